// The page as the server has it: one piece at a time, whether it was asked for or came with an answer.
// @ts-check
import { unpressed } from "./press.js";
import { pieceNow, read } from "./swap.js";

/** @typedef {import("./send.js").Answer} Answer */

/** @type {{ root: () => HTMLElement, swap: (fresh: HTMLElement) => void }} */
let page;
/** How many answers are awaited: while one is on its way nothing is asked for, since it brings what changed. */
let awaited = 0;
let isFetching = false;
let wantsFetch = false;
/** What is being put in place: one piece after the other, each joined with what the one before left. */
let placed = Promise.resolve();

/** Says which page it is, and how a piece of it is put in place. @param {typeof page} kept */
export function keepFresh(kept) {
  page = kept;
}

/** Fetches what changed and puts it in place; one at a time, and once more if something came meanwhile. */
export async function refresh() {
  wantsFetch = true;
  if (isFetching) return;
  isFetching = true;
  try {
    while (wantsFetch && awaited === 0) {
      wantsFetch = false;
      const html = await pieceNow(page.root());
      if (html) await place(html);
    }
  } finally {
    isFetching = false;
  }
}

/**
 * Waits for an answer, and puts in place what it brings.
 * @param {Promise<Answer | null>} sent @param {(answer: Answer | null) => void} answered
 */
export async function take(sent, answered) {
  awaited += 1;
  const answer = await sent.finally(() => (awaited -= 1));
  answered(answer);
  if (answer?.html) await place(answer.html);
  if (wantsFetch || !answer?.html) void refresh();
}

/** Puts a piece in place, but takes nothing from under a finger. @param {string} html @returns {Promise<void>} */
function place(html) {
  const next = placed.then(async () => {
    await unpressed();
    const fresh = await read(page.root(), html);
    if (fresh) page.swap(fresh);
  });
  // What could not be put in place does not keep the next piece from it.
  placed = next.catch(() => {});
  return next;
}
