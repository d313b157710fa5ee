// The table: joins board, picks, stream and sending.
// @ts-check
import { Board } from "./board.js";
import { listen } from "./live.js";
import { Picks, offersOf } from "./picks.js";
import { again, isSending, send } from "./send.js";

/** @type {HTMLElement} */
let root;
/** @type {Board | null} */
let board = null;
let picks = new Picks([]);
let lastSeen = -1;
let lastTold = "";
let isFetching = false;
let wantsFetch = false;

/** @param {HTMLElement} table */
export function start(table) {
  takeInvite();
  wake(table);
  lastSeen = newestEntry();
  const { table: id, n } = table.dataset;
  const seat = table.dataset.asked ? `&seat=${table.dataset.asked}` : "";
  document.addEventListener("keydown", onKey);
  listen(`/api/tables/${id}/events?from=${n}${seat}`, {
    changed: () => void refresh(),
    connected: (is) => {
      show("offline", !is);
      if (is && isSending()) void again().then(answered);
    },
  });
}

/** Makes what the server drew alive. @param {HTMLElement} table */
function wake(table) {
  root = table;
  document.title = table.dataset.title ?? document.title;
  picks = new Picks(offersOf(table));
  board = table.querySelector(".canvas svg") ? new Board(table, (part) => (picks.pick(part), render())) : null;
  for (const offer of picks.offers) {
    offer.button.type = "button";
    offer.button.addEventListener("click", () => (picks.name(offer), render()));
  }
  table.querySelector(".confirm")?.addEventListener("click", confirm);
  table.querySelector(".unpick")?.addEventListener("click", back);
  table.querySelector(".undo")?.addEventListener("submit", (event) => (event.preventDefault(), void undo()));
  table.querySelector(".speak")?.addEventListener("submit", (event) => void say(/** @type {SubmitEvent} */ (event)));
  for (const line of table.querySelectorAll("[data-place]")) {
    line.addEventListener("click", () => board?.point(/** @type {HTMLElement} */ (line).dataset.place ?? ""));
  }
  render();
}

/** Shows what is picked and what can be picked. */
function render() {
  const found = picks.found();
  board?.mark(picks.next(), picks.taken());
  const choice = /** @type {HTMLElement | null} */ (root.querySelector(".choice"));
  if (choice) {
    choice.hidden = picks.picked.length === 0 && !found;
    /** @type {HTMLElement} */ (choice.querySelector(".chosen")).textContent = found?.label ?? "";
    /** @type {HTMLButtonElement} */ (choice.querySelector(".confirm")).disabled = !found || isSending();
  }
  const open = new Set(picks.open());
  for (const offer of picks.offers) {
    offer.button.setAttribute("aria-pressed", String(offer === found));
    offer.button.hidden = picks.picked.length > 0 && !picks.named && !open.has(offer);
  }
}

async function confirm() {
  const found = picks.found();
  if (!found || isSending()) return;
  const { table, n, seat } = root.dataset;
  const body = { n: Number(n), move: JSON.parse(found.move), ...(seat ? { seat: Number(seat) } : {}) };
  const sent = send(`/api/tables/${table}/moves`, body);
  render();
  answered(await sent);
}

async function undo() {
  const { table, n, seat } = root.dataset;
  answered(await send(`/api/tables/${table}/undo`, { n: Number(n), ...(seat ? { seat: Number(seat) } : {}) }));
}

function back() {
  if (picks.back()) render();
  else if (root.querySelector(".undo")) void undo();
}

