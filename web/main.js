// What every page does: links to copy, pictures to share, the form of a new table. What a table needs is in at-table.js.
// @ts-check
import { wakeShares } from "./page/share.js";

// A page that came as the answer to a form takes the address where it can be found again.
const clean = document.querySelector("[data-clean]");
if (clean instanceof HTMLElement && clean.dataset.clean) history.replaceState(null, "", clean.dataset.clean);

wakeShares(document);
if (document.querySelector("form.unlock")) void (await import("./net/unlock.js")).unlock();
const form = document.querySelector("form.make-form");
if (form instanceof HTMLFormElement) (await import("./page/favourites.js")).rememberForm(form);
