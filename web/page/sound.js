// Sounds: a knock for a move, a small chime for the own turn; silent until switched on.
// @ts-check

const KEY = "sounds";

/** @type {AudioContext | null} */
let audio = null;

function isOn() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** @param {number} pitch @param {number} after @param {number} lasts */
function note(pitch, after, lasts) {
  audio ??= new AudioContext();
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + after;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.12, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

/** @param {"move" | "turn"} what */
export function play(what) {
  if (!isOn()) return;
  if (what === "move") note(180, 0, 0.09);
  else for (const [n, pitch] of [523, 659, 784].entries()) note(pitch, n * 0.09, 0.25);
}

/** Brings the switch to life. @param {ParentNode} root */
export function wakeSounds(root) {
  const button = root.querySelector("[data-sound]");
  if (!(button instanceof HTMLButtonElement)) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(isOn()));
  button.addEventListener("click", () => {
    try {
      localStorage.setItem(KEY, isOn() ? "off" : "on");
    } catch {
      return;
    }
    button.setAttribute("aria-pressed", String(isOn()));
    play("turn");
  });
}
