// The painter of a tile of The Castle: kinds on half edges, quarters, halves; paths from side to side; marks.
// @ts-check
import { button, choice, draw, el, has, icon, lang, say } from "./dom.js";
import { undoButton } from "./editor.js";
import { symbol, tilePicture, picture } from "./pictures.js";
import { armsOf, blank, cleared, freeName, halfAt, HALVES, halvesOf, kindsOf, look, painted, quarterOf, SIDES, turned, turnsOf, withArm, withJoin, withPath, withSquare, withStall, withWell } from "./tile.js";

/** @typedef {import("./editor.js").Editor} Editor @typedef {import("./tile.js").Tile} Tile @typedef {import("./tile.js").Kind} Kind */
/** @typedef {"kind" | "path" | "square" | "well" | "stall" | "join" | "rubber"} Tool @typedef {"quarter" | "half" | "corner" | "whole"} Size */

/** The tools with their keys. @type {[string, Tool, Kind | null, string][]} */
const TOOLS = [["1", "kind", "C", "ground"], ["2", "kind", "H", "house-15"], ["3", "kind", "T", "tower-15"], ["D", "path", null, "lane-5"], ["F", "square", null, "square"], ["Y", "well", null, "well"], ["K", "stall", null, "stall"], ["J", "join", null, ""], ["E", "rubber", null, ""]];
/** @type {Size[]} */
const SIZES = ["quarter", "half", "corner", "whole"];
const CORNERS = [[0, 0], [50, 0], [100, 0], [100, 50], [100, 100], [50, 100], [0, 100], [0, 50]];
const SOCKETS = { N: [50, -5], E: [105, 50], S: [50, 105], W: [-5, 50] };

/** @param {Editor} editor @returns {{tool: Tool, kind: Kind, size: Size, from: string}} */
function brush(editor) {
  editor.view.brush ??= { tool: "kind", kind: "H", size: "quarter", from: "" };
  return editor.view.brush;
}

/** Paints a tile of the set again, one like another, or a new one. @param {Editor} editor @param {Tile | null} tile @param {number} turn */
export function openPainter(editor, tile, turn) {
  editor.change((doc) => (doc.painting = { tile: tile ? turned(tile, turn) : blank() }));
}

/** @param {Editor} editor @returns {Tile} */
const tileOf = (editor) => /** @type {{tile: Tile}} */ (editor.doc.painting).tile;

/** @param {Editor} editor @param {Tile} tile */
const put = (editor, tile) => editor.change((doc) => (doc.painting = { tile }));

/** What the tool does where somebody presses. @param {Editor} editor @param {string} half */
function press(editor, half) {
  const { tool, kind, size } = brush(editor);
  const [tile, side, quarter] = [tileOf(editor), half.charAt(0), quarterOf(half)];
  const reach = { quarter: halvesOf(quarter), half: halfAt(side), corner: [half], whole: HALVES };
  const done = {
    kind: () => painted(tile, reach[size], kind),
    path: () => withArm(tile, side),
    square: () => withSquare(tile),
    well: () => withWell(tile, side),
    stall: () => withStall(tile, quarter),
    join: () => withJoin(tile, half),
    rubber: () => cleared(tile, half),
  };
  put(editor, done[tool]());
}

