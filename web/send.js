// Sending decisions so that each counts once: a repeated request carries the same id.
// @ts-check

/** @typedef {{ address: string, body: Record<string, unknown> }} Waiting */
/** @typedef {{ done: boolean, message: string }} Answer */

/** @type {Waiting | null} */
let waiting = null;

function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a decision is on its way. */
export function isSending() {
  return waiting !== null;
}

/**
 * Sends a decision. Without a connection it waits, and goes out again by `again`.
 * @param {string} address @param {Record<string, unknown>} body
 * @returns {Promise<Answer | null>} none while it waits
 */
export async function send(address, body) {
  if (waiting) return null;
  waiting = { address, body: { ...body, request_id: newId() } };
  return again();
}

/** @returns {Promise<Answer | null>} */
export async function again() {
  const mine = waiting;
  if (!mine) return null;
  let response;
  try {
    response = await fetch(mine.address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(mine.body),
    });
  } catch {
    return null;
  }
  // The server could not say whether it is kept: the same request is asked again.
  if (response.status === 503 || response.status === 502) return null;
  if (waiting === mine) waiting = null;
  if (response.ok) return { done: true, message: "" };
  const answer = await response.json().catch(() => null);
  return { done: false, message: answer?.error?.message ?? response.statusText };
}
