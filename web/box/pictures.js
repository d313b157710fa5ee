// The product's own drawings: asked for in one go, kept, and put into the page where they are wanted.
// @ts-check
import { el } from "./dom.js";
import { drawn } from "./server.js";

/** @typedef {{svg: Element | null, words: string[]}} Picture */

/** The most that are asked for at once. */
const AT_ONCE = 64;

/** @type {Map<string, Promise<Picture>>} */
const kept = new Map();
/** @type {{request: unknown, set: unknown, edition: string, done: (picture: Picture) => void}[]} */
let waiting = [];

/** What a drawing depends on: the name and the copies of a tile are not drawn. @param {any} request */
const bare = (request) => (request.tile?.areas ? { ...request, tile: { id: "x", count: 1, areas: request.tile.areas, paths: request.tile.paths ?? [], square: request.tile.square ?? false } } : request);

/** A drawing as the server wrote it. @param {string} text @returns {Element | null} */
export const parsed = (text) => new DOMParser().parseFromString(text, "text/html").querySelector("svg");

async function flush() {
  const now = waiting;
  waiting = [];
  for (let from = 0; from < now.length; ) {
    const first = now[from];
    if (!first) return;
    const rest = now.slice(from, from + AT_ONCE);
    const other = rest.findIndex((one) => one.edition !== first.edition || one.set !== first.set);
    const batch = other > 0 ? rest.slice(0, other) : rest;
    from += batch.length;
    const got = await drawn({ ...(first.set ? { set: first.set } : { game: "castle" }), edition: first.edition, pictures: batch.map((one) => one.request) });
    batch.forEach((one, at) => {
      const svg = parsed(got[at]?.svg ?? "");
      // What it is called stands on its frame.
      for (const title of svg?.querySelectorAll("title") ?? []) title.remove();
      one.done({ svg, words: got[at]?.words ?? [] });
    });
  }
}

/** @param {unknown} request @param {string} edition @param {unknown} [set] @returns {Promise<Picture>} */
export function picture(request, edition, set = null) {
  const asked = bare(request);
  const key = JSON.stringify([edition, asked, set]);
  const had = kept.get(key);
  if (had) return had;
  /** @type {Promise<Picture>} */
  const coming = new Promise((done) => {
    if (waiting.length === 0) queueMicrotask(() => void flush());
    waiting.push({ request: asked, set, edition, done });
  });
  kept.set(key, coming);
  void coming.then((came) => came.svg === null && kept.delete(key));
  return coming;
}

/** What was shown last at a place: it stays until the next drawing is there. @type {Map<string, Element>} */
const before = new Map();

/** A drawing in the page; it comes when it is there. @param {unknown} request @param {string} edition @param {string} [label] @param {unknown} [set] @param {string} [place] */
export function shown(request, edition, label = "", set = null, place = "") {
  const frame = el("span", { class: "pic", ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }) });
  const old = place && before.get(place);
  if (old) frame.append(document.importNode(old, true));
  void picture(request, edition, set).then(({ svg, words }) => {
    if (svg) frame.replaceChildren(document.importNode(svg, true));
    if (svg && place) before.set(place, svg);
    if (label === "?" && words.length > 0) frame.setAttribute("aria-label", words.join(", "));
  });
  return frame;
}

/** A tile in the page. @param {import("./tile.js").Tile} tile @param {number} turn @param {string} edition @param {string} [label] @param {string} [place] */
export const tilePicture = (tile, turn, edition, label = "?", place = "") => shown({ tile, turn: turn % 4 }, edition, label, null, place);

/** A drawing out of a game's sheet. @param {string} sheet @param {string} id @param {string} box @returns {Element} */
export function symbol(sheet, id, box) {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("viewBox", box);
  holder.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${sheet}#${id}`);
  const [, , width, height] = box.split(" ");
  use.setAttribute("width", width ?? "");
  use.setAttribute("height", height ?? "");
  holder.append(use);
  return holder;
}
