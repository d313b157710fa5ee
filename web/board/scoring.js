// A scoring moment: the board is dimmed, what gave the points glows, the points fly to their seat.
// @ts-check
import { lieOf } from "./place.js";
import { seatPlace } from "./seat-scores.js";

/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./steps.js").Step} Step */

/** How much later the next feature begins while the points of this one still fly. */
const APART_MS = 250;

/** Where the points of a step appear on the screen. @param {Stage} stage @param {Step} step @param {Element | null} light @returns {import("./stage.js").Rect} */
function sourceOf(stage, step, light) {
  if (light) return light.getBoundingClientRect();
  const part = /** @type {SVGGElement | null} */ (stage.svg.querySelector(`[data-cell="${CSS.escape(step.place)}"], [data-part="${CSS.escape(step.place)}"]`));
  if (part?.dataset.size) return stage.screen(lieOf(part));
  const board = stage.svg.getBoundingClientRect();
  return { x: board.x + board.width / 2, y: board.y + board.height / 2, width: 0, height: 0 };
}

/**
 * Shows points being made; done when the next ones may follow.
 * @param {Stage} stage @param {Step} step @param {() => void} leave sends the figures home
 */
export async function playScoring(stage, step, leave) {
  const canvas = stage.svg.closest(".canvas")?.getBoundingClientRect();
  const shade = canvas ? stage.dim(canvas) : null;
  const light = stage.glow(step.areas);
  // The figures stand before the light.
  if (shade) stage.layer.prepend(shade);
  if (light) shade?.after(light);
  const fade = (/** @type {Element | null} */ what, /** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ ms) => (what ? stage.move(what, [{ opacity: from }, { opacity: to }], ms) : Promise.resolve());
  await Promise.all([fade(shade, 0, 1, 300), fade(light, 0, 1, 300)]);
  const chip = stage.note("chip", step.points < 0 ? String(step.points).replace("-", "−") : `+${step.points}`);
  const source = sourceOf(stage, step, light);
  const size = chip.getBoundingClientRect();
  const at = { x: source.x + source.width / 2 - size.width / 2, y: source.y + Math.min(source.height / 2, 0) - size.height * (light ? 0.7 : 0.5), width: size.width, height: size.height };
  chip.style.left = `${at.x}px`;
  chip.style.top = `${at.y}px`;
  await stage.move(chip, [{ opacity: 0, transform: "scale(.4)" }, { opacity: 1, transform: "scale(1)" }], 150, "cubic-bezier(.2,1.6,.4,1)");
  await stage.rest(500);
  leave();
  const to = seatPlace(/** @type {HTMLElement} */ (document.getElementById("table")), step.seat ?? 0);
  const flight = stage.move(chip, stage.way(at, [at, to], 0.8), 600).then(() => chip.remove());
  void Promise.all([fade(shade, 1, 0, 500), fade(light, 1, 0, 500)]).then(() => (shade?.remove(), light?.remove()));
  await Promise.race([flight, stage.rest(600 + APART_MS)]);
}
