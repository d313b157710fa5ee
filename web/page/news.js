// News: what happened since it was last said, for those who listen, and a sound for those who want one.
// @ts-check
import { play } from "./sound.js";

let lastSeen = -1;
let wasDue = false;

/** @param {HTMLElement} root */
function newest(root) {
  const entry = /** @type {HTMLElement | null} */ (root.querySelector(".log [data-entry]"))?.dataset.entry;
  return entry === undefined ? lastSeen : Number(entry);
}

/** @param {HTMLElement} root */
function isDue(root) {
  return root.querySelector(".offer-list") !== null;
}

/** @param {HTMLElement} root */
export function startNews(root) {
  [lastSeen, wasDue] = [newest(root), isDue(root)];
}

/** Says what happened since it was last said, the oldest first. @param {HTMLElement} root */
export function announce(root) {
  const isNew = (/** @type {Element} */ line) => Number(/** @type {HTMLElement} */ (line).dataset.entry) > lastSeen;
  const lines = [...root.querySelectorAll(".log [data-entry]")].filter(isNew);
  const isTurn = isDue(root) && !wasDue;
  wasDue = isDue(root);
  if (isTurn) play("turn");
  if (lines.length === 0) return;
  for (const line of root.querySelectorAll(".log .new")) line.classList.remove("new");
  for (const line of lines) line.classList.add("new");
  if (!isTurn) play("move");
  const news = /** @type {HTMLElement} */ (document.getElementById("news"));
  const task = root.querySelector(".task")?.textContent ?? "";
  news.textContent = lines.reverse().map((line) => line.querySelector(".say")?.textContent).join(" ") + " " + task;
  lastSeen = newest(root);
}
