// A new picture joined into the one on the page: what looks the same stays where it is, so that only what changed
// is drawn again, and it is known what moved, came and went.
// @ts-check
import { lieOf } from "./place.js";

/** @typedef {{ part: SVGGElement, from: string }} Moved a part that is elsewhere now, and its transform before */
/** @typedef {{ part: SVGGElement, was: SVGGElement }} Changed a part that looks different now, and the one before */
/**
 * @typedef {object} Changes
 * @property {Moved[]} moved
 * @property {Changed[]} changed
 * @property {SVGGElement[]} came
 * @property {SVGGElement[]} went
 * @property {Map<string, SVGGElement>} before all named parts as they were, those that are gone included
 */

/** How a part was written when it came, but for its place: modules add to it afterwards. @type {WeakMap<Element, string>} */
const written = new WeakMap();

const GROUPS = ":scope > g[role=group]";

/** @param {Element} part */
function look(part) {
  let known = written.get(part);
  if (known === undefined) {
    known = part.outerHTML.replace(/ transform="[^"]*"/, "");
    // Of what has no name, where it came from does not matter once it is there.
    if (!(/** @type {SVGElement} */ (part).dataset.part)) known = known.replace(/ data-(size|home)="[^"]*"/g, "");
    written.set(part, known);
  }
  return known;
}

/** @param {SVGSVGElement} svg @returns {SVGGElement[]} */
function partsOf(svg) {
  return /** @type {SVGGElement[]} */ ([...svg.querySelectorAll(`${GROUPS} > g`)]);
}

/** Remembers how the parts of a picture are written, before anything is added to them. @param {SVGSVGElement} svg */
export function learn(svg) {
  for (const part of partsOf(svg)) look(part);
}

/** @param {SVGGElement[]} parts @returns {Map<string, SVGGElement>} */
function byName(parts) {
  return new Map(parts.filter((part) => part.dataset.part).map((part) => [part.dataset.part ?? "", part]));
}

/**
 * Makes a picture look like a fresh one, keeping every part that looks the same.
 * @param {SVGSVGElement} svg @param {SVGSVGElement} fresh
 * @returns {Changes}
 */
export function patch(svg, fresh) {
  const had = partsOf(svg);
  const before = byName(had);
  /** @type {Map<string, SVGGElement[]>} */
  const pool = new Map();
  for (const part of had) put(pool, look(part), part), put(pool, lookAndPlace(part), part);
  /** @type {Changes} */
  const changes = { moved: [], changed: [], came: [], went: [], before };
  const claimed = new Set();
  const same = sameParts(partsOf(fresh), pool);
  const groups = [...fresh.querySelectorAll(GROUPS)].map((group) => {
    const wanted = /** @type {SVGGElement[]} */ ([...group.querySelectorAll(":scope > g")]).map((part) => keep(part, same.get(part), changes));
    const home = wanted.map((part) => part.parentElement).find((parent) => parent?.parentElement === /** @type {unknown} */ (svg) && !claimed.has(parent));
    const into = home ?? /** @type {Element} */ (document.importNode(group, false));
    claimed.add(into);
    into.setAttribute("aria-label", group.querySelector(":scope > title")?.textContent ?? "");
    for (const name of ["color"]) {
      const value = group.getAttribute(name);
      if (value) into.setAttribute(name, value);
      else into.removeAttribute(name);
    }
    return { into, wanted };
  });
  for (const old of svg.querySelectorAll(GROUPS)) if (!claimed.has(old)) old.remove();
  order(svg, groups.map(({ into }) => into));
  for (const { into, wanted } of groups) order(into, wanted);
  const now = byName(partsOf(svg));
  changes.went = [...before].filter(([name]) => !now.has(name)).map(([, part]) => part);
  svg.setAttribute("aria-label", fresh.querySelector(":scope > title")?.textContent ?? "");
  return changes;
}

/** @param {Map<string, SVGGElement[]>} pool @param {string} key @param {SVGGElement} part */
function put(pool, key, part) {
  const those = pool.get(key);
  if (those) those.push(part);
  else pool.set(key, [part]);
}

/** @param {SVGGElement} part */
function lookAndPlace(part) {
  return `${part.getAttribute("transform")} ${look(part)}`;
}

/**
 * The old part for each fresh one that looks the same. Whatever lies where it lay goes first: a new one among many
 * alike must not push all others on by one.
 * @param {SVGGElement[]} fresh @param {Map<string, SVGGElement[]>} pool @returns {Map<SVGGElement, SVGGElement>}
 */
function sameParts(fresh, pool) {
  const [same, taken] = [new Map(), new Set()];
  for (const key of [lookAndPlace, look]) {
    for (const part of fresh) {
      if (same.has(part)) continue;
      const those = pool.get(key(part)) ?? [];
      while (those.length > 0 && taken.has(those[0])) those.shift();
      const old = those.shift();
      if (old) same.set(part, old), taken.add(old);
    }
  }
  return same;
}

/**
 * The part that shall be in the picture: the old one where it looks the same.
 * @param {SVGGElement} fresh @param {SVGGElement | undefined} same @param {Changes} changes
 */
function keep(fresh, same, changes) {
  const to = fresh.getAttribute("transform") ?? "";
  const was = changes.before.get(fresh.dataset.part ?? "");
  if (same) {
    const from = same.getAttribute("transform") ?? "";
    if (from !== to) same.setAttribute("transform", to);
    if (from !== to && was) changes.moved.push({ part: same, from });
    return same;
  }
  const part = document.importNode(fresh, true);
  written.set(part, look(fresh));
  const from = was?.getAttribute("transform") ?? "";
  if (was && from !== to) changes.moved.push({ part, from });
  else if (was) changes.changed.push({ part, was });
  else if (part.dataset.part || part.dataset.home) changes.came.push(part);
  return part;
}

/** Puts children in order, moving as few as possible: what is moved is drawn again. @param {Element} parent @param {Element[]} wanted */
function order(parent, wanted) {
  const kept = new Set(wanted);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  let at = parent.firstElementChild;
  for (const child of wanted) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
}

/** By how much the whole board lies elsewhere in its picture: it grows to all sides. @param {Moved[]} moved */
export function shiftOf(moved) {
  const cells = moved.filter(({ part }) => part.dataset.cell);
  const ways = cells.map(({ part, from }) => [lieOf(part), lieOf(part, from)]).map(([to, was]) => ({ x: to.x - was.x, y: to.y - was.y }));
  const alike = (/** @type {{ x: number, y: number }} */ way) => ways.filter(({ x, y }) => x === way.x && y === way.y).length;
  const most = ways.reduce((best, way) => (best && alike(best) >= alike(way) ? best : way), ways[0]);
  return most && alike(most) * 2 > ways.length && ways.length > 1 ? most : { x: 0, y: 0 };
}
