// What every page does: links to copy, pictures to share, the form of a new table; a table or a replay.
// @ts-check
import { rememberForm } from "./favourites.js";
import { start as startReplay } from "./replay.js";
import { wakeShares } from "./share.js";
import { start as startTable } from "./table.js";

// A page that came as the answer to a form takes the address where it can be found again.
const clean = document.querySelector("[data-clean]");
if (clean instanceof HTMLElement && clean.dataset.clean) history.replaceState(null, "", clean.dataset.clean);

wakeShares(document);
const form = document.querySelector("form.make-form");
if (form instanceof HTMLFormElement) rememberForm(form);
const table = document.getElementById("table");
if (table?.dataset.replay) startReplay(table);
else if (table) startTable(table);
