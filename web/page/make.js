// Making a table: only what matters is shown, seats come one by one, and everybody may be put at one screen.
// @ts-check

/** @param {HTMLFormElement} form */
export function wakeForm(form) {
  const show = () => (showOptions(form), showClock(form), showChairs(form));
  form.addEventListener("input", show);
  form.addEventListener("reset", () => setTimeout(show));
  form.querySelector(".add")?.addEventListener("click", () => (addChair(form), show()));
  const together = form.querySelector(".one-screen input");
  if (together instanceof HTMLInputElement) together.addEventListener("change", () => (sitTogether(form, together.checked), show()));
  form.querySelector(".one-screen")?.removeAttribute("hidden");
  show();
}

/** @param {HTMLFormElement} form @param {string} name @returns {string[]} what is chosen in the fields of this name */
function chosen(form, name) {
  return new FormData(form).getAll(name).map(String);
}

/** A thing that matters only beside others is there beside them. @param {HTMLFormElement} form */
function showOptions(form) {
  const preset = chosen(form, "start")[0] ?? "own";
  for (const part of form.querySelectorAll("[data-only]")) {
    const { option, values } = JSON.parse(/** @type {HTMLElement} */ (part).dataset.only ?? "{}");
    const has = chosen(form, `option-${option}`).map((value) => value.replace(/^"|"$/g, ""));
    const isThere = preset !== "own" ? preset !== "plain" : values.some((/** @type {unknown} */ value) => has.includes(String(value)));
    part.toggleAttribute("hidden", !isThere);
  }
  // What an ordinary game is made of it says by itself.
  for (const part of form.querySelectorAll(".option.is-main, .option:has(.is-sheet)")) {
    part.toggleAttribute("hidden", form.querySelector("[name=start]") !== null && preset !== "own");
  }
}

/** @param {HTMLFormElement} form */
function showClock(form) {
  const clock = chosen(form, "clock")[0] ?? "";
  for (const part of form.querySelectorAll("[data-clocks]")) {
    part.toggleAttribute("hidden", !(/** @type {HTMLElement} */ (part).dataset.clocks ?? "").split(" ").includes(clock));
  }
  form.querySelector(".any-clock")?.toggleAttribute("hidden", clock === "");
}

/** @param {HTMLFormElement} form @returns {HTMLSelectElement[]} */
function seats(form) {
  return [...form.querySelectorAll(".chair select")].filter((seat) => seat instanceof HTMLSelectElement);
}

/** Seats that nobody takes are not there; the next one comes by a press. @param {HTMLFormElement} form */
function showChairs(form) {
  for (const seat of seats(form)) seat.closest(".chair")?.toggleAttribute("hidden", seat.value === "none" && document.activeElement !== seat);
  form.querySelector(".add")?.toggleAttribute("hidden", !seats(form).some((seat) => seat.value === "none"));
}

/** @param {HTMLFormElement} form */
function addChair(form) {
  const free = seats(form).find((seat) => seat.value === "none");
  if (!free) return;
  free.value = /** @type {HTMLInputElement | null} */ (form.querySelector(".one-screen input"))?.checked ? "here" : "open";
  free.closest(".chair")?.removeAttribute("hidden");
  free.focus();
}

/** @param {HTMLFormElement} form @param {boolean} isTogether */
function sitTogether(form, isTogether) {
  const [from, to] = isTogether ? ["open", "here"] : ["here", "open"];
  for (const seat of seats(form)) if (seat.value === from) seat.value = to;
}
