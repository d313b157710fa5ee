// Seats while something is shown: where they are, the scores as they were until their points arrive, and the line
// that says what is shown.
// @ts-check

/** @typedef {import("./steps.js").Step} Step */

/** @param {HTMLElement} root @param {number} seat @returns {HTMLElement | null} */
function seatOf(root, seat) {
  return /** @type {HTMLElement | null} */ (root.querySelectorAll(".seats .seat")[seat] ?? null);
}

/** Where a seat is on the screen. @param {HTMLElement} root @param {number} seat @returns {import("./stage.js").Rect} */
export function seatPlace(root, seat) {
  const mark = seatOf(root, seat)?.querySelector(".points, .mark") ?? seatOf(root, seat);
  const { x = innerWidth / 2, y = 0, width = 0, height = 0 } = mark?.getBoundingClientRect() ?? {};
  return { x, y, width, height };
}

/** The scores: what is written is the score as it is; what is seen is the score as far as it was shown. */
export class Scores {
  /** @param {() => HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** How many points of each seat were not shown yet. @type {Map<number, number>} */
    this.held = new Map();
  }

  /** Holds back the points of steps that are still to be shown. @param {Step[]} steps */
  hold(steps) {
    this.held.clear();
    for (const { seat, points } of steps) if (seat !== null && points) this.held.set(seat, (this.held.get(seat) ?? 0) + points);
    this.write();
  }

  /** Their points have arrived. @param {Step[]} steps */
  count(steps) {
    for (const { seat, points } of steps) {
      if (seat === null || !points) continue;
      this.held.set(seat, (this.held.get(seat) ?? 0) - points);
      const score = seatOf(this.root(), seat)?.querySelector(".points");
      score?.animate([{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], 400);
    }
    this.write();
  }

  release() {
    this.held.clear();
    this.write();
  }

  write() {
    const seats = this.root().querySelectorAll(".seats .seat");
    for (const [seat, card] of seats.entries()) {
      const score = /** @type {HTMLElement | null} */ (card.querySelector(".points"));
      const held = this.held.get(seat) ?? 0;
      if (score && held !== 0) score.dataset.shown = String(Number(score.textContent) - held);
      else if (score) delete score.dataset.shown;
    }
  }
}

/** Says what is shown, above the board. @param {HTMLElement} line @param {SVGSVGElement | null} svg */
export function caption(line, svg) {
  const bar = document.getElementById("caption");
  const board = svg?.closest(".canvas")?.getBoundingClientRect();
  if (!bar || !board) return;
  const words = [...line.children].filter((child) => child.matches(".mark, .say, strong")).map((child) => child.cloneNode(true));
  bar.querySelector("p")?.replaceChildren(...words);
  bar.hidden = false;
  bar.style.left = `${board.x + board.width / 2}px`;
  bar.style.top = `${Math.max(board.y, 0) + 8}px`;
  bar.style.maxWidth = `${Math.min(board.width - 16, 560)}px`;
}

export function hideCaption() {
  const bar = document.getElementById("caption");
  if (bar) bar.hidden = true;
}
