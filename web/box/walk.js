// The walk through the box: take a tile, say what is seen on it, press how many there are.
// @ts-check
import { button, choice, el, icon, say } from "./dom.js";
import { caption, catalogue, entry, suggestions } from "./catalogue.js";
import { undoButton } from "./editor.js";
import { openPainter, painter, painterKey } from "./painter.js";
import { sheet, sheetPage } from "./sheet.js";
import { symbol, tilePicture } from "./pictures.js";
import { freeName, look } from "./tile.js";

/** @typedef {import("./editor.js").Editor} Editor @typedef {import("./tile.js").Tile} Tile @typedef {import("./catalogue.js").Entry} Entry @typedef {import("./catalogue.js").Seen} Seen */

export const TILES = 60;
/** So many are suggested at first, and so many more by a press. */
const OFFERED = 15;

/** @param {Editor} editor @returns {Tile[]} */
export const tilesOf = (editor) => editor.set.tiles;
/** @param {Editor} editor */
export const tileCount = (editor) => tilesOf(editor).reduce((sum, tile) => sum + tile.count, 0);

/** @type {Entry[] | null} */
let entries = null;
/** @type {Set<string>} */
let known = new Set();

/** What the walk remembers. @param {Editor} editor @returns {{seen: Seen, turn: number, most: number, at: number, last: string}} */
function memory(editor) {
  editor.view.walk ??= { seen: { arms: null, run: "", seen: new Set() }, turn: 0, most: OFFERED, at: 0, last: "" };
  return editor.view.walk;
}

/** So many copies of a tile are in the box; the number that is there already takes it out. @param {Editor} editor @param {Tile} tile @param {number} count */
export function enter(editor, tile, count) {
  const key = look(tile);
  memory(editor).last = key;
  editor.change((doc) => {
    /** @type {Tile[]} */
    const tiles = doc.set.tiles;
    const at = tiles.findIndex((one) => look(one) === key);
    const had = tiles[at];
    if (had && had.count === count) tiles.splice(at, 1);
    else if (had) had.count = count;
    else tiles.push({ ...tile, id: freeName(tiles), count });
  });
}

/** @param {Editor} editor */
function offered(editor) {
  if (!entries) {
    entries = catalogue(editor.known.set.tiles);
    known = new Set(entries.map((one) => one.key));
  }
  // A tile that was painted is found again like any other.
  const own = tilesOf(editor).filter((tile) => !known.has(look(tile)));
  const all = [...own.map((tile) => entry(tile, true)), ...entries];
  return suggestions(all, memory(editor).seen, memory(editor).most);
}

/** @param {Editor} editor */
function seenPanel(editor) {
  const memo = memory(editor);
  const change = (/** @type {() => void} */ what) => () => (what(), (memo.at = 0), (memo.most = OFFERED), editor.render());
  const sheetOf = editor.known.sheet;
  const look = editor.edition === "2003" ? "old" : "new";
  const picture = { C: "ground", H: "house-15", T: "tower-15", stall: "stall", well: "well", square: "square" };
  const toggle = (/** @type {keyof typeof picture} */ what) => {
    const word = say(what.length === 1 ? `kind-${what}-${editor.edition}` : `mark-${what}-${editor.edition}`);
    const isMark = what.length > 1;
    const press = change(() => (memo.seen.seen.has(what) ? memo.seen.seen.delete(what) : memo.seen.seen.add(what)));
    return button([symbol(sheetOf, `${look}-${picture[what]}`, isMark ? "0 0 40 40" : "0 0 100 100"), word], press, { class: "what", "aria-pressed": memo.seen.seen.has(what), "data-key": `see-${what}` });
  };
  const arms = /** @type {[number | null, string][]} */ ([0, 1, 2, 3, 4].map((n) => [n, String(n)]));
  const runs = /** @type {["" | "straight" | "bend", string][]} */ ([["", say("any")], ["straight", say("straight")], ["bend", say("bend")]]);
  return el("section", { class: "paper seen", "aria-labelledby": "seen-head" },
    el("h2", { id: "seen-head", class: "step" }, el("span", { "aria-hidden": "true" }, "1"), say("take")),
    el("p", { class: "quiet" }, say("take-how")),
    el("p", { class: "label" }, say("arms")),
    choice(say("arms"), arms, memo.seen.arms, (value) => change(() => ((memo.seen.arms = memo.seen.arms === value ? null : value), (memo.seen.run = value === 2 ? memo.seen.run : "")))(), "arms"),
    memo.seen.arms === 2 && el("p", { class: "label" }, say("run")),
    memo.seen.arms === 2 && choice(say("run"), runs, memo.seen.run, (value) => change(() => (memo.seen.run = value))(), "run"),
    el("p", { class: "label" }, say("see")),
    el("div", { class: "whats" }, ["T", "H", "C", "stall", "well", "square"].map((what) => toggle(/** @type {keyof typeof picture} */ (what)))),
    lastEntry(editor));
}

