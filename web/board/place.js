// Where the parts of a picture lie, in its own units: drawings may not have come yet, so nothing is measured.
// @ts-check

/** @typedef {{ x: number, y: number, turn: number, width: number, height: number }} Lie */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * A part's corner, turn and size, as the scene has them.
 * @param {SVGGElement | HTMLElement} part @param {string} [transform] as it was at another time
 * @returns {Lie}
 */
export function lieOf(part, transform = part.getAttribute("transform") ?? "") {
  const [, x = "0", y = "0"] = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(transform) ?? [];
  const [, turn = "0"] = /rotate\(([-\d.]+)/.exec(transform) ?? [];
  const [width = 0, height = 0] = (part.dataset.size ?? "").split(" ").map(Number);
  return { x: Number(x), y: Number(y), turn: Number(turn), width, height };
}

/** The middle of a part. @param {SVGGElement} part */
export function middleOf(part) {
  const { x, y, width, height } = lieOf(part);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The box around some parts; none around none. @param {Iterable<SVGGElement>} parts @returns {Box | null} */
export function boxAround(parts) {
  const lies = [...parts].map((part) => lieOf(part));
  if (lies.length === 0) return null;
  const [left, top] = [Math.min(...lies.map(({ x }) => x)), Math.min(...lies.map(({ y }) => y))];
  const right = Math.max(...lies.map(({ x, width }) => x + width));
  const bottom = Math.max(...lies.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
