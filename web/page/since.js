// Since you left: how far this browser has seen a table, and the way to step through the rest.
// @ts-check

/** @param {string} table */
function key(table) {
  return `seen-${table}`;
}

/** Remembers how far a table was seen. @param {HTMLElement} root */
export function remember(root) {
  const { table, n, seat } = root.dataset;
  if (document.visibilityState !== "visible" || !table || seat === undefined) return;
  try {
    localStorage.setItem(key(table), n ?? "0");
  } catch {
    // Then nothing is remembered.
  }
}

/** Tells somebody who comes back that others have moved meanwhile. @param {HTMLElement} root */
export function tellSince(root) {
  const { table, n, seat, asked } = root.dataset;
  const note = document.getElementById("since");
  if (!table || seat === undefined || !note) return;
  let seen = null;
  try {
    seen = localStorage.getItem(key(table));
  } catch {
    return;
  }
  if (seen === null || Number(seen) >= Number(n)) return;
  const link = /** @type {HTMLAnchorElement} */ (note.querySelector("a"));
  link.href = `/t/${table}/replay?at=${Number(seen) + 1}${asked ? `&seat=${asked}` : ""}`;
  note.hidden = false;
  note.querySelector("button")?.addEventListener("click", hideSince);
}

/** Whoever plays on knows what happened. */
export function hideSince() {
  const note = document.getElementById("since");
  if (note) note.hidden = true;
}
