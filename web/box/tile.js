// A tile of The Castle as data: what its half edges show, its paths and marks, and what can be done to it.
// @ts-check

/**
 * @typedef {"H" | "T" | "C"} Kind
 * @typedef {{kind: Kind, at: string[], stalls?: string[]}} Area
 * @typedef {{at: string[], well?: boolean}} Path
 * @typedef {{id: string, count: number, areas: Area[], paths?: Path[], square?: boolean}} Tile
 */

export const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
export const SIDES = ["N", "E", "S", "W"];
export const QUARTERS = ["NW", "NE", "SE", "SW"];
/** @type {Kind[]} */
export const KINDS = ["C", "H", "T"];

/** The two half edges of a quarter, clockwise. @param {string} quarter */
export const halvesOf = (quarter) => {
  const first = (QUARTERS.indexOf(quarter) * 2 + 7) % 8;
  return [HALVES[first] ?? "", HALVES[(first + 1) % 8] ?? ""];
};
/** The quarter that a half edge lies in. @param {string} half */
export const quarterOf = (half) => QUARTERS[Math.floor(((HALVES.indexOf(half) + 1) % 8) / 2)] ?? "NW";
/** The half edges of the half of a tile at a side. @param {string} side */
export const halfAt = (side) => [0, 1, 2, 7].map((step) => HALVES[(SIDES.indexOf(side) * 2 + step) % 8] ?? "");

/** The kind at each half edge. @param {Tile} tile @returns {Map<string, Kind>} */
export const kindsOf = (tile) => new Map(tile.areas.flatMap((area) => area.at.map((half) => [half, area.kind])));
/** The sides that paths leave through. @param {Tile} tile */
export const armsOf = (tile) => SIDES.filter((side) => (tile.paths ?? []).some((path) => path.at.includes(side)));
/** The quarters with stalls, each as often as there are. @param {Tile} tile */
export const stallsOf = (tile) => tile.areas.flatMap((area) => area.stalls ?? []);
/** @param {Tile} tile */
export const wellsOf = (tile) => (tile.paths ?? []).filter((path) => path.well).length;

/**
 * The areas that half edges of these kinds make: neighbours of one kind are one area unless a path lies between
 * them; round a corner nothing lies between. Stalls stay where a court is.
 * @param {Map<string, Kind>} kinds @param {string[]} arms @param {string[]} stalls @returns {Area[]}
 */
export function areasOf(kinds, arms, stalls) {
  const home = HALVES.map((_, at) => at);
  for (let at = 0; at < 8; at += 1) {
    const next = (at + 1) % 8;
    const isParted = at % 2 === 0 && arms.includes(SIDES[at / 2] ?? "");
    if (isParted || kinds.get(HALVES[at] ?? "") !== kinds.get(HALVES[next] ?? "")) continue;
    const [low, high] = [Math.min(home[at] ?? 0, home[next] ?? 0), Math.max(home[at] ?? 0, home[next] ?? 0)];
    home.forEach((of, place) => of === high && (home[place] = low));
  }
  const areas = [...new Set(home)].map((first) => ({ kind: /** @type {Kind} */ (kinds.get(HALVES[first] ?? "")), at: HALVES.filter((_, at) => home[at] === first) }));
  return areas.map((area) => {
    const own = stalls.filter((quarter) => area.kind === "C" && area.at.includes(stallHome(kinds, quarter)));
    return own.length > 0 ? { ...area, stalls: own } : area;
  });
}

/** The half edge of a quarter on whose court a stall stands; none where there is no court. @param {Map<string, Kind>} kinds @param {string} quarter */
const stallHome = (kinds, quarter) => halvesOf(quarter).find((half) => kinds.get(half) === "C") ?? "";

