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

/** Goes to the next look, or to the one before. @param {number} by */
export function nextLook(by) {
  /** @type {HTMLButtonElement[]} */
  const buttons = [...document.querySelectorAll(".looks button")].filter((button) => button instanceof HTMLButtonElement);
  const at = buttons.findIndex((button) => button.getAttribute("aria-pressed") === "true");
  buttons[(at + by + buttons.length) % buttons.length]?.click();
}
