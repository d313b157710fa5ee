// Every point has an address: a line of the log or the sheet shows its place, its line and its rule.
// @ts-check

/** The entry whose lines are shown: they stay shown while the page changes around them. */
let shown = "";

/**
 * @param {HTMLElement} root
 * @param {(place: string) => void} point
 */
export function wakeAddresses(root, point) {
  for (const line of root.querySelectorAll("[data-entry]")) {
    line.addEventListener("click", (event) => {
      const link = /** @type {Element} */ (event.target).closest("a");
      if (link?.classList.contains("at")) return;
      if (link?.classList.contains("rule")) return showRule(event, /** @type {HTMLAnchorElement} */ (link));
      event.preventDefault();
      const { place, entry } = /** @type {HTMLElement} */ (line).dataset;
      if (place) point(place);
      shown = entry ?? "";
      const inLog = showLines(root).find((line) => line.closest(".log"));
      if (line.closest(".sheet") && inLog) bring(inLog);
    });
  }
  showLines(root);
}

/** Marks the lines of the entry that is shown, and gives them. @param {HTMLElement} root */
function showLines(root) {
  for (const old of root.querySelectorAll(".shown")) old.classList.remove("shown");
  const lines = shown ? [...root.querySelectorAll(`[data-entry="${CSS.escape(shown)}"]`)] : [];
  for (const line of lines) line.classList.add("shown");
  return lines;
}

/** Scrolls the list of a line until the line is in its middle. @param {Element} line */
export function bring(line) {
  const fold = line.closest("details");
  if (fold) fold.open = true;
  for (const pane of [line.closest(".log"), line.closest(".side")]) {
    if (!pane || pane.scrollHeight <= pane.clientHeight) continue;
    const [at, all] = [line.getBoundingClientRect(), pane.getBoundingClientRect()];
    pane.scrollTop += at.top + at.height / 2 - all.top - all.height / 2;
    return;
  }
}

/** Shows a rule where the reader is. @param {Event} event @param {HTMLAnchorElement} link */
async function showRule(event, link) {
  const card = document.getElementById("rule-card");
  const text = card?.querySelector(".rule-text");
  if (!(card instanceof HTMLDialogElement) || !text) return;
  event.preventDefault();
  const address = new URL(link.href);
  const rule = await fetch(`${address.pathname}?only=${address.hash.slice(1)}`).then((got) => (got.ok ? got.text() : ""), () => "");
  if (!rule) return void (location.href = link.href);
  const whole = new DOMParser().parseFromString(rule, "text/html");
  text.replaceChildren(...whole.body.childNodes);
  card.showModal();
}
