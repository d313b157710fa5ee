// The viewport over the board: pan, zoom and fit, by pointer, wheel, fingers and buttons. It scales the board alone.
// @ts-check
import { lieOf } from "./place.js";

/** How much nearer than fitting, and how much farther, anybody may look. */
const NEARER = 8;
const FARTHER = 0.6;
/** A field is seen at least so large, in pixels; on a phone it may be smaller. */
const FIELD_MIN = { wide: 52, narrow: 46 };
/** A field is not seen larger than this until somebody zooms. */
const FIELD_MAX = 150;
const NARROW = 600;
/** Around a board that fits. */
const RIM = { wide: 22, narrow: 4 };

/** What is seen: the point in the middle, and how many pixels a unit has; it stays when the picture is drawn anew. */
const seen = { x: 0, y: 0, unit: 0 };

/** Whether the viewport is where it was put by itself; nobody's own view is changed. */
let isSettled = true;

export class Viewport {
  /** @param {HTMLElement} root @param {HTMLElement} canvas @param {SVGSVGElement} svg */
  constructor(root, canvas, svg) {
    this.canvas = canvas;
    this.svg = svg;
    this.size = sizeOf(svg);
    this.pane = { width: canvas.clientWidth, height: canvas.clientHeight };
    /** Told whenever something else is seen. @type {() => void} */
    this.changed = () => {};
    /** @type {Map<number, { x: number, y: number }>} */
    this.pointers = new Map();
    this.moved = false;
    /** Where the viewport was when a finger began to push the picture, and what pushes it. @type {{ x: number, y: number, push: Animation } | null} */
    this.slid = null;
    this.settle();
    this.listen(root);
    new ResizeObserver(() => {
      this.pane = { width: canvas.clientWidth, height: canvas.clientHeight };
      if (isSettled) this.settle();
      else this.look();
    }).observe(canvas);
  }

  /** Shows what the viewport sees. */
  look() {
    this.bound();
    const { width, height } = this.pane;
    if (!width || !height) return;
    const [across, down] = [width / seen.unit, height / seen.unit];
    // Even the same value would have the whole picture laid out anew.
    const box = [seen.x - across / 2, seen.y - down / 2, across, down].map((length) => Math.round(length * 100) / 100).join(" ");
    if (this.svg.getAttribute("viewBox") !== box) this.svg.setAttribute("viewBox", box);
    // What is written on the board can be read however far away it is.
    this.svg.style.setProperty("--unit", String(seen.unit));
    this.changed();
  }

  /** How large a unit is where the whole board is seen. */
  fitting() {
    const rim = this.pane.width < NARROW ? RIM.narrow : RIM.wide;
    return Math.max(Math.min((this.pane.width - 2 * rim) / this.size.width, (this.pane.height - 2 * rim) / this.size.height), 0.01);
  }

  /** Keeps the middle on the board, and what is seen neither too near nor too far. */
  bound() {
    const fitting = this.fitting();
    seen.unit = Math.min(Math.max(seen.unit, fitting * FARTHER), Math.max(fitting, 1) * NEARER);
    seen.x = Math.min(Math.max(seen.x, 0), this.size.width);
    seen.y = Math.min(Math.max(seen.y, 0), this.size.height);
  }

  /**
   * The board has another size now, and lies elsewhere in its picture: what is seen stays as it is.
   * @param {SVGSVGElement} fresh @param {{ x: number, y: number }} shift
   */
  resize(fresh, shift) {
    this.land();
    seen.x += shift.x;
    seen.y += shift.y;
    this.size = sizeOf(fresh);
    this.look();
  }

  /** Whether nobody has moved the viewport. */
  isSettled() {
    return isSettled;
  }

  /** Puts the viewport where it sees the whole board; of a board too large for that, what was laid last. */
  settle() {
    if (!isSettled) return;
    const field = this.field();
    // Of a game that is over all is seen, however small.
    const isOver = this.canvas.closest("#table")?.querySelector(".podium") !== null;
    const [least, most] = [isOver ? 0 : this.pane.width < NARROW ? FIELD_MIN.narrow : FIELD_MIN.wide, FIELD_MAX];
    const fitting = this.fitting();
    const unit = field ? Math.max(Math.min(fitting, most / field), least / field) : fitting;
    const last = unit > fitting ? this.last() : null;
    // What was laid last is in sight already: then nothing moves under who looks at it.
    const isSeen = last && unit === seen.unit && this.isWithin(last);
    seen.unit = unit;
    if (isSeen) return this.look();
    // Where everything fits in a direction, the board lies in the middle.
    const middle = (/** @type {number} */ at, /** @type {number} */ all, /** @type {number} */ pane) =>
      all * seen.unit <= pane ? all / 2 : Math.min(Math.max(at, pane / seen.unit / 2), all - pane / seen.unit / 2);
    seen.x = middle(last?.x ?? this.size.width / 2, this.size.width, this.pane.width);
    seen.y = middle(last?.y ?? this.size.height / 2, this.size.height, this.pane.height);
    this.look();
  }

  /** Whether a point is seen, and not at the very rim. @param {{ x: number, y: number }} point */
  isWithin({ x, y }) {
    const rim = this.field();
    return Math.abs(x - seen.x) + rim < this.pane.width / seen.unit / 2 && Math.abs(y - seen.y) + rim < this.pane.height / seen.unit / 2;
  }

  /** How wide a field is, in units; none if there are none. */
  field() {
    const field = this.svg.querySelector("[data-cell][data-size]");
    return field instanceof SVGGElement ? lieOf(field).width : 0;
  }

