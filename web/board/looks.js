// Looks: the sides from which a board can be seen, chosen without leaving the page.
// @ts-check

/** @param {ParentNode} table @param {() => void} refresh */
export function wakeLooks(table, refresh) {
  table.querySelector(".looks")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { submitter, target } = /** @type {SubmitEvent} */ (event);
    const fields = new FormData(/** @type {HTMLFormElement} */ (target), submitter);
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    await fetch("/choose", { method: "POST", body, redirect: "manual" }).catch(() => null);
    refresh();
  });
}

const KEY = "look-chosen";

/** Where thumbs press, the flat look comes first, until another one is chosen. */
export function startLook() {
  const buttons = document.querySelectorAll(".looks button");
  const flat = buttons[buttons.length - 1];
  const isForThumbs = innerWidth < 600 || (innerWidth < 1100 && navigator.maxTouchPoints > 0);
  if (!isForThumbs || !(flat instanceof HTMLElement)) return;
  try {
    if (localStorage.getItem(KEY) !== null) return;
    localStorage.setItem(KEY, "");
  } catch {
    return;
  }
  if (flat.getAttribute("aria-pressed") !== "true") flat.click();
}

/** Goes to the next look, or to the one before. @param {number} by */
export function nextLook(by) {
  /** @type {HTMLButtonElement[]} */
  const buttons = [...document.querySelectorAll(".looks button")].filter((button) => button instanceof HTMLButtonElement);
  const at = buttons.findIndex((button) => button.getAttribute("aria-pressed") === "true");
  buttons[(at + by + buttons.length) % buttons.length]?.click();
}
