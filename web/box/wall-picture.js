// The wall as it is edited: cells, stretches with handles, corner towers with their numbers, edges for start fields.
// @ts-check
import { draw, say } from "./dom.js";
import { movedCells, onTrack, STEP, towers, trace, turnedSide, wallEdges } from "./outline.js";
import { beginAt, memory, moveStretch, pressEdge, setCells, startsOf, wallOf } from "./wall.js";

/** @typedef {import("./editor.js").Editor} Editor @typedef {import("./outline.js").Point} Point @typedef {import("./outline.js").Stretch} Stretch @typedef {import("./outline.js").StartField} StartField */

const CELL = 100;
const WALL = 44;
/** Free ground around the wall, in cells, where it may grow. */
const ROOM = 1;

/** @param {Editor} editor @returns {SVGElement} */
export function wallPicture(editor) {
  const wall = wallOf(editor);
  const stretches = trace(wall);
  const [width, height] = [(wall.rows[0]?.length ?? 1) * CELL, wall.rows.length * CELL];
  const box = [-ROOM * CELL, -ROOM * CELL, width + 2 * ROOM * CELL, height + 2 * ROOM * CELL];
  const { tool } = memory(editor);
  const preview = draw("g", { class: "preview" });
  const picture = draw("svg", { class: `wall-picture tool-${tool}`, viewBox: box.join(" ") },
    ground(editor),
    stretches.map((stretch, at) => band(editor, stretch, at, stretches.length)),
    startsOf(editor).map((field) => startField(editor, field)),
    stretches.map((stretch, at) => tower(editor, stretch, at, stretches)),
    preview,
    !["move", "cells", "first"].includes(tool) && wallEdges(wall).flatMap(({ cell, side }) => [0, 1].map((half) => edge(editor, cell, side, half))),
    tool === "move" && stretches.map((stretch, at) => handle(editor, stretch, at, preview, /** @type {() => SVGElement} */ (() => picture))));
  if (tool === "cells") paintCells(editor, picture, preview);
  return picture;
}

/** @param {Editor} editor */
function ground(editor) {
  const look = editor.edition === "2003" ? "old" : "new";
  const cells = wallOf(editor).rows.flatMap((row, y) => [...row].map((letter, x) => letter === "#" && draw("use", { href: `${editor.known.sheet}#${look}-empty`, x: x * CELL, y: y * CELL, width: CELL, height: CELL })));
  return draw("g", { class: "ground" }, cells);
}

/** The outside of the wall along a stretch. @param {Stretch} stretch @returns {Point} */
const outOf = (stretch) => STEP[turnedSide(stretch.dir, -1)];

/** A point so far along a stretch and so far out. @param {Stretch} stretch @param {number} along @param {number} out @returns {Point} */
function at(stretch, along, out) {
  const [dx, dy] = STEP[stretch.dir];
  const [ox, oy] = outOf(stretch);
  return [stretch.from[0] * CELL + dx * along + ox * out, stretch.from[1] * CELL + dy * along + oy * out];
}

/** @param {Editor} editor @param {Stretch} stretch @param {number} number @param {number} count */
function band(editor, stretch, number, count) {
  const wall = wallOf(editor);
  const place = onTrack(wall, number, count);
  const plain = wall.plain[place] ?? 0;
  const length = stretch.edges * CELL;
  const first = 2 + Array.from({ length: place }, (_, before) => 2 + (wall.plain[before] ?? 0)).reduce((sum, fields) => sum + fields, 0);
  const each = length / Math.max(1, plain);
  const [x1, y1] = at(stretch, 0, 0);
  const [x2, y2] = at(stretch, length, WALL);
  const back = draw("rect", { class: "stone-back", x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) });
  const fields = Array.from({ length: plain }, (_, step) => {
    const [fx, fy] = at(stretch, (step + 0.5) * each, WALL / 2);
    const flat = stretch.dir === "E" || stretch.dir === "W";
    const [w, h] = flat ? [each, WALL] : [WALL, each];
    const field = (first + (wall.direction === "clockwise" ? step : plain - 1 - step)) % 100;
    return draw("g", {}, draw("rect", { class: field % 10 === 0 ? "stone tens" : "stone", x: fx - w / 2 + 1.5, y: fy - h / 2 + 1.5, width: Math.max(1, w - 3), height: Math.max(1, h - 3), rx: 4 }), draw("text", { x: fx, y: fy + 6 }, field));
  });
  return draw("g", { class: memory(editor).at === number ? "band chosen" : "band" }, back, fields);
}