/** @param {Editor} editor */
function tools(editor) {
  const now = brush(editor);
  const sheet = editor.edition === "2003" ? "old" : "new";
  const one = (/** @type {typeof TOOLS[0]} */ [shortcut, tool, kind, art]) => {
    const word = say(kind ? `kind-${kind}-${editor.edition}` : has(`tool-${tool}`) ? `tool-${tool}` : `mark-${tool}-${editor.edition}`);
    const isMark = ["square", "well", "stall"].includes(tool);
    const drawing = art ? symbol(editor.known.sheet, `${sheet}-${art}`, isMark ? "0 0 40 40" : "0 0 100 100") : icon(tool === "rubber" ? "rubber" : "move");
    const choose = () => (Object.assign(now, { tool, kind: kind ?? now.kind }), editor.render());
    return button([drawing, el("span", {}, word), el("kbd", {}, shortcut)], choose, { class: "what", "aria-pressed": now.tool === tool && (!kind || now.kind === kind), "aria-keyshortcuts": shortcut, "data-key": `tool-${shortcut}` });
  };
  const sizes = SIZES.map((size) => /** @type {[Size, string]} */ ([size, say(`size-${size}`)]));
  return el("section", { class: "paper tools", "aria-label": say("tools") },
    el("p", { class: "label" }, say("paint-kind")), TOOLS.slice(0, 3).map(one),
    choice(say("size"), sizes, now.size, (size) => (Object.assign(now, { size, tool: "kind" }), editor.render()), "size"),
    el("p", { class: "label" }, say("put-on")), TOOLS.slice(3).map(one));
}

/** @param {Element} on @param {() => void} does */
function pressable(on, does) {
  on.addEventListener("click", does);
  on.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    does();
  });
  return on;
}

/** @param {Editor} editor */
function stage(editor) {
  const [tile, now] = [tileOf(editor), brush(editor)];
  const kinds = kindsOf(tile);
  const word = (/** @type {string} */ half) => `${say(`half-${half}`)}: ${say(`kind-${kinds.get(half)}-${editor.edition}`)}`;
  const zones = HALVES.map((half, at) => {
    const [a, b] = [CORNERS[at], CORNERS[(at + 1) % 8]];
    return pressable(draw("path", { class: "zone", d: `M50 50L${a}L${b}z`, tabindex: 0, role: "button", "aria-label": word(half), "data-key": `zone-${half}` }), () => press(editor, half));
  });
  const bars = HALVES.map((half, at) => {
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [CORNERS[at] ?? [], CORNERS[(at + 1) % 8] ?? []];
    const [out, gap] = [SIDES.indexOf(half.charAt(0)), 7];
    const [dx, dy] = [[0, -4], [4, 0], [0, 4], [-4, 0]][out] ?? [0, 0];
    const near = (/** @type {number} */ value) => (value === 50 ? (half.endsWith("L") === (out < 2) ? 50 - gap : 50 + gap) : value);
    const line = draw("line", { x1: near(x1) + (dx ?? 0), y1: near(y1) + (dy ?? 0), x2: near(x2) + (dx ?? 0), y2: near(y2) + (dy ?? 0), class: `bar is-${kinds.get(half)}`, tabindex: 0, role: "button", "aria-label": `${say("half-edge")} ${word(half)}`, "data-key": `bar-${half}` });
    return pressable(line, () => put(editor, painted(tile, [half], now.kind)));
  });
  const sockets = SIDES.map((side) => socket(editor, side));
  const cross = draw("path", { class: "cross", d: "M50 0V100M0 50H100" });
  const overlay = draw("svg", { class: `overlay tool-${now.tool}`, viewBox: "-14 -14 128 128" }, cross, zones, bars, sockets, ring(editor));
  return el("section", { class: "felt", "aria-label": say("painter") },
    el("p", { class: "hint" }, icon("brush"), say(`hint-${now.tool}`)),
    el("div", { class: "stage" }, tilePicture(tile, 0, editor.edition, "?", "stage"), overlay),
    bubbles(editor),
    el("div", { class: "row below" }, undoButton(editor), button([icon("turn"), say("turn-it")], () => put(editor, turned(tile, 1)), { "data-key": "turn-it", "aria-keyshortcuts": "R" })));
}

