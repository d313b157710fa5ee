// Talking at the table: a text or one of the quick phrases.
// @ts-check
import { tellTalk } from "./talk.js";

/**
 * @param {HTMLElement} table
 * @param {() => Record<string, unknown>} speaker for which seat is spoken, and at which table
 * @param {() => void} then
 */
export function wakeChat(table, speaker, then) {
  table.querySelector(".speak")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { submitter, target } = /** @type {SubmitEvent} */ (event);
    const form = /** @type {HTMLFormElement} */ (target);
    const fields = new FormData(form, submitter);
    const phrase = fields.get("phrase");
    const text = String(fields.get("text") ?? "").trim();
    if (!phrase && !text) return;
    const headers = { "content-type": "application/json" };
    const { table, ...seat } = speaker();
    const body = JSON.stringify({ ...(phrase ? { phrase } : { text }), ...seat });
    const field = () => /** @type {HTMLInputElement | null} */ (document.querySelector(".speak [name=text]"));
    const said = phrase ? null : field();
    if (said) said.value = "";
    const sent = await fetch(`/api/tables/${table}/chat`, { method: "POST", headers, body }).catch(() => null);
    // What could not be said is still there to be said, unless something else is being written by now.
    const again = sent?.ok || phrase ? null : field();
    if (again && !again.value) again.value = text;
    then();
  });
  tellTalk(table);
}
