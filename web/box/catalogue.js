// What a tile of the box may look like: the tiles of the stand-in first, then every regular tile that could be.
// @ts-check
import { areasOf, armsOf, halvesOf, kindsOf, KINDS, look, QUARTERS, SIDES, stallsOf, wellsOf } from "./tile.js";

/** @typedef {import("./tile.js").Tile} Tile @typedef {import("./tile.js").Kind} Kind */
/** What is seen on the tile in hand. @typedef {{arms: number | null, run: "" | "straight" | "bend", seen: Set<string>}} Seen */
/** @typedef {{tile: Tile, key: string, has: Set<string>, arms: string[], isKnown: boolean, parts: number}} Entry */

/** The ways in which paths may leave a tile, but for turns. */
const RUNS = ["", "N", "NS", "NE", "NEW", "NESW"];

/** @param {Tile} tile @param {boolean} isKnown @returns {Entry} */
export function entry(tile, isKnown) {
  const has = new Set(tile.areas.map((area) => /** @type {string} */ (area.kind)));
  if (stallsOf(tile).length > 0) has.add("stall");
  if (wellsOf(tile) > 0) has.add("well");
  if (tile.square) has.add("square");
  return { tile, key: look(tile), has, arms: armsOf(tile), isKnown, parts: tile.areas.length };
}

/** @param {string} letters @param {string} run @param {boolean} square @param {boolean} well @param {string[]} stalls @returns {Tile} */
function regular(letters, run, square, well, stalls) {
  const kinds = new Map(QUARTERS.flatMap((quarter, at) => halvesOf(quarter).map((half) => [half, /** @type {Kind} */ (letters.charAt(at))])));
  const arms = SIDES.filter((side) => run.includes(side));
  const one = [{ at: arms, ...(well ? { well: true } : {}) }];
  const paths = square ? arms.map((side) => ({ at: [side] })) : one;
  return { id: "", count: 1, areas: areasOf(kinds, arms, stalls), ...(arms.length > 0 ? { paths } : {}), ...(square ? { square: true } : {}) };
}

/** Every quarter of every kind. @returns {string[]} */
const letters = () => KINDS.flatMap((a) => KINDS.flatMap((b) => KINDS.flatMap((c) => KINDS.map((d) => a + b + c + d))));

/** @param {Tile[]} known the tiles of the stand-in @returns {Entry[]} */
export function catalogue(known) {
  const entries = known.map((tile) => entry({ ...tile, id: "", count: 1 }, true));
  const keys = new Set(entries.map((one) => one.key));
  const add = (/** @type {Tile} */ tile) => {
    const made = entry(tile, false);
    if (!keys.has(made.key)) entries.push(made);
    keys.add(made.key);
  };
  for (const run of RUNS) {
    for (const quads of letters()) {
      const courts = QUARTERS.filter((_, at) => quads.charAt(at) === "C");
      for (const stalls of [[], ...courts.map((quarter) => [quarter])]) {
        add(regular(quads, run, false, false, stalls));
        if (run) add(regular(quads, run, false, true, stalls));
        if (run.length > 1) add(regular(quads, run, true, false, stalls));
      }
    }
  }
  return entries;
}

/** @param {Entry} one */
const isStraight = (one) => one.arms.length === 2 && SIDES.indexOf(one.arms[1] ?? "") - SIDES.indexOf(one.arms[0] ?? "") === 2;

/** How far an entry is from what is seen: 0 fits and has nothing else. @param {Entry} one @param {Seen} seen */
function distance(one, seen) {
  let far = 0;
  if (seen.arms !== null && one.arms.length !== seen.arms) far += 20 * Math.abs(one.arms.length - seen.arms);
  if (seen.run && one.arms.length === 2 && isStraight(one) !== (seen.run === "straight")) far += 20;
  for (const what of seen.seen) if (!one.has.has(what)) far += 20;
  for (const what of one.has) if (!seen.seen.has(what)) far += seen.seen.size > 0 ? 2 : 0;
  return far;
}

/**
 * What fits, the likeliest first, then what is similar.
 * @param {Entry[]} entries @param {Seen} seen @param {number} most
 */
export function suggestions(entries, seen, most) {
  const ranked = entries.map((one, at) => ({ one, at, far: distance(one, seen) }));
  ranked.sort((a, b) => a.far - b.far || Number(b.one.isKnown) - Number(a.one.isKnown) || a.one.parts - b.one.parts || a.at - b.at);
  const fitting = ranked.filter(({ far }) => far < 20);
  const isNarrow = seen.arms !== null || seen.seen.size > 0;
  const similar = isNarrow ? ranked.filter(({ far }) => far >= 20 && far < 40).slice(0, 4) : [];
  // What nobody narrowed is what the stand-in has; whoever looks for more says what is seen.
  const offered = isNarrow ? fitting : fitting.filter(({ one }) => one.isKnown);
  return { fitting: offered.slice(0, most).map(({ one }) => one), count: offered.length, similar: similar.map(({ one }) => one) };
}

/** A few words for a tile that everybody sees at once. @param {Tile} tile @param {(key: string) => string} word */
export function caption(tile, word) {
  const kinds = [...new Set(kindsOf(tile).values())].sort((a, b) => "HTC".indexOf(a) - "HTC".indexOf(b));
  const marks = [...(tile.square ? ["square"] : []), ...(wellsOf(tile) > 0 ? ["well"] : []), ...(stallsOf(tile).length > 0 ? ["stall"] : [])];
  return [...kinds.map((kind) => word(`kind-${kind}`)), ...marks.map((mark) => word(`mark-${mark}`))].join(", ");
}
