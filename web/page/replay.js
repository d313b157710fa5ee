// Looking back: slider, keys, swipes and log lines go to a position without loading the page anew.
// @ts-check
import { wakeDrawer } from "./drawer.js";
import { Board } from "../board/board.js";
import { bring, wakeAddresses } from "./address.js";
import { wakeLookUp } from "../board/lookup.js";
import { wakeShares } from "./share.js";
import { replaceAround } from "../net/fragment.js";

const SLIDER = ".slider input[type=range]";

/** @type {HTMLElement} */
let root;
/** @type {Board} */
let board;
/** @type {number | null} */
let wanted = null;
let isFetching = false;

/** @param {HTMLElement} table */
export function start(table) {
  wake(table);
  document.addEventListener("keydown", onKey);
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest('a[href*="/replay?at="]');
    const address = link instanceof HTMLAnchorElement ? new URL(link.href) : null;
    if (!address || address.searchParams.get("eyes") !== (root.dataset.eyes ?? null)) return;
    event.preventDefault();
    go(Number(address.searchParams.get("at")));
  });
  addEventListener("popstate", () => location.reload());
}

/** @param {HTMLElement} table */
function wake(table) {
  root = table;
  board = new Board(table, null);
  wakeLookUp(table);
  wakeDrawer(table);
  wakeAddresses(table, (place) => board.point(place));
  wakeShares(table);
  wakeAutoplay(table);
  const slider = /** @type {HTMLInputElement} */ (table.querySelector(SLIDER));
  // It stays the same one, since somebody may be pulling it.
  slider.oninput = () => void go(Number(slider.value));
  /** @type {HTMLElement | null} */ (table.querySelector(".slider button"))?.setAttribute("hidden", "");
  const now = Number(table.dataset.n);
  const lines = /** @type {HTMLElement[]} */ ([...table.querySelectorAll(".log [data-entry]")]);
  const current = lines.find((line) => Number(line.dataset.entry) < now);
  for (const line of lines) line.classList.toggle("current", line.dataset.entry === current?.dataset.entry);
  if (current?.dataset.place) board.point(current.dataset.place);
  if (current) bring(current);
  listenToSwipes();
}

/** How long each position is shown while all of it plays by itself. */
const EACH_MS = 900;
/** @type {number | undefined} */
let playing;

/** Plays on by itself until it is stopped, somebody goes elsewhere, or the game is over. @param {HTMLElement} table */
function wakeAutoplay(table) {
  const button = table.querySelector("[data-autoplay]");
  if (!(button instanceof HTMLButtonElement)) return;
  button.hidden = false;
  const show = () => {
    const isOn = playing !== undefined;
    if (isOn !== (button.getAttribute("aria-pressed") === "true")) [button.textContent, button.dataset.stop] = [button.dataset.stop ?? "", button.textContent ?? ""];
    button.setAttribute("aria-pressed", String(isOn));
  };
  button.addEventListener("click", () => {
    const isOn = playing !== undefined;
    clearInterval(playing);
    playing = isOn ? undefined : setInterval(step, EACH_MS);
    show();
  });
  show();
}

function step() {
  const [now, last] = [Number(root.dataset.n), Number(root.dataset.last)];
  if (now < last) return void go(now + 1);
  clearInterval(playing);
  playing = undefined;
  wakeAutoplay(root);
}

function listenToSwipes() {
  let from = 0;
  board.canvas.addEventListener("touchstart", (event) => (from = event.touches[0].clientX), { passive: true });
  board.canvas.addEventListener("touchend", (event) => {
    const way = event.changedTouches[0].clientX - from;
    if (board.viewport.isSettled() && Math.abs(way) > 60) go(Number(root.dataset.n) - Math.sign(way));
  });
}

/** Goes to a position; of many that are wanted at once the last. @param {number} n */
async function go(n) {
  wanted = Math.min(Math.max(n, 0), Number(root.dataset.last));
  if (isFetching) return;
  isFetching = true;
  while (wanted !== null) {
    const { replay, asked, eyes } = root.dataset;
    const address = `/t/${replay}/replay?at=${wanted}${asked ? `&seat=${asked}` : ""}${eyes ? `&eyes=${eyes}` : ""}`;
    wanted = null;
    const response = await fetch(`${address}&fragment=1`).catch(() => null);
    if (!response?.ok) continue;
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("table");
    if (!fresh) continue;
    swap(document.importNode(fresh, true));
    history.replaceState(null, "", address);
    // Whoever changes the language comes back to this position.
    document.querySelector(".switches [name=back]")?.setAttribute("value", address);
  }
  isFetching = false;
}

/** @param {HTMLElement} fresh */
function swap(fresh) {
  const focus = document.activeElement;
  const step = focus?.closest(".steps") ? [...root.querySelectorAll(".steps a")].indexOf(focus) : -1;
  const folds = [...root.querySelectorAll("details")].map((fold) => fold.open);
  for (const [n, fold] of fresh.querySelectorAll("details").entries()) fold.open = folds[n] ?? fold.open;
  const slider = /** @type {HTMLInputElement} */ (root.querySelector(SLIDER));
  const isPulled = slider.matches(":active");
  replaceAround(root, fresh, SLIDER);
  slider.max = root.dataset.last ?? slider.max;
  if (!isPulled) slider.value = root.dataset.n ?? "";
  wake(root);
  if (step >= 0) /** @type {HTMLElement} */ (root.querySelectorAll(".steps a")[step]).focus();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const now = Number(root.dataset.n);
  /** @type {Record<string, number>} */
  const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: Number(root.dataset.last) };
  const autoplay = /** @type {HTMLElement | null} */ (root.querySelector("[data-autoplay]"));
  if (event.key === " " && !(event.target instanceof HTMLButtonElement)) return event.preventDefault(), autoplay?.click();
  if (event.key in to) void go(to[event.key]);
  else if (event.key === "Escape") /** @type {HTMLElement | null} */ (root.querySelector(".doing .button.main"))?.click();
  else if (event.key === "+" || event.key === "=") board.viewport.zoom(1.4);
  else if (event.key === "-") board.viewport.zoom(1 / 1.4);
  else if (event.key === "0") board.viewport.fit();
  else return;
  event.preventDefault();
}
