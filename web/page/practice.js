// Practice: a stateless board. Its address says all that was done at it.
// @ts-check

const SVG = "http://www.w3.org/2000/svg";

/** Whether this board is for practice. @param {HTMLElement} root */
export function isPractice(root) {
  return root.dataset.here !== undefined;
}

/**
 * The address that a form of the board leads to, with one thing more that was done.
 * @param {ParentNode} root @param {string} which @param {string} [did]
 */
export function addressOf(root, which, did) {
  return lead(/** @type {HTMLFormElement} */ (root.querySelector(`form${which}`)), did);
}

/** @param {HTMLFormElement} form @param {string} [did] */
function lead(form, did) {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  if (did !== undefined) fields.append("m", did);
  return `${form.getAttribute("action")}?${fields}`;
}

/**
 * Frames what is spoken of, and lets the forms of the board go on without loading the page anew.
 * @param {HTMLElement} root @param {import("../board/board.js").Board | null} board @param {(address: string) => void} go
 */
export function wakePractice(root, board, go) {
  frameShown(root, board);
  for (const form of root.querySelectorAll("form.practice-form")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = /** @type {SubmitEvent} */ (event);
      const did = submitter instanceof HTMLButtonElement && submitter.name ? submitter.value : undefined;
      go(lead(/** @type {HTMLFormElement} */ (form), did));
    });
  }
}

/** Frames what a lesson speaks of. @param {HTMLElement} root @param {import("../board/board.js").Board | null} board */
function frameShown(root, board) {
  // The board stays while the lesson goes on; its frames do not.
  for (const frame of root.querySelectorAll(".guide")) frame.remove();
  for (const thing of root.querySelectorAll(".guided")) thing.classList.remove("guided");
  for (const id of (root.dataset.show ?? "").split(" ").filter(Boolean)) {
    board?.any(id)?.classList.toggle("guided", !board.part(id));
    const part = board?.part(id);
    const [width, height] = (part?.dataset.size ?? "0 0").split(" ").map(Number);
    const frame = document.createElementNS(SVG, "rect");
    frame.setAttribute("class", "guide");
    for (const [name, value] of Object.entries({ x: -5, y: -5, width: width + 10, height: height + 10, rx: 12 })) {
      frame.setAttribute(name, String(value));
    }
    part?.append(frame);
  }
}

/** The page's address follows the board; what is told is said, too. @param {HTMLElement} root */
export function settle(root) {
  const { here = "" } = root.dataset;
  if (location.pathname + location.search !== here) history.pushState(null, "", here);
  // Whoever changes the language comes back to this position.
  document.querySelector(".switches [name=back]")?.setAttribute("value", here);
  const [news, told] = [document.getElementById("news"), root.querySelector(".lesson-text")];
  if (news && told) news.textContent = told.textContent;
}
