// What every page does: copying links; at a table, everything else.
// @ts-check
import { start } from "./table.js";

for (const button of document.querySelectorAll("[data-copy]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const input = button.parentElement?.querySelector("input");
    if (!input) return;
    // Plain HTTP on a local network has no clipboard: there the old way still works.
    if (navigator.clipboard) await navigator.clipboard.writeText(input.value);
    else {
      input.select();
      document.execCommand("copy");
    }
    button.textContent = button.dataset.copy ?? "";
  });
}

// A page that came as the answer to a form takes the address where it can be found again.
const clean = document.querySelector("[data-clean]");
if (clean instanceof HTMLElement && clean.dataset.clean) {
  history.replaceState(null, "", clean.dataset.clean);
}

const table = document.getElementById("table");
if (table) start(table);
