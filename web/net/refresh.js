// The page as the server has it: one piece at a time, whether it was asked for or came with an answer.
// @ts-check
import { unpressed } from "../board/pointer-guard.js";
import { hasPiece, pieceNow, read } from "./fragment.js";

/** @typedef {import("./send.js").Answer} Answer */

/** @type {{ root: () => HTMLElement, swap: (fresh: HTMLElement) => void }} */
let page;
/** How many answers are awaited: while one is on its way nothing is asked for, since it brings what changed. */
let awaited = 0;
let isFetching = false;
/** The version that this page should have: nothing is asked for that it has already. */
let wanted = -1;
/** What is being put in place: one piece after the other, each joined with what the one before left. */
let placed = Promise.resolve();

/** Says which page it is, and how a piece of it is put in place. @param {typeof page} kept */
export function keepFresh(kept) {
  page = kept;
  hasPiece(page.root().dataset.tag ?? "");
  lookAgain();
}

/** @type {number | undefined} */
let timer;

/** Looks once more when the server says so: somebody may count as away by then, and nothing else tells. */
function lookAgain() {
  clearTimeout(timer);
  const again = Number(page.root()?.dataset.again ?? 0);
  if (again > 0) timer = setTimeout(() => void refresh(), again + 500);
}

const versionNow = () => Number(page.root().dataset.version ?? -1);

/**
 * Fetches what changed and puts it in place; one at a time, and once more if something came meanwhile.
 * @param {number} [version] the version that there is; without it something else has changed
 */
export async function refresh(version = Infinity) {
  wanted = Math.max(wanted, version);
  if (isFetching) return;
  isFetching = true;
  try {
    while (wanted > versionNow() && awaited === 0) {
      wanted = -1;
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
  if (answer?.html) {
    hasPiece(answer.tag ?? "");
    await place(answer.html);
  }
  void refresh(answer?.html ? wanted : Infinity);
}

/** Puts a piece in place, but takes nothing from under a finger. @param {string} html @returns {Promise<void>} */
function place(html) {
  const next = placed.then(async () => {
    await unpressed();
    const fresh = await read(page.root(), html);
    if (fresh) page.swap(fresh);
    lookAgain();
  });
  // What could not be put in place does not keep the next piece from it.
  placed = next.catch(() => {});
  return next;
}
