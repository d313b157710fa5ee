// The strengths of the army cards of Siege: a grid of numbers, who wins against which castle, equal ones in red.
// @ts-check
import { button, el, say } from "./dom.js";
import { undoButton } from "./editor.js";
import { isReady } from "./check.js";
import { symbol } from "./pictures.js";

/** @typedef {import("./editor.js").Editor} Editor */

const CARDS = ["knight", "dragon", "archer", "infantry", "peasant", "catapult"];
const CASTLES = ["wood", "brick", "stone"];
const MOST = 99;

/** @param {Editor} editor @param {string} card @param {string} castle @returns {number | null} */
const valueOf = (editor, card, castle) => editor.set.strengths[card]?.[castle] ?? null;

/** @param {Editor} editor */
const filled = (editor) => CARDS.flatMap((card) => CASTLES.filter((castle) => valueOf(editor, card, castle) !== null)).length;

/** Cards that are as strong as another one against a castle. @param {Editor} editor @param {string} castle */
const equals = (editor, castle) => CARDS.filter((card) => valueOf(editor, card, castle) !== null && CARDS.some((other) => other !== card && valueOf(editor, other, castle) === valueOf(editor, card, castle)));

/** Whether equal ones stand so on the cards. @param {Editor} editor @param {string} castle */
const isMeant = (editor, castle) => (editor.set.equalOnCards ?? []).includes(castle);

/** @param {Editor} editor @param {string} card @param {string} castle @param {number | null} value */
function put(editor, card, castle, value) {
  if (value === valueOf(editor, card, castle)) return editor.render();
  editor.change((doc) => {
    const row = { ...doc.set.strengths[card] };
    if (value === null) delete row[castle];
    else row[castle] = Math.max(0, Math.min(MOST, value));
    doc.set.strengths[card] = row;
    // What was said of a column is asked again once the column changes.
    doc.set.equalOnCards = (doc.set.equalOnCards ?? []).filter((/** @type {string} */ one) => one !== castle);
  });
}

/** The cell that is written in now. @param {Editor} editor @returns {{card: string, castle: string}} */
function here(editor) {
  editor.view.cell ??= { card: "dragon", castle: "wood" };
  return editor.view.cell;
}

/** @param {Editor} editor @param {number} card @param {number} castle */
function goTo(editor, card, castle) {
  const to = { card: CARDS[(card + CARDS.length) % CARDS.length] ?? "knight", castle: CASTLES[(castle + CASTLES.length) % CASTLES.length] ?? "wood" };
  editor.view.cell = to;
  editor.render();
  const input = document.querySelector(`[data-key="cell-${to.card}-${to.castle}"]`);
  if (input instanceof HTMLInputElement) input.select();
}

/** @param {Editor} editor @param {string} card @param {string} castle */
function cell(editor, card, castle) {
  const value = valueOf(editor, card, castle);
  const [column, row] = [CARDS.indexOf(card), CASTLES.indexOf(castle)];
  const isEqual = equals(editor, castle).includes(card) && !isMeant(editor, castle);
  const now = here(editor);
  const classes = ["cell", isEqual ? "equal" : "", now.card === card && now.castle === castle ? "here" : ""].join(" ").trim();
  const read = () => (/^\d{1,2}$/.test(input.value.trim()) ? Number(input.value) : null);
  const input = el("input", {
    class: classes, type: "text", inputmode: "numeric", maxlength: 2, autocomplete: "off", value: value ?? "", "data-key": `cell-${card}-${castle}`, "aria-label": say("strength-of", { card: say(`card-${card}`), castle: say(`against-${castle}`) }), "aria-invalid": isEqual || null,
    onfocus: () => (editor.view.cell = { card, castle }),
    onchange: () => put(editor, card, castle, read()),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      const ways = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
      const way = ways[event.key];
      if (event.key === "Enter") {
        // Down the column of a castle's banner on all cards; then on to the next card.
        event.preventDefault();
        put(editor, card, castle, read());
        const isLast = row === CASTLES.length - 1;
        goTo(editor, isLast ? column + 1 : column, isLast ? 0 : row + 1);
      } else if (way) {
        event.preventDefault();
        put(editor, card, castle, read());
        goTo(editor, column + way[0], row + way[1]);
      }
    },
  });
  return el("td", {}, input);
}