  /** The middle of what was laid last. */
  last() {
    const last = this.svg.querySelector(".fresh[data-size]") ?? this.svg.querySelector(".last")?.parentElement;
    if (!(last instanceof SVGGElement)) return null;
    const { x, y, width, height } = lieOf(last);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /**
   * Zooms around a point of the screen.
   * @param {number} factor @param {number} [x] @param {number} [y]
   */
  zoom(factor, x, y) {
    isSettled = false;
    const before = this.at(x, y);
    seen.unit *= factor;
    this.look();
    const after = this.at(x, y);
    seen.x += before.x - after.x;
    seen.y += before.y - after.y;
    this.look();
  }

  /** Goes back to where the viewport settles by itself. */
  fit() {
    isSettled = true;
    this.settle();
  }

  /**
   * Moves the viewport so that a part is seen; nearer, if it is asked for.
   * @param {SVGGElement} part @param {number} [nearer] how many pixels wide a field shall be
   */
  bring(part, nearer) {
    const { x, y, width, height } = lieOf(part);
    const middle = { x: x + width / 2, y: y + height / 2 };
    const [across, down] = [this.pane.width / seen.unit / 2, this.pane.height / seen.unit / 2];
    const isSeen = Math.abs(middle.x - seen.x) + width / 2 < across && Math.abs(middle.y - seen.y) + height / 2 < down;
    const unit = nearer ? nearer / (this.field() || 100) : 0;
    if (unit > seen.unit) [seen.unit, isSettled] = [unit, false];
    else if (isSeen) return;
    [seen.x, seen.y] = [middle.x, middle.y];
    this.look();
  }

  /** The point of the board under a point of the screen. @param {number} [x] @param {number} [y] */
  at(x, y) {
    const box = this.canvas.getBoundingClientRect();
    const [dx, dy] = [(x ?? box.x + box.width / 2) - box.x - this.pane.width / 2, (y ?? box.y + box.height / 2) - box.y - this.pane.height / 2];
    return { x: seen.x + dx / seen.unit, y: seen.y + dy / seen.unit };
  }

  /** Where something of the board is on the canvas, in pixels. @param {import("./place.js").Box} box */
  onCanvas({ x, y, width, height }) {
    const left = (x - seen.x) * seen.unit + this.pane.width / 2;
    const top = (y - seen.y) * seen.unit + this.pane.height / 2;
    return { x: left, y: top, width: width * seen.unit, height: height * seen.unit };
  }

  /** How many pixels a unit has. */
  unit() {
    return seen.unit;
  }

  /** @param {HTMLElement} root */
  listen(root) {
    const tools = /** @type {HTMLElement | null} */ (root.querySelector(".tools"));
    if (tools) {
      tools.hidden = false;
      tools.addEventListener("click", (event) => {
        const how = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-tool]"))?.dataset.tool;
        if (how === "fit") this.fit();
        else if (how === "in" || how === "out") this.zoom(how === "in" ? 1.4 : 1 / 1.4);
      });
    }
    this.canvas.addEventListener("wheel", (event) => {
      if (event.shiftKey) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    }, { passive: false });
    this.canvas.addEventListener("pointerdown", (event) => {
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.pointers.size === 1) this.moved = false;
    });
    this.canvas.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      this.canvas.addEventListener(end, (event) => {
        this.pointers.delete(/** @type {PointerEvent} */ (event).pointerId);
        this.canvas.classList.remove("grabbed");
        this.land();
      });
    }
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const from = this.pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (Math.hypot(to.x - from.x, to.y - from.y) < 6 && !this.moved) return;
    this.moved = true;
    this.canvas.classList.add("grabbed");
    // Who pulls the board may leave it with the pointer.
    this.canvas.setPointerCapture(event.pointerId);
    const other = this.pointers.size > 1 && [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.land();
      const spread = Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y);
      this.zoom(spread || 1, (to.x + other.x) / 2, (to.y + other.y) / 2);
    } else {
      this.slide(to.x - from.x, to.y - from.y);
    }
    this.pointers.set(event.pointerId, to);
  }

  /**
   * Follows a finger: while it is down the picture is only pushed about, which costs no drawing. An animation that
   * stands still pushes it, since a style that changes would have the layers of the whole page sorted anew.
   * @param {number} dx @param {number} dy in pixels of the screen
   */
  slide(dx, dy) {
    isSettled = false;
    this.slid ??= { x: seen.x, y: seen.y, push: this.push() };
    const { x, y, push } = this.slid;
    seen.x -= dx / seen.unit;
    seen.y -= dy / seen.unit;
    this.bound();
    const transform = `translate(${(x - seen.x) * seen.unit}px, ${(y - seen.y) * seen.unit}px)`;
    /** @type {KeyframeEffect} */ (push.effect).setKeyframes({ transform: [transform, transform] });
  }

  /** What moves the picture as a whole. */
  push() {
    const push = /** @type {Element} */ (this.svg.parentElement).animate({ transform: ["none", "none"] }, { duration: 1, fill: "both" });
    push.pause();
    return push;
  }

  /** The finger is up: what was pushed about is looked at anew. */
  land() {
    if (!this.slid) return;
    this.slid.push.cancel();
    this.slid = null;
    this.look();
  }
}

/** How large the whole board is, in units. @param {SVGSVGElement} svg */
function sizeOf(svg) {
  return { width: Number(svg.getAttribute("width")), height: Number(svg.getAttribute("height")) };
}
