// Clocks: what the server said last, running on until it says more.
// @ts-check

const since = new WeakMap();

/** @param {number} left in milliseconds */
export function face(left) {
  const seconds = Math.floor(Math.max(left, 0) / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function tick() {
  for (const clock of document.querySelectorAll(".clock[data-runs]")) {
    if (!since.has(clock)) since.set(clock, performance.now());
    const left = Number(/** @type {HTMLElement} */ (clock).dataset.left) - (performance.now() - since.get(clock));
    clock.textContent = face(left);
    clock.classList.toggle("out", left < 0);
    clock.classList.toggle("low", left >= 0 && left < 10_000);
  }
}

export function runClocks() {
  tick();
  setInterval(tick, 250);
}
