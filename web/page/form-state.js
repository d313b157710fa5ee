// What somebody writes or reads stays as it is while the page changes around it: text, cursor, scrolled lists.
// @ts-check

/** The fields of a table in which something is written. */
const FIELDS = [".join [name=invite]", ".join [name=name]", ".own-seat [name=name]", ".speak [name=text]"];
/** The lists of a table that may be longer than what is seen of them. */
const LISTS = [".log ol", ".chat ol"];

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
  const lists = LISTS.flatMap((which) => {
    const list = root.querySelector(which);
    if (!list || list.scrollTop === 0) return [];
    const below = list.scrollHeight - list.scrollTop;
    return [{ which, top: list.scrollTop, below, isAtEnd: below - list.clientHeight < 4 }];
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
    for (const { which, top, below, isAtEnd } of lists) {
      const list = root.querySelector(which);
      if (!list) continue;
      // New lines of the log come above, those of the talk below.
      if (which === ".log ol") list.scrollTop = list.scrollHeight - below;
      else list.scrollTop = isAtEnd ? list.scrollHeight : top;
    }
  };
}