/** @param {SubmitEvent} event */
async function say(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const fields = new FormData(form, event.submitter);
  const phrase = fields.get("phrase");
  const text = String(fields.get("text") ?? "").trim();
  if (!phrase && !text) return;
  const { table, seat } = root.dataset;
  const body = { ...(phrase ? { phrase } : { text }), ...(seat ? { seat: Number(seat) } : {}) };
  const headers = { "content-type": "application/json" };
  await fetch(`/api/tables/${table}/chat`, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  await refresh();
}

/** @param {import("./send.js").Answer | null} answer */
function answered(answer) {
  const toast = /** @type {HTMLElement} */ (document.getElementById("toast"));
  if (!answer && isSending()) {
    toast.textContent = toast.dataset.sending ?? "";
    toast.hidden = false;
    setTimeout(() => void (isSending() && again().then(answered)), 2000);
    return;
  }
  toast.textContent = answer?.message ?? "";
  toast.hidden = !answer?.message;
  if (answer?.message) setTimeout(() => (toast.hidden = true), 6000);
  void refresh();
}

/** Fetches what changed and puts it in place; one at a time, and once more if something came meanwhile. */
async function refresh() {
  wantsFetch = true;
  if (isFetching) return;
  isFetching = true;
  while (wantsFetch) {
    wantsFetch = false;
    const { table, asked } = root.dataset;
    const address = `/t/${table}?fragment=1${asked ? `&seat=${asked}` : ""}`;
    const response = await fetch(address).catch(() => null);
    if (response?.ok) swap(await response.text());
  }
  isFetching = false;
}

/** @param {string} html */
function swap(html) {
  // Every answer has request ids of its own; apart from them the same page is not drawn again.
  const told = html.replace(/name="request_id" value="[^"]*"/g, "");
  const fresh = told === lastTold ? null : new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (!fresh) return;
  lastTold = told;
  const had = root;
  const focus = document.activeElement instanceof SVGElement ? document.activeElement.dataset.part : undefined;
  const draft = /** @type {HTMLInputElement | null} */ (had.querySelector(".speak [name=text]"))?.value ?? "";
  const [picked, same] = [picks.picked, had.dataset.n === fresh.dataset.n && had.dataset.seat === fresh.dataset.seat];
  const folds = [...had.querySelectorAll("details")].map((fold) => [fold.className, fold.open]);
  const adopted = document.importNode(fresh, true);
  // Who is about to sit down keeps what they have typed.
  const form = had.querySelector(".join");
  if (form) adopted.querySelector(".join")?.replaceWith(form);
  had.replaceWith(adopted);
  for (const [name, open] of folds) {
    const fold = /** @type {HTMLDetailsElement | null} */ (name ? adopted.querySelector(`details.${String(name).split(" ").join(".")}`) : null);
    if (fold) fold.open ||= Boolean(open);
  }
  wake(adopted);
  // Somebody who was picking while others talked goes on picking.
  if (same) for (const part of picked) picks.pick(part);
  render();
  const say = /** @type {HTMLInputElement | null} */ (adopted.querySelector(".speak [name=text]"));
  if (say && draft && document.activeElement !== say) say.value = draft;
  if (focus) board?.part(focus)?.focus();
  announce();
}

function newestEntry() {
  const entry = /** @type {HTMLElement | null} */ (root.querySelector(".log [data-entry]"))?.dataset.entry;
  return entry === undefined ? lastSeen : Number(entry);
}

/** Says what happened since it was last said, the oldest first. */
function announce() {
  const lines = [...root.querySelectorAll(".log [data-entry]")].filter((line) => Number(/** @type {HTMLElement} */ (line).dataset.entry) > lastSeen);
  if (lines.length === 0) return;
  for (const line of lines) line.classList.add("new");
  const news = /** @type {HTMLElement} */ (document.getElementById("news"));
  const task = root.querySelector(".task")?.textContent ?? "";
  news.textContent = lines.reverse().map((line) => line.querySelector(".say")?.textContent).join(" ") + " " + task;
  lastSeen = newestEntry();
}

/** @param {string} id @param {boolean} is */
function show(id, is) {
  const element = document.getElementById(id);
  if (element) element.hidden = !is;
}

/** The secret of a link goes into the form, and out of the address. */
function takeInvite() {
  const secret = location.hash.slice(1);
  const input = document.querySelector(".join [name=invite]");
  if (!/^[0-9a-z]{52}$/.test(secret)) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = secret;
  /** @type {HTMLElement} */ (input.closest("label")).hidden = true;
  /** @type {HTMLElement | null} */ (document.querySelector(".join [name=name]"))?.focus();
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {KeyboardEvent} event */
function onKey(event) {
  const at = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, select, textarea")) return;
  const part = at.closest(".can");
  const isControl = Boolean(at.closest("button, a, summary"));
  const arrow = ARROWS[event.key];
  if (arrow && !isControl && picks.next().size > 0) board?.step(...arrow);
  else if (event.key === "Enter" && part instanceof SVGElement) board?.onPick(part.dataset.part ?? "");
  else if (event.key === " " && !isControl && picks.found()) void confirm();
  else if (event.key === "Backspace" && !isControl) back();
  else if (event.key === "+" || event.key === "=") board?.zoom(1.4);
  else if (event.key === "-") board?.zoom(1 / 1.4);
  else if (event.key === "0") board?.fit();
  else return;
  event.preventDefault();
}
