// A press is one thing from down to up: nothing is taken from under a finger in between.
// @ts-check

/** The longest that the page waits for a finger: whoever holds the board still sees what others do. */
const MOST_MS = 5000;
/** How long after a finger is up its click may come; a mouse clicks at once. */
const CLICK_MS = 80;

/** @type {Promise<void> | null} */
let pressed = null;
let release = () => {};
/** @type {number | undefined} */
let timer;

/** Gives the moment in which no press is under way; soon at the latest. @returns {Promise<void>} */
export async function unpressed() {
  while (pressed) await pressed;
}

function down() {
  clearTimeout(timer);
  if (!pressed) pressed = new Promise((done) => (release = done));
  timer = setTimeout(free, MOST_MS);
}

/** @param {number} ms */
function up(ms) {
  if (!pressed) return;
  clearTimeout(timer);
  timer = setTimeout(free, ms);
}

function free() {
  pressed = null;
  release();
}

/** Notices presses anywhere on the page: by pointer, and by the key that presses a button once it is let go. */
export function watchPresses() {
  const options = { capture: true, passive: true };
  addEventListener("pointerdown", down, options);
  addEventListener("pointerup", () => up(CLICK_MS), options);
  addEventListener("pointercancel", () => up(0), options);
  // Everything that listens to the click hears it first.
  addEventListener("click", () => up(0), options);
  addEventListener("keydown", ({ key, repeat }) => key === " " && !repeat && down(), options);
  addEventListener("keyup", ({ key }) => key === " " && up(0), options);
}
