// Small tools of the box editor: elements, words, icons.
// @ts-check

/** What a child of an element may be. @typedef {Node | string | number | null | undefined | false} Child */
/** What an attribute may be; a function listens. @typedef {Record<string, unknown>} Attributes */

const SVG = "http://www.w3.org/2000/svg";

/** @param {Element} made @param {Attributes} attributes @param {(Child | Child[])[]} children */
function dress(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    // What is pressed or not says so either way.
    const isLeftOut = value === null || value === undefined || (value === false && !name.startsWith("aria-"));
    if (isLeftOut) continue;
    if (typeof value === "function") made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else made.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
  }
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    made.append(child instanceof Node ? child : String(child));
  }
}

/**
 * An element; `on…` attributes listen. Children are nodes or plain text, never markup.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Attributes} [attributes] @param {...(Child | Child[])} children @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  dress(made, attributes, children);
  return made;
}

/** The same for a drawing. @param {string} tag @param {Attributes} [attributes] @param {...(Child | Child[])} children @returns {SVGElement} */
export function draw(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  dress(made, attributes, children);
  return made;
}

const root = /** @type {HTMLElement} */ (document.getElementById("box"));
/** @type {Record<string, string>} */
const words = JSON.parse(root.dataset.words ?? "{}");

/** The element that the editor fills. */
export const page = root;
export const lang = document.documentElement.lang === "pl" ? "pl" : "en";

/** A sentence of the page in the reader's language. @param {string} key @param {Record<string, string | number>} [values] */
export function say(key, values = {}) {
  const text = words[key] ?? `⟦${key}⟧`;
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** Whether there is such a sentence. @param {string} key */
export const has = (key) => key in words;

const ICONS = {
  turn: "M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7",
  undo: "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4",
  brush: "M20 4c-5 1-9 5-11 9l2 2c4-2 8-6 9-11zM8 14c-3 0-3 3-5 5 4 1 7 0 7-3z",
  sheet: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  pair: "M3 5h8v14H3zM13 5h8v14h-8z",
  saved: "M5 13l4 4L19 7",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  move: "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
  cells: "M4 4h16v16H4zM4 12h16M12 4v16",
  first: "M6 20V4l10 4-10 4",
  rubber: "M4 15l9-9 7 7-6 6H8zM9 20h11",
};

/** @param {keyof typeof ICONS} name */
export const icon = (name) => draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: ICONS[name] }));

/** A button. @param {Child | Child[]} content @param {() => void} does @param {Attributes} [more] */
export const button = (content, does, more = {}) => el("button", { type: "button", onclick: does, ...more }, content);

/**
 * Some of which one is chosen.
 * @template T @param {string} label @param {[T, Child][]} choices @param {T} chosen @param {(value: T) => void} choose
 * @param {string} key by which the focus finds back
 */
export function choice(label, choices, chosen, choose, key) {
  const buttons = choices.map(([value, text], at) => button(text, () => choose(value), { "aria-pressed": value === chosen, "data-key": `${key}-${at}` }));
  return el("div", { class: "choice", role: "group", "aria-label": label }, buttons);
}
