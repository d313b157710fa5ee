// Picking: parts are picked one after the other until one offered move is found.
// @ts-check

/** @typedef {{ move: string, picks: string[], label: string, button: HTMLButtonElement }} Offer */

/**
 * Reads the offered moves from the buttons, which are the whole truth about them.
 * @param {ParentNode} root
 * @returns {Offer[]}
 */
export function offersOf(root) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = root.querySelectorAll(".offer-list button");
  return [...buttons].map((button) => ({
    move: button.value,
    picks: (button.dataset.picks ?? "").split(" ").filter(Boolean),
    label: (button.textContent ?? "").trim(),
    button,
  }));
}

export class Picks {
  /** @param {Offer[]} offers */
  constructor(offers) {
    this.offers = offers;
    /** @type {string[]} */
    this.picked = [];
    /** @type {Offer | null} */
    this.named = null;
  }

  /** The offers that go on from here. */
  open() {
    return this.offers.filter((offer) => this.picked.every((part) => offer.picks.includes(part)));
  }

  /** The parts that may be picked next. */
  next() {
    const parts = new Set(this.open().flatMap((offer) => offer.picks));
    for (const part of this.picked) parts.delete(part);
    return parts;
  }

  /**
   * The move that is found: named in the list, complete, or the only one left.
   * @returns {Offer | null}
   */
  found() {
    if (this.named) return this.named;
    if (this.picked.length === 0) return null;
    const open = this.open();
    if (open.length === 1) return open[0];
    return open.find((offer) => offer.picks.length === this.picked.length) ?? null;
  }

  /** The parts that are taken, those included that follow by themselves. */
  taken() {
    return new Set(this.found()?.picks ?? this.picked);
  }

  /**
   * Picks a part, or puts it back. A part that does not fit the others starts anew.
   * @param {string} part
   */
  pick(part) {
    this.named = null;
    if (this.picked.includes(part)) {
      this.picked = this.picked.filter((other) => other !== part);
    } else if (this.next().has(part)) {
      this.picked.push(part);
    } else if (this.offers.some((offer) => offer.picks.includes(part))) {
      this.picked = [part];
    }
  }

  /** @param {Offer} offer */
  name(offer) {
    this.named = offer;
    this.picked = [...offer.picks];
  }

  /** Puts the last pick back; says whether there was one. */
  back() {
    if (this.named) {
      this.named = null;
      this.picked = [];
      return true;
    }
    return this.picked.pop() !== undefined;
  }
}
