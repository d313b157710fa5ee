// The outline of the wall: from the cells inside it to its straight stretches, and how it is changed.
// @ts-check

/** @typedef {[number, number]} Point @typedef {"N" | "E" | "S" | "W"} Side */
/** A straight stretch, clockwise, the yard on its right hand. @typedef {{dir: Side, from: Point, edges: number}} Stretch */
/** @typedef {{rows: string[], start: Point, direction: "clockwise" | "counterclockwise", plain: number[]}} Wall */
/** @typedef {{cell: Point, side: Side, halves: string, path?: boolean, well?: boolean, stalls?: number[]}} StartField */

/** @type {Side[]} */
const SIDES = ["N", "E", "S", "W"];
/** @type {Record<Side, Point>} */
export const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** How large a yard may be in either direction. */
const EXTENT_MAX = 32;

/** @param {Side} side @param {number} turns @returns {Side} */
export const turnedSide = (side, turns) => SIDES[(SIDES.indexOf(side) + turns + 4) % 4] ?? "N";

/** @param {Point} point */
const key = ([x, y]) => `${x},${y}`;

/** @param {Wall} wall @returns {Set<string>} */
export function cellsOf(wall) {
  const cells = new Set();
  wall.rows.forEach((row, y) => [...row].forEach((letter, x) => letter === "#" && cells.add(key([x, y]))));
  return cells;
}

/** @param {Set<string>} cells @returns {Point[]} */
export const pointsOf = (cells) => [...cells].map((cell) => /** @type {Point} */ (cell.split(",").map(Number)));

/** The cell on the right of a step from a grid point, and the one on its left. @param {Point} point @param {Side} dir @returns {[Point, Point]} */
function beside([x, y], dir) {
  /** @type {Record<Side, [Point, Point]>} */
  const both = { E: [[x, y], [x, y - 1]], S: [[x - 1, y], [x, y]], W: [[x - 1, y - 1], [x - 1, y]], N: [[x, y - 1], [x - 1, y - 1]] };
  return both[dir];
}

/** The stretches once around, clockwise, from the corner where the track begins, if there is one; else from the first. @param {Wall} wall @returns {Stretch[]} */
export function trace(wall) {
  const cells = cellsOf(wall);
  const isWall = (/** @type {Point} */ point, /** @type {Side} */ dir) => {
    const [inside, outside] = beside(point, dir);
    return cells.has(key(inside)) && !cells.has(key(outside));
  };
  const first = pointsOf(cells).sort((a, b) => a[1] - b[1] || a[0] - b[0])[0];
  if (!first) return [];
  /** @type {Stretch[]} */
  const found = [];
  /** @type {Point} */
  let at = first;
  /** @type {Side} */
  let dir = "E";
  for (let steps = 0; steps < 4 * EXTENT_MAX * EXTENT_MAX; steps += 1) {
    // At every point the way goes on to the right hand if it can, else ahead, else to the left.
    /** @type {Side[]} */
    const ways = [turnedSide(dir, 1), dir, turnedSide(dir, -1)];
    const here = at;
    const next = ways.find((way) => isWall(here, way));
    if (!next) return [];
    const last = found.at(-1);
    if (last && last.dir === next) last.edges += 1;
    else found.push({ dir: next, from: at, edges: 1 });
    dir = next;
    at = [at[0] + STEP[dir][0], at[1] + STEP[dir][1]];
    if (key(at) === key(first)) break;
  }
  const start = found.findIndex((stretch) => key(stretch.from) === key(wall.start));
  return start > 0 ? [...found.slice(start), ...found.slice(0, start)] : found;
}

/** The place of a clockwise stretch in the order of the track. @param {Wall} wall @param {number} at @param {number} count */
export const onTrack = (wall, at, count) => (wall.direction === "clockwise" ? at : count - 1 - at);

/** The first field of the tower at the beginning of each clockwise stretch. @param {Wall} wall @param {number} count @returns {number[]} */
export function towers(wall, count) {
  const sums = [0];
  for (let at = 0; at < count; at += 1) sums.push((sums[at] ?? 0) + 2 + (wall.plain[at] ?? 0));
  return Array.from({ length: count }, (_, at) => sums[wall.direction === "clockwise" ? at : (count - at) % count] ?? 0);
}

/** Cells as rows, cut down to what is there; the rest of the wall and the start fields move along. @param {Wall} wall @param {StartField[]} starts @param {Set<string>} cells */
function rebuilt(wall, starts, cells) {
  const points = pointsOf(cells);
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [width, height] = [Math.max(...points.map(([x]) => x)) - left + 1, Math.max(...points.map(([, y]) => y)) - top + 1];
  if (points.length === 0 || width > EXTENT_MAX || height > EXTENT_MAX) return null;
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => (cells.has(key([x + left, y + top])) ? "#" : ".")).join(""));
  const move = (/** @type {Point} */ [x, y]) => /** @type {Point} */ ([x - left, y - top]);
  return { wall: { ...wall, rows, start: move(wall.start) }, starts: starts.map((field) => ({ ...field, cell: move(field.cell) })) };
}

