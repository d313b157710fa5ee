// A rival a little stronger than oneself: by the last games against the computer that ended on this device.
// @ts-check

/** @typedef {{ table: string, grade: number, result: string }} Game */

/** So many games are kept for each game of the house. */
const KEPT = 8;

/** @param {string} game */
function key(game) {
  return `rivals-${game}`;
}

/** @param {string} game @returns {Game[]} the last games, the oldest first */
function read(game) {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => Number.isInteger(one?.grade)) : [];
  } catch {
    return [];
  }
}

/** Remembers how a game against the computer ended. @param {HTMLElement} root */
export function noteResult(root) {
  const { table } = root.dataset;
  const { game, grade, result } = /** @type {HTMLElement | null} */ (root.querySelector(".end[data-grade]"))?.dataset ?? {};
  if (!table || !game || !result) return;
  const others = read(game).filter((one) => one.table !== table);
  try {
    localStorage.setItem(key(game), JSON.stringify([...others, { table, grade: Number(grade), result }].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

/** One grade up after a game won, one down after two in a row that were lost: so about two of five games are won.
 * @param {Game[]} games @returns {number | null} */
export function strongerThan(games) {
  const [before, last] = [games.at(-2), games.at(-1)];
  if (!last) return null;
  const lostBoth = last.result === "lost" && before?.result === "lost";
  const step = last.result === "won" ? 1 : lostBoth ? -1 : 0;
  return Math.min(10, Math.max(1, last.grade + step));
}

/** Offers such a rival, where something is known. @param {HTMLFormElement} form */
export function offerStronger(form) {
  const button = /** @type {HTMLElement | null} */ (form.querySelector(".stronger"));
  const grade = strongerThan(read(/** @type {HTMLInputElement} */ (form.elements.namedItem("game")).value));
  if (!button || grade === null) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const seats = [...form.querySelectorAll(".chair select")].filter((seat) => seat instanceof HTMLSelectElement);
    const bots = seats.filter((seat) => seat.value.startsWith("bot-"));
    for (const seat of bots.length > 0 ? bots : seats.slice(1, 2)) {
      const option = seat.querySelector(`[data-grade="${grade}"]`);
      if (option instanceof HTMLOptionElement) option.selected = true;
    }
    form.dispatchEvent(new Event("input"));
  });
}
