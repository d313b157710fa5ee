// The loupe: where the places for a piece are too small to be pressed, the laid tile is seen nearer, with a pale piece
// in each of them and a row for each.
// @ts-check
import { colourOf, layersOf } from "./marks.js";
import { lieOf } from "./place.js";

const SVG = "http://www.w3.org/2000/svg";
/** Places smaller than this are seen in the loupe: for a thumb, and for a mouse. */
const [THUMB, MOUSE] = [44, 28];
/** How large the tile is there, and the places on it; how far apart they are at least. */
const [TILE, SPOT, APART] = [236, 54, 60];

/**
 * The places that are too small on the board; none if they can be pressed there.
 * @param {import("./board.js").Board} board @param {Set<string>} offered @returns {SVGGElement[]}
 */
function smallOnes(board, offered) {
  const spots = /** @type {SVGGElement[]} */ ([...board.svg.querySelectorAll("[data-spot][data-part]")]).filter((part) => offered.has(part.dataset.part ?? ""));
  const isSmall = spots.some((part) => lieOf(part).width * board.viewport.unit() < (navigator.maxTouchPoints > 0 ? THUMB : MOUSE));
  return isSmall ? spots : [];
}

/** What else is offered on the board: the loupe may lie over it. @param {import("./board.js").Board} board @param {Set<string>} offered @returns {SVGGElement[]} */
function othersOn(board, offered) {
  return /** @type {SVGGElement[]} */ ([...board.svg.querySelectorAll("[data-part]:not([data-spot])")]).filter((part) => offered.has(part.dataset.part ?? ""));
}

/** The tile on which all of these lie; none if they lie on several. @param {import("./board.js").Board} board @param {SVGGElement[]} spots */
function tileUnder(board, spots) {
  const tiles = /** @type {SVGGElement[]} */ ([...board.svg.querySelectorAll("[data-cell][data-part^=tile-]")]);
  return tiles.find((tile) => {
    const { x, y, width, height } = lieOf(tile);
    return spots.every((spot) => {
      const at = lieOf(spot);
      const [dx, dy] = [at.x + at.width / 2 - x, at.y + at.height / 2 - y];
      return dx >= 0 && dy >= 0 && dx <= width && dy <= height;
    });
  });
}

/**
 * Fills the loupe, or hides it.
 * @param {HTMLElement} loupe @param {import("./board.js").Board} board @param {Set<string>} offered @param {Set<string>} taken
 * @param {(part: string) => void} pick
 */
export function fillLoupe(loupe, board, offered, taken, pick) {
  const spots = smallOnes(board, offered);
  const tile = spots.length > 0 ? tileUnder(board, spots) : undefined;
  loupe.hidden = spots.length === 0;
  document.body.classList.toggle("has-loupe", !loupe.hidden);
  const others = spots.length > 0 ? othersOn(board, offered) : [];
  const key = [...spots, ...others].map((part) => part.dataset.part).join(" ");
  if (loupe.dataset.key !== key) {
    loupe.dataset.key = key;
    for (const old of loupe.querySelectorAll(".loupe-tile, .loupe-rows")) old.remove();
    // Places on several tiles have their rows alone.
    if (tile) loupe.append(nearTile(board, tile, spots, pick));
    if (spots.length > 0) loupe.append(rows([...spots, ...others], pick));
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (loupe.querySelectorAll("[data-spot-of]"))) {
    button.setAttribute("aria-checked", String(taken.has(button.dataset.spotOf ?? "")));
  }
}

/** The piece of a place as a picture. @param {SVGGElement} spot @param {number} size */
function piece(spot, size) {
  const [svg, { width, height }] = [document.createElementNS(SVG, "svg"), lieOf(spot)];
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.setAttribute("color", colourOf(spot));
  svg.setAttribute("aria-hidden", "true");
  svg.append(...layersOf(spot));
  return svg;
}

/** @param {SVGGElement} spot @param {(part: string) => void} pick */
function choice(spot, pick) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.spotOf = spot.dataset.part ?? "";
  button.setAttribute("role", "radio");
  button.addEventListener("click", () => pick(spot.dataset.part ?? ""));
  return button;
}

/** The tile, with all that lies on it, and the places. @param {import("./board.js").Board} board @param {SVGGElement} tile @param {SVGGElement[]} spots @param {(part: string) => void} pick */
function nearTile(board, tile, spots, pick) {
  const { x, y, width, height } = lieOf(tile);
  const near = document.createElement("div");
  near.className = "loupe-tile";
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.setAttribute("width", String(TILE));
  svg.setAttribute("height", String(TILE));
  svg.setAttribute("aria-hidden", "true");
  for (const part of /** @type {NodeListOf<SVGGElement>} */ (board.svg.querySelectorAll("g[role=group] > g:not([data-spot], [data-with], [data-aid])"))) {
    const lie = lieOf(part);
    const isNear = part.dataset.cell === tile.dataset.cell || (part.dataset.size && lie.x < x + width && lie.x + lie.width > x && lie.y < y + height && lie.y + lie.height > y);
    if (!isNear || part.dataset.part?.startsWith("cell-")) continue;
    const copy = document.createElementNS(SVG, "g");
    copy.setAttribute("transform", part.getAttribute("transform") ?? "");
    copy.setAttribute("color", colourOf(part));
    copy.append(...layersOf(part));
    svg.append(copy);
  }
  near.append(svg);
  const scale = TILE / width;
  const at = spots.map((spot) => {
    const lie = lieOf(spot);
    return { x: (lie.x + lie.width / 2 - x) * scale, y: (lie.y + lie.height / 2 - y) * scale };
  });
  spread(at);
  for (const [n, spot] of spots.entries()) {
    const button = choice(spot, pick);
    button.className = "ghost-spot";
    button.tabIndex = -1;
    button.setAttribute("aria-label", spot.getAttribute("aria-label") ?? "");
    button.style.translate = `${at[n].x - SPOT / 2}px ${at[n].y - SPOT / 2}px`;
    button.append(piece(spot, SPOT));
    near.append(button);
  }
  return near;
}

/** Pushes places apart that are too near to each other, and keeps them on the tile. @param {{ x: number, y: number }[]} at */
function spread(at) {
  for (let round = 0; round < 40; round += 1) {
    for (const [n, one] of at.entries()) {
      for (const other of at.slice(n + 1)) {
        const [dx, dy] = [other.x - one.x || 0.5, other.y - one.y || 0.5];
        const far = Math.hypot(dx, dy);
        if (far >= APART) continue;
        const push = (APART - far) / 2 / far;
        [one.x, one.y, other.x, other.y] = [one.x - dx * push, one.y - dy * push, other.x + dx * push, other.y + dy * push];
      }
      one.x = Math.min(Math.max(one.x, SPOT / 2), TILE - SPOT / 2);
      one.y = Math.min(Math.max(one.y, SPOT / 2), TILE - SPOT / 2);
    }
  }
}

/** @param {SVGGElement[]} spots @param {(part: string) => void} pick */
function rows(spots, pick) {
  const list = document.createElement("div");
  list.className = "loupe-rows";
  for (const spot of spots) {
    const button = choice(spot, pick);
    const text = document.createElement("span");
    text.textContent = spot.getAttribute("aria-label") ?? spot.querySelector("title")?.textContent ?? "";
    button.append(piece(spot, 34), text);
    list.append(button);
  }
  return list;
}