/** Where a path leaves the tile: a press lays it or takes it away, a drag to another one lays it from here to there. @param {Editor} editor @param {string} side */
function socket(editor, side) {
  const isOn = armsOf(tileOf(editor)).includes(side);
  const [x = 0, y = 0] = SOCKETS[/** @type {keyof typeof SOCKETS} */ (side)];
  const made = draw("g", { class: "socket", transform: `translate(${x} ${y})`, tabindex: 0, role: "button", "aria-pressed": isOn, "aria-label": say(`path-${side}`, { path: say(`mark-path-${editor.edition}`) }), "data-side": side, "data-key": `socket-${side}` },
    draw("circle", { r: 7 }), draw("path", { d: isOn ? "M-3 0l2.2 2.4L3 -2.4" : "M-3 0H3M0 -3V3" }));
  made.addEventListener("pointerdown", (event) => {
    brush(editor).from = side;
    /** @type {Element} */ (event.target).releasePointerCapture?.(/** @type {PointerEvent} */ (event).pointerId);
  });
  made.addEventListener("pointerup", () => {
    const { from } = brush(editor);
    brush(editor).from = "";
    if (from && from !== side) put(editor, withPath(tileOf(editor), from, side));
  });
  return pressable(made, () => put(editor, withArm(tileOf(editor), side)));
}

/** @param {Editor} editor */
function found(editor) {
  const place = `tiles[${editor.set.tiles.filter((/** @type {Tile} */ tile) => tile.id !== tileOf(editor).id).length}]`;
  const told = (editor.paintReport?.problems ?? []).filter((problem) => problem.place.startsWith(place) && !["never-fits", "path-ends"].includes(problem.code));
  return isEnding(tileOf(editor)) ? [...told, openEnd] : told;
}

/** Whether a path stops among courts; of a whole set the server tells it, but not before everything else is right. @param {Tile} tile */
const isEnding = (tile) => !tile.square && (tile.paths ?? []).some((path) => path.at.length === 1) && tile.areas.every((area) => area.kind === "C");

/** @type {import("./server.js").Problem} */
const openEnd = { severity: "warning", code: "path-ends", place: "", en: say("path-ends"), pl: say("path-ends") };

/** A ring round the place that is wrong. @param {Editor} editor */
function ring(editor) {
  const isInside = found(editor).some((problem) => ["path-ends", "square", "crossing"].includes(problem.code));
  return isInside && draw("circle", { class: "ring", cx: 50, cy: 50, r: 8 });
}

/** What may put a problem right, two ways at most. @param {Editor} editor @param {string} code @returns {[string, () => void][]} */
function repairs(editor, code) {
  const tile = tileOf(editor);
  const arms = armsOf(tile);
  const across = SIDES[(SIDES.indexOf(arms[0] ?? "N") + 2) % 4] ?? "S";
  const rub = () => put(editor, { ...arms.reduce((less, side) => withArm(less, side), tile) });
  if (code === "path-ends") return [[say(`lead-${across}`), () => put(editor, withArm(tile, across))], [say("no-path"), rub]];
  if (code === "square") return [[say("no-square"), () => put(editor, withSquare(tile))], [say(`lead-${across}`), () => put(editor, withArm(tile, across))]];
  if (code === "crossing") return [[say("one-path"), () => put(editor, withSquare(withSquare(tile)))], [say("with-square"), () => put(editor, withSquare(tile))]];
  const twin = twinOf(editor);
  if (code === "twin" && twin) return [[say("add-copies", { count: tile.count, id: twin.id }), () => store(editor)]];
  return [];
}

/** @param {Editor} editor */
function bubbles(editor) {
  const problems = found(editor);
  return el("div", { class: "bubbles", role: "status" }, problems.slice(0, 2).map((problem, at) => {
    const ways = repairs(editor, problem.code).map(([word, does], way) => button(word, does, { "data-key": `repair-${at}-${way}` }));
    return el("div", { class: `bubble ${problem.severity}` }, el("p", {}, problem[lang]), ways);
  }));
}

/** A tile of the set that this one is, turned. @param {Editor} editor @returns {Tile | undefined} */
function twinOf(editor) {
  const tile = tileOf(editor);
  return editor.set.tiles.find((/** @type {Tile} */ other) => other.id !== tile.id && look(other) === look(tile));
}

