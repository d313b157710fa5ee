// The contact sheet: every kind that was entered, small beside the walk, large to hold beside the cardboard.
// @ts-check
import { button, el, icon, say } from "./dom.js";
import { openPainter } from "./painter.js";
import { tilePicture } from "./pictures.js";
import { look } from "./tile.js";

/** @typedef {import("./editor.js").Editor} Editor @typedef {import("./tile.js").Tile} Tile */

const TILES = 60;
const PLACES = 35;

/** @param {Editor} editor @param {Tile} tile */
const small = (editor, tile) => {
  const isWrong = editor.problems(`tiles[${editor.set.tiles.indexOf(tile)}]`).some((problem) => problem.severity === "error");
  const classes = [isWrong ? "wrong" : "", editor.view.walk?.last === look(tile) ? "last" : ""].join(" ").trim();
  return el("li", { class: classes }, button([tilePicture(tile, 0, editor.edition), el("span", { class: "count" }, tile.count)], () => openPainter(editor, tile, 0), { "aria-label": say("change-tile", { id: tile.id, count: tile.count }), "data-key": `sheet-${tile.id}` }));
};

/** @param {Editor} editor */
export function sheet(editor) {
  /** @type {Tile[]} */
  const tiles = editor.set.tiles;
  const count = tiles.reduce((sum, tile) => sum + tile.count, 0);
  const places = Array.from({ length: Math.max(0, Math.min(PLACES, TILES) - tiles.length) }, () => el("li", { class: "place", "aria-hidden": "true" }));
  return el("section", { class: "paper sheet", "aria-labelledby": "sheet-head" },
    el("div", { class: "head" }, el("h2", { id: "sheet-head" }, say("sheet")), el("p", { class: "total" }, el("strong", {}, count), ` / ${TILES}`)),
    el("progress", { max: TILES, value: Math.min(count, TILES), "aria-labelledby": "sheet-head" }),
    el("p", { class: "quiet" }, count < TILES ? say("left", { count: TILES - count }) : count === TILES ? say("all-there") : say("too-many", { count: count - TILES })),
    el("ul", { class: "grid" }, tiles.map((tile) => small(editor, tile)), places),
    el("div", { class: "row" }, button([icon("sheet"), say("big-sheet")], () => ((editor.view.sheet = true), editor.render()), { "data-key": "big-sheet" }), button([icon("pair"), say("compare")], () => editor.goTo("check"), { "data-key": "to-compare" })));
}

/** The sheet by itself, for paper. @param {Editor} editor @returns {Node[]} */
export function sheetPage(editor) {
  /** @type {Tile[]} */
  const tiles = editor.set.tiles;
  const one = (/** @type {Tile} */ tile) => el("li", {}, tilePicture(tile, 0, editor.edition), el("p", {}, el("strong", {}, `${tile.count} ×`), ` ${tile.id}`));
  return [
    el("section", { class: "paper big-sheet" },
      el("div", { class: "head no-print" }, button([icon("back"), say("back-to-walk")], () => ((editor.view.sheet = false), editor.render()), { "data-key": "big-sheet" }), button(say("print"), () => print(), { class: "main", "data-key": "print" })),
      el("h2", {}, typeof editor.set.name === "string" && editor.set.name ? editor.set.name : say("nameless")),
      el("ul", {}, tiles.map(one))),
  ];
}
