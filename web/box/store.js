// Transcriptions are kept on this device, each under a key of its own, after every action.
// @ts-check

/**
 * A transcription of one box.
 * @typedef {object} Doc
 * @property {string} key
 * @property {string} game
 * @property {string} edition whose words and pictures are used
 * @property {any} set the set, as it is written in a file
 * @property {{tile: import("./tile.js").Tile} | null} [painting] the tile of The Castle that is being painted
 * @property {Record<string, boolean>} sure what the owner has said is as it is in the box
 * @property {string} at when it was changed last
 */

const PREFIX = "box-";

/** @param {string} key @returns {Doc | null} */
export function load(key) {
  try {
    const doc = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
    return doc && typeof doc.set === "object" && typeof doc.game === "string" ? doc : null;
  } catch {
    return null;
  }
}

/** Whether it could be kept. @param {Doc} doc @returns {boolean} */
export function save(doc) {
  try {
    localStorage.setItem(PREFIX + doc.key, JSON.stringify(doc));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
export const forget = (key) => localStorage.removeItem(PREFIX + key);

/** All of a game, the last one first. @param {string} game @returns {Doc[]} */
export function all(game) {
  /** @type {Doc[]} */
  const docs = [];
  for (let at = 0; at < localStorage.length; at += 1) {
    const key = localStorage.key(at) ?? "";
    const doc = key.startsWith(PREFIX) ? load(key.slice(PREFIX.length)) : null;
    if (doc?.game === game) docs.push(doc);
  }
  return docs.sort((a, b) => b.at.localeCompare(a.at));
}

/** @returns {string} */
export const newKey = () => crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), "");