/** Puts the tile into the set; copies of a kind that is there already are added to it. @param {Editor} editor */
function store(editor) {
  const [tile, twin] = [tileOf(editor), twinOf(editor)];
  editor.change((doc) => {
    doc.painting = null;
    /** @type {Tile[]} */
    const tiles = doc.set.tiles;
    const same = tiles.find((one) => one.id === twin?.id);
    if (same) same.count += tile.count;
    const at = tiles.findIndex((one) => one.id === tile.id);
    if (at >= 0) tiles.splice(at, 1, ...(same ? [] : [tile]));
    else if (!same) tiles.push({ ...tile, id: freeName(tiles) });
  });
  editor.view.walk = { ...editor.view.walk, last: look(tile) };
  editor.render();
}

/** @param {Editor} editor */
function result(editor) {
  const tile = tileOf(editor);
  const isKnown = editor.set.tiles.some((/** @type {Tile} */ one) => one.id === tile.id);
  const isWrong = found(editor).some((problem) => problem.severity === "error");
  const twin = twinOf(editor);
  const words = el("ul", { class: "words" });
  void picture({ tile, turn: 0 }, editor.edition).then((drawn) => words.replaceChildren(...drawn.words.map((word) => el("li", {}, word))));
  const leave = () => editor.change((doc) => (doc.painting = null));
  const remove = () => editor.change((doc) => ((doc.painting = null), (doc.set.tiles = doc.set.tiles.filter((/** @type {Tile} */ one) => one.id !== tile.id))));
  const copies = (/** @type {number} */ by) => put(editor, { ...tile, count: Math.max(1, Math.min(60, tile.count + by)) });
  return el("section", { class: "paper result", "aria-labelledby": "result-head" },
    el("h2", { id: "result-head" }, say("in-the-game")),
    el("div", { class: "turns" }, tilePicture(tile, 0, editor.edition, "?", "stage"), el("div", { class: "four" }, [0, 1, 2, 3].map((turn) => tilePicture(tile, turn, editor.edition, "", `turn-${turn}`)))),
    el("p", { class: "quiet" }, say("turns-look", { count: turnsOf(tile) })),
    el("p", { class: "label" }, say("on-it")), words,
    twin && el("p", { class: "twin", role: "status" }, tilePicture(twin, 0, editor.edition, ""), say("is-twin", { id: twin.id, count: twin.count })),
    el("div", { class: "copies" }, el("strong", {}, say("copies")), button("−", () => copies(-1), { "aria-label": say("fewer"), disabled: tile.count <= 1, "data-key": "fewer" }), el("output", {}, tile.count), button("+", () => copies(1), { "aria-label": say("one-more"), "data-key": "one-more" })),
    el("div", { class: "row" },
      button(say("cancel"), leave, { "data-key": "cancel" }),
      isKnown && button(say("take-out"), remove, { "data-key": "take-out" }),
      isWrong && !twin && button(say("draft"), () => store(editor), { "data-key": "draft" }),
      button(say(twin ? "add-to-twin" : isKnown ? "keep-tile" : "add-tile"), () => store(editor), { class: "main", disabled: isWrong && !twin, "data-key": "store" })),
    isWrong && !twin && el("p", { class: "wrong-note" }, say("mend-first")));
}

/** @param {Editor} editor @returns {Node[]} */
export const painter = (editor) => [tools(editor), stage(editor), result(editor)];

/** @param {Editor} editor @param {KeyboardEvent} event */
export function painterKey(editor, event) {
  const tool = TOOLS.find(([shortcut]) => shortcut === event.key.toUpperCase());
  const now = brush(editor);
  if (event.key.toLowerCase() === "r") put(editor, turned(tileOf(editor), 1));
  else if (event.key.toLowerCase() === "g") Object.assign(now, { size: "corner", tool: "kind" });
  else if (tool) Object.assign(now, { tool: tool[1], kind: tool[2] ?? now.kind });
  else return false;
  editor.render();
  return true;
}

