// The board: pan, zoom and fit; the parts that may be picked, by pointer and by keyboard.
// @ts-check

const SVG = "http://www.w3.org/2000/svg";
const ZOOM_MAX = 8;

/** What part of the picture is seen; it stays when the picture is drawn anew. */
const eye = { x: 0, y: 0, zoom: 1 };

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {(part: string) => void} onPick
   */
  constructor(root, onPick) {
    this.canvas = /** @type {HTMLElement} */ (root.querySelector(".canvas"));
    this.svg = /** @type {SVGSVGElement} */ (this.canvas.querySelector("svg"));
    this.onPick = onPick;
    const { width, height } = this.svg.viewBox.baseVal;
    this.size = { width, height };
    /** @type {Map<number, { x: number, y: number }>} */
    this.pointers = new Map();
    this.moved = false;
    this.look();
    this.listen(root);
  }

  /** Shows what the eye sees. */
  look() {
    const { width, height } = this.size;
    eye.zoom = Math.min(Math.max(eye.zoom, 1), ZOOM_MAX);
    const seen = { width: width / eye.zoom, height: height / eye.zoom };
    eye.x = Math.min(Math.max(eye.x, 0), width - seen.width);
    eye.y = Math.min(Math.max(eye.y, 0), height - seen.height);
    this.svg.setAttribute("viewBox", `${eye.x} ${eye.y} ${seen.width} ${seen.height}`);
  }

  /**
   * Zooms around a point of the screen.
   * @param {number} factor @param {number} [x] @param {number} [y]
   */
  zoom(factor, x, y) {
    const before = this.at(x, y);
    eye.zoom = Math.min(Math.max(eye.zoom * factor, 1), ZOOM_MAX);
    this.look();
    const after = this.at(x, y);
    eye.x += before.x - after.x;
    eye.y += before.y - after.y;
    this.look();
  }

  fit() {
    eye.zoom = 1;
    this.look();
  }

  /** @param {number} [x] @param {number} [y] */
  at(x, y) {
    const box = this.svg.getBoundingClientRect();
    const point = new DOMPoint(x ?? box.x + box.width / 2, y ?? box.y + box.height / 2);
    return point.matrixTransform(this.svg.getScreenCTM()?.inverse());
  }

  /** @param {HTMLElement} root */
  listen(root) {
    const zoom = /** @type {HTMLElement | null} */ (root.querySelector(".zoom"));
    if (zoom) {
      zoom.hidden = false;
      zoom.addEventListener("click", (event) => {
        const how = /** @type {HTMLElement} */ (event.target).dataset.zoom;
        if (how === "fit") this.fit();
        else if (how) this.zoom(how === "in" ? 1.4 : 1 / 1.4);
      });
    }
    this.canvas.addEventListener("wheel", (event) => {
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
      });
    }
    this.canvas.addEventListener("click", (event) => {
      const part = /** @type {Element} */ (event.target).closest(".can");
      if (part instanceof SVGElement && !this.moved) this.onPick(part.dataset.part ?? "");
    });
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const from = this.pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (Math.hypot(to.x - from.x, to.y - from.y) < 6 && !this.moved) return;
    this.moved = true;
    this.canvas.classList.add("grabbed");
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y);
      this.zoom(spread || 1, (to.x + other.x) / 2, (to.y + other.y) / 2);
    } else {
      const [a, b] = [this.at(from.x, from.y), this.at(to.x, to.y)];
      eye.x += a.x - b.x;
      eye.y += a.y - b.y;
      this.look();
    }
    this.pointers.set(event.pointerId, to);
  }

  /** @param {string} part @returns {SVGGElement | null} */
  part(part) {
    return this.svg.querySelector(`[data-part="${CSS.escape(part)}"]`);
  }

  /**
   * Marks what can be picked and what is taken.
   * @param {Set<string>} can @param {Set<string>} taken
   */
  mark(can, taken) {
    for (const group of this.svg.querySelectorAll("[data-part]")) {
      const part = /** @type {SVGGElement} */ (group);
      const id = part.dataset.part ?? "";
      const is = can.has(id) || taken.has(id);
      part.classList.toggle("can", is);
      part.classList.toggle("picked", taken.has(id));
      if (is) {
        part.setAttribute("tabindex", "0");
        part.setAttribute("role", "button");
        part.setAttribute("aria-label", part.querySelector(":scope > title")?.textContent ?? id);
        part.setAttribute("aria-pressed", String(taken.has(id)));
        halo(part);
      } else {
        for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) part.removeAttribute(name);
        part.querySelector(":scope > .halo")?.remove();
      }
    }
  }

  /**
   * Points at a place for a moment: where something happened.
   * @param {string} id
   */
  point(id) {
    for (const old of this.svg.querySelectorAll(".pointed")) {
      old.classList.remove("pointed");
      if (!old.classList.contains("can")) old.querySelector(":scope > .halo")?.remove();
    }
    const part = this.part(id);
    if (!part) return;
    halo(part);
    part.classList.add("pointed");
  }

  /**
   * Moves the focus to the nearest part in a direction.
   * @param {number} dx @param {number} dy
   */
  step(dx, dy) {
    const parts = /** @type {SVGGElement[]} */ ([...this.svg.querySelectorAll(".can")]);
    const middle = (/** @type {Element} */ part) => {
      const box = part.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const here = document.activeElement?.closest(".can");
    if (!here) return parts[0]?.focus();
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
  }
}

/** Draws the frame that shows that a part can be picked. @param {SVGGElement} part */
function halo(part) {
  if (part.querySelector(":scope > .halo")) return;
  const box = part.getBBox();
  const frame = document.createElementNS(SVG, "rect");
  frame.setAttribute("class", "halo");
  for (const [name, value] of Object.entries({ x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 10 })) {
    frame.setAttribute(name, String(value));
  }
  part.append(frame);
}
