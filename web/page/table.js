// The table: joins board, picks, stream and sending.
// @ts-check
import { wakeAddresses } from "./address.js";
import { Board } from "../board/board.js";
import { wakeChat } from "./chat.js";
import { runClocks } from "./clock.js";
import { keepFresh, refresh, take } from "../net/refresh.js";
import { takeInvite } from "../net/invite.js";
import { listenToKeys, showKeys } from "./keys.js";
import { listen } from "../net/live.js";
import { wakeLooks } from "../board/looks.js";
import { keepLookUp, say, wakeLookUp } from "../board/lookup.js";
import { announce, startNews } from "./news.js";
import { Picks, offersOf } from "../board/picks.js";
import { addressOf, isPractice, settle, wakePractice } from "./practice.js";
import { watchPresses } from "../board/pointer-guard.js";
import { again, isSending, send } from "../net/send.js";
import { wakeShares } from "./share.js";
import { remember, tellSince } from "./since.js";
import { wakeSounds } from "./sound.js";
import { adopt, pieceOf } from "../net/fragment.js";
import { fillTray, markTray } from "../board/tray.js";
import { meant, whyNot } from "../board/why.js";

/** @type {HTMLElement} */
let root;
/** @type {Board | null} */
let board = null;
let picks = new Picks([]);
/** What a hint said last, and of which move. */
const hinted = { move: "", why: "" };

/** @param {HTMLElement} table */
export function start(table) {
  takeInvite();
  watchPresses();
  wake(table);
  keepFresh({ root: () => root, swap });
  if (!isPractice(table)) tellSince(table), remember(table);
  startNews(table);
  runClocks();
  const { table: id } = table.dataset;
  const seat = table.dataset.asked ? `&seat=${table.dataset.asked}` : "";
  const [canPick, canConfirm] = [() => picks.next().size > 0, () => picks.found() !== null];
  listenToKeys({ board: () => board, canPick, canConfirm, pick, turn, confirm, back, clear, hint });
  if (isPractice(table)) return addEventListener("popstate", () => location.reload());
  document.addEventListener("visibilitychange", () => remember(root));
  listen(() => `/api/tables/${id}/events?only=versions&version=${root.dataset.version}${seat}`, {
    version: (version) => void refresh(version),
    people: () => void refresh(),
    connected: (is) => {
      /** @type {HTMLElement} */ (document.getElementById("offline")).hidden = is;
      if (is && isSending()) decide(again());
    },
  });
}

/** Makes what the server drew alive. @param {HTMLElement} table */
function wake(table) {
  root = table;
  document.title = table.dataset.title ?? document.title;
  const way = picks.way;
  const ghosts = [...table.querySelectorAll("[data-ghost]")].map((part) => /** @type {SVGElement} */ (part).dataset.part ?? "");
  picks = new Picks(offersOf(table), new Set(ghosts));
  picks.way = way;
  if (!board?.canvas.isConnected) wakeBoard(table);
  keepLookUp();
  for (const offer of picks.offers) {
    offer.button.type = "button";
    offer.button.addEventListener("click", () => (picks.name(offer), render()));
  }
  const on = (/** @type {string} */ what, /** @type {() => void} */ doing) => table.querySelector(what)?.addEventListener("click", doing);
  on(".confirm", confirm);
  on(".unpick", back);
  on(".rotate", () => turn(1));
  on("[data-opens=keys]", showKeys);
  /** @type {HTMLElement | null} */ (table.querySelector("[data-opens=keys]"))?.removeAttribute("hidden");
  table.querySelector(".undo")?.addEventListener("submit", (event) => (event.preventDefault(), undo()));
  wakeChat(table, () => ({ table: root.dataset.table, ...seatField() }), () => void refresh());
  const tray = /** @type {HTMLElement | null} */ (table.querySelector(".tray"));
  if (tray && board) fillTray(tray, board, [...new Set(picks.offers.flatMap((offer) => offer.picks))], pick);
  table.querySelector(".hint")?.addEventListener("submit", (event) => (event.preventDefault(), void hint()));
  wakeAddresses(table, (place) => board?.point(place));
  wakeLooks(table, () => void refresh());
  wakeShares(table);
  wakeSounds(table);
  wakePractice(table, board, go);
  render();
}

/** The board stays while the table changes around it. @param {HTMLElement} table */
function wakeBoard(table) {
  board = table.querySelector(".canvas svg") ? new Board(table, { pick, turn, hover, miss }) : null;
  if (board) wakeLookUp(board.canvas);
  table.querySelector("[data-tool=rotate]")?.addEventListener("click", () => void turn(1));
}

/** @param {string} part */
function pick(part) {
  picks.pick(part);
  render();
}

/** Turns the thing in hand; says whether it could. @param {number} by */
function turn(by) {
  if (!picks.turn(by)) return false;
  render();
  return true;
}

/** Shows what would lie under the pointer. @param {string | null} part */
function hover(part) {
  if (picks.shown()) return;
  board?.ghost(part ?? undefined, part ? picks.shown([part])?.ghost : undefined);
}

/** Says why something that was pressed is not offered. @param {Element | null} what @param {number} x @param {number} y */
async function miss(what, x, y) {
  if (isPractice(root) || !(what instanceof SVGElement) || !what.dataset.cell) return;
  const picked = picks.found() ? picks.picked.slice(0, -1) : picks.picked;
  const open = picks.offers.filter((offer) => picked.every((part) => offer.picks.includes(part)));
  const move = meant(open, picked, what.dataset.cell, (part) => board?.part(part)?.dataset.cell);
  const why = move && (await whyNot(root.dataset.table ?? "", move, seatField()));
  if (why) say(why, x, y);
}

