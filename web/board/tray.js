// The tray: what can be picked beside the board, large enough for a thumb; shown where the board is small.
// @ts-check

import { lieOf, middleOf } from "./place.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Fills the tray with the parts that lie beside the board and take part in some offered move.
 * @param {HTMLElement} tray
 * @param {import("./board.js").Board} board
 * @param {string[]} parts
 * @param {(part: string) => void} pick
 */
export function fillTray(tray, board, parts, pick) {
  const ground = board.ground();
  tray.replaceChildren();
  for (const id of parts) {
    const part = board.part(id);
    if (!part || (ground && isWithin(part, ground))) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.tray = id;
    button.setAttribute("aria-label", part.getAttribute("aria-label") ?? id);
    // What is only written on a board is written here, too, in letters of the page.
    const words = part.querySelector("use") ? "" : [...part.querySelectorAll("text")].map((line) => line.textContent).join(" ");
    button.append(words || pictureOf(part));
    button.addEventListener("click", () => pick(id));
    tray.append(button);
  }
  tray.hidden = tray.children.length === 0;
}

/** Shows which things of the tray can be picked and which are taken. @param {HTMLElement} tray @param {Set<string>} can @param {Set<string>} taken */
export function markTray(tray, can, taken) {
  for (const button of tray.querySelectorAll("button")) {
    const id = button.dataset.tray ?? "";
    button.disabled = !can.has(id) && !taken.has(id);
    button.setAttribute("aria-pressed", String(taken.has(id)));
  }
}

/** @param {SVGGElement} part @param {import("./place.js").Box} ground */
function isWithin(part, ground) {
  const { x, y } = middleOf(part);
  return x >= ground.x && x <= ground.x + ground.width && y >= ground.y && y <= ground.y + ground.height;
}

/** The part as a picture of its own. @param {SVGGElement} part */
function pictureOf(part) {
  const [svg, group] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "g")];
  for (const layer of part.children) {
    if (!layer.matches("title, .halo, .last")) group.append(layer.cloneNode(true));
  }
  const colour = part.getAttribute("color") ?? part.parentElement?.getAttribute("color");
  if (colour) group.setAttribute("color", colour);
  const { turn, width, height } = lieOf(part);
  if (turn) group.setAttribute("transform", `rotate(${turn} ${width / 2} ${height / 2})`);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("aria-hidden", "true");
  // Wide things are as wide as they are, cards are tall enough to be read, and nothing is smaller than a thumb.
  const most = height > 1.2 * width ? 84 : 60;
  const wide = Math.max(44, Math.min(120, (most * width) / height));
  svg.setAttribute("width", String(wide));
  svg.setAttribute("height", String(Math.min(most, (wide * height) / width)));
  svg.append(group);
  return svg;
}
