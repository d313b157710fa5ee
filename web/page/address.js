// Every point has an address: a line of the log or the sheet shows its place, its line and its rule.
// @ts-check

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
      showLine(root, entry ?? "", line.closest(".sheet") !== null);
    });
  }
}

/** @param {HTMLElement} root @param {string} entry @param {boolean} fromSheet */
function showLine(root, entry, fromSheet) {
  for (const old of root.querySelectorAll(".shown")) old.classList.remove("shown");
  const lines = [...root.querySelectorAll(`[data-entry="${CSS.escape(entry)}"]`)];
  for (const line of lines) line.classList.add("shown");
  const inLog = lines.find((line) => line.closest(".log"));
  if (!fromSheet || !(inLog instanceof HTMLElement)) return;
  /** @type {HTMLDetailsElement} */ (inLog.closest("details")).open = true;
  const list = /** @type {HTMLElement} */ (inLog.parentElement);
  list.scrollTop = inLog.offsetTop - list.offsetTop - list.clientHeight / 2;
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