/** The areas that are joined through the middle: for each the half edges where its pieces begin. @param {Tile} tile @returns {string[][]} */
function joins(tile) {
  const pieces = areasOf(kindsOf(tile), armsOf(tile), []);
  const within = tile.areas.map((area) => pieces.filter((piece) => piece.at.every((half) => area.at.includes(half))).map((piece) => piece.at[0] ?? ""));
  return within.filter((firsts) => firsts.length > 1);
}

/** @param {Area[]} areas @param {string[][]} wanted @returns {Area[]} */
function joined(areas, wanted) {
  return wanted.reduce((all, firsts) => {
    const kind = all.find((area) => area.at.includes(firsts[0] ?? ""))?.kind;
    const meant = all.filter((area) => area.kind === kind && firsts.some((half) => area.at.includes(half)));
    if (!kind || meant.length < 2) return all;
    const stalls = meant.flatMap((area) => area.stalls ?? []);
    const whole = { kind, at: HALVES.filter((half) => meant.some((area) => area.at.includes(half))), ...(stalls.length > 0 ? { stalls } : {}) };
    return [...all.filter((area) => !meant.includes(area)), whole];
  }, areas);
}

/** @param {Tile} tile @param {Path[]} paths @param {boolean} square @param {Map<string, Kind>} [kinds] @param {string[]} [stalls] @param {string[][]} [wanted] @returns {Tile} */
function remade(tile, paths, square, kinds = kindsOf(tile), stalls = stallsOf(tile), wanted = joins(tile)) {
  const left = paths.filter((path) => path.at.length > 0).map((path) => ({ ...path, at: SIDES.filter((side) => path.at.includes(side)) }));
  const arms = left.flatMap((path) => path.at);
  /** @type {Tile} */
  const made = { id: tile.id, count: tile.count, areas: joined(areasOf(kinds, arms, stalls), wanted) };
  if (left.length > 0) made.paths = left;
  if (square) made.square = true;
  return made;
}

/** @returns {Tile} */
export const blank = () => ({ id: "", count: 1, areas: [{ kind: "C", at: [...HALVES] }] });

/** @param {Tile} tile @param {string[]} halves @param {Kind} kind */
export function painted(tile, halves, kind) {
  const kinds = kindsOf(tile);
  for (const half of halves) kinds.set(half, kind);
  return remade(tile, tile.paths ?? [], tile.square ?? false, kinds);
}

/** A path there or gone: it joins the first path, or is one of its own where a square cuts. @param {Tile} tile @param {string} side */
export function withArm(tile, side) {
  const paths = (tile.paths ?? []).map((path) => ({ ...path, at: path.at.filter((arm) => arm !== side) }));
  if (!armsOf(tile).includes(side)) {
    const first = paths[0];
    if (first && !tile.square) first.at.push(side);
    else paths.push({ at: [side] });
  }
  return remade(tile, paths, tile.square ?? false);
}

/** A path from one side to another, apart from the others. @param {Tile} tile @param {string} from @param {string} to */
export function withPath(tile, from, to) {
  const paths = (tile.paths ?? []).map((path) => ({ ...path, at: path.at.filter((arm) => arm !== from && arm !== to) }));
  paths.push({ at: [from, to] });
  return remade(tile, paths, false);
}

/** @param {Tile} tile */
export function withSquare(tile) {
  const arms = armsOf(tile);
  if (tile.square) return remade(tile, arms.length > 0 ? [{ at: arms, ...(wellsOf(tile) > 0 ? { well: true } : {}) }] : [], false);
  const well = (/** @type {string} */ side) => (tile.paths ?? []).some((path) => path.well && path.at[0] === side);
  return remade(tile, arms.map((side) => ({ at: [side], ...(well(side) ? { well: true } : {}) })), true);
}

/** A well on the path of this side, or gone. @param {Tile} tile @param {string} [side] */
export function withWell(tile, side) {
  const paths = tile.paths ?? [];
  const meant = paths.find((path) => side && path.at.includes(side)) ?? paths[0];
  return remade(tile, paths.map((path) => (path === meant ? { at: path.at, ...(path.well ? {} : { well: true }) } : path)), tile.square ?? false);
}

