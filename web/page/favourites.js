// Favourites: the form of a new table as it was sent last, for each game; in this browser only.
// @ts-check

/** @param {HTMLFormElement} form */
export function rememberForm(form) {
  const game = /** @type {HTMLInputElement} */ (form.elements.namedItem("game")).value;
  const key = `favourite-${game}`;
  const fields = () => [...form.elements].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement);
  form.addEventListener("submit", () => {
    const kept = fields().filter((field) => field.name && field.type !== "hidden").map((field) => [name(field), value(field)]);
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing loses nothing but this comfort.
    }
  });
  // A form that came back with a complaint is as it was sent.
  if (form.dataset.filled !== undefined) return;
  /** @type {Map<string, string>} */
  const kept = new Map(read(key));
  let changed = false;
  for (const field of fields()) {
    const had = kept.get(name(field));
    if (had === undefined || had === value(field) || field.type === "hidden") continue;
    if (isBox(field)) field.checked = had === "on";
    else if (!(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === had)) field.value = had;
    changed = true;
  }
  const note = /** @type {HTMLElement | null} */ (form.querySelector(".favourite"));
  if (!changed || !note) return;
  note.hidden = false;
  note.querySelector("button")?.addEventListener("click", () => {
    localStorage.removeItem(key);
    form.reset();
    note.hidden = true;
  });
}

/** @param {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} field */
function name(field) {
  return field.type === "checkbox" || field.type === "radio" ? `${field.name}=${field.value}` : field.name;
}

/** @param {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} field */
function value(field) {
  return isBox(field) ? (field.checked ? "on" : "off") : field.value;
}

/** @param {string} key @returns {[string, string][]} */
function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** @param {Element} field @returns {field is HTMLInputElement} whether it is ticked or chosen among others */
function isBox(field) {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}
