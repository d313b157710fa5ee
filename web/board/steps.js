// The steps of what happened, as the page was told them.
// @ts-check

/**
 * @typedef {object} Step
 * @property {string} act
 * @property {number} entry
 * @property {number | null} by who decided it
 * @property {number | null} seat whose it is, or who has the points
 * @property {number} points
 * @property {string} place a cell as `column,row`, or a part
 * @property {HTMLElement} line what is said
 * @property {SVGGElement[]} pieces
 * @property {SVGGElement[]} areas
 */

/** @param {HTMLElement} line @returns {Step} */
function stepOf(line) {
  const { act = "", entry, by, seat, points, place = "" } = line.dataset;
  const number = (/** @type {string | undefined} */ text) => (text === undefined ? null : Number(text));
  const parts = /** @type {SVGGElement[]} */ ([...line.querySelectorAll(":scope > svg:not(.mark) > g")]);
  const isPiece = (/** @type {SVGGElement} */ part) => part.dataset.part !== undefined || part.dataset.home !== undefined;
  return { act, entry: Number(entry), by: number(by), seat: number(seat), points: Number(points ?? 0), place, line, pieces: parts.filter(isPiece), areas: parts.filter((part) => !isPiece(part)) };
}

/** The steps that a page was told. @param {ParentNode} root */
export function stepsOf(root) {
  const told = /** @type {HTMLTemplateElement | null} */ (root.querySelector("template.show"));
  return /** @type {HTMLElement[]} */ ([...(told?.content.querySelectorAll("li") ?? [])]).map(stepOf);
}