/** @param {Editor} editor @param {Stretch} stretch @param {number} number @param {Stretch[]} all */
function tower(editor, stretch, number, all) {
  const wall = wallOf(editor);
  const before = all[(number + all.length - 1) % all.length] ?? stretch;
  const [out, outBefore] = [outOf(stretch), outOf(before)];
  const [x, y] = [stretch.from[0] * CELL + ((out[0] + outBefore[0]) * WALL) / 2, stretch.from[1] * CELL + ((out[1] + outBefore[1]) * WALL) / 2];
  const first = (towers(wall, all.length)[number] ?? 0) % 100;
  const look = editor.edition === "2003" ? "old" : "new";
  const isFirst = memory(editor).tool === "first";
  const label = say("tower", { first, second: first + 1 });
  const made = draw("g", { class: first === 0 ? "tower first" : "tower", transform: `translate(${x} ${y})`, ...(isFirst ? { tabindex: 0, role: "button", "aria-label": `${say("wall-first")}: ${label}`, "data-key": `tower-${number}` } : { role: "img", "aria-label": label }) },
    draw("use", { href: `${editor.known.sheet}#${look}-wall-tower`, x: -29, y: -29, width: 58, height: 58 }), draw("rect", { class: "plate", x: -24, y: -13, width: 48, height: 26, rx: 6 }), draw("text", { y: 6 }, `${first} ${first + 1}`));
  if (isFirst) pressable(made, () => beginAt(editor, stretch.from));
  return made;
}

/** @param {Element} on @param {() => void} does */
function pressable(on, does) {
  on.addEventListener("click", does);
  on.addEventListener("keydown", (event) => event instanceof KeyboardEvent && event.key === "Enter" && does());
}

/** Where the two halves of the side of a cell begin, and where they run, clockwise. @param {Point} cell @param {string} side @returns {[Point, Point]} */
function sideOf([x, y], side) {
  /** @type {Record<string, [Point, Point]>} */
  const all = { N: [[x, y], [1, 0]], E: [[x + 1, y], [0, 1]], S: [[x + 1, y + 1], [-1, 0]], W: [[x, y + 1], [0, -1]] };
  const [from, dir] = all[side] ?? [[x, y], [1, 0]];
  return [[from[0] * CELL, from[1] * CELL], dir];
}

/** @param {Editor} editor @param {StartField} field */
function startField(editor, field) {
  const [[x, y], [dx, dy]] = sideOf(field.cell, field.side);
  const [ox, oy] = STEP[field.side];
  const part = (/** @type {number} */ from, /** @type {number} */ to, /** @type {string} */ name) => draw("path", { class: name, d: `M${x + dx * from} ${y + dy * from}L${x + dx * to} ${y + dy * to}l${ox * 20} ${oy * 20}L${x + dx * from + ox * 20} ${y + dy * from + oy * 20}z` });
  const mark = (/** @type {number} */ along, /** @type {string} */ name) => draw("circle", { class: name, cx: x + dx * along + ox * 10, cy: y + dy * along + oy * 10, r: 9 });
  const halves = [...field.halves].map((letter, half) => letter !== "-" && part(half * 50, half * 50 + 50, `start is-${letter}`));
  return draw("g", { class: "start-field" }, halves, field.path && part(37, 63, "start is-path"), field.well && mark(50, "start is-well"), (field.stalls ?? []).map((place) => mark(25 + 50 * place, "start is-stall")));
}

/** An edge of the wall where a start field may be. @param {Editor} editor @param {Point} cell @param {"N" | "E" | "S" | "W"} side @param {number} half */
function edge(editor, cell, side, half) {
  const [[x, y], [dx, dy]] = sideOf(cell, side);
  const [ox, oy] = STEP[side];
  const [from, to] = [half * 50, half * 50 + 50];
  const corner = (/** @type {number} */ along, /** @type {number} */ out) => `${x + dx * along + ox * out} ${y + dy * along + oy * out}`;
  const name = say("edge-of", { column: cell[0] + 1, row: cell[1] + 1, side: say(`side-${side}`) });
  const made = draw("path", { class: "edge", d: `M${corner(from, -30)}L${corner(to, -30)}L${corner(to, WALL)}L${corner(from, WALL)}z`, role: "button", "aria-label": name, tabindex: half === 0 ? 0 : -1, "data-edge": `${cell[0]},${cell[1]},${side},${half}`, "data-key": `edge-${cell[0]}-${cell[1]}-${side}-${half}` });
  pressable(made, () => pressEdge(editor, cell, side, half));
  return made;
}

