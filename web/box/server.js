// What the server knows about sets: it checks, draws, compares and packs them, and keeps nothing.
// @ts-check

/**
 * @typedef {{severity: "error" | "warning", code: string, place: string, en: string, pl: string}} Problem
 * @typedef {{game: string, playable: boolean, hash: string | null, problems: Problem[], counts: {what: string, right: number, found: number}[], set: any, options: any}} Report
 * @typedef {{what: string, a: any, b: any, turn: number, at: string[], en: string, pl: string}} Difference
 */

/** @param {string} what @param {unknown} body @returns {Promise<any>} the answer; with `error` where it was refused, or nothing came */
async function ask(what, body) {
  const sent = fetch(`/api/sets/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const got = await sent.then((response) => response.json()).catch(() => null);
  return got ?? { error: { code: "gone" } };
}

/** @param {({set: unknown} | {text: string} | {packed: string}) & {edition?: string}} what @returns {Promise<Report | null>} */
export async function check(what) {
  const report = await ask("check", what);
  return report.error ? null : report;
}

/** @param {unknown} a @param {unknown} b @returns {Promise<{same: number, differences: Difference[]} | null>} */
export async function compare(a, b) {
  const found = await ask("compare", { a, b });
  return found.error ? null : found;
}

/** @param {unknown} set @param {string} base @returns {Promise<{packed: string, qr: string | null} | null>} */
export async function pack(set, base) {
  const found = await ask("pack", { set, base });
  return found.error ? null : found;
}

/** @param {string} game @returns {Promise<any>} the set that comes with the game, and what its rules know */
export async function standIn(game) {
  return fetch(`/api/sets/${game}`).then((response) => (response.ok ? response.json() : null)).catch(() => null);
}

/** @param {unknown} body @returns {Promise<{svg: string, words: string[]}[]>} */
export async function drawn(body) {
  const found = await ask("draw", body);
  return Array.isArray(found.pictures) ? found.pictures : [];
}
