// Two transcriptions of one box beside each other: every difference is settled, then two people have checked the set.
// @ts-check
import { button, draw, el, icon, lang, say } from "./dom.js";
import { shown, tilePicture } from "./pictures.js";
import { check, compare } from "./server.js";
import { all } from "./store.js";
import { freeName, look } from "./tile.js";

/** @typedef {import("./editor.js").Editor} Editor @typedef {import("./server.js").Difference} Difference @typedef {import("./tile.js").Tile} Tile */
/** @typedef {{other: any, same: number, differences: (Difference & {settled: "" | "a" | "b"})[], at: number}} Memory */

/** Where a place is on a tile, in hundredths. @type {Record<string, [number, number]>} */
const PLACES = { N: [50, 16], E: [84, 50], S: [50, 84], W: [16, 50], NW: [25, 25], NE: [75, 25], SE: [75, 75], SW: [25, 75], NL: [27, 12], NR: [73, 12], EL: [88, 27], ER: [88, 73], SL: [73, 88], SR: [27, 88], WL: [12, 73], WR: [12, 27] };

/** @param {Editor} editor @param {any} other */
async function begin(editor, other) {
  const found = await compare(editor.set, other);
  editor.view.compareFault = found === null;
  /** @type {Memory | null} */
  const memo = found && { other, same: found.same, differences: found.differences.map((one) => ({ ...one, settled: "" })), at: 0 };
  editor.view.compare = memo;
  editor.render();
}

/** A set out of what somebody gave: a file's text, a link. @param {string} given */
export async function readSet(given) {
  const packed = /#([\w-]+)$/.exec(given.trim())?.[1];
  return (await check(packed ? { packed } : { text: given }))?.set ?? null;
}

/** @param {any} set @param {string} fallback */
const nameOf = (set, fallback) => (typeof set.name === "string" && set.name ? set.name : fallback);

/** @param {Editor} editor */
export function comparison(editor) {
  /** @type {Memory | undefined} */
  const memo = editor.view.compare;
  return el("section", { class: "paper compare", "aria-labelledby": "compare-head" }, el("h2", { id: "compare-head" }, say("compare-head")), memo ? settling(editor, memo) : choosing(editor));
}

/** @param {Editor} editor */
function choosing(editor) {
  const docs = all(editor.game).filter((doc) => doc.key !== editor.doc.key);
  const own = docs.map((doc) => button(nameOf(doc.set, say("nameless")), () => void begin(editor, doc.set), { "data-key": `compare-${doc.key}` }));
  const take = async (/** @type {string} */ text) => {
    const set = await readSet(text);
    editor.view.compareFault = set === null;
    if (set) await begin(editor, set);
    else editor.render();
  };
  const file = el("input", { type: "file", accept: ".json,application/json", "data-key": "compare-file", onchange: () => void file.files?.[0]?.text().then(take) });
  const link = el("input", { type: "text", placeholder: "https://…/box#…", "data-key": "compare-link", onchange: () => void take(link.value) });
  return [
    el("p", { class: "quiet" }, say("compare-how")), own.length > 0 && el("div", { class: "row" }, own),
    el("label", { class: "given" }, say("other-file"), file), el("label", { class: "given" }, say("other-link"), link),
    editor.view.compareFault && el("p", { class: "notice", role: "alert" }, say("cannot-read")),
  ];
}

/** Takes over what the other one has. @param {Editor} editor @param {Difference} one @param {any} other */
function adopt(editor, one, other) {
  editor.change((doc) => {
    /** @type {Tile[]} */
    const tiles = doc.set.tiles ?? [];
    const at = tiles.findIndex((tile) => one.a && look(tile) === look(one.a));
    if (one.what === "wall") doc.set.wall = other.wall;
    else if (one.what === "startFields") doc.set.startFields = other.startFields;
    else if (one.what === "tokens") doc.set.tokens = other.tokens;
    else if (one.a && one.b && at >= 0) tiles.splice(at, 1, { ...one.b, id: one.a.id });
    else if (one.a && at >= 0) tiles.splice(at, 1);
    else if (one.b) tiles.push({ ...one.b, id: freeName(tiles) });
  });
}

/** @param {Editor} editor @param {Memory} memo */
function settling(editor, memo) {
  const open = memo.differences.filter((one) => !one.settled).length;
  const one = memo.differences[memo.at];
  const [mine, theirs] = [nameOf(editor.set, say("mine")), nameOf(memo.other, say("theirs"))];
  const settle = (/** @type {"a" | "b"} */ who) => {
    if (!one) return;
    if (who === "b" && one.settled !== "b") adopt(editor, one, memo.other);
    one.settled = who;
    const next = memo.differences.findIndex((other) => !other.settled);
    if (next >= 0) memo.at = next;
    editor.render();
  };
  const list = memo.differences.map((each, at) => el("li", {}, button([each.a ? tilePicture(each.a, 0, editor.edition, "") : null, each.b ? tilePicture(each.b, each.turn, editor.edition, "") : null, el("span", {}, each[lang]), each.settled && icon("saved")], () => ((memo.at = at), editor.render()), { "aria-current": at === memo.at, "data-key": `difference-${at}` })));
  const both = () => editor.change((doc) => (doc.set.checkedBy = [mine, theirs].map((name) => name.slice(0, 60))));
  return [
    el("p", { role: "status" }, say("compare-found", { count: memo.differences.length, same: memo.same, open })),
    el("progress", { max: Math.max(1, memo.differences.length), value: memo.differences.length === 0 ? 1 : memo.differences.length - open, "aria-label": say("settled") }),
    el("ul", { class: "differences" }, list), one && pair(editor, one, memo, [mine, theirs], settle),
    el("div", { class: "row" },
      button(say("compare-end"), () => ((editor.view.compare = null), editor.render()), { "data-key": "compare-end" }),
      button(editor.set.checkedBy?.length >= 2 ? [icon("saved"), say("checked-by-two")] : say("say-checked"), both, { class: "main", disabled: open > 0 || editor.set.checkedBy?.length >= 2, "data-key": "say-checked" })),
  ];
}

/** @param {Editor} editor @param {Difference & {settled: string}} one @param {Memory} memo @param {[string, string]} names @param {(who: "a" | "b") => void} settle */
function pair(editor, one, memo, names, settle) {
  const rings = () => one.at.flatMap((place) => (PLACES[place] ? [PLACES[place]] : [])).map(([x, y]) => draw("circle", { cx: x, cy: y, r: 14 }));
  const side = (/** @type {"a" | "b"} */ who, /** @type {number} */ at) => {
    const tile = one[who];
    const isWall = ["wall", "startFields"].includes(one.what);
    const drawing = tile ? tilePicture(tile, who === "b" ? one.turn : 0, editor.edition) : isWall ? shown({ wall: true }, editor.edition, say("tab-wall"), who === "a" ? editor.set : memo.other) : el("span", { class: "nothing" }, one.what === "tokens" ? say("tab-tokens") : say("not-there"));
    return el("div", { class: "side" }, el("h3", {}, names[at] ?? ""), el("div", { class: "stage" }, drawing, tile && draw("svg", { class: "rings", viewBox: "0 0 100 100", "aria-hidden": "true" }, rings())), tile && el("p", { class: "quiet" }, say("copies-n", { count: tile.count })), button(say("is-right", { name: names[at] ?? "" }), () => settle(who), { "aria-pressed": one.settled === who, "data-key": `right-${who}` }));
  };
  return el("div", { class: "pair" }, el("p", { class: "what-differs" }, one[lang]), side("a", 0), side("b", 1));
}
