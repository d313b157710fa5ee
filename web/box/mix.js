// A mix of Carcassonne tiles: which sets are in the box, and how many copies of each tile, beside its picture.
// @ts-check
import { button, el, lang, say } from "./dom.js";
import { undoButton } from "./editor.js";
import { shown } from "./pictures.js";

/** @typedef {import("./editor.js").Editor} Editor @typedef {{id: string, usual: number, only: string[] | null}} Row */

const COPIES_MAX = 20;

/** The tiles of the sets that are in play. @param {Editor} editor @returns {Row[]} */
const rows = (editor) => editor.known.rows.filter((/** @type {Row} */ row) => row.only === null || row.only.some((set) => editor.set.sets.includes(set)));

/** @param {Editor} editor @param {Row} row @returns {number} */
const copies = (editor, row) => editor.set.mix[row.id] ?? row.usual;

/** @param {Editor} editor @param {Row} row @param {number} count */
function put(editor, row, count) {
  editor.change((doc) => {
    const wanted = Math.max(0, Math.min(COPIES_MAX, count));
    if (wanted === row.usual) delete doc.set.mix[row.id];
    else doc.set.mix[row.id] = wanted;
  });
}

/** A set comes into play, or goes with what was said of its tiles. @param {Editor} editor @param {string} set */
function toggle(editor, set) {
  editor.change((doc) => {
    const has = doc.set.sets.includes(set);
    doc.set.sets = has ? doc.set.sets.filter((/** @type {string} */ one) => one !== set) : [...doc.set.sets, set];
    const left = new Set(rows(editor).map((row) => row.id));
    doc.set.mix = Object.fromEntries(Object.entries(doc.set.mix).filter(([id]) => left.has(id)));
  });
}

/** @type {import("./editor.js").Tab} */
export const mixTab = {
  id: "mix",
  state: (editor) => String(rows(editor).reduce((sum, row) => sum + copies(editor, row), 0)),
  show: (editor) => {
    const sets = editor.known.lists.sets.map((/** @type {[string, string]} */ [set, word]) => button(word, () => toggle(editor, set), { "aria-pressed": editor.set.sets.includes(set), class: "what", "data-key": `set-${set}` }));
    const tiles = rows(editor).map((row) => {
      const count = copies(editor, row);
      return el("li", { class: count === row.usual ? "" : "changed" }, shown({ tile: row.id }, "", row.id, editor.known.set), el("p", { class: "quiet" }, row.id),
        el("div", { class: "copies" }, button("−", () => put(editor, row, count - 1), { "aria-label": `${say("fewer")}: ${row.id}`, disabled: count === 0, "data-key": `mix-${row.id}-less` }), el("output", {}, count), button("+", () => put(editor, row, count + 1), { "aria-label": `${say("one-more")}: ${row.id}`, "data-key": `mix-${row.id}-more` })));
    });
    return [
      el("section", { class: "paper" }, el("h2", {}, say("mix-head")), el("p", { class: "quiet" }, say("mix-how")), el("div", { class: "whats wide" }, sets), el("div", { class: "row" }, undoButton(editor)),
        el("div", { role: "status" }, editor.problems("mix").map((problem) => el("div", { class: `bubble ${problem.severity}` }, el("p", {}, problem[lang])))), el("ul", { class: "token-list mix-list" }, tiles)),
    ];
  },
};
