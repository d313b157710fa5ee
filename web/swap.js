// What changes from move to move: fetched as a piece of the page, joined with what the page has.
// @ts-check

let lastTold = "";

/**
 * Fetches the table as it is now; none if it is as it was told last.
 * @param {HTMLElement} root
 * @returns {Promise<HTMLElement | null>}
 */
export async function fragmentOf(root) {
  if (root.dataset.here) return fetchFrom(root, 0);
  const lines = linesOf(root);
  const newest = lines.length > 0 ? Number(lines[0].dataset.entry) : -1;
  const fresh = await fetchFrom(root, newest + 1);
  const list = fresh && logOf(fresh);
  if (!fresh || !list) return fresh;
  if (Number(list.dataset.lines) === lines.length + list.children.length) {
    list.append(...lines.map((line) => line.cloneNode(true)));
    list.dataset.from = "0";
    return fresh;
  }
  // Something was taken back, or lines came to an older entry: the whole log is told again.
  lastTold = "";
  return fetchFrom(root, 0);
}

/** @param {HTMLElement} root @param {number} from @returns {Promise<HTMLElement | null>} */
async function fetchFrom(root, from) {
  const { table, asked, here } = root.dataset;
  const address = here ? `${here}&fragment=1` : `/t/${table}?fragment=1&from=${from}${asked ? `&seat=${asked}` : ""}`;
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const html = await response.text();
  // Every answer has request ids of its own; apart from them the same page is not drawn again.
  const told = html.replace(/name="request_id" value="[^"]*"/g, "").replace(/data-left="[^"]*"/g, "");
  if (told === lastTold) return null;
  lastTold = told;
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  return fresh && document.importNode(fresh, true);
}

/** @param {HTMLElement} root @returns {HTMLElement | null} */
function logOf(root) {
  return root.querySelector(".log ol");
}

/** @param {HTMLElement} root @returns {HTMLElement[]} */
function linesOf(root) {
  return [...root.querySelectorAll(".log li")].filter((line) => line instanceof HTMLElement);
}

/** Puts the new table in place of the old one; what somebody typed, opened or scrolled to stays. @param {HTMLElement} had @param {HTMLElement} fresh */
export function adopt(had, fresh) {
  for (const form of [".join", ".own-seat form"]) {
    const typed = had.querySelector(form);
    if (typed && (form === ".join" || typed.contains(document.activeElement))) fresh.querySelector(form)?.replaceWith(typed);
  }
  const about = had.querySelector("details.about");
  if (about) fresh.querySelector("div.about")?.replaceWith(about.cloneNode(true));
  const draft = /** @type {HTMLInputElement | null} */ (had.querySelector(".speak [name=text]"));
  const focused = document.activeElement === draft;
  for (const fold of had.querySelectorAll("details[class]")) {
    const same = fresh.querySelector(`details.${[...fold.classList].join(".")}`);
    if (same instanceof HTMLDetailsElement && fold instanceof HTMLDetailsElement && !same.matches(".sheet[open]")) same.open = fold.open;
  }
  const control = document.activeElement?.closest("#table button, #table summary, #table a");
  const place = control ? controlsOf(had).indexOf(control) : -1;
  had.replaceWith(fresh);
  const say = /** @type {HTMLInputElement | null} */ (fresh.querySelector(".speak [name=text]"));
  if (say && draft) {
    say.value = draft.value;
    if (focused) say.focus();
  }
  const again = place >= 0 ? controlsOf(fresh)[place] : null;
  if (again instanceof HTMLElement && again.tagName === control?.tagName && again.textContent === control.textContent) again.focus();
}

/** @param {HTMLElement} root */
function controlsOf(root) {
  return [...root.querySelectorAll("button, summary, a")];
}
