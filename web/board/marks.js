// Marks on a picture: frames around what can be picked, the ghost of the thing in hand, what lights up with what.
// @ts-check
import { lieOf } from "./place.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Marks what can be picked, what is taken, and what could be picked instead.
 * @param {SVGSVGElement} svg @param {Set<string>} can @param {Set<string>} taken @param {Set<string>} all
 */
export function mark(svg, can, taken, all) {
  light(svg, taken);
  for (const group of svg.querySelectorAll("[data-part]")) {
    const part = /** @type {SVGGElement} */ (group);
    const id = part.dataset.part ?? "";
    const is = all.has(id);
    if (!is && !part.classList.contains("can")) continue;
    part.classList.toggle("can", is);
    part.classList.toggle("instead", is && !can.has(id) && !taken.has(id));
    part.classList.toggle("picked", taken.has(id));
    if (is) {
      part.setAttribute("tabindex", "0");
      part.setAttribute("role", "button");
      part.setAttribute("aria-pressed", String(taken.has(id)));
      halo(part);
    } else {
      part.removeAttribute("tabindex");
      part.removeAttribute("aria-pressed");
      part.setAttribute("role", "img");
      part.querySelector(":scope > .halo")?.remove();
    }
  }
}

/** Shows what is seen only with something that is picked or pointed at. @param {SVGSVGElement} svg @param {Set<string>} lit */
export function light(svg, lit) {
  for (const part of svg.querySelectorAll("[data-with]")) {
    const names = (/** @type {SVGElement} */ (part).dataset.with ?? "").split(" ");
    part.setAttribute("display", names.some((name) => lit.has(name)) ? "inline" : "none");
  }
}

/**
 * Shows the thing in hand where it would lie, or takes it away.
 * @param {SVGSVGElement} svg @param {SVGGElement | null} place @param {SVGGElement | null} look @param {boolean} isFirm
 */
export function showGhost(svg, place, look, isFirm) {
  svg.querySelector(".ghost")?.remove();
  if (!place || !look) return;
  const [there, own] = [lieOf(place), lieOf(look)];
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", isFirm ? "ghost firm" : "ghost");
  group.setAttribute("aria-hidden", "true");
  for (const layer of look.children) {
    if (!layer.matches("title, .halo")) group.append(layer.cloneNode(true));
  }
  group.setAttribute("transform", `translate(${there.x + there.width / 2} ${there.y + there.height / 2}) rotate(${own.turn}) scale(${there.width / own.width} ${there.height / own.height}) translate(${-own.width / 2} ${-own.height / 2})`);
  svg.append(group);
}

/** Draws a frame around a part. @param {SVGGElement} part @param {string} [kind] */
export function halo(part, kind = "halo") {
  const had = part.querySelector(`:scope > .${kind}`);
  if (had) return had;
  const { width, height } = lieOf(part);
  const top = part.dataset.diamond === undefined ? null : Number(part.dataset.diamond);
  const frame = document.createElementNS(SVG, top === null ? "rect" : "polygon");
  const middle = (height + (top ?? 0)) / 2;
  const box = { x: -3, y: -3, width: width + 6, height: height + 6, rx: 10 };
  const diamond = { points: `${width / 2},${(top ?? 0) - 2} ${width + 4},${middle} ${width / 2},${height + 2} -4,${middle}` };
  frame.setAttribute("class", kind);
  for (const [name, value] of Object.entries(top === null ? box : diamond)) frame.setAttribute(name, String(value));
  part.append(frame);
  return frame;
}
