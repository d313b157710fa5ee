// Keys of the table; `?` shows them all.
// @ts-check
import { openTab } from "./drawer.js";
import { nextLook } from "../board/looks.js";
import { hideLookUp, lookUp, tellTable } from "../board/lookup.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @typedef {object} Desk
 * @property {() => import("../board/board.js").Board | null} board
 * @property {() => boolean} canPick
 * @property {() => boolean} canConfirm
 * @property {(part: string) => void} pick
 * @property {(by: number) => boolean} turn
 * @property {() => void} confirm
 * @property {() => void} back
 * @property {() => void} clear
 * @property {() => void} hint
 */

/** Opens a list and goes there. @param {string} name */
function goTo(name) {
  openTab(name);
  /** @type {HTMLElement | null} */ (document.querySelector(`details.${name} > summary`))?.focus();
}

/** @param {Desk} desk */
export function listenToKeys(desk) {
  document.addEventListener("keydown", (event) => {
    const at = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (at.closest("input, select, textarea") || document.querySelector("dialog[open]")) return;
    const board = desk.board();
    const part = at.closest(".can");
    const isControl = Boolean(at.closest("button, a, summary"));
    const arrow = ARROWS[event.key];
    /** @type {Record<string, () => void>} */
    const letters = {
      r: () => desk.turn(event.shiftKey ? -1 : 1),
      c: () => board?.showLast(),
      i: lookUp,
      h: desk.hint,
      t: () => tellTable(false),
      f: () => tellTable(true),
      v: () => nextLook(event.shiftKey ? -1 : 1),
      l: () => goTo("log"),
      s: () => goTo("sheet"),
      "?": () => showKeys(),
      "+": () => board?.viewport.zoom(1.4),
      "=": () => board?.viewport.zoom(1.4),
      "-": () => board?.viewport.zoom(1 / 1.4),
      0: () => board?.viewport.fit(),
      Escape: () => (hideLookUp(), desk.clear()),
    };
    const letter = letters[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // Arrows mean nothing to a button, so they lead from there to the board.
    if (arrow && !at.closest("a, summary") && desk.canPick()) board?.step(...arrow);
    else if (event.key === "Enter" && (part instanceof SVGElement || part instanceof HTMLElement)) desk.pick(part.dataset.part ?? "");
    else if (event.key === " " && !isControl && desk.canConfirm()) desk.confirm();
    else if (event.key === "Backspace" && !isControl) desk.back();
    else if (letter) letter();
    else return;
    event.preventDefault();
  });
  for (const button of document.querySelectorAll("dialog button")) {
    button.addEventListener("click", () => button.closest("dialog")?.close());
  }
}

export function showKeys() {
  const dialog = document.getElementById("keys");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}
