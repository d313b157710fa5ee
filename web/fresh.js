// The page as the server has it: one piece at a time, whether it was asked for or came with an answer.
// @ts-check
import { fragmentOf, read } from "./swap.js";

/** @typedef {import("./send.js").Answer} Answer */

/** @type {{ root: () => HTMLElement, swap: (fresh: HTMLElement) => void }} */
let page;
/** How many answers are awaited: while one is on its way nothing is asked for, since it brings what changed. */
let awaited = 0;
let isFetching = false;
let wantsFetch = false;

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
      const fresh = await fragmentOf(page.root());
      if (fresh) page.swap(fresh);
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
  const fresh = answer?.html ? await read(page.root(), answer.html) : null;
  if (fresh) page.swap(fresh);
  if (wantsFetch || !answer?.html) void refresh();
}
