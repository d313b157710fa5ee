// The table: joins board, picks, stream and sending.
// @ts-check
import { wakeAddresses } from "./address.js";
import { Board } from "../board/board.js";
import { wakeChat } from "./chat.js";
import { runClocks } from "./clock.js";
import { keepFresh, refresh, take } from "../net/refresh.js";
import { takeInvite } from "../net/invite.js";
import { endingMoves, wakeEnding } from "./ending.js";
import { listenToKeys, showKeys } from "./keys.js";
import { listen } from "../net/live.js";
import { startLook, wakeLooks } from "../board/looks.js";
import { keepLookUp, say, wakeLookUp } from "../board/lookup.js";
import { announce, startNews } from "./news.js";
import { newsOf, startShow, tell, wakePace } from "./pace.js";
import { Picks, offersOf } from "../board/picks.js";
import { addressOf, isPractice, settle, wakePractice } from "./practice.js";
import { watchPresses } from "../board/pointer-guard.js";
import { again, isSending, send } from "../net/send.js";
import { wakeShares } from "./share.js";
import { hideSince, remember, tellSince } from "./since.js";
import { noteResult } from "./stronger.js";
import { wakeSounds } from "./sound.js";
import { adopt, pieceOf } from "../net/fragment.js";
import { putBeside } from "../board/beside.js";
import { fillLoupe } from "../board/loupe.js";
import { placesOf, wakeThings } from "../board/things.js";
import { asksFirst, wakeAsking } from "./asking.js";
import { wakeDrawer } from "./drawer.js";
import { meant, whyNot } from "../board/why.js";

/** @type {HTMLElement} */
let root;
/** @type {Board | null} */
let board = null;
let picks = new Picks([]);
/** Whether the list of moves is wanted: the board is the better way. */
let isListOpen = false;
/** The moves that are still to be made on a way of several. @type {string[]} */
let way = [];
/** What a hint said last, and of which move. */
const hinted = { move: "", why: "" };

/** @param {HTMLElement} table */
export function start(table) {
  takeInvite();
  watchPresses();
  startShow(() => root);
  wake(table);
  keepFresh({ root: () => root, swap });
  if (!isPractice(table)) tellSince(table), remember(table);
  startNews(table);
  startLook();
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
  noteResult(table);
  const way = picks.way;
  const ghosts = [...table.querySelectorAll("[data-ghost]")].map((part) => /** @type {SVGElement} */ (part).dataset.part ?? "");
  const usual = [...table.querySelectorAll("[data-usual]")].map((part) => /** @type {HTMLElement} */ (part).dataset.part ?? "");
  const ends = endingMoves(table);
  /** What only an ending needs is chosen in its dialog and not on the board. @type {string[]} */
  const asked = [];
  const offers = offersOf(table).map((offer) => (ends.has(offer.move) ? (asked.push(...offer.picks.slice(-1)), { ...offer, picks: [] }) : offer));
  picks = new Picks(offers, new Set(ghosts), new Set(usual));
  picks.way = way;
  if (!board?.canvas.isConnected) wakeBoard(table);
  for (const part of asked) if (!picks.all().has(part)) table.querySelector(`.hand [data-part="${CSS.escape(part)}"]`)?.setAttribute("hidden", "");
  keepLookUp();
  for (const offer of picks.offers) {
    offer.button.type = "button";
    offer.button.addEventListener("click", () => (picks.name(offer), render()));
  }
  const on = (/** @type {string} */ what, /** @type {() => void} */ doing) => table.querySelector(what)?.addEventListener("click", doing);
  on(".confirm", confirm);
  on(".unpick", back);
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll(".hand [data-turns]"))) button.addEventListener("click", () => void turn(Number(button.dataset.turns)));
  on("[data-opens=keys]", showKeys);
  /** @type {HTMLElement | null} */ (table.querySelector("[data-opens=keys]"))?.removeAttribute("hidden");
  table.querySelector(".undo")?.addEventListener("submit", (event) => (event.preventDefault(), undo()));
  wakeChat(table, () => ({ table: root.dataset.table, ...seatField() }), () => void refresh());
  /** @type {HTMLElement | null} */ (table.querySelector(".acts"))?.removeAttribute("hidden");
  wakeThings(table, { board: () => board, pick, turn, drop });
  wakeDrawer(table);
  wakeAsking(table);
  const list = /** @type {HTMLDetailsElement | null} */ (table.querySelector(".offers details"));
  if (list) list.open = isListOpen;
  list?.addEventListener("toggle", () => (isListOpen = list.open));
  table.querySelector(".hint")?.addEventListener("submit", (event) => (event.preventDefault(), void hint()));
  wakeAddresses(table, (place) => board?.point(place));
  wakeLooks(table, () => void refresh());
  wakeShares(table);
  wakePace(table);
  wakeEnding(table, end);
  wakeSounds(table);
  wakePractice(table, board, go);
  render();
}

