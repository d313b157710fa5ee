// Sets of one's own in the form of a new table: those on this device that can be played with, by name.
// @ts-check
import { check } from "../box/server.js";
import { all } from "../box/store.js";

/** @param {HTMLFormElement} form */
export async function offerSets(form) {
  const field = form.querySelector(".own-sets");
  const options = form.elements.namedItem("box-options");
  if (!(field instanceof HTMLElement) || !(options instanceof HTMLInputElement)) return;
  const wanted = /^#set=(\w+)$/.exec(location.hash)?.[1];
  const first = field.querySelector("label");
  first?.querySelector("input")?.addEventListener("change", () => (options.value = ""));
  for (const doc of all(field.dataset.game ?? "").reverse()) {
    if (doc.game === "castle" && doc.sure?.wall !== true) continue;
    const report = await check({ set: doc.set });
    if (!report?.playable) continue;
    const label = document.createElement("label");
    const input = Object.assign(document.createElement("input"), { type: "radio", name: "box", value: doc.key });
    const name = document.createElement("span");
    name.textContent = typeof doc.set.name === "string" && doc.set.name ? doc.set.name : (report.hash ?? "").slice(0, 8);
    label.append(input, name);
    first?.after(label);
    const choose = () => (options.value = JSON.stringify(report.options));
    input.addEventListener("change", choose);
    if (doc.key !== wanted) continue;
    input.checked = true;
    choose();
  }
  field.dataset.ready = "";
}