/** The cards with the banners as they are written. @param {Editor} editor @param {string} card */
function cardPicture(editor, card) {
  const banners = CASTLES.map((castle) => el("span", { class: `banner is-${castle}` }, valueOf(editor, card, castle) ?? "?"));
  return el("th", { scope: "col" }, el("span", { class: "army" }, symbol(editor.known.sheet, card, editor.known.boxes?.[card] ?? "0 0 100 100"), el("span", { class: "banners", "aria-hidden": "true" }, banners)), el("span", {}, say(`card-${card}`)));
}

/** Who is stronger against a castle, the strongest first. @param {Editor} editor @param {string} castle */
function order(editor, castle) {
  const same = equals(editor, castle);
  const value = (/** @type {string} */ card) => valueOf(editor, card, castle) ?? -1;
  const cards = [...CARDS].sort((a, b) => value(b) - value(a)).map((card) => el("li", { class: same.includes(card) ? "equal" : "" }, symbol(editor.known.sheet, card, editor.known.boxes?.[card] ?? "0 0 100 100"), el("strong", {}, valueOf(editor, card, castle) ?? "?")));
  const first = same[0];
  const alike = same.filter((card) => first && value(card) === value(first));
  const names = alike.map((card) => say(`card-${card}`)).join(", ");
  const meant = () => editor.change((doc) => (doc.set.equalOnCards = [...(doc.set.equalOnCards ?? []), castle]));
  return el("div", { class: "against" }, el("h3", {}, say(`castle-${castle}`)), el("ol", {}, cards),
    first && !isMeant(editor, castle) && el("div", { class: "bubble error", role: "status" }, el("p", {}, el("strong", {}, say("equal", { cards: names, value: value(first) })), ` ${say("equal-how")}`), button(say("is-so"), meant, { "data-key": `meant-${castle}` })));
}

/** Numbers for a thumb: what another card has already is pale. @param {Editor} editor */
function keypad(editor) {
  const now = here(editor);
  const taken = (/** @type {number} */ n) => CARDS.some((card) => card !== now.card && valueOf(editor, card, now.castle) === n);
  const press = (/** @type {number} */ n) => {
    put(editor, now.card, now.castle, n);
    const row = CASTLES.indexOf(now.castle);
    const isLast = row === CASTLES.length - 1;
    goTo(editor, CARDS.indexOf(now.card) + (isLast ? 1 : 0), isLast ? 0 : row + 1);
  };
  return el("div", { class: "keypad paper" }, el("p", {}, el("strong", {}, say(`card-${now.card}`)), ` ${say(`against-${now.castle}`)}`),
    el("div", { class: "row" }, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => button(String(n), () => press(n), { class: taken(n) ? "taken" : "", "data-key": `pad-${n}` }))), el("p", { class: "quiet" }, say("pad-how")));
}

/** @type {import("./editor.js").Tab} */
export const strengthsTab = {
  id: "strengths",
  state: (editor) => `${filled(editor)}/18`,
  show: (editor) => [
    el("section", { class: "paper grid-paper" },
      el("div", { class: "head" }, el("h2", {}, say("strengths-head")), el("p", { class: "quiet" }, say("strengths-how"))),
      el("table", { class: "strengths" },
        el("thead", {}, el("tr", {}, el("td", {}), CARDS.map((card) => cardPicture(editor, card)))),
        el("tbody", {}, CASTLES.map((castle) => el("tr", {}, el("th", { scope: "row" }, el("span", { class: `banner is-${castle}` }), say(`castle-${castle}`)), CARDS.map((card) => cell(editor, card, castle)))))),
      el("div", { class: "row" }, undoButton(editor), el("p", { class: "quiet" }, say("knight-how")))),
    el("section", { class: "paper wins" }, el("h2", {}, say("who-wins")), CASTLES.map((castle) => order(editor, castle)),
      button(say("strengths-done"), () => editor.goTo("share"), { class: "main", disabled: !isReady(editor), "data-key": "strengths-done" })),
    keypad(editor),
  ],
};
