// The editor: one transcription at a time, its tabs, what was done and can be undone.
// @ts-check
import { button, choice, el, icon, page, say } from "./dom.js";
import { check } from "./server.js";
import { all, load, newKey, save } from "./store.js";

/** @typedef {import("./store.js").Doc} Doc @typedef {import("./server.js").Report} Report */
/**
 * A tab of the editor.
 * @typedef {object} Tab
 * @property {string} id
 * @property {(editor: Editor) => string} state what stands beside its name
 * @property {(editor: Editor) => Node[]} show
 * @property {(editor: Editor, event: KeyboardEvent) => boolean} [key] whether the key was for it
 */

const UNDO_MAX = 300;

export class Editor {
  /** @type {string[]} */
  #past = [];
  #asked = 0;
  #isPressed = false;
  #isDue = false;
  #isShowing = false;
  /** Whether everything is kept on this device. */
  isKept = true;
  /** @type {Report | null} */
  report = null;
  /** The same with the tile that is being painted. @type {Report | null} */
  paintReport = null;
  /** What the tabs remember for themselves while the page is open. @type {Record<string, any>} */
  view = {};

  /** @param {string} game @param {any} known what comes with the game @param {Tab[]} tabs @param {() => any} blank */
  constructor(game, known, tabs, blank) {
    this.game = game;
    this.known = known;
    this.tabs = tabs;
    this.blank = blank;
    /** @type {Doc} */
    this.doc = all(game)[0] ?? this.fresh();
    this.tab = tabs[0]?.id ?? "";
    document.addEventListener("keydown", (event) => this.#onKey(event));
    // What is under a finger stays there until it is let go: a press on something that is redrawn meanwhile is lost.
    document.addEventListener("pointerdown", () => (this.#isPressed = true), { capture: true });
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(() => this.#letGo()), { capture: true });
    this.recheck();
    this.render();
  }

  get set() {
    return this.doc.set;
  }

  get edition() {
    return this.doc.edition;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  /** @returns {Doc} */
  fresh() {
    return { key: newKey(), game: this.game, edition: "2020", set: this.blank(), sure: {}, at: new Date().toISOString() };
  }

  /** Another transcription takes the place of this one. @param {Doc} doc */
  open(doc) {
    this.#past = [];
    this.view = {};
    this.doc = doc;
    this.#keep();
  }

  /** @param {string} key */
  openKept(key) {
    const doc = load(key);
    if (doc) this.open(doc);
  }

  /** Does something to the transcription, which can be undone. @param {(doc: Doc) => void} what */
  change(what) {
    this.#past.push(JSON.stringify(this.doc));
    if (this.#past.length > UNDO_MAX) this.#past.shift();
    what(this.doc);
    this.#keep();
  }

  undo() {
    const before = this.#past.pop();
    if (before === undefined) return;
    this.doc = JSON.parse(before);
    this.#keep();
  }

  /** @param {string} tab */
  goTo(tab) {
    this.tab = tab;
    this.render();
    scrollTo(0, 0);
  }

  #keep() {
    this.doc.at = new Date().toISOString();
    this.isKept = save(this.doc);
    this.paintReport = null;
    this.recheck();
    this.render();
  }

  /** Asks whether the set is right; only the last answer counts. */
  recheck() {
    this.#asked += 1;
    const asked = this.#asked;
    const { set, painting } = this.doc;
    const others = painting && set.tiles.filter((/** @type {{id: string}} */ tile) => tile.id !== painting.tile.id);
    void check({ set: painting ? { ...set, tiles: [...others, { ...painting.tile, id: painting.tile.id || "new" }] } : set, edition: this.doc.edition }).then((report) => {
      if (asked !== this.#asked) return;
      if (painting) this.paintReport = report;
      else this.report = report;
      if (this.#isPressed) this.#isDue = true;
      else this.render(true);
    });
  }

  #letGo() {
    this.#isPressed = false;
    if (this.#isDue) this.render(true);
  }

  /** What is wrong at places that begin so. @param {string} place */
  problems(place) {
    return (this.report?.problems ?? []).filter((problem) => problem.place.startsWith(place));
  }

  /** Shows everything anew; what is being written stays where only the answer of the server is new. @param {boolean} [isWriting] */
  render(isWriting = false) {
    this.#isDue = false;
    // What is being written is told when its field goes: that is in the middle of this.
    if (this.#isShowing) return;
    this.#isShowing = true;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const key = focused?.dataset.key;
    const typed = isWriting && focused instanceof HTMLInputElement && focused.type === "text" ? { value: focused.value, from: focused.selectionStart, to: focused.selectionEnd } : null;
    const tab = this.tabs.find((one) => one.id === this.tab);
    page.dataset.revision = String(Number(page.dataset.revision ?? 0) + 1);
    page.replaceChildren(this.#bar(), el("div", { class: `box-tab box-${this.tab}` }, tab ? tab.show(this) : []));
    this.#isShowing = false;
    const again = key ? page.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
    if (!(again instanceof HTMLElement || again instanceof SVGElement)) return;
    again.focus({ preventScroll: true });
    if (!typed || !(again instanceof HTMLInputElement)) return;
    again.value = typed.value;
    again.setSelectionRange(typed.from, typed.to);
  }

  #bar() {
    const tabs = this.tabs.map((tab) => {
      const state = tab.state(this);
      return button([say(`tab-${tab.id}`), state && el("span", { class: "state" }, state)], () => this.goTo(tab.id), { "aria-current": tab.id === this.tab ? "page" : null, "data-key": `tab-${tab.id}` });
    });
    const kept = el("p", { class: "kept", role: "status" }, icon("saved"), this.isKept ? say("kept") : say("not-kept"));
    return el("div", { class: "box-bar" }, el("nav", { "aria-label": say("tabs") }, tabs), this.#which(), kept);
  }

  #which() {
    const docs = all(this.game);
    const name = (/** @type {Doc} */ doc) => (typeof doc.set.name === "string" && doc.set.name) || say("nameless");
    const options = [this.doc, ...docs.filter((doc) => doc.key !== this.doc.key)].map((doc) => el("option", { value: doc.key }, name(doc)));
    const select = el("select", { "aria-label": say("which"), "data-key": "which", onchange: () => (select.value === "new" ? this.open(this.fresh()) : this.openKept(select.value)) }, options, el("option", { value: "new" }, say("new")));
    const editions = this.game === "castle" && choice(say("edition"), [["2020", "2020"], ["2003", "2003"]], this.doc.edition, (edition) => this.change((doc) => (doc.edition = edition)), "edition");
    return el("div", { class: "which" }, select, editions);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const isWriting = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !isWriting) {
      event.preventDefault();
      this.undo();
      return;
    }
    if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    const tab = this.tabs.find((one) => one.id === this.tab);
    if (tab?.key?.(this, event)) event.preventDefault();
  }
}

/** The button that takes the last action back. @param {Editor} editor */
export const undoButton = (editor) => button([icon("undo"), say("undo")], () => editor.undo(), { class: "undo", disabled: !editor.canUndo, "data-key": "undo", "aria-keyshortcuts": "Control+Z" });
