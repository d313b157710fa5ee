// Picking: parts are picked one after the other until one offered move is found.
// @ts-check

/** @typedef {{ move: string, picks: string[], label: string, button: HTMLButtonElement, then: string[] }} Offer `then`: the moves that follow it on a way of several */

/**
 * Reads the offered moves from the buttons, which are the whole truth about them.
 * @param {ParentNode} root
 * @returns {Offer[]}
 */
export function offersOf(root) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = root.querySelectorAll(".offer-list button, .routes button");
  return [...buttons].map((button) => ({
    move: button.value,
    picks: (button.dataset.picks ?? "").split(" ").filter(Boolean),
    label: (button.textContent ?? "").trim(),
    button,
    then: (JSON.parse(button.dataset.moves ?? "[]")).slice(1).map((/** @type {unknown} */ move) => JSON.stringify(move)),
  }));
}

export class Picks {
  /**
   * @param {Offer[]} offers
   * @param {Set<string>} ghosts the parts that are ways to lay the thing in hand
   * @param {Set<string>} usual the parts that are meant unless others are picked
   */
  constructor(offers, ghosts = new Set(), usual = new Set()) {
    this.offers = offers;
    this.usual = usual;
    this.ghosts = ghosts;
    /** @type {string[]} */
    this.picked = [];
    /** @type {Offer | null} */
    this.named = null;
    /** The way that was shown last; it stays where it is possible. */
    this.way = "";
  }

  /** The offers that go on from what is picked, or from these parts. */
  open(picked = this.picked) {
    return this.offers.filter((offer) => picked.every((part) => offer.picks.includes(part)));
  }

  /** The parts that may be picked next. */
  next() {
    const parts = new Set(this.open().flatMap((offer) => offer.picks));
    for (const part of this.picked) parts.delete(part);
    return parts;
  }

  /**
   * The ways to lay the thing in hand there: offers that lack one ghost and nothing else.
   * @returns {{ offer: Offer, ghost: string }[]}
   */
  ways(picked = this.picked) {
    if (picked.length === 0 || picked.some((part) => this.ghosts.has(part))) return [];
    const ways = this.open(picked).map((offer) => {
      const rest = offer.picks.filter((part) => !picked.includes(part));
      return { offer, ghost: rest.length === 1 && this.ghosts.has(rest[0]) ? rest[0] : "" };
    });
    return ways.every((way) => way.ghost) ? ways : [];
  }

  /** The way that is shown: the one shown last if it is possible there, else the first. */
  shown(picked = this.picked) {
    const ways = this.ways(picked);
    return ways.find((way) => way.ghost === this.way) ?? ways[0];
  }

  /** The ways to lay the thing in hand, wherever. */
  ghostsOffered() {
    const all = new Set(this.offers.flatMap((offer) => offer.picks));
    return [...this.ghosts].filter((ghost) => all.has(ghost));
  }

  /** How the thing in hand lies now. */
  inHand() {
    const offered = this.ghostsOffered();
    return this.shown()?.ghost ?? (offered.includes(this.way) ? this.way : offered[0]);
  }

  /** Turns the thing in hand; says whether it could. @param {number} by */
  turn(by) {
    const [ways, offered] = [this.ways(), this.ghostsOffered()];
    if (this.picked.length === 0 && offered.length > 1) {
      this.way = offered[(offered.indexOf(this.inHand() ?? "") + by + offered.length) % offered.length];
      return true;
    }
    if (ways.length < 2) return false;
    const at = ways.findIndex((way) => way === ways.find((other) => other.ghost === this.shown()?.ghost));
    this.way = ways[(at + by + ways.length) % ways.length].ghost;
    return true;
  }

  /**
   * The move that is found: named in the list, complete, or the only one left.
   * @returns {Offer | null}
   */
  found() {
    if (this.named) return this.named;
    if (this.picked.length === 0) return null;
    const shown = this.shown();
    if (shown) return shown.offer;
    const open = this.open();
    if (open.length === 1) return open[0];
    const whole = open.find((offer) => offer.picks.length === this.picked.length);
    // Of several kinds the ordinary one is meant.
    const usual = open.filter((offer) => offer.picks.every((part) => this.picked.includes(part) || this.usual.has(part)));
    return whole ?? (usual.length === 1 ? usual[0] : null);
  }

  /** The parts that are taken, those included that follow by themselves. */
  taken() {
    return new Set(this.found()?.picks ?? this.picked);
  }

  /** The parts of all offers: those that do not fit what is picked put some of it back. */
  all() {
    return new Set(this.offers.flatMap((offer) => offer.picks));
  }

  /**
   * Picks a part, or puts it back. A part that does not fit the others takes the place of the last of them.
   * @param {string} part
   */
  pick(part) {
    this.named = null;
    if (this.ghosts.has(part) && this.ways().some((way) => way.ghost === part)) {
      this.way = part;
    } else if (this.picked.includes(part)) {
      // What lies there already is turned; what cannot be turned is put back.
      if (!this.turn(1)) this.picked = this.picked.filter((other) => other !== part);
    } else if (this.all().has(part)) {
      while (this.picked.length > 0 && !this.next().has(part)) this.picked.pop();
      this.picked.push(part);
    }
  }

  /** Where the found move lays the thing in hand, and how it lies there. */
  lies() {
    const picks = this.found()?.picks ?? [];
    const ghost = picks.find((part) => this.ghosts.has(part));
    return { at: ghost && picks.find((part) => part !== ghost), ghost };
  }

  /** @param {Offer} offer */
  name(offer) {
    this.named = offer;
    this.picked = [...offer.picks];
  }

  /** Puts the last pick back; says whether there was one. */
  back() {
    if (this.named) {
      this.clear();
      return true;
    }
    return this.picked.pop() !== undefined;
  }

  clear() {
    this.named = null;
    this.picked = [];
  }
}