const clear = () => (picks.clear(), render());

/** Shows what is picked and what can be picked. */
function render() {
  const found = picks.found();
  board?.mark(picks.next(), picks.taken(), picks.all());
  const tray = /** @type {HTMLElement | null} */ (root.querySelector(".tray"));
  if (tray) markTray(tray, picks.next(), picks.taken());
  const { at, ghost } = picks.lies();
  board?.ghost(at, ghost, true);
  const choice = /** @type {HTMLElement | null} */ (root.querySelector(".choice"));
  if (choice) {
    choice.hidden = picks.picked.length === 0 && !found;
    /** @type {HTMLElement} */ (choice.querySelector(".chosen")).textContent = found?.label ?? "";
    /** @type {HTMLElement} */ (choice.querySelector(".why")).textContent = found?.move === hinted.move ? hinted.why : "";
    /** @type {HTMLButtonElement} */ (choice.querySelector(".confirm")).disabled = !found || isSending();
  }
  for (const button of root.querySelectorAll(".rotate, [data-tool=rotate]")) {
    button.toggleAttribute("hidden", picks.ways().length < 2);
  }
  const open = new Set(picks.open());
  for (const offer of picks.offers) {
    offer.button.setAttribute("aria-pressed", String(offer === found));
    offer.button.hidden = picks.picked.length > 0 && !picks.named && !open.has(offer);
  }
}

/** @returns {{ seat?: number }} */
function seatField() {
  return root.dataset.seat ? { seat: Number(root.dataset.seat) } : {};
}

function confirm() {
  const found = picks.found();
  if (!found || isSending()) return;
  if (isPractice(root)) return go(addressOf(root, ".offers", found.move));
  decide(send(address("move"), { ...fields(), move: found.move }));
  const button = /** @type {HTMLButtonElement | null} */ (root.querySelector(".confirm"));
  if (button) button.disabled = true;
}

/** Where a decision goes; the answer is the piece of the page that changes by it. @param {string} what */
const address = (what) => `/t/${root.dataset.table}/${what}?${pieceOf(root)}`;

/** What goes along with a decision. @returns {Record<string, string>} */
function fields() {
  const { n = "", seat } = root.dataset;
  return seat ? { n, seat } : { n };
}

/** @param {Promise<import("../net/send.js").Answer | null>} sent */
const decide = (sent) => void take(sent, answered);

/** Goes to another position of a board for practice. @param {string} here */
const go = (here) => (picks.clear(), (root.dataset.here = here), void refresh());

function undo() {
  if (isPractice(root)) return go(addressOf(root, ".undo"));
  decide(send(address("undo"), fields()));
}

function back() {
  if (picks.back()) render();
  else if (root.querySelector(".undo")) undo();
}

/** Shows what a good player would do; it is confirmed like anything else, or put back. */
async function hint() {
  const button = /** @type {HTMLButtonElement | null} */ (root.querySelector(".hint button"));
  if (!button || button.disabled) return;
  button.disabled = true;
  const headers = { "content-type": "application/json" };
  const asked = { method: "POST", headers, body: JSON.stringify(seatField()) };
  const answer = await fetch(`/api/tables/${root.dataset.table}/hint`, asked).then((got) => got.json(), () => null);
  button.disabled = false;
  const move = JSON.stringify(answer?.move);
  const offer = picks.offers.find((offer) => JSON.stringify(JSON.parse(offer.move)) === move);
  if (offer) [hinted.move, hinted.why] = [offer.move, answer.why];
  if (offer) picks.name(offer);
  else if (answer?.error) answered({ done: false, message: answer.error.message });
  render();
}

/** @param {import("../net/send.js").Answer | null} answer */
function answered(answer) {
  const toast = /** @type {HTMLElement} */ (document.getElementById("toast"));
  if (!answer && isSending()) {
    toast.textContent = toast.dataset.sending ?? "";
    toast.hidden = false;
    setTimeout(() => isSending() && decide(again()), 2000);
    return;
  }
  // What was decided is no longer picked, even if the next choice is among the same things.
  if (answer?.done) picks.clear();
  toast.textContent = answer?.message ?? "";
  toast.hidden = !answer?.message;
  if (answer?.message) setTimeout(() => (toast.hidden = true), 6000);
}

/** @param {HTMLElement} fresh */
function swap(fresh) {
  const [before, { seat, n }] = [picks, { ...root.dataset }];
  const focus = document.activeElement instanceof SVGElement ? document.activeElement.dataset.part : undefined;
  const picture = fresh.querySelector(".canvas svg");
  adopt(root, fresh);
  if (board?.canvas.isConnected && picture instanceof SVGSVGElement) board.redraw(root, picture, n !== root.dataset.n);
  wake(root);
  // Somebody who was picking while others talked, or chose in secret, goes on picking.
  const offered = (/** @type {Picks} */ { offers }) => offers.map((offer) => offer.move).join("\n");
  if (seat === root.dataset.seat && offered(before) === offered(picks)) {
    const named = picks.offers.find((offer) => offer.move === before.named?.move);
    if (named) picks.name(named);
    else for (const part of before.picked) picks.pick(part);
  }
  picks.way = before.way;
  render();
  if (focus) board?.part(focus)?.focus();
  announce(root);
  (isPractice(root) ? settle : remember)(root);
}
