// The secret of a link goes into the form, and out of the address.
// @ts-check

/** Somebody has a link, but nobody can sit down any more. */
function tellFull() {
  const toast = /** @type {HTMLElement} */ (document.getElementById("toast"));
  const isOwn = document.getElementById("table")?.dataset.seat !== undefined;
  if (isOwn) return;
  toast.textContent = toast.dataset.full ?? "";
  toast.hidden = false;
}

export function takeInvite() {
  // Whoever is here already needs no secret to watch.
  if (location.hash.startsWith("#watch=")) history.replaceState(null, "", location.pathname + location.search);
  const secret = location.hash.slice(1);
  const input = document.querySelector(".join [name=invite]");
  if (!/^[0-9a-z]{52}$/.test(secret)) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (!(input instanceof HTMLInputElement)) return tellFull();
  input.value = secret;
  const gate = input.closest("details");
  if (gate) gate.open = true;
  /** @type {HTMLElement} */ (input.closest("label")).hidden = true;
  /** @type {HTMLElement | null} */ (document.querySelector(".join [name=name]"))?.focus();
}
