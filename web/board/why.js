// Why not here: what somebody pressed that is not offered, as a move that the server judges but does not play.
// @ts-check

/** @typedef {import("./picks.js").Offer} Offer */

/**
 * An offered move with another place in it: what was meant by pressing there; none if it can't be told.
 * @param {Offer[]} open the offers that go on from what is picked
 * @param {string[]} picked
 * @param {string} cell `column,row`
 * @param {(part: string) => string | undefined} cellOf where a part lies
 * @returns {string | null}
 */
export function meant(open, picked, cell, cellOf) {
  const kinds = new Set(open.map((offer) => Object.keys(JSON.parse(offer.move))[0]));
  // Among several kinds of moves nobody can tell which was meant.
  if (kinds.size !== 1) return null;
  for (const { move, picks } of open) {
    const place = picks.filter((part) => !picked.includes(part)).map(cellOf).find(Boolean);
    const written = place && `[${place}]`;
    if (written && place !== cell && move.split(written).length === 2) return move.replace(written, `[${cell}]`);
  }
  return null;
}

/**
 * Asks the server; gives its sentence, or none if the move would be legal.
 * @param {string} table @param {string} move @param {Record<string, unknown>} seat
 * @returns {Promise<string | null>}
 */
export async function whyNot(table, move, seat) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const body = JSON.stringify({ move: JSON.parse(move), ...seat });
  const response = await fetch(`/api/tables/${table}/why`, { method: "POST", headers, body }).catch(() => null);
  if (response?.status !== 422) return null;
  const { error } = await response.json();
  return error?.message ?? null;
}
