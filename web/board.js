// The board: what can be picked and what is taken, the ghost, the last moves, places to point at.
// @ts-check
import { Eye } from "./eye.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{ pick: (part: string) => void, turn: (by: number) => boolean, hover: (part: string | null) => void }} Hands */

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {Hands | null} hands none where there is nothing to do
   */
  constructor(root, hands) {
    this.canvas = /** @type {HTMLElement} */ (root.querySelector(".canvas"));
    this.svg = /** @type {SVGSVGElement} */ (this.canvas.querySelector("svg"));
    this.hands = hands;
    this.eye = new Eye(root, this.canvas, this.svg, () => this.ground());
    this.nameParts();
    this.canvas.classList.toggle("has-ground", this.ground() !== null);
    this.eye.settle(this.ground());
    this.markLast(root);
    if (hands) this.listen(hands);
    root.querySelector("[data-tool=last]")?.addEventListener("click", () => this.showLast());
  }

  /** The box of all cells on the screen: the board without what lies beside it. @returns {DOMRect | null} */
  ground() {
    const cells = /** @type {SVGGElement[]} */ ([...this.svg.querySelectorAll("[data-cell]")]);
    const corners = cells.flatMap((cell) => [pointOf(cell, 0), pointOf(cell, 1)]);
    if (corners.length === 0) return null;
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
  }

  /** Words for everything, without the browser's own slow tips. */
  nameParts() {
    for (const title of this.svg.querySelectorAll("g > title")) {
      const group = /** @type {Element} */ (title.parentNode);
      group.setAttribute("aria-label", title.textContent ?? "");
      if (!group.hasAttribute("role")) group.setAttribute("role", "img");
      title.remove();
    }
    // What is written in a part is said by its label.
    for (const text of this.svg.querySelectorAll("[data-part] text")) text.setAttribute("aria-hidden", "true");
    this.svg.setAttribute("aria-label", this.svg.querySelector(":scope > title")?.textContent ?? "");
    this.svg.querySelector(":scope > title")?.remove();
  }

  /** @param {Hands} hands */
  listen(hands) {
    const partOf = (/** @type {Event} */ event) => {
      const part = /** @type {Element} */ (event.target).closest(".can");
      return part instanceof SVGElement ? part.dataset.part ?? null : null;
    };
    this.canvas.addEventListener("click", (event) => {
      const part = partOf(event);
      if (part !== null && !this.eye.moved) hands.pick(part);
    });
    this.canvas.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") hands.hover(partOf(event));
    });
    this.canvas.addEventListener("contextmenu", (event) => {
      if (hands.turn(1)) event.preventDefault();
    });
    this.canvas.addEventListener("wheel", (event) => {
      if (event.shiftKey && hands.turn((event.deltaY || event.deltaX) > 0 ? 1 : -1)) event.preventDefault();
    }, { passive: false });
  }

  /** @param {string} part @returns {SVGGElement | null} */
  part(part) {
    return this.svg.querySelector(`[data-part="${CSS.escape(part)}"]`);
  }

  /**
   * The parts at a place: a cell as `column,row`, or the id of a part.
   * @param {string} name @returns {SVGGElement[]}
   */
  place(name) {
    const part = this.part(name);
    /** @type {SVGGElement[]} */
    const cells = [...this.svg.querySelectorAll("[data-cell]")].filter((found) => found instanceof SVGGElement);
    return part ? [part] : cells.filter((cell) => cell.dataset.cell === name).slice(0, 1);
  }

  /**
   * Marks what can be picked and what is taken.
   * @param {Set<string>} can @param {Set<string>} taken
   */
  mark(can, taken) {
    for (const part of this.svg.querySelectorAll("[data-with]")) {
      part.setAttribute("display", taken.has(/** @type {SVGElement} */ (part).dataset.with ?? "") ? "inline" : "none");
    }
    for (const group of this.svg.querySelectorAll("[data-part]")) {
      const part = /** @type {SVGGElement} */ (group);
      const id = part.dataset.part ?? "";
      const is = can.has(id) || taken.has(id);
      if (!is && !part.classList.contains("can")) continue;
      part.classList.toggle("can", is);
      part.classList.toggle("picked", taken.has(id));
      if (is) {
        part.setAttribute("tabindex", "0");
        part.setAttribute("role", "button");
        part.setAttribute("aria-pressed", String(taken.has(id)));
        halo(part);
      } else {
        part.removeAttribute("tabindex");
        part.removeAttribute("aria-pressed");
        part.setAttribute("role", "img");
        part.querySelector(":scope > .halo")?.remove();
      }
    }
  }

  /**
   * Shows the thing in hand where it would lie, or takes it away.
   * @param {string | undefined} at @param {string | undefined} ghost @param {boolean} [isFirm]
   */
  ghost(at, ghost, isFirm = false) {
    this.svg.querySelector(".ghost")?.remove();
    const [place, look] = [at && this.part(at), ghost && this.part(ghost)];
    if (!place || !look) return;
    const [there, own] = [boxOf(place), boxOf(look)];
    const [, turn = "0"] = /rotate\(([-\d.]+)/.exec(look.getAttribute("transform") ?? "") ?? [];
    const move = /translate\([^)]*\)/.exec(place.getAttribute("transform") ?? "")?.[0] ?? "";
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", isFirm ? "ghost firm" : "ghost");
    group.setAttribute("aria-hidden", "true");
    for (const layer of look.children) {
      if (!layer.matches("title, .halo")) group.append(layer.cloneNode(true));
    }
    group.setAttribute("transform", `${move} translate(${there.width / 2} ${there.height / 2}) rotate(${turn}) scale(${there.width / own.width} ${there.height / own.height}) translate(${-own.width / 2} ${-own.height / 2})`);
    this.svg.append(group);
  }

  /**
   * Points at a place for a moment: where something happened.
   * @param {string} name
   */
  point(name) {
    for (const old of this.svg.querySelectorAll(".pointed")) {
      old.classList.remove("pointed");
      if (!old.classList.contains("can")) old.querySelector(":scope > .halo")?.remove();
    }
    for (const part of this.place(name)) {
      halo(part);
      part.classList.add("pointed");
      this.eye.bring(part);
    }
  }

  /** Marks where each seat moved last, in its colour. @param {HTMLElement} root */
  markLast(root) {
    for (const seat of root.querySelectorAll(".seat[data-last]")) {
      const { last = "", colour = "" } = /** @type {HTMLElement} */ (seat).dataset;
      for (const part of this.place(last)) {
        const frame = halo(part, "last");
        frame.setAttribute("stroke", colour);
      }
    }
  }

  /** Brings the last move into view. */
  showLast() {
    const last = this.svg.querySelector(".fresh") ?? this.svg.querySelector(".last")?.parentElement;
    if (!(last instanceof SVGGElement)) return;
    this.eye.bring(last, 2.2);
    last.classList.remove("blink");
    void last.getBBox();
    last.classList.add("blink");
  }

  /**
   * Moves the focus to the nearest part in a direction.
   * @param {number} dx @param {number} dy
   */
  step(dx, dy) {
    const parts = /** @type {SVGGElement[]} */ ([...this.svg.querySelectorAll(".can")]);
    const middle = (/** @type {SVGGElement} */ part) => pointOf(part, 0.5);
    const here = document.activeElement?.closest(".can");
    if (!(here instanceof SVGGElement)) return parts[0]?.focus();
    const from = middle(here);
    let best = null;
    let least = Infinity;
    for (const part of parts) {
      const to = middle(part);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      if (part !== here && along > 1 && along + across * 2 < least) {
        least = along + across * 2;
        best = part;
      }
    }
    best?.focus();
    if (best) this.eye.bring(best);
  }
}

/** A part's box in its own units, as the scene has it: drawings may not have come yet. @param {SVGGElement} part */
export function boxOf(part) {
  const [width, height] = (part.dataset.size ?? "").split(" ").map(Number);
  return { x: 0, y: 0, width, height };
}

/** Where a part is on the screen: 0 for its upper left corner, 1 for the opposite one. @param {SVGGElement} part @param {number} share */
export function pointOf(part, share) {
  const { width, height } = boxOf(part);
  return new DOMPoint(width * share, height * share).matrixTransform(part.getScreenCTM() ?? undefined);
}

/** Draws a frame around a part. @param {SVGGElement} part @param {string} [kind] */
function halo(part, kind = "halo") {
  const had = part.querySelector(`:scope > .${kind}`);
  if (had) return had;
  const box = boxOf(part);
  const frame = document.createElementNS(SVG, "rect");
  frame.setAttribute("class", kind);
  for (const [name, value] of Object.entries({ x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 10 })) {
    frame.setAttribute(name, String(value));
  }
  part.append(frame);
  return frame;
}
