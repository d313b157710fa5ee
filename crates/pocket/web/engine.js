// The engine: WebAssembly that takes JSON and gives JSON. Shared by the service worker and the worker of the bots.
"use strict";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Starts the engine.
 * @param {Response} module
 * @returns {Promise<(asked: object) => any>} asks it something
 */
async function startEngine(module) {
  const { instance } = await WebAssembly.instantiate(await module.arrayBuffer(), {});
  const { memory, room, call, answer } = /** @type {any} */ (instance.exports);
  return (asked) => {
    const text = encoder.encode(JSON.stringify(asked));
    const at = room(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const length = call();
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, answer(), length)));
  };
}

/** Random digits of the device. @param {number} bytes */
function randomDigits(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
