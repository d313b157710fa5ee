// The wall of The Castle: its outline by dragging, the numbers of the track, the start fields.
// @ts-check
import { button, choice, el, icon, lang, say } from "./dom.js";
import { undoButton } from "./editor.js";
import { cellsOf, onTrack, reshaped, towers, trace, withMoved } from "./outline.js";
import { symbol } from "./pictures.js";
import { wallPicture } from "./wall-picture.js";

/** @typedef {import("./editor.js").Editor} Editor @typedef {import("./outline.js").Wall} Wall @typedef {import("./outline.js").StartField} StartField @typedef {import("./outline.js").Point} Point */
/** @typedef {"move" | "cells" | "first" | "H" | "T" | "C" | "path" | "stall" | "well" | "none"} Tool */

const CELLS = 76;
const TRACK = 100;
/** The tools with their keys and what is drawn for them. @type {[string, Tool, string][]} */
const SHAPES = [["1", "move", ""], ["2", "cells", ""], ["3", "first", ""]];
/** @type {[string, Tool, string][]} */
const STARTS = [["D", "path", "start-p"], ["M", "H", "start-h"], ["C", "T", "start-t"], ["L", "C", "start-c"], ["K", "stall", "start-m"], ["Y", "well", ""], ["E", "none", ""]];

/** @param {Editor} editor @returns {{tool: Tool, at: number, whole: boolean}} */
export function memory(editor) {
  editor.view.wall ??= { tool: "move", at: 0, whole: true };
  return editor.view.wall;
}

/** @param {Editor} editor @returns {Wall} */
export const wallOf = (editor) => editor.set.wall;
/** @param {Editor} editor @returns {StartField[]} */
export const startsOf = (editor) => editor.set.startFields;

/** Takes a changed wall over. @param {Editor} editor @param {{wall: Wall, starts: StartField[]} | null} made */
export function put(editor, made) {
  if (!made) return;
  editor.change((doc) => {
    doc.set.wall = made.wall;
    doc.set.startFields = made.starts;
    doc.sure.wall = false;
  });
}

/** @param {Editor} editor @param {number} at @param {number} by */
export function moveStretch(editor, at, by) {
  const stretch = trace(wallOf(editor))[at];
  memory(editor).at = at;
  if (stretch && by !== 0) put(editor, withMoved(wallOf(editor), startsOf(editor), stretch, by));
  else editor.render();
}

/** Cells that a finger went over come into the wall, or go. @param {Editor} editor @param {Point[]} cells @param {boolean} isIn */
export function setCells(editor, cells, isIn) {
  const now = cellsOf(wallOf(editor));
  for (const [x, y] of cells) isIn ? now.add(`${x},${y}`) : now.delete(`${x},${y}`);
  put(editor, reshaped(wallOf(editor), startsOf(editor), now));
}

/** The track begins at this corner. @param {Editor} editor @param {Point} corner */
export function beginAt(editor, corner) {
  editor.change((doc) => {
    doc.set.wall.start = corner;
    doc.sure.wall = false;
  });
}

/** What the tool does at an edge of the wall. @param {Editor} editor @param {Point} cell @param {"N" | "E" | "S" | "W"} side @param {number} half */
export function pressEdge(editor, cell, side, half) {
  const { tool, whole } = memory(editor);
  editor.change((doc) => {
    /** @type {StartField[]} */
    const starts = doc.set.startFields;
    const at = starts.findIndex((one) => one.side === side && one.cell[0] === cell[0] && one.cell[1] === cell[1]);
    const field = starts[at] ?? { cell, side, halves: "--" };
    const next = changed(field, tool, whole, half);
    doc.sure.wall = false;
    const isBare = next.halves === "--" && !next.path;
    if (at >= 0) starts.splice(at, 1, ...(isBare ? [] : [next]));
    else if (!isBare) starts.push(next);
  });
}

/** @param {StartField} field @param {Tool} tool @param {boolean} whole @param {number} half @returns {StartField} */
function changed(field, tool, whole, half) {
  if (tool === "none") return { cell: field.cell, side: field.side, halves: "--" };
  if (tool === "path") {
    const { path, well, ...rest } = field;
    return path ? rest : { ...rest, path: true };
  }
  if (tool === "well") {
    const { well, ...rest } = field;
    return well ? rest : { ...rest, path: true, well: true };
  }
  if (tool === "stall") {
    const halves = field.halves.includes("C") ? field.halves : "CC";
    const on = halves.charAt(half) === "C" ? half : halves.indexOf("C");
    const { stalls, ...rest } = { ...field, halves };
    return stalls ? rest : { ...rest, stalls: [on] };
  }
  const letters = [...field.halves];
  for (const place of whole ? [0, 1] : [half]) letters[place] = tool;
  const stalls = (field.stalls ?? []).filter((place) => letters[place] === "C");
  const { stalls: _, ...rest } = field;
  return { ...rest, halves: letters.join(""), ...(stalls.length > 0 ? { stalls } : {}) };
}

