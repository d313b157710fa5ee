// The viewport over the board: pan, zoom and fit, by pointer, wheel, fingers and buttons.
// @ts-check

const ZOOM_MAX = 8;
/** How far the viewport goes beyond the rim of the picture, as a part of what it sees. */
const RIM = 0.08;

/** What part of the picture is seen; it stays when the picture is drawn anew. */
const seen = { x: 0, y: 0, zoom: 1 };

/** Whether the viewport is where it was put by itself; nobody's own view is changed. */
let isSettled = true;

/** On a canvas narrower than this the viewport settles on the board and leaves out what lies beside it. */
const NARROW = 640;

export class Viewport {
  /** @param {HTMLElement} root @param {HTMLElement} canvas @param {SVGSVGElement} svg @param {() => import("./place.js").Box | null} ground */
  constructor(root, canvas, svg, ground) {
    this.canvas = canvas;
    this.svg = svg;
    const { width, height } = svg.viewBox.baseVal;
    this.size = { width, height };
    /** @type {Map<number, { x: number, y: number }>} */
    this.pointers = new Map();
    this.moved = false;
    /** Where the viewport was when a finger began to push the picture, and what pushes it. @type {{ x: number, y: number, unit: number, push: Animation } | null} */
    this.slid = null;
    this.look();
    this.listen(root, ground);
  }

  /** Shows what the viewport sees. */
  look() {
    seen.zoom = Math.min(Math.max(seen.zoom, 1), ZOOM_MAX);
    const part = this.bound();
    // Even the same value would have the whole picture laid out anew.
    const box = `${seen.x} ${seen.y} ${part.width} ${part.height}`;
    if (this.svg.getAttribute("viewBox") !== box) this.svg.setAttribute("viewBox", box);
  }

  /** Keeps what is seen within the picture, but for a rim around it; gives its size. */
  bound() {
    const { width, height } = this.size;
    const part = { width: width / seen.zoom, height: height / seen.zoom };
    const rim = seen.zoom > 1 ? RIM * part.width : 0;
    seen.x = Math.min(Math.max(seen.x, -rim), width - part.width + rim);
    seen.y = Math.min(Math.max(seen.y, -rim), height - part.height + rim);
    return part;
  }

  /**
   * The picture has another size now, and the board lies elsewhere in it: what is seen stays as it is.
   * @param {{ width: number, height: number }} size @param {{ x: number, y: number }} shift
   */
  resize(size, shift) {
    this.land();
    seen.zoom *= seen.zoom > 1 ? size.width / this.size.width : 1;
    seen.x += shift.x;
    seen.y += shift.y;
    this.size = size;
    this.look();
  }

  /** Whether nobody has moved the viewport. */
  isSettled() {
    return isSettled;
  }

  /**
   * Puts the viewport where it sees the whole picture; on a narrow canvas, the board.
   * @param {import("./place.js").Box | null} ground the board's box on the screen
   */
  settle(ground) {
    if (!isSettled) return;
    [seen.x, seen.y, seen.zoom] = [0, 0, 1];
    // On a wide page nothing needs to be measured.
    const canvas = ground && innerWidth < 2 * NARROW ? this.svg.getBoundingClientRect() : null;
    const { width, height } = this.size;
    if (ground && canvas && canvas.width < NARROW) {
      const margin = Math.min(0.03 * ground.width, 26);
      const box = { width: ground.width + 2 * margin, height: ground.height + 2 * margin };
      const isTall = canvas.width / canvas.height < width / height;
      const seenAtOne = isTall ? { width, height: (width * canvas.height) / canvas.width } : { width: (height * canvas.width) / canvas.height, height };
      seen.zoom = Math.max(1, Math.min(seenAtOne.width / box.width, seenAtOne.height / box.height));
      seen.x = ground.x + ground.width / 2 - width / seen.zoom / 2;
      seen.y = ground.y + ground.height / 2 - height / seen.zoom / 2;
    }
    this.look();
  }

  /**
   * Zooms around a point of the screen.
   * @param {number} factor @param {number} [x] @param {number} [y]
   */
  zoom(factor, x, y) {
    isSettled = false;
    const before = this.at(x, y);
    seen.zoom = Math.min(Math.max(seen.zoom * factor, 1), ZOOM_MAX);
    this.look();
    const after = this.at(x, y);
    seen.x += before.x - after.x;
    seen.y += before.y - after.y;
    this.look();
  }

  /** Sees everything; asked again, goes back to where the viewport settles by itself. @param {import("./place.js").Box | null} [ground] */
  fit(ground = null) {
    const isWhole = seen.zoom === 1;
    isSettled = isWhole;
    seen.zoom = 1;
    this.look();
    this.settle(ground);
  }

  /**
   * Moves the viewport so that a part is seen; nearer, if it is asked for.
   * @param {SVGGElement} part @param {number} [zoom]
   */
  bring(part, zoom) {
    if (zoom) seen.zoom = Math.max(seen.zoom, zoom);
    if (zoom) isSettled = false;
    if (seen.zoom === 1) return;
    this.look();
    const box = part.getBoundingClientRect();
    const middle = this.at(box.x + box.width / 2, box.y + box.height / 2);
    const { width, height } = this.svg.viewBox.baseVal;
    const isSeen = middle.x > seen.x && middle.x < seen.x + width && middle.y > seen.y && middle.y < seen.y + height;
    if (isSeen && !zoom) return;
    seen.x = middle.x - width / 2;
    seen.y = middle.y - height / 2;
    this.look();
  }

  /** The point of the board under a point of the screen. @param {number} [x] @param {number} [y] */
  at(x, y) {
    const box = this.svg.getBoundingClientRect();
    const point = new DOMPoint(x ?? box.x + box.width / 2, y ?? box.y + box.height / 2);
    return point.matrixTransform(this.svg.getScreenCTM()?.inverse());
  }

  /** @param {HTMLElement} root @param {() => import("./place.js").Box | null} ground */
  listen(root, ground) {
    const tools = /** @type {HTMLElement | null} */ (root.querySelector(".tools"));
    if (tools) {
      tools.hidden = false;
      tools.addEventListener("click", (event) => {
        const how = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-tool]"))?.dataset.tool;
        if (how === "fit") this.fit(ground());
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
    this.slid ??= { x: seen.x, y: seen.y, unit: this.svg.getScreenCTM()?.a ?? 1, push: this.push() };
    const { x, y, unit, push } = this.slid;
    seen.x -= dx / unit;
    seen.y -= dy / unit;
    this.bound();
    const transform = `translate(${(x - seen.x) * unit}px, ${(y - seen.y) * unit}px)`;
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
