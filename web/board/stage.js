// The stage over a board: copies of parts, outlines and numbers that move over everything else. The board beneath is
// already as it is now; nothing here can be pressed, and whatever moves is a layer of its own.
// @ts-check
import { lieOf } from "./place.js";

/** @typedef {import("./place.js").Lie} Lie */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect a place on the screen */

const SVG = "http://www.w3.org/2000/svg";
/** How far the light of an outline reaches, in units of the picture. */
const LIGHT = 16;
/** A line of light around a shape, and a little of it within. */
const GLOW = `<filter id="stage-glow" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="3"/><feComposite in2="SourceAlpha" operator="out" result="rim"/><feFlood flood-color="#ffe07a"/><feComposite in2="rim" operator="in" result="line"/><feGaussianBlur stdDeviation="5" result="halo"/><feComponentTransfer in="SourceGraphic" result="within"><feFuncA type="linear" slope=".34"/></feComponentTransfer><feMerge><feMergeNode in="halo"/><feMergeNode in="halo"/><feMergeNode in="within"/><feMergeNode in="line"/></feMerge></filter>`;

export class Stage {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.layer = document.createElement("div");
    this.layer.className = "stage";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
    /** What is under way. @type {Set<Animation>} */
    this.running = new Set();
    /** How long things take: 1 is brisk. */
    this.slowness = 1;
    this.isOver = false;
    /** @type {Set<() => void>} */
    this.waiting = new Set();
  }

  /** Where something of the picture is on the screen. @param {Lie} lie @returns {Rect} */
  screen({ x, y, width, height }) {
    const { a, e, f } = this.svg.getScreenCTM() ?? new DOMMatrix();
    return { x: x * a + e, y: y * a + f, width: width * a, height: height * a };
  }

  /** A copy of a part where it lies. @param {SVGGElement} part @param {string} [kind] */
  copy(part, kind = "sprite") {
    const lie = lieOf(part);
    const box = document.createElementNS(SVG, "svg");
    const own = /** @type {SVGGElement} */ (part.cloneNode(true));
    for (const name of ["data-part", "data-cell", "tabindex", "role", "aria-label", "class", "style", "display"]) own.removeAttribute(name);
    for (const extra of own.querySelectorAll(".halo, .last, title")) extra.remove();
    own.setAttribute("transform", lie.turn ? `rotate(${lie.turn} ${lie.width / 2} ${lie.height / 2})` : "");
    const colour = part.getAttribute("color") ?? part.parentElement?.getAttribute("color");
    if (colour) box.style.color = colour;
    box.setAttribute("class", kind);
    box.setAttribute("viewBox", `0 0 ${lie.width} ${lie.height}`);
    box.append(own);
    this.layer.append(box);
    this.put(box, this.screen(lie));
    return box;
  }

  /** Puts something at a place of the screen. @param {SVGSVGElement | HTMLElement} what @param {Rect} at */
  put(what, { x, y, width, height }) {
    Object.assign(what.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  }

  /** The light around what is scored. @param {SVGGElement[]} areas */
  glow(areas) {
    const boxes = areas.flatMap((area) => [...area.querySelectorAll("use, rect")]).map((shape) => {
      const [[x, y, width, height], lie] = [["x", "y", "width", "height"].map((name) => Number(shape.getAttribute(name))), lieOf(/** @type {SVGGElement} */ (shape.closest("g")))];
      return [x + lie.x, y + lie.y, width, height];
    });
    if (boxes.length === 0) return null;
    const [left, top] = [Math.min(...boxes.map(([x]) => x)) - LIGHT, Math.min(...boxes.map(([, y]) => y)) - LIGHT];
    const right = Math.max(...boxes.map(([x, , width]) => x + width)) + LIGHT;
    const bottom = Math.max(...boxes.map(([, y, , height]) => y + height)) + LIGHT;
    const light = document.createElementNS(SVG, "svg");
    light.setAttribute("class", "glow");
    light.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
    light.innerHTML = GLOW;
    const within = document.createElementNS(SVG, "g");
    within.setAttribute("filter", "url(#stage-glow)");
    for (const area of areas) {
      const own = /** @type {SVGGElement} */ (area.cloneNode(true));
      own.removeAttribute("data-with");
      own.removeAttribute("display");
      within.append(own);
    }
    light.append(within);
    this.layer.append(light);
    this.put(light, this.screen({ x: left, y: top, turn: 0, width: right - left, height: bottom - top }));
    return light;
  }

  /** Something of the page over the board. @param {string} kind @param {string} text */
  note(kind, text) {
    const note = document.createElement("div");
    note.className = kind;
    note.textContent = text;
    this.layer.append(note);
    return note;
  }

  /** Dims a part of the screen. @param {DOMRect} at */
  dim(at) {
    const shade = this.note("shade", "");
    this.put(shade, at);
    return shade;
  }

  /**
   * Moves something by keyframes; done when it is there or the show is over.
   * @param {Element} what @param {Keyframe[]} frames @param {number} ms @param {string} [easing]
   */
  move(what, frames, ms, easing = "ease-in-out") {
    if (this.isOver) return Promise.resolve();
    const animation = what.animate(frames, { duration: ms * this.slowness, easing, fill: "both" });
    this.running.add(animation);
    return animation.finished.catch(() => {}).finally(() => this.running.delete(animation)).then(() => {});
  }

  /** The way of a thing from one place to another, as keyframes of a thing that lies at `lies`. @param {Rect} lies @param {Rect[]} way @param {number} [scale] how large it is at the last place */
  way(lies, way, scale) {
    return way.map((at, n) => {
      const size = scale !== undefined && n === way.length - 1 ? scale : Math.min(1, at.width / lies.width || 1, at.height / lies.height || 1);
      const [dx, dy] = [at.x + at.width / 2 - lies.x - lies.width / 2, at.y + at.height / 2 - lies.y - lies.height / 2];
      return { transform: `translate(${dx}px, ${dy}px) scale(${size})` };
    });
  }

  /** Waits a while. @param {number} ms @returns {Promise<void>} */
  rest(ms) {
    if (this.isOver) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => (clearTimeout(timer), this.waiting.delete(done), resolve());
      const timer = setTimeout(done, ms * this.slowness);
      this.waiting.add(done);
    });
  }

  /** Ends all of it at once. */
  end() {
    this.isOver = true;
    for (const animation of [...this.running]) animation.cancel();
    for (const done of [...this.waiting]) done();
    this.layer.remove();
  }
}
