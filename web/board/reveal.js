// The reveal: cards are turned over in their slots, equal ones are struck out, somebody wins; it stays until everybody
// who looks at it goes on.
// @ts-check
import { lieOf } from "./place.js";

/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./steps.js").Step} Step */

/** Keys that do nothing by themselves. */
const SILENT = ["Shift", "Control", "Alt", "Meta"];
const SVG = "http://www.w3.org/2000/svg";

/** A part as a picture by itself. @param {SVGGElement} part @param {string} kind */
function picture(part, kind) {
  const { width, height } = lieOf(part);
  const box = document.createElementNS(SVG, "svg");
  box.setAttribute("class", kind);
  box.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const own = /** @type {SVGGElement} */ (part.cloneNode(true));
  const title = own.querySelector("title")?.textContent;
  own.querySelector("title")?.remove();
  own.removeAttribute("transform");
  if (title) box.setAttribute("aria-label", title), box.setAttribute("role", "img");
  else box.setAttribute("aria-hidden", "true");
  box.append(own);
  return box;
}

/** A slot for each card: its back over its face. @param {Step} step */
function rowOf(step) {
  const row = document.createElement("li");
  const name = document.querySelectorAll(".seats .seat")[step.seat ?? -1]?.querySelector(".name")?.textContent ?? "";
  const title = document.createElement("p");
  const mark = step.line.querySelector(".mark")?.cloneNode(true);
  const who = document.createElement("bdi");
  who.textContent = name;
  title.append(...(mark ? [mark] : []), who);
  row.append(title);
  row.dataset.seat = String(step.seat);
  const back = step.pieces.find((part) => part.dataset.part === "back");
  for (const face of step.pieces.filter((part) => part.dataset.part?.startsWith("card-"))) {
    const slot = document.createElement("span");
    slot.className = "slot";
    slot.dataset.card = face.dataset.part;
    slot.append(picture(face, "face"), ...(back ? [picture(back, "back")] : []));
    row.append(slot);
  }
  return row;
}

/**
 * Turns the cards over, and waits until somebody goes on.
 * @param {Stage} stage @param {Step[]} steps @returns {Promise<void>}
 */
export async function playReveal(stage, steps) {
  const panel = document.getElementById("reveal");
  const [list, castle, outcome, goOn] = ["ol", ".castle", ".outcome", "button"].map((what) => panel?.querySelector(what));
  if (!panel || !list || !castle || !outcome || !(goOn instanceof HTMLElement)) return;
  const revealed = steps.filter((step) => step.act === "revealed");
  const tile = revealed[0]?.pieces.find((part) => part.dataset.part === "castle");
  castle.replaceChildren(...(tile ? [picture(tile, "tile")] : []));
  list.replaceChildren(...revealed.map(rowOf));
  outcome.replaceChildren();
  panel.hidden = false;
  panel.classList.remove("done");
  // Whoever acts has gone on.
  const gone = new Promise((/** @type {(_: void) => void} */ resolve) => {
    const end = (/** @type {Event} */ event) => {
      const on = event.target instanceof Element ? event.target : null;
      if (event instanceof KeyboardEvent ? SILENT.includes(event.key) : panel.contains(on) || !on?.closest(".can, button, summary, a, input")) return;
      for (const press of ["pointerdown", "keydown"]) removeEventListener(press, end, true);
      resolve();
    };
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, end, true);
    goOn.onclick = () => resolve();
  });
  await Promise.race([gone, turnOver(stage, panel, steps)]);
  settle(panel, steps);
  await gone;
  panel.hidden = true;
}

/** The cards turn one seat after the other. @param {Stage} stage @param {HTMLElement} panel @param {Step[]} steps */
async function turnOver(stage, panel, steps) {
  if (stage.isOver) return;
  await stage.rest(350);
  for (const row of panel.querySelectorAll("li")) {
    const slots = [...row.querySelectorAll(".slot")];
    const turn = (/** @type {Element | null} */ side, /** @type {number} */ from, /** @type {number} */ to) => (side ? stage.move(side, [{ transform: `rotateY(${from}deg)` }, { transform: `rotateY(${to}deg)` }], 160) : Promise.resolve());
    await Promise.all(slots.map((slot) => turn(slot.querySelector(".back"), 0, 90)));
    row.classList.add("open");
    await Promise.all(slots.map((slot) => turn(slot.querySelector(".face"), -90, 0)));
    await stage.rest(250);
  }
  for (const step of steps.filter(({ act }) => act === "struck")) {
    strike(panel, step);
    await stage.rest(650);
  }
}

/** @param {HTMLElement} panel @param {Step} step */
function strike(panel, step) {
  for (const part of step.pieces) {
    for (const slot of panel.querySelectorAll(`.slot[data-card="${CSS.escape(part.dataset.part ?? "")}"]`)) {
      if (slot.querySelector(".strike")) continue;
      slot.append(picture(part, "strike"));
      slot.classList.add("struck");
    }
  }
}

/** Everything as it is at the end. @param {HTMLElement} panel @param {Step[]} steps */
function settle(panel, steps) {
  for (const row of panel.querySelectorAll("li")) row.classList.add("open");
  for (const step of steps.filter(({ act }) => act === "struck")) strike(panel, step);
  const won = steps.find(({ act }) => act === "won");
  if (won) {
    const row = panel.querySelector(`li[data-seat="${won.seat}"]`);
    row?.classList.add("won");
    for (const part of won.pieces) row?.querySelector(`.slot[data-card="${CSS.escape(part.dataset.part ?? "")}"]`)?.classList.add("wins");
  }
  const said = steps.filter(({ act }) => act !== "revealed").map(({ line }) => line.querySelector(".say")?.textContent ?? "");
  const outcome = panel.querySelector(".outcome");
  if (outcome) outcome.textContent = said.join(" ");
  panel.classList.add("done");
}