/** @param {Editor} editor */
function tools(editor) {
  const memo = memory(editor);
  const look = editor.edition === "2003" ? "old" : "new";
  const words = { H: "kind-H", T: "kind-T", C: "kind-C", path: "mark-path", stall: "mark-stall", well: "mark-well" };
  const one = (/** @type {typeof STARTS[0]} */ [shortcut, tool, art]) => {
    const key = words[/** @type {keyof typeof words} */ (tool)];
    const drawing = art ? symbol(editor.known.sheet, `${look}-${art}`, "0 0 100 18") : icon(tool === "move" ? "move" : tool === "cells" ? "cells" : tool === "first" ? "first" : tool === "none" ? "rubber" : "brush");
    return button([drawing, el("span", {}, say(key ? `${key}-${editor.edition}` : `wall-${tool}`)), el("kbd", {}, shortcut)], () => ((memo.tool = tool), editor.render()), { class: art ? "what strip" : "what", "aria-pressed": memo.tool === tool, "aria-keyshortcuts": shortcut, "data-key": `wall-${tool}` });
  };
  const wholes = /** @type {[boolean, string][]} */ ([[true, say("edge-whole")], [false, say("edge-half")]]);
  return el("section", { class: "paper tools", "aria-label": say("tools") },
    el("p", { class: "label" }, say("shape")), SHAPES.map(one), el("p", { class: "label" }, say("start-field")), STARTS.map(one),
    choice(say("edge"), wholes, memo.whole, (whole) => ((memo.whole = whole), editor.render()), "whole"),
    chosenStretch(editor));
}

/** The plain fields of a stretch: those between its two towers. @param {Editor} editor @param {number} at clockwise @param {number} count */
function setPlain(editor, at, count) {
  const wall = wallOf(editor);
  const place = onTrack(wall, at, wall.plain.length);
  const wanted = Math.max(0, Math.min(40, count));
  if (wall.plain[place] === wanted) return editor.render();
  editor.change((doc) => {
    doc.set.wall.plain[place] = wanted;
    doc.sure.wall = false;
  });
}

/** @param {Editor} editor */
function chosenStretch(editor) {
  const [wall, memo] = [wallOf(editor), memory(editor)];
  const stretches = trace(wall);
  const firsts = towers(wall, stretches.length);
  const here = memo.at;
  const plain = wall.plain[onTrack(wall, here, stretches.length)] ?? 0;
  const pair = (/** @type {number} */ at) => `${firsts[at % stretches.length] ?? 0}–${(firsts[at % stretches.length] ?? 0) + 1}`;
  const input = el("input", { id: "plain", type: "text", inputmode: "numeric", value: plain, "data-key": "plain", onchange: () => setPlain(editor, here, Number.parseInt(input.value, 10) || 0), onkeydown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    // Enter goes on to the next stretch of the track, so that the numbers are written in one go.
    const number = Number.parseInt(input.value, 10) || 0;
    memo.at = (here + (wall.direction === "clockwise" ? 1 : stretches.length - 1)) % stretches.length;
    setPlain(editor, here, number);
    const next = document.getElementById("plain");
    if (next instanceof HTMLInputElement) next.select();
  } });
  return el("div", { class: "stretch" },
    el("strong", {}, say("chosen-stretch")), el("p", { class: "quiet" }, say("between", { from: pair(memo.at), to: pair(memo.at + 1) })),
    el("div", { class: "copies" }, el("label", { for: "plain" }, say("plain-fields")), button("−", () => setPlain(editor, memo.at, plain - 1), { "aria-label": say("fewer"), "data-key": "plain-less" }), input, button("+", () => setPlain(editor, memo.at, plain + 1), { "aria-label": say("one-more"), "data-key": "plain-more" })));
}