/** What was entered last, to be taken back. @param {Editor} editor */
function lastEntry(editor) {
  const { last } = memory(editor);
  const tile = last && tilesOf(editor).find((one) => look(one) === last);
  return el("div", { class: "last" },
    tile ? tilePicture(tile, 0, editor.edition, "") : null,
    el("p", { role: "status" }, tile ? [el("strong", {}, say("entered", { count: tile.count })), el("br"), said(editor, tile)] : ""),
    undoButton(editor));
}

/** @param {Editor} editor @param {Tile} tile */
const said = (editor, tile) => caption(tile, (key) => say(`${key}-${editor.edition}`));

/** @param {Editor} editor @param {Entry} one @param {number} at @param {boolean} isSimilar @param {Map<string, number>} entered */
function card(editor, one, at, isSimilar, entered) {
  const memo = memory(editor);
  const count = entered.get(one.key) ?? 0;
  const press = (/** @type {number} */ n) => button(String(n), () => ((memo.at = at), enter(editor, one.tile, n)), { "aria-pressed": count === n, "aria-label": say("copies-of", { count: n, tile: said(editor, one.tile) }), "data-key": `card-${at}-${n}` });
  const more = count > 4 && button(String(count), () => enter(editor, one.tile, count), { "aria-pressed": true, "data-key": `card-${at}-more` });
  const change = button(icon("brush"), () => openPainter(editor, { ...one.tile, count: 1 }, memo.turn), { class: "change", title: say("like-this"), "aria-label": `${say("like-this")}: ${said(editor, one.tile)}`, "data-key": `like-${at}` });
  const classes = ["card", isSimilar ? "similar" : "", count > 0 ? "chosen" : "", memo.at === at ? "here" : ""].filter(Boolean).join(" ");
  return el("li", { class: classes, "data-look": one.key }, tilePicture(one.tile, memo.turn, editor.edition), el("p", {}, el("span", {}, said(editor, one.tile)), change), el("div", { class: "counts", role: "group", "aria-label": say("how-many") }, [1, 2, 3, 4].map(press), more));
}

/** @param {Editor} editor */
function walk(editor) {
  const memo = memory(editor);
  const { fitting, count, similar } = offered(editor);
  const entered = new Map(tilesOf(editor).map((tile) => [look(tile), tile.count]));
  const cards = [...fitting.map((one, at) => card(editor, one, at, false, entered)), ...similar.map((one, at) => card(editor, one, fitting.length + at, true, entered))];
  const none = el("li", { class: "card none" }, button([icon("brush"), el("strong", {}, say("none-of-these")), el("span", { class: "quiet" }, say("none-how"))], () => openPainter(editor, null, 0), { "data-key": "paint" }));
  const more = count > fitting.length && button(say("more", { count: count - fitting.length }), () => ((memo.most += 2 * OFFERED), editor.render()), { class: "more", "data-key": "more" });
  return [
    seenPanel(editor),
    el("section", { class: "offered", "aria-labelledby": "offered-head" },
      el("div", { class: "head" },
        el("h2", { id: "offered-head", class: "step" }, el("span", { "aria-hidden": "true" }, "2"), say("which-one")),
        el("p", { class: "quiet", role: "status" }, say("fits", { count, similar: similar.length })),
        button([icon("turn"), el("span", {}, say("turn-all"))], () => ((memo.turn = (memo.turn + 1) % 4), editor.render()), { class: "turn-all", "aria-label": say("turn-all"), "data-key": "turn", "aria-keyshortcuts": "R" })),
      el("ul", { class: "cards" }, cards, none), more),
    sheet(editor),
  ];
}

/** @param {Editor} editor @param {KeyboardEvent} event */
function key(editor, event) {
  if (editor.doc.painting) return painterKey(editor, event);
  const memo = memory(editor);
  const cards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".offered .card:not(.none)")]);
  const columns = Math.max(1, cards.filter((one) => one.offsetTop === cards[0]?.offsetTop).length);
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[/** @type {keyof typeof steps} */ (event.key)];
  if (event.key.toLowerCase() === "r") memo.turn = (memo.turn + 1) % 4;
  else if (step !== undefined) memo.at = Math.min(cards.length - 1, Math.max(0, memo.at + step));
  else if (/^[1-9]$/.test(event.key)) {
    const { fitting, similar } = offered(editor);
    const one = [...fitting, ...similar][memo.at];
    if (one) enter(editor, one.tile, Number(event.key));
    return true;
  } else return false;
  editor.render();
  document.querySelector(".offered .card.here")?.scrollIntoView({ block: "nearest" });
  return true;
}

/** @type {import("./editor.js").Tab} */
export const tilesTab = {
  id: "tiles",
  state: (editor) => `${tileCount(editor)}/${TILES}`,
  show: (editor) => (editor.doc.painting ? painter(editor) : editor.view.sheet ? sheetPage(editor) : walk(editor)),
  key,
};
