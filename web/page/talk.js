// Talk that nobody has seen yet: a line that shows itself for a while, and how many there are.
// @ts-check
import { openTab } from "./drawer.js";

/** How long a line shows itself. */
const SHOWN_MS = 6_000;
/** The number of the last line that the page was told of; none before it was told of any. */
let known = NaN;
let unseen = 0;
/** @type {number | undefined} */
let timer;

/** Tells what was said since the page was last told of it. @param {HTMLElement} table */
export function tellTalk(table) {
  const lines = [...table.querySelectorAll(".chat [data-number]")].filter((line) => line instanceof HTMLElement);
  const last = Math.max(-1, ...lines.map((line) => Number(line.dataset.number)));
  const isFirst = Number.isNaN(known);
  const fresh = isFirst ? [] : lines.filter((line) => Number(line.dataset.number) > known && line.dataset.own === undefined);
  known = last;
  if (isSeen(table)) unseen = 0;
  else unseen += fresh.length;
  count(table);
  const newest = fresh[fresh.length - 1];
  if (newest && !isSeen(table)) show(newest);
  table.querySelector(".chat")?.addEventListener("toggle", () => isSeen(table) && ((unseen = 0), count(table)));
}

/** Whether the talk is on the screen. @param {HTMLElement} table */
function isSeen(table) {
  const list = table.querySelector(".chat ol");
  if (!list || document.visibilityState !== "visible" || !list.closest("details")?.open) return false;
  const { top, bottom, width } = list.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** @param {HTMLElement} table */
function count(table) {
  for (const badge of document.querySelectorAll(".badge-count")) badge.remove();
  if (unseen === 0) return;
  for (const place of table.querySelectorAll(".chat > summary, [data-tab=chat]")) {
    const badge = document.createElement("span");
    badge.className = "badge-count";
    badge.textContent = String(unseen);
    place.append(" ", badge);
  }
}

/** @param {HTMLElement} line */
function show(line) {
  const toast = document.getElementById("said") ?? document.createElement("button");
  toast.id = "said";
  toast.className = "paper";
  toast.setAttribute("type", "button");
  toast.textContent = (line.querySelector(".name")?.textContent ?? "") + ": " + (line.querySelector("bdi:not(.name)")?.textContent ?? "");
  toast.onclick = () => {
    openTab("chat");
    toast.remove();
  };
  document.body.append(toast);
  clearTimeout(timer);
  timer = setTimeout(() => toast.remove(), SHOWN_MS);
}
