// Looking up: what is under the pointer, the finger or the focus, in words; the whole table in words.
// @ts-check

const HOVER_MS = 350;
const PRESS_MS = 500;

/** @type {number | undefined} */
let timer;
/** @type {Element | null} */
let under = null;
/** The part whose words are shown. @type {Element | null} */
let told = null;

/** @param {EventTarget | null} target */
function named(target) {
  return target instanceof Element ? target.closest("[data-part][aria-label]") : null;
}

/** @param {Element | null} part @param {number} [x] @param {number} [y] */
function show(part, x, y) {
  const box = part?.getBoundingClientRect();
  say(part?.getAttribute("aria-label") ?? "", x ?? (box ? box.x + box.width / 2 : 0), y ?? box?.y ?? 0);
  told = part;
}

/** Says something at a place of the screen. @param {string} text @param {number} at @param {number} top */
export function say(text, at, top) {
  const card = document.getElementById("lookup");
  if (!card) return;
  clearTimeout(timer);
  told = null;
  card.textContent = text;
  card.hidden = !text;
  if (!text) return;
  card.style.left = `${Math.min(Math.max(at + 14, 8), innerWidth - card.offsetWidth - 8)}px`;
  card.style.top = `${Math.max(top - card.offsetHeight - 14, 8)}px`;
}

/** Shows what has the focus, or what the pointer is over; the `i` key. */
export function lookUp() {
  show(named(document.activeElement) ?? under);
}

export function hideLookUp() {
  clearTimeout(timer);
  show(null);
}

/** The table has changed: what was looked up stays as long as it is still so. */
export function keepLookUp() {
  const card = document.getElementById("lookup");
  if (!told?.isConnected || told.getAttribute("aria-label") !== card?.textContent) hideLookUp();
}

/** The tables that listen. @type {WeakSet<HTMLElement>} */
const awake = new WeakSet();

/** @param {HTMLElement} canvas */
export function wakeLookUp(canvas) {
  if (awake.has(canvas)) return;
  awake.add(canvas);
  canvas.addEventListener("pointermove", (event) => {
    const part = named(event.target);
    if (event.pointerType !== "mouse" || part === under) return;
    under = part;
    // A board that moves under a resting pointer takes nothing away from who reads by keys.
    const rests = event.movementX === 0 && event.movementY === 0;
    if (rests && told && told === named(document.activeElement)) return;
    hideLookUp();
    if (part && event.buttons === 0) timer = setTimeout(() => show(part, event.clientX, event.clientY), HOVER_MS);
  });
  canvas.addEventListener("pointerleave", () => {
    under = null;
    hideLookUp();
  });
  canvas.addEventListener("pointerdown", (event) => {
    hideLookUp();
    const part = named(event.target);
    if (event.pointerType === "mouse" || !part) return;
    const [x, y] = [event.clientX, event.clientY];
    timer = setTimeout(() => show(part, x, y), PRESS_MS);
    const stop = (/** @type {PointerEvent} */ moved) => {
      if (moved.type === "pointermove" && Math.hypot(moved.clientX - x, moved.clientY - y) < 10) return;
      clearTimeout(timer);
      removeEventListener("pointermove", stop);
      removeEventListener("pointerup", stop);
    };
    addEventListener("pointermove", stop);
    addEventListener("pointerup", stop);
  });
}

/**
 * The table in words: everything, or only what belongs to somebody.
 * @param {boolean} ownedOnly
 */
export function tellTable(ownedOnly) {
  const dialog = document.getElementById("words");
  const list = dialog?.querySelector(".words-list");
  if (!(dialog instanceof HTMLDialogElement) || !list) return;
  list.replaceChildren();
  for (const group of document.querySelectorAll("#table .canvas svg > g[aria-label], #table .things[aria-label]")) {
    const parts = [...group.querySelectorAll("[data-part][aria-label]")].filter((part) => !ownedOnly || part.hasAttribute("color"));
    if (parts.length === 0) continue;
    const [title, lines] = [document.createElement("h3"), document.createElement("ul")];
    title.textContent = group.getAttribute("aria-label");
    for (const text of new Set(parts.map((part) => part.getAttribute("aria-label") ?? ""))) {
      const line = document.createElement("li");
      line.textContent = text;
      lines.append(line);
    }
    list.append(title, lines);
  }
  dialog.showModal();
  // It is read from its beginning, wherever its button is.
  /** @type {HTMLElement} */ (dialog.querySelector("h2")).focus();
  dialog.scrollTop = 0;
}
