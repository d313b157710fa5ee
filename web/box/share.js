// The set for others: a name, a file, a link with everything in it, a square for a phone; and sets that come in.
// @ts-check
import { button, el, say } from "./dom.js";
import { isReady } from "./check.js";
import { readSet } from "./compare.js";
import { parsed } from "./pictures.js";
import { pack } from "./server.js";
import { all, forget, newKey } from "./store.js";

/** @typedef {import("./editor.js").Editor} Editor */

const NAME_MAX = 60;

/** A set that somebody gave becomes a transcription of its own. @param {Editor} editor @param {any} set */
export function takeOver(editor, set) {
  // The hash is of the set as it came, and what is a draft shows itself.
  const { hash, draft, ...own } = set;
  editor.open({ key: newKey(), game: set.game, edition: editor.edition, set: own, sure: { wall: true }, at: new Date().toISOString() });
}

/** @param {Editor} editor @param {string} text */
async function bring(editor, text) {
  const set = await readSet(text);
  editor.view.shareFault = set === null || set.game !== editor.game;
  if (set && set.game === editor.game) takeOver(editor, set);
  else editor.render();
}

/** @param {Editor} editor */
function save(editor) {
  const set = isReady(editor) ? (editor.report?.set ?? editor.set) : { ...editor.set, draft: true };
  const address = URL.createObjectURL(new Blob([JSON.stringify(set, null, 1)], { type: "application/json" }));
  const name = (typeof set.name === "string" ? set.name : "").replaceAll(/[^\p{L}\p{N}]+/gu, "-") || editor.game;
  const link = el("a", { href: address, download: `${name}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @param {Editor} editor */
async function makeLink(editor) {
  const [base, set] = [`${location.origin}/box#`, editor.set];
  const packed = await pack(set, base);
  editor.view.link = packed ? { text: JSON.stringify(set), address: base + packed.packed, qr: packed.qr } : null;
  editor.view.shareFault = packed === null;
  editor.render();
}

/** @param {Editor} editor */
function linkOf(editor) {
  /** @type {{text: string, address: string, qr: string | null} | null} */
  const link = editor.view.link;
  if (!link || link.text !== JSON.stringify(editor.set)) return button(say("make-link"), () => void makeLink(editor), { "data-key": "make-link" });
  const input = el("input", { type: "text", readonly: true, value: link.address, "aria-label": say("link"), "data-key": "link", onfocus: () => input.select() });
  const copy = () => {
    input.select();
    if (navigator.clipboard) void navigator.clipboard.writeText(link.address).catch(() => undefined);
    else document.execCommand("copy");
    editor.view.isCopied = true;
    editor.render();
  };
  const square = parsed(link.qr ?? "");
  square?.setAttribute("aria-label", say("qr"));
  return [el("div", { class: "row" }, input, button(say(editor.view.isCopied ? "copied" : "copy"), copy, { "data-key": "copy" })), square && document.importNode(square, true)];
}

/** @param {Editor} editor */
function remove(editor) {
  if (!confirm(say("delete-sure"))) return;
  forget(editor.doc.key);
  editor.open(all(editor.game)[0] ?? editor.fresh());
}

/** @type {import("./editor.js").Tab} */
export const shareTab = {
  id: "share",
  state: () => "",
  show: (editor) => {
    const name = el("input", { id: "set-name", type: "text", maxlength: NAME_MAX, value: typeof editor.set.name === "string" ? editor.set.name : "", "data-key": "name", onchange: () => editor.change((doc) => (name.value.trim() ? (doc.set.name = name.value.trim()) : delete doc.set.name)) });
    const file = el("input", { type: "file", accept: ".json,application/json", "data-key": "bring-file", onchange: () => void file.files?.[0]?.text().then((text) => bring(editor, text)) });
    const link = el("input", { type: "text", placeholder: "https://…/box#…", "data-key": "bring-link", onchange: () => void bring(editor, link.value) });
    const two = editor.set.checkedBy;
    return [
      el("section", { class: "paper" },
        el("h2", {}, say("name-head")), el("label", { for: "set-name", class: "quiet" }, say("name-how")), name,
        Array.isArray(two) && two.length >= 2 && el("p", { class: "verdict good" }, say("checked-by", { a: String(two[0]), b: String(two[1]) })),
        el("h2", {}, say("play-head")), el("p", { class: "quiet" }, say(isReady(editor) ? "play-how" : "play-not-yet")),
        el("div", { class: "row" }, isReady(editor) ? el("a", { class: "button main", href: `/make?game=${editor.game}#set=${editor.doc.key}` }, say("play")) : button(say("to-check-tab"), () => editor.goTo("check"), { "data-key": "to-check" }))),
      el("section", { class: "paper" },
        el("h2", {}, say("give-head")), el("p", { class: "quiet" }, say("give-how")),
        el("div", { class: "row" }, button(say(isReady(editor) ? "save-file" : "save-draft"), () => save(editor), { "data-key": "save-file" })), linkOf(editor)),
      el("section", { class: "paper" },
        el("h2", {}, say("bring-head")),
        el("label", { class: "given" }, say("bring-file"), file), el("label", { class: "given" }, say("bring-link"), link),
        editor.view.shareFault && el("p", { class: "notice", role: "alert" }, say("cannot-read")),
        el("h2", {}, say("delete-head")), button(say("delete"), () => remove(editor), { "data-key": "delete" })),
    ];
  },
};
