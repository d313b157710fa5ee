// The tokens of The Castle: nine kinds, how many of each there are.
// @ts-check
import { button, el, lang, say } from "./dom.js";
import { undoButton } from "./editor.js";
import { symbol } from "./pictures.js";

/** @typedef {import("./editor.js").Editor} Editor */

export const TOKENS = 18;
const KINDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {Editor} editor @param {number} kind @param {number} count */
function put(editor, kind, count) {
  editor.change((doc) => {
    const others = doc.set.tokens.filter((/** @type {number} */ one) => one !== kind);
    doc.set.tokens = [...others, ...Array.from({ length: Math.max(0, Math.min(TOKENS, count)) }, () => kind)].sort((a, b) => a - b);
  });
}

/** @type {import("./editor.js").Tab} */
export const tokensTab = {
  id: "tokens",
  state: (editor) => `${editor.set.tokens.length}/${TOKENS}`,
  show: (editor) => {
    const look = editor.edition === "2003" ? "old" : "new";
    const kinds = KINDS.map((kind) => {
      const count = editor.set.tokens.filter((/** @type {number} */ one) => one === kind).length;
      return el("li", {},
        symbol(editor.known.sheet, `${look}-token-${kind}`, "0 0 50 50"),
        el("p", {}, say(`token-${kind}-${editor.edition}`)),
        el("div", { class: "copies" }, button("−", () => put(editor, kind, count - 1), { "aria-label": say("fewer"), disabled: count === 0, "data-key": `token-${kind}-less` }), el("output", {}, count), button("+", () => put(editor, kind, count + 1), { "aria-label": say("one-more"), "data-key": `token-${kind}-more` })));
    });
    const wrong = editor.set.tokens.length > 0 ? editor.problems("tokens") : [];
    return [
      el("section", { class: "paper" },
        el("h2", {}, say("tokens-head")), el("p", { class: "quiet" }, say("tokens-how")),
        el("div", { class: "row" }, button(say("tokens-all"), () => editor.change((doc) => (doc.set.tokens = KINDS.flatMap((kind) => [kind, kind]))), { class: "main", "data-key": "tokens-all" }), undoButton(editor)),
        el("ul", { class: "token-list" }, kinds),
        el("div", { role: "status" }, wrong.map((problem) => el("div", { class: `bubble ${problem.severity}` }, el("p", {}, problem[lang]))))),
    ];
  },
};
