// What is shown of what happened, and how fast: the choice of each device, and the latest turn once more.
// @ts-check
import { Show } from "../board/show.js";
import { stepsOf } from "../board/steps.js";

const KEY = "pace";

/** @type {Show} */
let show;

/** How fast things are shown: calm, brisk or at once. */
function pace() {
  try {
    return localStorage.getItem(KEY) ?? "brisk";
  } catch {
    return "brisk";
  }
}

const seatOf = (/** @type {HTMLElement} */ root) => (root.dataset.seat ? Number(root.dataset.seat) : null);

/** Begins to show what happens at a table. @param {() => HTMLElement} root */
export function startShow(root) {
  show = new Show(root, pace);
}

/** What a fresh page tells that this one has not shown yet. @param {HTMLElement} had @param {HTMLElement} fresh */
export function newsOf(had, fresh) {
  const [n, own] = [Number(had.dataset.n), seatOf(had)];
  const steps = Number(fresh.dataset.n) > n ? stepsOf(fresh).filter((step) => step.entry >= n) : [];
  return { steps, own, isShown: steps.length > 0 && show.shows(steps, own) };
}

/** Shows it. @param {ReturnType<typeof newsOf>} news @param {{ x: number, y: number }} [shift] by how much the board lies elsewhere now */
export function tell({ steps, own }, shift = { x: 0, y: 0 }) {
  show.follow(shift);
  if (steps.length > 0) show.tell(steps, own);
}

/** The buttons for it. @param {HTMLElement} root */
export function wakePace(root) {
  const group = /** @type {HTMLElement | null} */ (root.querySelector(".pace"));
  if (!group) return;
  group.hidden = false;
  const buttons = /** @type {HTMLButtonElement[]} */ ([...group.querySelectorAll("[data-pace]")]);
  const mark = () => buttons.forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.pace === pace())));
  for (const button of buttons) {
    button.onclick = () => {
      try {
        localStorage.setItem(KEY, button.dataset.pace ?? "brisk");
      } catch {
        // Then it is as it was.
      }
      mark();
    };
  }
  const again = /** @type {HTMLButtonElement | null} */ (group.querySelector("[data-tool=again]"));
  if (again) {
    again.disabled = stepsOf(root).length === 0;
    again.onclick = () => show.tell(stepsOf(root), null);
  }
  mark();
}
