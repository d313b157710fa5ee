// Sending decisions so that each counts once: a repeated request carries the same id.
// @ts-check

/** @typedef {{ address: string, body: URLSearchParams }} Waiting */
import { tagOf } from "./fragment.js";

/** @typedef {{ done: boolean, message: string, html?: string, tag?: string }} Answer `html`: the piece of the page that changed by it */

/** @type {Waiting | null} */
let waiting = null;
/** What was sent last; sending again gives it up. */
let attempt = new AbortController();

function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a decision is on its way. */
export function isSending() {
  return waiting !== null;
}

/**
 * Sends a decision. Without a connection it waits, and goes out again by `again`.
 * @param {string} address @param {Record<string, string>} fields
 * @returns {Promise<Answer | null>} none while it waits
 */
export async function send(address, fields) {
  if (waiting) return null;
  waiting = { address, body: new URLSearchParams({ ...fields, request_id: newId() }) };
  return again();
}

/** @returns {Promise<Answer | null>} */
export async function again() {
  const mine = waiting;
  if (!mine) return null;
  attempt.abort();
  attempt = new AbortController();
  let [response, text] = [/** @type {Response | null} */ (null), ""];
  try {
    response = await fetch(mine.address, { method: "POST", body: mine.body, signal: attempt.signal });
    text = await response.text();
  } catch {
    return null;
  }
  // The server could not say whether it is kept: the same request is asked again.
  if (response.status === 503 || response.status === 502) return null;
  if (waiting === mine) waiting = null;
  if (response.ok) return { done: true, message: "", html: text, tag: tagOf(response) };
  return { done: false, message: messageOf(text) ?? response.statusText };
}

/** What a refusal says. @param {string} text @returns {string | undefined} */
function messageOf(text) {
  try {
    return JSON.parse(text).error?.message;
  } catch {
    return undefined;
  }
}
