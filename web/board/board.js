// The board: what can be picked and what is taken, the ghost, the last moves, places to point at.
// @ts-check
import { Viewport } from "./viewport.js";
import { halo, light, mark, showGhost, signLast } from "./marks.js";
import { explain, settleAll } from "./motion.js";
import { learn, patch, shiftOf } from "./svg-diff.js";

/** How near a thumb has to be to something, in pixels of the screen. */
const THUMB = 22;

/**
 * @typedef {object} Hands
 * @property {(part: string) => void} pick
 * @property {(by: number) => boolean} turn
 * @property {(part: string | null) => void} hover
 * @property {(what: Element | null, x: number, y: number) => void} miss something was pressed that is not offered
 */

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {Hands | null} hands none where there is nothing to do
   */
  constructor(root, hands) {
    this.canvas = /** @type {HTMLElement} */ (root.querySelector(".canvas"));
    this.svg = /** @type {SVGSVGElement} */ (this.canvas.querySelector("svg"));
    this.hands = hands;
    learn(this.svg);
    this.root = root;
    /** The place that is pointed at. */
    this.pointed = "";
    this.viewport = new Viewport(root, this.canvas, this.svg);
    this.nameParts();
    this.settle(root);
    if (hands) this.listen(hands);
    root.querySelector("[data-tool=last]")?.addEventListener("click", () => this.showLast());
  }

  /** @param {HTMLElement} root */
  settle(root) {
    this.viewport.settle();
    this.markLast(root);
  }

  /**
   * Takes over a fresh picture of the same table, and shows what the change means.
   * @param {HTMLElement} root @param {SVGSVGElement} fresh @param {boolean} isMoved whether something happened, or it is only seen otherwise
   * @param {import("./things.js").Places} were where the things beside the board lay
   */
  redraw(root, fresh, isMoved, were = new Map()) {
    settleAll();
    for (const extra of this.svg.querySelectorAll(".ghost, .last")) extra.remove();
    // What is only seen otherwise, as when somebody comes, takes nobody's finger away.
    const pointed = isMoved ? "" : this.pointed;
    this.unpoint();
    const changes = patch(this.svg, fresh);
    const shift = shiftOf(changes.moved);
    for (const name of ["width", "height", "lang"]) {
      const value = fresh.getAttribute(name) ?? "";
      if (this.svg.getAttribute(name) !== value) this.svg.setAttribute(name, value);
    }
    this.viewport.resize(fresh, shift);
    this.nameParts();
    this.settle(root);
    if (pointed) this.point(pointed, false);
    if (!isMoved) return shift;
    const lie = (/** @type {DOMRect | undefined} */ box) => (box && box.width > 0 ? { ...this.viewport.at(box.x, box.y), turn: 0, width: box.width / this.viewport.unit(), height: box.height / this.viewport.unit() } : null);
    const is = (/** @type {string} */ name) => lie(this.any(name)?.getBoundingClientRect());
    explain(this.svg, changes, shift, { was: (name) => lie(were.get(name)), is });
    return shift;
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
    for (const text of this.svg.querySelectorAll("[data-part] text:not([aria-hidden])")) text.setAttribute("aria-hidden", "true");
    const title = this.svg.querySelector(":scope > title");
    if (title) this.svg.setAttribute("aria-label", title.textContent ?? "");
    title?.remove();
  }

  /** @param {Hands} hands */
  listen(hands) {
    // What stands before something that can be picked does not keep it from being picked.
    const partOf = (/** @type {MouseEvent} */ event) => this.under(event.clientX, event.clientY);
    this.canvas.addEventListener("click", (event) => {
      const isThumb = event instanceof PointerEvent && event.pointerType === "touch";
      const part = isThumb ? this.nearest(event.clientX, event.clientY) ?? partOf(event) : partOf(event);
      if (this.viewport.moved) return;
      if (part !== null) hands.pick(part);
      else hands.miss(/** @type {Element} */ (event.target).closest("[data-cell]"), event.clientX, event.clientY);
    });
    this.canvas.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      hands.hover(partOf(event));
      this.lightUp(/** @type {Element} */ (event.target));
    });
    this.canvas.addEventListener("focusin", (event) => this.lightUp(/** @type {Element} */ (event.target)));
    this.canvas.addEventListener("contextmenu", (event) => {
      if (hands.turn(1)) event.preventDefault();
    });
    this.canvas.addEventListener("wheel", (event) => {
      if (event.shiftKey && hands.turn((event.deltaY || event.deltaX) > 0 ? 1 : -1)) event.preventDefault();
    }, { passive: false });
  }

  /** Shows all that belongs to what is pointed at, besides what belongs to what is picked. @param {Element} target */
  lightUp(target) {
    const part = target.closest("[data-part]");
    const picked = [...this.svg.querySelectorAll(".picked")];
    light(this.svg, new Set([part, ...picked].map((lit) => (lit instanceof SVGElement ? lit.dataset.part ?? "" : ""))));
  }

  /** What a thumb means: of the things that can be picked near it, the one whose middle is nearest. @param {number} x @param {number} y */
  nearest(x, y) {
    let [best, least] = [/** @type {string | null} */ (null), THUMB];
    for (const part of /** @type {NodeListOf<SVGGElement>} */ (this.svg.querySelectorAll(".can:not(.instead)"))) {
      const box = part.getBoundingClientRect();
      const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
      // How far it is from its rim; within, things nearer to the middle go first.
      const out = Math.hypot(Math.max(Math.abs(dx) - box.width / 2, 0), Math.max(Math.abs(dy) - box.height / 2, 0));
      const far = out + Math.hypot(dx, dy) / 100;
      if (far < least) [best, least] = [part.dataset.part ?? null, far];
    }
    return best;
  }

  /** A part of the board. @param {string} part @returns {SVGGElement | null} */
  part(part) {
    return this.svg.querySelector(`[data-part="${CSS.escape(part)}"]`);
  }

  /** A part, on the board or beside it. @param {string} part @returns {SVGGElement | HTMLElement | null} */
  any(part) {
    return this.part(part) ?? document.querySelector(`#table [data-part="${CSS.escape(part)}"]`);
  }

  /** What can be picked under a point of the screen. @param {number} x @param {number} y */
  under(x, y) {
    const under = document.elementsFromPoint(x, y).map((element) => element.closest(".can"));
    const part = under.find((element) => element instanceof SVGElement && this.svg.contains(element));
    return part instanceof SVGElement ? part.dataset.part ?? null : null;
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

  /** @param {Set<string>} can @param {Set<string>} taken @param {Set<string>} all */
  mark(can, taken, all) {
    light(this.svg, taken);
    mark(this.root, can, taken, all);
  }

  /**
   * Shows the thing in hand where it would lie, or takes it away.
   * @param {string | undefined} at @param {string | undefined} ghost @param {boolean} [isFirm]
   */
  ghost(at, ghost, isFirm = false) {
    showGhost(this.svg, (at && this.part(at)) || null, (ghost && this.any(ghost)) || null, isFirm);
  }

  /**
   * Points at a place for a moment: where something happened.
   * @param {string} name @param {boolean} [brings] whether it is brought into sight
   */
  point(name, brings = true) {
    this.unpoint();
    this.pointed = name;
    for (const part of this.place(name)) {
      halo(part);
      part.classList.add("pointed");
      if (brings) this.viewport.bring(part);
    }
  }

  unpoint() {
    this.pointed = "";
    for (const old of this.svg.querySelectorAll(".pointed")) {
      old.classList.remove("pointed");
      if (!old.classList.contains("can")) old.querySelector(":scope > .halo")?.remove();
    }
  }

  /** Marks where each seat moved last, with its mark. @param {HTMLElement} root */
  markLast(root) {
    for (const seat of root.querySelectorAll(".seat[data-last]")) {
      const { last = "" } = /** @type {HTMLElement} */ (seat).dataset;
      for (const part of this.place(last)) {
        halo(part, "last");
        signLast(this.svg, part, seat.querySelector(".mark"));
      }
    }
  }

  /** Brings the last move into view. */
  showLast() {
    const last = this.svg.querySelector(".fresh") ?? this.svg.querySelector(".last")?.parentElement;
    if (!(last instanceof SVGGElement)) return;
    this.viewport.bring(last, 110);
    last.classList.remove("blink");
    void last.getBBox();
    last.classList.add("blink");
  }

  /**
   * Moves the focus to the nearest part in a direction, on the board or beside it.
   * @param {number} dx @param {number} dy
   */
  step(dx, dy) {
    const all = /** @type {(SVGGElement | HTMLElement)[]} */ ([...this.root.querySelectorAll(".can")].filter((part) => part.checkVisibility()));
    const fitting = all.filter((part) => !part.matches(".instead"));
    const parts = fitting.some((part) => !part.matches(".picked")) ? fitting : all;
    const here = document.activeElement?.closest(".can");
    if (!here) return parts[0]?.focus();
    const middle = (/** @type {Element} */ part) => {
      const box = part.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
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
    if (best instanceof SVGGElement) this.viewport.bring(best);
  }
}