/** The board stays while the table changes around it. @param {HTMLElement} table */
function wakeBoard(table) {
  board = table.querySelector(".canvas svg") ? new Board(table, { pick, turn, hover, miss }) : null;
  wakeLookUp(table);
  if (!board) return;
  const bar = table.querySelector(".beside");
  bar?.querySelector("[data-turns]")?.addEventListener("click", () => void turn(1));
  bar?.querySelector("[data-ticks]")?.addEventListener("click", confirm);
  board.viewport.changed = showNear;
}

/** @param {string} part */
function pick(part) {
  if (picks.ghosts.has(part) && turn(1)) return;
  picks.pick(part);
  render();
  // Who does not want to be asked first plays at once what can be meant in one way only.
  if (!asksFirst() && picks.found() && picks.ways().length < 2) confirm();
}

/** Something from the hand was put on the board. @param {string} thing @param {string} place */
function drop(thing, place) {
  if (!picks.ghosts.has(thing) && !picks.picked.includes(thing)) picks.pick(thing);
  if (!picks.picked.includes(place)) picks.pick(place);
  render();
}

/** What stands beside the choice on the board, or shows it nearer. */
function showNear() {
  if (!board) return;
  const [bar, loupe] = [".beside", ".loupe"].map((which) => /** @type {HTMLElement | null} */ (root.querySelector(which)));
  if (loupe) fillLoupe(loupe, board, new Set([...picks.next(), ...picks.taken()]), picks.taken(), pick);
  const found = loupe?.hidden === false ? null : picks.found();
  const place = picks.lies().at ?? [...(found?.picks ?? [])].reverse().find((part) => board?.part(part));
  if (bar) putBeside(bar, board, { part: (found && place && board.part(place)) || null, canTurn: picks.ways().length > 1 });
}

/** What is still to be chosen: on the board, from the hand, or either. */
function missing() {
  const next = [...picks.next()];
  const onBoard = next.some((part) => board?.part(part));
  const inHand = next.some((part) => !picks.ghosts.has(part) && !board?.part(part));
  return onBoard && inHand ? "any" : onBoard ? "board" : "hand";
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
  const { at, ghost } = picks.lies();
  board?.ghost(at, ghost, true);
  const shown = picks.inHand();
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".hand [data-ghost]"))) {
    thing.classList.toggle("on-top", thing.dataset.part === shown || picks.ghostsOffered().length === 0);
  }
  const choice = /** @type {HTMLElement | null} */ (root.querySelector(".choice"));
  if (choice) {
    /** @type {HTMLElement} */ (choice.querySelector(".chosen")).textContent = found?.label ?? "";
    /** @type {HTMLElement} */ (choice.querySelector(".why")).textContent = found?.move === hinted.move ? hinted.why : "";
  }
  const button = /** @type {HTMLButtonElement | null} */ (root.querySelector(".confirm"));
  if (button) {
    button.disabled = !found || isSending();
    // Where the turn can only be ended there is nothing to choose.
    button.hidden = !found && picks.all().size === 0;
    button.textContent = (found ? button.dataset.ready : button.dataset[missing()]) ?? "";
  }
  const unpick = /** @type {HTMLButtonElement | null} */ (root.querySelector(".unpick"));
  if (unpick) unpick.disabled = picks.picked.length === 0 && !picks.named && !root.querySelector(".undo");
  const canTurn = picks.ways().length > 1 || (picks.picked.length === 0 && picks.ghostsOffered().length > 1);
  for (const turns of root.querySelectorAll(".hand [data-turns]")) turns.toggleAttribute("hidden", !canTurn);
  showNear();
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
  way = found.then;
  hideSince();
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
const decide = (sent) => void take(sent, answered).then(walkOn);

/** Goes on with the moves of a way as long as each is offered. */
function walkOn() {
  if (isSending() || way.length === 0) return;
  const next = picks.offers.find((offer) => offer.then.length === 0 && sameMove(offer.move, way[0]));
  way = next ? way.slice(1) : [];
  if (next) decide(send(address("move"), { ...fields(), move: next.move }));
}

/** Ends the turn; what is still on its way is answered first. @param {string} move */
function end(move) {
  const offer = picks.offers.find((offer) => offer.move === move);
  if (isSending()) way = [move];
  else if (offer) picks.name(offer), confirm();
}

/** @param {string} one @param {string} other */
const sameMove = (one, other) => JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));

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
  const had = document.activeElement;
  const focus = had instanceof SVGElement || had instanceof HTMLElement ? had.dataset.part : undefined;
  const isHere = root.contains(had);
  const [picture, were] = [fresh.querySelector(".canvas svg"), placesOf(root)];
  const news = newsOf(root, fresh);
  adopt(root, fresh);
  const shift = board?.canvas.isConnected && picture instanceof SVGSVGElement ? board.redraw(root, picture, n !== root.dataset.n && !news.isShown, were) : undefined;
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
  if (focus) board?.any(focus)?.focus();
  // What had the focus may be gone: then it is on the board, and not at the beginning of the page.
  if (isHere && document.activeElement === document.body) board?.svg.focus({ preventScroll: true });
  announce(root);
  tell(news, shift);
  (isPractice(root) ? settle : remember)(root);
}
