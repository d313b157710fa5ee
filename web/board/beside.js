// Beside what is chosen on the board: a tick to confirm it and a button to turn it, where there is room.
// @ts-check

const [BUTTON, GAP] = [48, 8];
/** On a canvas narrower than this the hand is near enough. */
const NARROW = 560;

/**
 * @param {HTMLElement} bar the buttons @param {import("./board.js").Board} board
 * @param {{ part: SVGGElement | null, canTurn: boolean }} chosen
 */
export function putBeside(bar, board, { part, canTurn }) {
  const { width, height } = board.viewport.pane;
  bar.hidden = !part || width < NARROW;
  if (!part || bar.hidden) return;
  /** @type {HTMLElement} */ (bar.querySelector("[data-turns]")).hidden = !canTurn;
  const frame = board.canvas.getBoundingClientRect();
  const at = part.getBoundingClientRect();
  const wide = canTurn ? 2 * BUTTON + GAP : BUTTON;
  const middle = at.y - frame.y + at.height / 2 - BUTTON / 2;
  const centre = at.x - frame.x + at.width / 2 - wide / 2;
  const places = [
    { x: at.right - frame.x + GAP, y: middle },
    { x: at.x - frame.x - GAP - wide, y: middle },
    { x: centre, y: at.y - frame.y - GAP - BUTTON },
    { x: centre, y: at.bottom - frame.y + GAP },
  ];
  const others = [...board.svg.querySelectorAll(".can:not(.instead)")].filter((other) => other !== part).map((other) => other.getBoundingClientRect());
  const tools = [...document.querySelectorAll("#table .board :is(.tools, .looks), #table .tab-strip")].map((other) => other.getBoundingClientRect());
  const covers = (/** @type {{ x: number, y: number }} */ { x, y }, /** @type {DOMRect} */ box) =>
    x + frame.x < box.right && x + frame.x + wide > box.x && y + frame.y < box.bottom && y + frame.y + BUTTON > box.y;
  const free = places.filter((place) => place.x >= 0 && place.y >= 0 && place.x + wide <= width && place.y + BUTTON <= height && !tools.some((box) => covers(place, box)));
  // Best over nothing, better over what lies than over what can be chosen.
  const laid = [...board.svg.querySelectorAll("[data-part^=tile-]")].map((tile) => tile.getBoundingClientRect());
  const over = (/** @type {{ x: number, y: number }} */ place, /** @type {DOMRect[]} */ boxes) => boxes.filter((box) => covers(place, box)).length;
  const cost = (/** @type {{ x: number, y: number }} */ place) => 2 * over(place, others) + over(place, laid);
  const best = free.sort((one, other) => cost(one) - cost(other))[0];
  // What can still be chosen is never all covered.
  bar.hidden = !best;
  if (best) bar.style.translate = `${Math.round(best.x)}px ${Math.round(best.y)}px`;
}