/** How the page lies on the picture. @param {SVGElement} picture @param {PointerEvent} event @returns {Point} in units of the picture */
function pointOn(picture, event) {
  const matrix = /** @type {SVGGraphicsElement} */ (picture).getScreenCTM();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
  return [point.x, point.y];
}

/** Cells that would come or go, and what they make of the 76. @param {SVGElement} preview @param {Point[]} cells @param {number} sign */
function show(preview, cells, sign) {
  preview.replaceChildren(...cells.map(([x, y]) => draw("g", { class: sign > 0 ? "comes" : "goes" }, draw("rect", { x: x * CELL + 3, y: y * CELL + 3, width: CELL - 6, height: CELL - 6, rx: 6 }), draw("text", { x: x * CELL + CELL / 2, y: y * CELL + CELL / 2 + 9 }, sign > 0 ? "+1" : "−1"))));
}

/** What is dragged to move a stretch. @param {Editor} editor @param {Stretch} stretch @param {number} number @param {SVGElement} preview @param {() => SVGElement} picture */
function handle(editor, stretch, number, preview, picture) {
  const [x, y] = at(stretch, (stretch.edges * CELL) / 2, WALL * 0.9);
  const [ox, oy] = outOf(stretch);
  const flat = stretch.dir === "E" || stretch.dir === "W";
  const made = draw("g", { class: memory(editor).at === number ? "handle chosen" : "handle", transform: `translate(${x} ${y})`, tabindex: 0, role: "button", "aria-label": say("stretch", { number: number + 1, count: stretch.edges }), "data-stretch": number, "data-key": `stretch-${number}` },
    draw("circle", { class: "touch", r: 50 }), draw("rect", { x: flat ? -30 : -17, y: flat ? -17 : -30, width: flat ? 60 : 34, height: flat ? 34 : 60, rx: 17 }), draw("path", { d: flat ? "M-14 -5H14M-14 5H14" : "M-5 -14V14M5 -14V14" }));
  made.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const from = pointOn(picture(), /** @type {PointerEvent} */ (event));
    const rows = (/** @type {PointerEvent} */ moved) => {
      const [px, py] = pointOn(picture(), moved);
      return Math.round(((px - from[0]) * ox + (py - from[1]) * oy) / CELL);
    };
    const follow = (/** @type {PointerEvent} */ moved) => show(preview, movedCells(wallOf(editor), stretch, rows(moved)), rows(moved));
    const drop = (/** @type {PointerEvent} */ dropped) => {
      document.removeEventListener("pointermove", follow);
      document.removeEventListener("pointerup", drop);
      document.removeEventListener("pointercancel", drop);
      moveStretch(editor, number, dropped.type === "pointerup" ? rows(dropped) : 0);
    };
    document.addEventListener("pointermove", follow);
    document.addEventListener("pointerup", drop);
    document.addEventListener("pointercancel", drop);
  });
  made.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const arrows = /** @type {Record<string, Point>} */ ({ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] });
    const way = arrows[event.key];
    if (event.key === "Enter") moveStretch(editor, number, 0);
    if (!way || way[0] * ox + way[1] * oy === 0) return;
    event.preventDefault();
    moveStretch(editor, number, way[0] * ox + way[1] * oy);
  });
  return made;
}

/** A finger over cells takes them in, or out where it begins inside. @param {Editor} editor @param {SVGElement} picture @param {SVGElement} preview */
function paintCells(editor, picture, preview) {
  picture.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const rows = wallOf(editor).rows;
    const cellAt = (/** @type {PointerEvent} */ there) => {
      const [x, y] = pointOn(picture, there);
      return /** @type {Point} */ ([Math.floor(x / CELL), Math.floor(y / CELL)]);
    };
    const first = cellAt(/** @type {PointerEvent} */ (event));
    const isIn = rows[first[1]]?.charAt(first[0]) !== "#";
    /** @type {Map<string, Point>} */
    const over = new Map([[first.join(), first]]);
    const follow = (/** @type {PointerEvent} */ moved) => {
      const cell = cellAt(moved);
      if ((rows[cell[1]]?.charAt(cell[0]) === "#") !== isIn) over.set(cell.join(), cell);
      show(preview, [...over.values()], isIn ? 1 : -1);
    };
    const drop = () => {
      document.removeEventListener("pointermove", follow);
      document.removeEventListener("pointerup", drop);
      document.removeEventListener("pointercancel", drop);
      setCells(editor, [...over.values()], isIn);
    };
    show(preview, [first], isIn ? 1 : -1);
    document.addEventListener("pointermove", follow);
    document.addEventListener("pointerup", drop);
    document.addEventListener("pointercancel", drop);
  });
}

