// What a page does where it has no server: its bots think in a worker, and the device is asked to keep what it has.
// @ts-check

const table = document.getElementById("table")?.dataset.table;
if (table) new Worker("/pocket/thinker.js", { name: table });
if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();

// All games may be brought as a file.
const file = document.querySelector(".pocket-import input[type=file]");
file?.addEventListener("change", async () => {
  const [chosen] = /** @type {HTMLInputElement} */ (file).files ?? [];
  const text = document.querySelector(".pocket-import textarea");
  if (chosen && text instanceof HTMLTextAreaElement) text.value = await chosen.text();
});
