// Marks on a picture: frames around what can be picked, the ghost of the thing in hand, what lights up with what.
// @ts-check
import { lieOf } from "./place.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Marks what can be picked, what is taken, and what could be picked instead: on the board by frames, beside it by
 * the style sheet.
 * @param {ParentNode} root @param {Set<string>} can @param {Set<string>} taken @param {Set<string>} all
 */
export function mark(root, can, taken, all) {
  for (const part of /** @type {NodeListOf<SVGGElement | HTMLElement>} */ (root.querySelectorAll("[data-part]"))) {
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
      if (part.dataset.label) part.setAttribute("aria-label", part.dataset.label);
      if (part instanceof SVGGElement) halo(part);
    } else {
      for (const name of ["tabindex", "aria-pressed"]) part.removeAttribute(name);
      if (part.dataset.label) part.removeAttribute("aria-label");
      if (part.dataset.label) part.removeAttribute("role");
      else part.setAttribute("role", "img");
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
 * @param {SVGSVGElement} svg @param {SVGGElement | null} place @param {SVGGElement | HTMLElement | null} look @param {boolean} isFirm
 */
export function showGhost(svg, place, look, isFirm) {
  svg.querySelector(".ghost")?.remove();
  if (!place || !look) return;
  const [there, own] = [lieOf(place), lieOf(look)];
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", isFirm ? "ghost firm" : "ghost");
  group.setAttribute("aria-hidden", "true");
  group.append(...layersOf(look));
  group.setAttribute("transform", `translate(${there.x + there.width / 2} ${there.y + there.height / 2}) rotate(${own.turn}) scale(${there.width / own.width} ${there.height / own.height}) translate(${-own.width / 2} ${-own.height / 2})`);
  if (isFirm && place.dataset.diamond === undefined) {
    const frame = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({ class: "chosen-frame", width: own.width, height: own.height, rx: 8 })) frame.setAttribute(name, String(value));
    group.append(frame);
  }
  svg.append(group);
}

/** What is drawn of a part, to be drawn elsewhere. @param {SVGGElement | HTMLElement} part */
export function layersOf(part) {
  const drawing = part instanceof SVGGElement ? part : part.querySelector("svg");
  const layers = [...(drawing?.children ?? [])].filter((layer) => !layer.matches("title, .halo, .last"));
  return layers.map((layer) => layer.cloneNode(true));
}

/** The colour of the owner of a part. @param {Element} part */
export function colourOf(part) {
  return part.getAttribute("color") ?? part.parentElement?.getAttribute("color") ?? "";
}

/** Puts a seat's mark at the corner of what it did last, above all pieces. @param {SVGSVGElement} svg @param {SVGGElement} part @param {Element | null} mark */
export function signLast(svg, part, mark) {
  if (!(mark instanceof SVGSVGElement)) return;
  const { x: left, y: top, width, height } = lieOf(part);
  const side = Math.min(width, height) * 0.3;
  const sign = document.createElementNS(SVG, "g");
  sign.append(...[...mark.children].map((layer) => layer.cloneNode(true)));
  // A diamond has its lowest corner in the middle.
  const x = part.dataset.diamond === undefined ? width - side * 0.6 : (width - side) / 2;
  sign.setAttribute("class", "last");
  sign.setAttribute("transform", `translate(${left + x} ${top + height - side * 0.6}) scale(${side / mark.viewBox.baseVal.width})`);
  svg.append(sign);
}

/** Draws a frame around a part. @param {SVGGElement} part @param {string} [kind] */
export function halo(part, kind = "halo") {
  const had = part.querySelector(`:scope > .${kind}`);
  if (had) return had;
  const { width, height } = lieOf(part);
  const top = part.dataset.diamond === undefined ? null : Number(part.dataset.diamond);
  const frame = document.createElementNS(SVG, top === null ? "rect" : "polygon");
  const middle = (height + (top ?? 0)) / 2;
  // The frame of a field lies within it, that of a piece around it.
  const rim = kind === "halo" && part.dataset.cell !== undefined ? -1 : 2;
  const box = { x: -rim, y: -rim, width: width + 2 * rim, height: height + 2 * rim, rx: 9 };
  const diamond = { points: `${width / 2},${(top ?? 0) - 2} ${width + 4},${middle} ${width / 2},${height + 2} -4,${middle}` };
  frame.setAttribute("class", kind);
  for (const [name, value] of Object.entries(top === null ? box : diamond)) frame.setAttribute(name, String(value));
  part.append(frame);
  return frame;
}
