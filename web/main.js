// What every page does: links to copy, pictures to share, the form of a new table. What a table needs is in at-table.js.
// @ts-check
import { wakeShares } from "./page/share.js";

// A page that came as the answer to a form takes the address where it can be found again.
const clean = document.querySelector("[data-clean]");
if (clean instanceof HTMLElement && clean.dataset.clean) history.replaceState(null, "", clean.dataset.clean);

wakeShares(document);
if (document.querySelector("form.unlock")) void (await import("./net/unlock.js")).unlock();
const form = document.querySelector("form.make-form");
if (form instanceof HTMLFormElement) {
  (await import("./page/favourites.js")).rememberForm(form);
  (await import("./page/make.js")).wakeForm(form);
  if (form.querySelector(".own-sets")) void (await import("./page/own-sets.js")).offerSets(form);
  (await import("./page/stronger.js")).offerStronger(form);
}

// A link for another device leads to where it is used; its secret goes into the form and out of the address.
const device = /^#device=([0-9a-z]+)$/.exec(location.hash)?.[1];
const code = document.querySelector(".devices [name=code]");
if (device && code instanceof HTMLInputElement) {
  code.value = device;
  history.replaceState(null, "", location.pathname);
  code.form?.querySelector("button")?.focus();
} else if (device) location.replace(`/devices#device=${device}`);

// A record may be chosen as a file.
const file = document.querySelector(".open-record .file");
file?.removeAttribute("hidden");
file?.querySelector("input")?.addEventListener("change", async (event) => {
  const [chosen] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  const text = document.querySelector(".open-record textarea");
  if (chosen && text instanceof HTMLTextAreaElement) text.value = await chosen.text();
});
