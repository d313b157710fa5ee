// The show: what happened since the last look, one step after the other, over a board that is already as it is now.
// Any press ends it, and nobody ever has to wait for it.
// @ts-check
import { lieOf } from "./place.js";
import { Stage } from "./stage.js";
import { playReveal } from "./reveal.js";
import { playScoring } from "./scoring.js";
import { caption, hideCaption, seatPlace, Scores } from "./seat-scores.js";

/** @typedef {import("./steps.js").Step} Step */

/** How much slower than brisk each pace is; none shows nothing. */
const PACES = new Map([["calm", 1.8], ["brisk", 1]]);
/** What nobody has to be shown who did it: the board moves it at once. */
const KNOWN = ["drawn", "laid", "walked", "flown"];
/** With so many steps still to be shown nobody waits for them. */
const MOST = 30;
/** How long the summary of what is not shown stays. */
const SUMMARY_MS = 5000;

export class Show {
  /** @param {() => HTMLElement} root @param {() => string} pace */
  constructor(root, pace) {
    this.root = root;
    this.pace = pace;
    /** @type {Step[]} */
    this.queue = [];
    /** @type {Stage | null} */
    this.stage = null;
    /** Pieces that stand only on the stage, by their names. @type {Map<string, { sprite: SVGSVGElement, piece: SVGGElement }>} */
    this.standing = new Map();
    this.scores = new Scores(root);
    // Not a press on the turned cards: their button would move away from under the finger.
    const end = (/** @type {Event} */ { target }) => (target instanceof Element && target.closest("#reveal") ? undefined : this.end());
    for (const press of ["pointerdown", "keydown", "wheel"]) addEventListener(press, end, { capture: true, passive: true });
    for (const change of ["resize", "scroll"]) addEventListener(change, () => this.end());
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && this.end());
  }

  /** @returns {SVGSVGElement | null} */
  svg() {
    return this.root().querySelector(".canvas svg");
  }

  /** How slow it is to be; none if everything is to be there at once. */
  slowness() {
    const isSeen = document.visibilityState === "visible" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    return isSeen ? PACES.get(this.pace()) : undefined;
  }

  /** Whether so much is to be shown that the board need not explain itself. @param {Step[]} steps @param {number | null} own */
  shows(steps, own) {
    return this.slowness() !== undefined && steps.some((step) => step.by !== own || step.act === "scored");
  }

  /**
   * Shows steps after those that are still to be shown.
   * @param {Step[]} steps @param {number | null} own the seat whose own moves are known already
   */
  tell(steps, own) {
    const slowness = this.slowness();
    if (slowness === undefined) return this.sumUp(steps, own);
    // Whoever is so far behind sees only the latest.
    if (this.queue.length > MOST) this.end();
    this.queue.push(...steps.filter((step) => step.by !== own || !KNOWN.includes(step.act)));
    if (this.queue.length > 0 && this.svg()) this.open(slowness, own);
  }

  /** The page has changed while something is shown: that goes on where the board is now. @param {{ x: number, y: number }} shift */
  follow({ x, y }) {
    const stage = this.stage;
    if (!stage) return;
    const all = [...this.queue.flatMap((step) => [...step.pieces, ...step.areas]), ...[...this.standing.values()].map(({ piece }) => piece)];
    for (const part of new Set(all)) {
      const lie = lieOf(part);
      part.setAttribute("transform", (part.getAttribute("transform") ?? "").replace(/translate\([^)]*\)/, `translate(${lie.x + x} ${lie.y + y})`));
    }
    for (const { sprite, piece } of this.standing.values()) stage.put(sprite, stage.screen(lieOf(piece)));
    this.scores.write();
  }

  /** Opens the stage, with everything as it was before. @param {number} slowness @param {number | null} own */
  open(slowness, own) {
    const svg = /** @type {SVGSVGElement} */ (this.svg());
    const isOn = this.stage !== null;
    this.stage ??= new Stage(svg);
    this.stage.slowness = slowness;
    this.scores.hold(this.queue);
    this.conceal(own);
    if (!isOn) void this.run(this.stage, own);
  }

  /** What did not lie there yet is not seen yet; what went home later still stands. @param {number | null} own */
  conceal(own) {
    const svg = this.svg();
    const stage = /** @type {Stage} */ (this.stage);
    for (const part of svg?.querySelectorAll(".later") ?? []) part.classList.remove("later");
    const placed = new Set();
    for (const step of this.queue) {
      const names = step.pieces.map((piece) => piece.dataset.part ?? "");
      if (step.act === "placed") for (const name of names) placed.add(name);
      if (step.act === "laid" && step.pieces.length === 0 && step.by !== own) this.partsAt(step.place).forEach((part) => part.classList.add("later"));
      if (step.act === "placed" && step.by !== own) names.forEach((name) => this.part(name)?.classList.add("later"));
      if (step.act === "walked" || step.act === "flown") this.part(names.at(-1) ?? "")?.classList.add("later");
      if (step.act === "scored" || step.act === "returned") {
        for (const piece of step.pieces) if (!placed.has(piece.dataset.part)) this.stand(stage, piece);
      }
    }
    // What flies or walks is seen where it sets out.
    for (const step of this.queue) {
      const name = step.pieces.at(-1)?.dataset.part ?? "";
      if (step.act === "flown" && !this.standing.has(name)) this.stand(stage, step.pieces[0]);
    }
  }

  /** @param {string} name @returns {SVGGElement | null} */
  part(name) {
    return name ? this.svg()?.querySelector(`[data-part="${CSS.escape(name)}"]`) ?? null : null;
  }

  /** @param {string} place @returns {SVGGElement[]} */
  partsAt(place) {
    return [.../** @type {NodeListOf<SVGGElement>} */ (this.svg()?.querySelectorAll(`[data-cell="${CSS.escape(place)}"]`) ?? [])];
  }

  /** Shows a figure that the board has no more, or not yet. @param {Stage} stage @param {SVGGElement} piece */
  stand(stage, piece) {
    const name = piece.dataset.part ?? "";
    const sprite = this.standing.get(name)?.sprite ?? stage.copy(piece);
    this.standing.set(name, { sprite, piece });
    return sprite;
  }

  /** @param {Stage} stage @param {number | null} own */
  async run(stage, own) {
    while (this.queue.length > 0 && !stage.isOver) {
      const step = /** @type {Step} */ (this.queue.shift());
      await this.play(stage, step, own);
    }
    if (this.stage === stage) this.end();
  }

  /** @param {Stage} stage @param {Step} step @param {number | null} own */
  async play(stage, step, own) {
    const isOwn = step.by === own;
    if (step.act === "revealed") {
      const all = [step];
      while (["revealed", "struck", "won"].includes(this.queue[0]?.act)) all.push(/** @type {Step} */ (this.queue.shift()));
      hideCaption();
      await playReveal(stage, all);
      return stage.isOver || this.scores.count(all);
    }
    if (step.act === "drawn") return;
    caption(step.line, this.svg());
    if (step.act === "laid") await this.lay(stage, step);
    else if (step.act === "placed") await this.place(stage, step, isOwn);
    else if (step.act === "walked" || step.act === "flown") await this.travel(stage, step);
    else if (step.act === "returned") await this.leave(stage, step.pieces);
    else if (step.act === "scored" || step.act === "won") {
      await playScoring(stage, step, () => void this.leave(stage, step.pieces));
      if (!stage.isOver) this.scores.count([step]);
    } else await stage.rest(400);
  }

  /** A tile or a block comes from whoever lays it. @param {Stage} stage @param {Step} step */
  async lay(stage, step) {
    const parts = step.pieces.length > 0 ? step.pieces : this.partsAt(step.place);
    const part = parts.find((part) => part.dataset.size && !part.classList.contains("can")) ?? parts[0];
    if (!part) return stage.rest(300);
    await this.come(stage, part, step.by, 450);
    await stage.rest(500);
  }

  /** @param {Stage} stage @param {Step} step @param {boolean} isOwn */
  async place(stage, step, isOwn) {
    const [piece] = step.pieces;
    if (!piece) return;
    const isHere = this.part(piece.dataset.part ?? "") !== null;
    if (!isHere) this.stand(stage, piece);
    if (!isOwn) await this.come(stage, piece, step.by, 300);
    if (!isOwn || !isHere) await stage.rest(400);
  }

  /** Something comes from a seat to its place. @param {Stage} stage @param {SVGGElement} part @param {number | null} by @param {number} ms */
  async come(stage, part, by, ms) {
    const name = part.dataset.part ?? "";
    const held = this.standing.get(name)?.sprite;
    const sprite = held ?? stage.copy(part);
    const lies = stage.screen(lieOf(part));
    const from = by === null ? lies : seatPlace(this.root(), by);
    await stage.move(sprite, stage.way(lies, [from, lies]), ms, "cubic-bezier(.3,.1,.2,1)");
    for (const later of name ? [this.part(name) ?? part] : [part]) later.classList.remove("later");
    if (part.dataset.cell) for (const beside of this.partsAt(part.dataset.cell)) if (!this.isPlacedLater(beside)) beside.classList.remove("later");
    if (sprite !== held) await stage.move(sprite, [{ opacity: 1 }, { opacity: 0 }], 80).then(() => sprite.remove());
  }

  /** @param {SVGGElement} part */
  isPlacedLater(part) {
    return this.queue.some((step) => step.act === "placed" && step.pieces.some((piece) => piece.dataset.part === part.dataset.part));
  }

  /** Something walks or flies from one place to the next. @param {Stage} stage @param {Step} step */
  async travel(stage, step) {
    const [from, to] = [step.pieces[0], step.pieces.at(-1)];
    if (!from || !to) return stage.rest(400);
    const name = to.dataset.part ?? "";
    const sprite = this.standing.get(name)?.sprite ?? stage.copy(from);
    const lies = { x: parseFloat(sprite.style.left), y: parseFloat(sprite.style.top), width: parseFloat(sprite.style.width), height: parseFloat(sprite.style.height) };
    await stage.move(sprite, stage.way(lies, [from, to].map((part) => stage.screen(lieOf(part)))), 420);
    const goesOn = this.queue.some((next) => next.act === step.act && next.pieces.at(-1)?.dataset.part === name);
    if (goesOn) this.standing.set(name, { sprite, piece: from });
    else {
      this.part(name)?.classList.remove("later");
      this.standing.delete(name);
      sprite.remove();
    }
    await stage.rest(180);
  }

  /** Figures go home to their seats. @param {Stage} stage @param {SVGGElement[]} pieces */
  async leave(stage, pieces) {
    const ways = pieces.map((piece) => {
      const sprite = this.standing.get(piece.dataset.part ?? "")?.sprite;
      if (!sprite?.isConnected) return null;
      const seat = Number(/\d+/.exec(piece.dataset.home ?? "")?.[0] ?? 0);
      const lies = stage.screen(lieOf(piece));
      return stage.move(sprite, stage.way(lies, [lies, seatPlace(this.root(), seat)], 0.5), 700).then(() => sprite.remove());
    });
    await Promise.all(ways);
  }

  /** What is not shown is said in a line. @param {Step[]} steps @param {number | null} own */
  sumUp(steps, own) {
    const reveal = steps.filter((step) => ["revealed", "struck", "won"].includes(step.act));
    if (reveal.length > 0 && this.svg()) {
      const stage = new Stage(/** @type {SVGSVGElement} */ (this.svg()));
      stage.isOver = true;
      return void playReveal(stage, reveal).then(() => stage.end());
    }
    const told = steps.filter((step) => step.points !== 0 || (step.by !== own && step.act !== "drawn")).at(-1);
    if (!told) return;
    caption(told.line, this.svg());
    setTimeout(() => !this.stage && hideCaption(), SUMMARY_MS);
  }

  /** Ends what is shown; everything is where it is now. */
  end() {
    if (!this.stage) return;
    const stage = this.stage;
    this.stage = null;
    // Cards that are to be seen are seen, if only at once.
    const reveal = this.queue.filter((step) => ["revealed", "struck", "won"].includes(step.act));
    this.queue = [];
    stage.end();
    this.standing.clear();
    this.scores.release();
    hideCaption();
    for (const part of this.svg()?.querySelectorAll(".later") ?? []) part.classList.remove("later");
    if (reveal.length > 0) this.sumUp(reveal, null);
  }
}
