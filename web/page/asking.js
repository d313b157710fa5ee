// Whether each move is confirmed: a matter of the device.
// @ts-check

const KEY = "plays-at-once";

/** Whether somebody wants to confirm each move. */
export function asksFirst() {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

/** @param {ParentNode} root */
export function wakeAsking(root) {
  const box = root.querySelector("[data-asks]");
  if (!(box instanceof HTMLInputElement)) return;
  box.checked = asksFirst();
  /** @type {HTMLElement} */ (box.closest("label")).hidden = false;
  box.addEventListener("change", () => {
    if (box.checked) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "");
  });
}
