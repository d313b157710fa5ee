// What changes from move to move: fetched as a piece of the page, joined with what the page has.
// @ts-check
import { keep } from "../page/form-state.js";
import { unpressed } from "../board/pointer-guard.js";
import { wakeDrawer } from "../page/drawer.js";

/** By what the server knows the piece again that this page has. */
let tag = "";

/** From which entry on this page lacks the log: who sat down before the first one has a line, too. @param {HTMLElement} root */
const fromHere = (root) => Math.min(Number(linesOf(root)[0]?.dataset.entry ?? -1) + 1, Number(root.dataset.n));

/** How the piece of the page is asked for that this page lacks. @param {HTMLElement} root @param {number} [from] from which entry on the log is told */
export function pieceOf(root, from = fromHere(root)) {
  const { asked } = root.dataset;
  return `fragment=1&from=${from}${asked ? `&seat=${asked}` : ""}`;
}

/** Asks for the table as it is now; nothing if it cannot be had. @param {HTMLElement} root @param {string} [piece] @returns {Promise<string>} */
export async function pieceNow(root, piece = pieceOf(root)) {
  const { table, here } = root.dataset;
  /** @type {Record<string, string>} */
  const headers = here ? {} : { "if-none-match": tag };
  const response = await fetch(here ? `${here}&fragment=1` : `/t/${table}?${piece}`, { headers }).catch(() => null);
  if (!response?.ok) return "";
  const html = await response.text();
  tag = tagOf(response);
  return html;
}

/** By what the server knows this answer again. @param {Response} response */
export const tagOf = (response) => response.headers.get("etag") ?? "";

/** Says that this page has the piece of this tag, which came with another answer. @param {string} had */
export const hasPiece = (had) => (tag = had);

/**
 * The table as a piece of the page tells it, wherever that came from; none if it tells nothing new.
 * @param {HTMLElement} root @param {string} html
 * @returns {Promise<HTMLElement | null>}
 */
export async function read(root, html) {
  const { here, version } = root.dataset;
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  // What is of an older version was overtaken on its way.
  if (!fresh || (!here && Number(fresh.dataset.version) < Number(version))) return null;
  const [list, lines] = [logOf(fresh), linesOf(root)];
  if (here || !list || list.dataset.from === "0") return fresh;
  if (Number(list.dataset.lines) === lines.length + list.children.length) {
    list.append(...lines.map((line) => line.cloneNode(true)));
    list.dataset.from = "0";
    return fresh;
  }
  // Something was taken back, or lines came to an older entry: the whole log is told again.
  tag = "";
  const whole = await pieceNow(root, pieceOf(root, 0));
  await unpressed();
  return read(root, whole);
}

/** @param {HTMLElement} root @returns {HTMLElement | null} */
function logOf(root) {
  return root.querySelector(".log ol");
}

/** @param {HTMLElement} root @returns {HTMLElement[]} */
function linesOf(root) {
  return [...root.querySelectorAll(".log li")].filter((line) => line instanceof HTMLElement);
}

/**
 * Makes the table on the page like the fresh one; what somebody typed, opened or scrolled to stays, and so does the
 * board, which is redrawn by itself.
 * @param {HTMLElement} had @param {HTMLElement} fresh
 */
export function adopt(had, fresh) {
  const putBack = keep(had);
  // The secret of a link was put into this form and is nowhere else.
  const join = had.querySelector(".join");
  if (join) fresh.querySelector(".join")?.replaceWith(join);
  const about = had.querySelector("details.about");
  if (about) fresh.querySelector("div.about")?.replaceWith(about.cloneNode(true));
  for (const fold of had.querySelectorAll("details[class]")) {
    const same = fresh.querySelector(`details.${[...fold.classList].join(".")}`);
    if (!(same instanceof HTMLDetailsElement && fold instanceof HTMLDetailsElement)) continue;
    // The sheet of a finished game opens by itself, and so does the talk when somebody speaks.
    const isNews = same.matches(".sheet") || same.querySelectorAll("li").length > fold.querySelectorAll("li").length;
    if (!(same.matches(".sheet, .chat") && same.open && isNews)) same.open = fold.open;
  }
  const control = document.activeElement?.closest("#table button, #table summary, #table a");
  const place = control ? controlsOf(had).indexOf(control) : -1;
  takeOver(had, fresh);
  wakeDrawer(had);
  putBack();
  const again = place >= 0 ? controlsOf(had)[place] : null;
  if (again instanceof HTMLElement && again.tagName === control?.tagName && again.textContent === control.textContent) again.focus();
}

/**
 * Makes an element like a fresh one, but leaves one thing within it where it is: it is never taken out of the page.
 * @param {Element} had @param {Element} fresh @param {string} left
 */
export function replaceAround(had, fresh, left) {
  for (const { name } of [...had.attributes]) if (!fresh.hasAttribute(name)) had.removeAttribute(name);
  for (const { name, value } of fresh.attributes) had.setAttribute(name, value);
  if (had.matches(left)) return;
  const within = (/** @type {Element} */ root) => [...root.children].find((child) => child.matches(left) || child.querySelector(left));
  const [stays, next] = [within(had), within(fresh)];
  if (!stays || !next) return had.replaceChildren(...fresh.childNodes);
  for (const child of [...had.childNodes]) if (child !== stays) child.remove();
  for (const child of [...fresh.childNodes]) {
    if (child !== next) had.insertBefore(child, next.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_PRECEDING ? stays : null);
  }
  if (!stays.matches(left)) replaceAround(stays, next, left);
}

/** @param {HTMLElement} had @param {HTMLElement} fresh */
function takeOver(had, fresh) {
  const [board, next] = [had, fresh].map((root) => root.querySelector(":scope > .board"));
  replaceAround(had, fresh, "#table > .board");
  if (!board || !next) return;
  board.setAttribute("aria-label", next.getAttribute("aria-label") ?? "");
  const looks = next.querySelector(".looks");
  if (looks) board.querySelector(".looks")?.replaceWith(looks);
}

/** @param {HTMLElement} root */
function controlsOf(root) {
  return [...root.querySelectorAll("button, summary, a")];
}
