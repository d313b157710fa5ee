// Movement that explains: what is elsewhere goes there, what comes comes from somewhere, what goes goes home, what
// has two sides is turned over. Short, ended by any press, and none for those who want none.
// @ts-check
import { lieOf } from "./place.js";

/** @typedef {import("./place.js").Lie} Lie */

const LASTS_MS = 230;
/** More than this at once explains nothing. */
const MOST = 24;
/** How wide something is seen that is on edge. */
const EDGE = 0.02;
const SVG = "http://www.w3.org/2000/svg";

/** @type {Set<Animation>} */
const running = new Set();

/** Ends every movement at once. */
export function settleAll() {
  for (const animation of [...running]) animation.finish();
}

for (const press of ["pointerdown", "keydown"]) addEventListener(press, settleAll, { capture: true });

/** A part of one size drawn where another lies. @param {Lie} own @param {Lie} at @param {number} [thin] how wide it is seen, turned on edge */
function style(own, at, thin = 1) {
  const scale = own.width ? at.width / own.width : 1;
  return `translate(${at.x}px, ${at.y}px) translate(${at.width / 2}px, ${at.height / 2}px) rotate(${at.turn}deg) scale(${scale * thin}, ${scale}) translate(${-own.width / 2}px, ${-own.height / 2}px)`;
}

/** The points of its route from where it was. @param {SVGGElement} part @param {Lie} from @returns {[number, number][]} */
function routeOf(part, from) {
  const points = (part.dataset.route ?? "").split(" ").filter(Boolean).map((point) => /** @type {[number, number]} */ (point.split(",").map(Number)));
  const start = points.findLastIndex(([x, y]) => Math.hypot(x - from.x, y - from.y) < from.width);
  return start < 0 ? [] : points.slice(start + 1, -1);
}

/** A copy that is only looked at, over everything else. @param {SVGGElement} layer @param {SVGGElement} part */
function copyInto(layer, part) {
  const copy = /** @type {SVGGElement} */ (part.cloneNode(true));
  for (const name of ["data-part", "data-cell", "tabindex", "role", "aria-label", "class"]) copy.removeAttribute(name);
  for (const extra of copy.querySelectorAll(".halo, .last, title")) extra.remove();
  const colour = part.getAttribute("color") ?? part.parentElement?.getAttribute("color");
  if (colour) copy.setAttribute("color", colour);
  layer.append(copy);
  return copy;
}

/**
 * Shows a part going from one place to another.
 * @param {SVGSVGElement} svg @param {SVGGElement} part @param {Lie} from @param {Lie} to
 * @param {{ fades?: boolean, route?: [number, number][], was?: SVGGElement }} [how] `was`: its other side
 */
function fly(svg, part, from, to, { fades = false, route = [], was } = {}) {
  const own = lieOf(part);
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "moving");
  layer.setAttribute("aria-hidden", "true");
  svg.append(layer);
  if (part.isConnected && !fades) play(part, [{ opacity: 0 }, { opacity: 0 }]);
  const copy = copyInto(layer, part);
  const last = { transform: style(own, to), opacity: fades ? 0.2 : 1 };
  if (!was) {
    const frames = [from, ...route.map(([x, y]) => ({ ...to, x, y }))].map((at) => ({ transform: style(own, at), opacity: 1 }));
    return play(copy, [...frames, last], () => layer.remove());
  }
  // Half way it is on edge: there one side becomes the other.
  const half = (/** @type {"x" | "y" | "width" | "height"} */ what) => (from[what] + to[what]) / 2;
  const edge = { x: half("x"), y: half("y"), width: half("width"), height: half("height"), turn: to.turn };
  const back = lieOf(was);
  play(copyInto(layer, was), [{ transform: style(back, from), opacity: 1 }, { transform: style(back, edge, EDGE), opacity: 1, offset: 0.5 }, { transform: style(back, edge, EDGE), opacity: 0, offset: 0.5 }, { opacity: 0, transform: style(back, edge, EDGE) }]);
  play(copy, [{ transform: style(own, edge, EDGE), opacity: 0 }, { transform: style(own, edge, EDGE), opacity: 0, offset: 0.5 }, { transform: style(own, edge, EDGE), opacity: 1, offset: 0.5 }, last], () => layer.remove());
}

