// What somebody writes or reads stays as it is while the page changes around it: text, cursor, scrolled panes.
// @ts-check

/** The fields of a table in which something is written. */
const FIELDS = [".join [name=invite]", ".join [name=name]", ".own-seat [name=name]", ".speak [name=text]"];
/** The panes of a table that may hold more than what is seen of them. */
const PANES = [".side", ".side > .sheet", ".side > .log", ".seats", ".desk", ".hand > .things", ".above"];

/** The pane at whose upper rim new lines come, and the one at whose lower rim. @param {Element} pane */
const grows = (pane) => (pane.matches(".log") || document.body.dataset.tab === "log" ? "up" : document.body.dataset.tab === "chat" ? "down" : "");

/** @param {ParentNode} root @param {string} which @returns {HTMLInputElement | null} */
function fieldOf(root, which) {
  const field = root.querySelector(which);
  return field instanceof HTMLInputElement ? field : null;
}

/**
 * Remembers what is being written and read; what it gives puts all of it back.
 * @param {ParentNode} root @returns {() => void}
 */
export function keep(root) {
  const fields = FIELDS.flatMap((which) => {
    const field = fieldOf(root, which);
    const isFocused = field !== null && field === document.activeElement;
    if (!field || (!isFocused && field.value === field.defaultValue)) return [];
    return [{ which, isFocused, value: field.value, from: field.selectionStart, to: field.selectionEnd }];
  });
  const panes = PANES.flatMap((which) => {
    const pane = root.querySelector(which);
    if (!pane) return [];
    const below = pane.scrollHeight - pane.scrollTop;
    return [{ which, left: pane.scrollLeft, top: pane.scrollTop, below, isAtEnd: below - pane.clientHeight < 4 }];
  });
  return () => {
    for (const { which, isFocused, value, from, to } of fields) {
      const field = fieldOf(root, which);
      if (!field) continue;
      field.value = value;
      if (!isFocused) continue;
      field.focus({ preventScroll: true });
      field.setSelectionRange(from, to);
    }
    for (const { which, left, top, below, isAtEnd } of panes) {
      const pane = root.querySelector(which);
      if (!pane) continue;
      // What is read stays where it is, whatever comes above or below it.
      const way = pane.matches(".side, .log") ? grows(pane) : "";
      pane.scrollLeft = left;
      pane.scrollTop = way === "up" && top > 0 ? pane.scrollHeight - below : way === "down" && isAtEnd ? pane.scrollHeight : top;
    }
  };
}
