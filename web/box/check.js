// What is still to be done before the set can be played with, each thing with the way to its place; and comparing.
// @ts-check
import { button, el, lang, say } from "./dom.js";
import { comparison } from "./compare.js";

/** @typedef {import("./editor.js").Editor} Editor @typedef {import("./server.js").Problem} Problem */

/** The tab at which a place is mended. @param {Editor} editor @param {string} place */
function tabOf(editor, place) {
  const first = /^[a-zA-Z]*/.exec(place)?.[0] ?? "";
  const homes = /** @type {Record<string, string>} */ ({ tiles: "tiles", wall: "wall", startFields: "wall", tokens: "tokens", name: "share", checkedBy: "share", strengths: "strengths", equalOnCards: "strengths", mix: "mix", sets: "mix", actionCards: "cards", masterCards: "cards", towers: "cards" });
  const home = homes[first] ?? "";
  return editor.tabs.some((tab) => tab.id === home) ? home : "";
}

/** What the owner has not said yet to be as it is in the box. @param {Editor} editor */
export const unsure = (editor) => (editor.game === "castle" && editor.doc.sure.wall !== true ? ["wall"] : []);

/** Whether the set may be played as the printed one. @param {Editor} editor */
export const isReady = (editor) => editor.report?.playable === true && unsure(editor).length === 0;

/** @param {Editor} editor @param {Problem} problem @param {number} at */
function line(editor, problem, at) {
  const tab = tabOf(editor, problem.place);
  const tile = /^tiles\[(\d+)\]/.exec(problem.place);
  const go = () => {
    const meant = tile ? editor.set.tiles[Number(tile[1])] : null;
    if (meant) editor.change((doc) => (doc.painting = { tile: meant }));
    editor.goTo(tab);
  };
  return el("li", { class: problem.severity }, el("p", {}, problem[lang]), tab && button(say("go-there"), go, { "data-key": `problem-${at}` }));
}

/** @type {import("./editor.js").Tab} */
export const checkTab = {
  id: "check",
  state: (editor) => {
    const count = editor.report?.problems.length ?? 0;
    return count > 0 ? say("notes", { count }) : isReady(editor) ? say("ready") : "";
  },
  show: (editor) => {
    const report = editor.report;
    const missing = unsure(editor).map((tab) => el("li", { class: "warning" }, el("p", {}, say(`unsure-${tab}`)), button(say("go-there"), () => editor.goTo(tab), { "data-key": `unsure-${tab}` })));
    const problems = (report?.problems ?? []).map((problem, at) => line(editor, problem, at));
    const counts = (report?.counts ?? []).map(({ what, right, found }) => el("li", { class: right === found ? "right" : "wrong" }, el("span", {}, say(`count-${what}`)), el("strong", {}, `${found} / ${right}`)));
    return [
      el("section", { class: "paper problems" },
        el("h2", {}, say("check-head")),
        el("p", { class: isReady(editor) ? "verdict good" : "verdict", role: "status" }, say(report === null ? "check-unknown" : isReady(editor) ? "check-good" : "check-draft")),
        el("ul", { class: "checks" }, counts), el("ul", { class: "problem-list" }, missing, problems)),
      comparison(editor),
    ];
  },
};