/** Plain fields for an outline with another number of stretches: what stayed keeps its own. @param {Wall} before @param {Wall} after @param {Point} shift */
function withPlain(before, after, shift) {
  const [old, now] = [trace(before), trace(after)];
  if (old.length === now.length) return after;
  const had = new Map(old.map((stretch, at) => [`${stretch.from[0] + shift[0]},${stretch.from[1] + shift[1]},${stretch.dir},${stretch.edges}`, before.plain[onTrack(before, at, old.length)]]));
  const plain = now.map((stretch) => had.get(`${stretch.from[0]},${stretch.from[1]},${stretch.dir},${stretch.edges}`) ?? Math.max(1, 2 * stretch.edges - 1));
  return { ...after, plain: after.direction === "clockwise" ? plain : plain.reverse() };
}

/** A corner where the track may begin: the wanted one, else the nearest. @param {Wall} wall */
function withStart(wall) {
  const far = (/** @type {Point} */ [x, y]) => Math.abs(x - wall.start[0]) + Math.abs(y - wall.start[1]);
  const nearest = trace(wall).map((stretch) => stretch.from).sort((a, b) => far(a) - far(b))[0];
  return nearest ? { ...wall, start: nearest } : wall;
}

/**
 * Cells put inside the wall or taken out.
 * @param {Wall} wall @param {StartField[]} starts @param {Set<string>} cells @param {Wall} [moved] where the start of the track went
 */
export function reshaped(wall, starts, cells, moved = wall) {
  const made = rebuilt(moved, starts, cells);
  if (!made) return null;
  /** @type {Point} */
  const shift = [made.wall.start[0] - moved.start[0], made.wall.start[1] - moved.start[1]];
  return { wall: withPlain(wall, withStart(made.wall), shift), starts: made.starts };
}

/** The cells that come or go when a stretch is moved outwards by so many rows; inwards below 0. @param {Wall} wall @param {Stretch} stretch @param {number} by @returns {Point[]} */
export function movedCells(wall, stretch, by) {
  const [out, along] = [STEP[turnedSide(stretch.dir, -1)], STEP[stretch.dir]];
  /** @type {Point[]} */
  const cells = [];
  for (let edge = 0; edge < stretch.edges; edge += 1) {
    /** @type {Point} */
    const point = [stretch.from[0] + along[0] * edge, stretch.from[1] + along[1] * edge];
    const [inside, outside] = beside(point, stretch.dir);
    for (let row = 0; row < Math.abs(by); row += 1) {
      const from = by > 0 ? outside : inside;
      const sign = by > 0 ? 1 : -1;
      cells.push([from[0] + out[0] * row * sign, from[1] + out[1] * row * sign]);
    }
  }
  return cells;
}

/** The wall with a stretch moved; none if it can't be. @param {Wall} wall @param {StartField[]} starts @param {Stretch} stretch @param {number} by */
export function withMoved(wall, starts, stretch, by) {
  const outSide = turnedSide(stretch.dir, -1);
  const [out, along] = [STEP[outSide], STEP[stretch.dir]];
  const cells = cellsOf(wall);
  for (const cell of movedCells(wall, stretch, by)) by > 0 ? cells.add(key(cell)) : cells.delete(key(cell));
  const ends = [stretch.from, [stretch.from[0] + along[0] * stretch.edges, stretch.from[1] + along[1] * stretch.edges]].map((end) => key(/** @type {Point} */ (end)));
  const go = (/** @type {Point} */ [x, y]) => /** @type {Point} */ ([x + out[0] * by, y + out[1] * by]);
  const start = ends.includes(key(wall.start)) ? go(wall.start) : wall.start;
  const own = new Set(movedCells(wall, stretch, -1).map(key));
  const fields = starts.map((field) => (field.side === outSide && own.has(key(field.cell)) ? { ...field, cell: go(field.cell) } : field));
  return reshaped(wall, fields, cells, { ...wall, start });
}

/** Every edge of a cell at the wall. @param {Wall} wall @returns {{cell: Point, side: Side}[]} */
export function wallEdges(wall) {
  const cells = cellsOf(wall);
  return pointsOf(cells).flatMap((cell) => SIDES.filter((side) => !cells.has(key([cell[0] + STEP[side][0], cell[1] + STEP[side][1]]))).map((side) => ({ cell, side })));
}