/** @param {Element} element @param {Keyframe[]} frames @param {() => void} [then] */
function play(element, frames, then) {
  const animation = element.animate(frames, { duration: LASTS_MS, easing: "ease-in-out" });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    then?.();
  };
}

/** What looks the same, wherever it lies and whatever it is called. @param {SVGGElement} part */
function drawing(part) {
  const layers = [...part.children].filter((layer) => !layer.matches("title, .halo, .last")).map((layer) => layer.outerHTML);
  return `${part.dataset.home} ${part.getAttribute("color")} ${layers.join("")}`;
}

/**
 * Shows what a change of the picture means.
 * @param {SVGSVGElement} svg @param {import("./svg-diff.js").Changes} changes
 * @param {{ x: number, y: number }} shift by how much the whole board lies elsewhere in the picture now
 * @param {{ was: (thing: string) => Lie | null, is: (thing: string) => Lie | null }} beside where things beside the board lay, and lie now
 */
export function explain(svg, { moved, changed, came, went, before }, shift, beside) {
  settleAll();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState !== "visible") return;
  const find = (/** @type {string} */ name) => svg.querySelector(`[data-part="${CSS.escape(name)}"]`);
  const shifted = (/** @type {Lie} */ lie) => ({ ...lie, x: lie.x + shift.x, y: lie.y + shift.y });
  /** @type {(() => void)[]} */
  const all = [];
  for (const { part, from } of moved) {
    if (!part.dataset.home) continue;
    const [was, to] = [shifted(lieOf(part, from)), lieOf(part)];
    if (Math.hypot(was.x - to.x, was.y - to.y) < 1 && was.turn === to.turn) continue;
    all.push(() => fly(svg, part, was, to, { route: routeOf(part, was) }));
  }
  const gone = went.filter((part) => part.dataset.home);
  for (const part of came.filter((part) => part.dataset.home)) {
    // The same drawing, gone from one place and come to another, has moved.
    const at = gone.findIndex((other) => drawing(other) === drawing(part));
    const [other] = at < 0 ? [] : gone.splice(at, 1);
    const homes = (part.dataset.home ?? "").split(" ");
    const from = other ?? homes.map((name) => before.get(name)).find(Boolean);
    const thing = from ? null : homes.map(beside.was).find(Boolean);
    if (!from && !thing) continue;
    const start = from === other && from ? shifted(lieOf(from)) : fit(part, from ? shifted(lieOf(from)) : /** @type {Lie} */ (thing));
    const was = part.dataset.flips !== undefined && !other ? from : undefined;
    all.push(() => fly(svg, part, start, lieOf(part), { route: routeOf(part, start), was }));
  }
  for (const part of gone) {
    const homes = (part.dataset.home ?? "").split(" ");
    const home = homes.map(find).find(Boolean);
    const to = home instanceof SVGGElement ? lieOf(home) : homes.map(beside.is).find(Boolean);
    if (to) all.push(() => fly(svg, part, shifted(lieOf(part)), fit(part, to), { fades: true }));
  }
  for (const { part, was } of changed) {
    if (part.dataset.flips !== undefined && drawing(part) !== drawing(was)) all.push(() => fly(svg, part, lieOf(was), lieOf(part), { was }));
  }
  if (all.length <= MOST) for (const one of all) one();
}

/** Where a part lies when it is put into the middle of another one, not larger than that. @param {SVGGElement} part @param {Lie} home */
function fit(part, home) {
  const own = lieOf(part);
  const scale = Math.min(1, home.width / own.width || 1, home.height / own.height || 1);
  const [width, height] = [own.width * scale, own.height * scale];
  return { x: home.x + (home.width - width) / 2, y: home.y + (home.height - height) / 2, turn: own.turn, width, height };
}