/** One more stall in a quarter, up to two, then none. @param {Tile} tile @param {string} quarter */
export function withStall(tile, quarter) {
  const [here, others] = [stallsOf(tile).filter((own) => own === quarter), stallsOf(tile).filter((own) => own !== quarter)];
  const next = here.length >= 2 ? [] : [...here, quarter];
  return remade(tile, tile.paths ?? [], tile.square ?? false, kindsOf(tile), [...others, ...next]);
}

/** The area at a half edge joined through the middle with all others of its kind, or parted again. @param {Tile} tile @param {string} half */
export function withJoin(tile, half) {
  const kind = kindsOf(tile).get(half);
  const had = joins(tile);
  const own = had.filter((firsts) => tile.areas.some((area) => area.at.includes(half) && firsts.every((first) => area.at.includes(first))));
  const firsts = tile.areas.filter((area) => area.kind === kind).map((area) => area.at[0] ?? "");
  const wanted = own.length > 0 ? had.filter((one) => !own.includes(one)) : [...had, firsts];
  return remade(tile, tile.paths ?? [], tile.square ?? false, kindsOf(tile), stallsOf(tile), wanted);
}

/** Nothing but ground in a quarter: its stalls go, and so does the path at a side. @param {Tile} tile @param {string} half */
export function cleared(tile, half) {
  const [quarter, side] = [quarterOf(half), half.slice(0, 1)];
  const stalls = stallsOf(tile).filter((own) => own !== quarter);
  if (stalls.length < stallsOf(tile).length) return remade(tile, tile.paths ?? [], tile.square ?? false, kindsOf(tile), stalls);
  return armsOf(tile).includes(side) ? withArm(tile, side) : painted(tile, halvesOf(quarter), "C");
}

/** Some quarter turns clockwise. @param {Tile} tile @param {number} turn @returns {Tile} */
export function turned(tile, turn) {
  const by = (/** @type {string[]} */ all, /** @type {number} */ step) => (/** @type {string} */ one) => all[(all.indexOf(one) + step * turn) % all.length] ?? one;
  const [half, side, quarter] = [by(HALVES, 2), by(SIDES, 1), by(QUARTERS, 1)];
  return {
    ...tile,
    areas: tile.areas.map((area) => ({ ...area, at: area.at.map(half), ...(area.stalls ? { stalls: area.stalls.map(quarter) } : {}) })),
    ...(tile.paths ? { paths: tile.paths.map((path) => ({ ...path, at: path.at.map(side) })) } : {}),
  };
}

/** A tile as it lies, written so that equal ones are written the same; where a stall stands does not matter. @param {Tile} tile */
function written(tile) {
  const areas = tile.areas.map((area) => `${area.kind}${HALVES.filter((half) => area.at.includes(half)).join("")}${(area.stalls ?? []).length}`);
  const paths = (tile.paths ?? []).map((path) => `${SIDES.filter((side) => path.at.includes(side)).join("")}${path.well ? "w" : ""}`);
  return `${areas.sort().join(",")}/${paths.sort().join(",")}${tile.square ? "/q" : ""}`;
}

/** The same for tiles that are one kind, however they are turned. @param {Tile} tile */
export const look = (tile) => [0, 1, 2, 3].map((turn) => written(turned(tile, turn))).sort()[0] ?? "";

/** How many turns look different. @param {Tile} tile */
export const turnsOf = (tile) => new Set([0, 1, 2, 3].map((turn) => written(turned(tile, turn)))).size;

/** A name that no other tile of the set has. @param {Tile[]} tiles */
export function freeName(tiles) {
  let number = tiles.length + 1;
  const name = () => `K${String(number).padStart(2, "0")}`;
  while (tiles.some((tile) => tile.id === name())) number += 1;
  return name();
}
