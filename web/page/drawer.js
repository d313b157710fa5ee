// The drawer: log, scores, talk and the rest, one at a time, opened by the tabs; which one is kept by the browser.
// @ts-check

/** The panels of each tab. @type {Record<string, string>} */
const PANELS = { stock: ".stock", log: ".log", sheet: ".sheet, .log", chat: ".chat", more: ".own-seat, .hosting, .about" };
/** A page so wide has the drawer open from the start. */
const WIDE = 1600;

const KEY = "drawer";

function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Opens a tab, or closes the drawer. @param {string} tab */
export function openTab(tab) {
  document.body.dataset.tab = tab;
  try {
    if (innerWidth >= 1100) localStorage.setItem(KEY, tab);
  } catch {
    // Then it is not kept.
  }
  show();
}

/** The tab whose panels are shown. */
let shown = "";

/** Shows the panels of the open tab, from its beginning; what was said last stands at the end. */
function show() {
  const tab = document.body.dataset.tab ?? "";
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-tab]"))) {
    if (button !== document.body) button.setAttribute("aria-expanded", String(button.dataset.tab === tab));
  }
  const side = document.querySelector("#table .side");
  if (!(side instanceof HTMLElement)) return;
  // Where nobody talks there is no talk to open.
  for (const [name, panels] of Object.entries(PANELS)) document.querySelector(`.tab-strip [data-tab=${name}]`)?.toggleAttribute("hidden", !side.querySelector(panels));
  side.hidden = !tab;
  for (const panel of side.children) {
    if (panel instanceof HTMLElement) panel.hidden = !tab || !panel.matches(PANELS[tab] ?? "*");
  }
  const panel = tab ? side.querySelector(PANELS[tab]) : null;
  if (tab && tab !== "more" && panel instanceof HTMLDetailsElement) panel.open = true;
  if (tab !== shown) side.scrollTop = tab === "chat" ? side.scrollHeight : 0;
  shown = tab;
}

/** @param {HTMLElement} root */
export function wakeDrawer(root) {
  const strip = root.querySelector(".tab-strip");
  if (!(strip instanceof HTMLElement)) return;
  strip.hidden = false;
  if (!document.body.classList.contains("framed")) {
    document.body.classList.add("framed");
    // Once for the page: its pieces come and go, and some of them stay.
    document.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest(".tab-strip [data-tab]") : null;
      if (button instanceof HTMLElement) openTab(document.body.dataset.tab === button.dataset.tab ? "" : button.dataset.tab ?? "");
    });
    const usual = root.querySelector(".podium") ? "sheet" : innerWidth >= WIDE || root.dataset.replay ? "log" : "";
    const first = innerWidth >= 1100 ? kept() ?? usual : "";
    document.body.dataset.tab = first && root.querySelector(`[data-tab="${first}"]`) ? first : "";
  }
  show();
}
