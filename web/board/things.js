// The things beside the board: pressed, or drawn from the hand to the board.
// @ts-check
/** Where things lay on the screen. @typedef {Map<string, DOMRect>} Places */

/** From so many pixels on it is a pull and no press. */
const PULL = 8;

/** Where the things beside the board lie now. @param {ParentNode} root @returns {Places} */
export function placesOf(root) {
  const things = [...root.querySelectorAll(".thing[data-part], .seat-head[data-part]")].filter((thing) => thing instanceof HTMLElement);
  return new Map(things.map((thing) => [thing.dataset.part ?? "", thing.getBoundingClientRect()]));
}

/**
 * @param {HTMLElement} root
 * @param {{ board: () => import("./board.js").Board | null, pick: (part: string) => void, turn: (by: number) => boolean, drop: (thing: string, place: string) => void }} hands
 */
export function wakeThings(root, hands) {
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".thing[data-part], .seat-head[data-part]"))) {
    let isPulled = false;
    thing.addEventListener("click", () => {
      if (isPulled || !thing.classList.contains("can")) return;
      // The tile in hand is turned by a press.
      if (thing.dataset.ghost !== undefined && hands.turn(1)) return;
      hands.pick(thing.dataset.part ?? "");
    });
    if (!thing.closest(".hand")) continue;
    thing.addEventListener("pointerdown", (down) => {
      isPulled = false;
      if (!thing.classList.contains("can") || down.button !== 0) return;
      /** @type {HTMLElement | null} */
      let copy = null;
      const move = (/** @type {PointerEvent} */ event) => {
        if (event.pointerId !== down.pointerId) return;
        if (!copy && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < PULL) return;
        copy ??= lift(thing);
        isPulled = true;
        copy.style.translate = `${event.clientX - copy.offsetWidth / 2}px ${event.clientY - copy.offsetHeight / 2}px`;
      };
      const stop = (/** @type {PointerEvent} */ event) => {
        if (event.pointerId !== down.pointerId) return;
        for (const [name, listener] of /** @type {[string, any][]} */ ([["pointermove", move], ["pointerup", stop], ["pointercancel", stop]])) removeEventListener(name, listener);
        copy?.remove();
        const board = hands.board();
        const place = copy && event.type === "pointerup" ? board?.nearest(event.clientX, event.clientY) ?? board?.under(event.clientX, event.clientY) : null;
        if (place) hands.drop(thing.dataset.part ?? "", place);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", stop);
      addEventListener("pointercancel", stop);
    });
  }
}

/** What is seen under the finger while a thing is pulled. @param {HTMLElement} thing */
function lift(thing) {
  const copy = /** @type {HTMLElement} */ (thing.cloneNode(true));
  for (const name of ["data-part", "tabindex", "role", "aria-label", "aria-pressed"]) copy.removeAttribute(name);
  copy.className = "thing lifted";
  copy.setAttribute("aria-hidden", "true");
  const { width, height } = thing.getBoundingClientRect();
  [copy.style.width, copy.style.height] = [`${width}px`, `${height}px`];
  document.body.append(copy);
  return copy;
}