/** @param {Editor} editor */
export function counts(editor) {
  const [wall, starts] = [wallOf(editor), startsOf(editor)];
  const fields = wall.plain.reduce((sum, plain) => sum + plain + 2, 0);
  return { cells: cellsOf(wall).size, fields, towers: trace(wall).length, starts: starts.length };
}

/** @param {Editor} editor */
function problems(editor) {
  return [...editor.problems("wall"), ...editor.problems("startFields")];
}

/** @param {Editor} editor */
function checks(editor) {
  const found = counts(editor);
  const line = (/** @type {string} */ word, /** @type {boolean} */ isRight, /** @type {string} */ value) => el("li", { class: isRight ? "right" : "wrong" }, el("span", {}, say(word)), el("strong", {}, value));
  return el("ul", { class: "checks" },
    line("count-cells", found.cells === CELLS, `${found.cells} / ${CELLS}`),
    line("count-fields", found.fields === TRACK, `${found.fields} / ${TRACK}`),
    line("count-towers", found.towers === 14, `${found.towers} / 14`),
    line("count-starts", found.starts === 7, `${found.starts} / 7`));
}

/** @param {Editor} editor */
function startList(editor) {
  const words = (/** @type {StartField} */ field) => {
    const kinds = [...new Set([...field.halves].filter((letter) => letter !== "-"))].map((letter) => say(`kind-${letter}-${editor.edition}`));
    const marks = [...(field.path ? ["path"] : []), ...(field.well ? ["well"] : []), ...(field.stalls ? ["stall"] : [])].map((mark) => say(`mark-${mark}-${editor.edition}`));
    return [...kinds, ...marks].join(", ");
  };
  return el("ul", { class: "start-list" }, startsOf(editor).map((field) => el("li", {}, el("span", {}, words(field)), el("span", { class: "quiet" }, say(`side-${field.side}`)))));
}

/** @param {Editor} editor */
function panel(editor) {
  const wrong = problems(editor);
  const isWrong = wrong.some((problem) => problem.severity === "error");
  const directions = /** @type {[Wall["direction"], string][]} */ ([["clockwise", say("clockwise")], ["counterclockwise", say("counterclockwise")]]);
  const turn = (/** @type {Wall["direction"]} */ direction) => editor.change((doc) => ((doc.set.wall.direction = direction), (doc.sure.wall = false)));
  const isSure = editor.doc.sure.wall === true;
  return el("section", { class: "paper result", "aria-labelledby": "wall-head" },
    el("h2", { id: "wall-head" }, say("tab-check")), checks(editor),
    el("h2", {}, say("track")), choice(say("track"), directions, wallOf(editor).direction, turn, "direction"),
    el("h2", {}, say("start-fields")), startList(editor),
    el("div", { class: "row" }, button(isSure ? [icon("saved"), say("wall-is-ready")] : say("wall-ready"), () => editor.change((doc) => (doc.sure.wall = true)), { class: "main", disabled: isWrong || isSure, "data-key": "wall-ready" })),
    !isSure && el("p", { class: "quiet" }, say("wall-ready-how")));
}

/** @param {Editor} editor */
function bubbles(editor) {
  return el("div", { class: "bubbles", role: "status" }, problems(editor).slice(0, 2).map((problem, at) => el("div", { class: `bubble ${problem.severity}` }, el("p", {}, problem[lang]), editor.canUndo && button(say("undo-that"), () => editor.undo(), { "data-key": `wall-undo-${at}` }))));
}

/** @type {import("./editor.js").Tab} */
export const wallTab = {
  id: "wall",
  state: (editor) => {
    const wrong = problems(editor).filter((problem) => problem.severity === "error").length;
    return wrong > 0 ? say("notes", { count: wrong }) : say(editor.doc.sure.wall ? "ready" : "to-check");
  },
  show: (editor) => [
    tools(editor),
    el("section", { class: "felt", "aria-label": say("tab-wall") }, el("p", { class: "hint" }, icon("move"), say(`hint-${hintOf(memory(editor).tool)}`)), wallPicture(editor), bubbles(editor), el("div", { class: "row below" }, undoButton(editor))),
    panel(editor),
  ],
  key: (editor, event) => {
    const tool = [...SHAPES, ...STARTS].find(([shortcut]) => shortcut === event.key.toUpperCase());
    if (!tool) return false;
    memory(editor).tool = tool[1];
    editor.render();
    return true;
  },
};

/** @param {Tool} tool */
const hintOf = (tool) => (["move", "cells", "first"].includes(tool) ? `wall-${tool}` : "wall-start");
