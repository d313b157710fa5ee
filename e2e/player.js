// A player for whole games: looks at what the page offers and acts as a person would, with one kind of hand.
// It never asks the server itself: every decision is a real click, key or tap.

import { answered } from "./browser.js";

/** The same choices in every run. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Where a part, or its row in the loupe, can be pressed: the first point at which nothing else is above it. */
function pointFor(id) {
  const name = CSS.escape(id);
  const part = document.querySelector(`.loupe:not([hidden]) .loupe-rows [data-spot-of="${name}"]`) ?? document.querySelector(`#table [data-part="${name}"]`);
  // What was there a moment ago may be gone.
  if (!part) return null;
  const box = () => part.getBoundingClientRect();
  if (part instanceof HTMLElement) part.scrollIntoView({ block: "nearest" });
  const inView = ({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const first = ({ x, y }) => document.elementsFromPoint(x, y).map((element) => element.closest(".can, button, a, summary")).find(Boolean);
  for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const point = { x: box().x + box().width * dx, y: box().y + box().height * dy };
      if (inView(point) && first(point) === part) return point;
    }
  }
  return null;
}

/** What a person sees: whether the game is over, whether a move can be confirmed, and where things can be picked. */
function seen() {
  const table = document.getElementById("table");
  const confirm = document.querySelector(".confirm");
  const can = [...document.querySelectorAll('#table .can[aria-pressed="false"]:not(.instead, .hand [data-ghost])')].filter((part) => part.checkVisibility());
  // What is covered by the loupe, or too small, is chosen there.
  const rows = [...document.querySelectorAll('.loupe:not([hidden]) .loupe-rows button[aria-checked="false"]')];
  const near = new Set(rows.map((row) => row.dataset.spotOf));
  const open = [...can.filter((part) => !near.has(part.dataset.part)), ...rows];
  const ids = open.map((part) => part.dataset.part ?? part.dataset.spotOf);
  return {
    n: Number(table.dataset.n),
    isOver: document.querySelector(".podium") !== null,
    isDue: document.querySelector(".offer-list") !== null,
    isSending: Boolean(confirm?.disabled && document.querySelector(':is(.offer-list, .routes) button[aria-pressed="true"]')),
    canConfirm: Boolean(confirm && !confirm.disabled && confirm.offsetWidth > 0),
    ids,
    isMoving: document.getAnimations().some(({ playState }) => playState === "running"),
    asks: document.querySelector("#ending[open]") !== null,
    reveals: document.querySelector("#reveal:not([hidden])") !== null,
    canEnd: Boolean(document.querySelector(".ending:not([hidden]) .finish")),
    task: document.querySelector(".task")?.textContent ?? "",
    move: document.querySelector(':is(.offer-list, .routes) button[aria-pressed="true"]')?.value ?? null,
    steps: JSON.parse(document.querySelector('.routes button[aria-pressed="true"]')?.dataset.moves ?? "[0]").length,
  };
}

/** How each kind of hand picks something and confirms. */
const HANDS = {
  mouse: {
    async pick(page, seen, die) {
      const { id } = seen.parts[die(seen.parts.length)];
      await pullTo(page, id, false);
      const point = await pointNow(page, id);
      if (point) await page.mouse.click(point.x, point.y);
    },
    confirm: (page) => page.locator(".confirm").click({ timeout: 2000 }),
    press: (page, what) => page.locator(what).click(),
  },
  keys: {
    async pick(page, seen, die) {
      const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
      for (let steps = die(4) + 1; steps > 0; steps -= 1) await page.keyboard.press(arrows[die(4)]);
      const unnamed = await page.evaluate(() => {
        const at = document.activeElement;
        return at?.matches('[role="button"][aria-label]') ? null : at?.cloneNode(false).outerHTML;
      });
      if (unnamed) throw new Error(`what has the focus has no name: ${unnamed} (${seen.task})`);
      await page.keyboard.press("Enter");
    },
    confirm: (page) => page.keyboard.press("Space"),
    press: (page, what) => page.locator(what).press("Enter"),
  },
  touch: {
    async pick(page, seen, die) {
      const { id } = seen.parts[die(seen.parts.length)];
      await pullTo(page, id, true);
      const point = await pointNow(page, id);
      if (point) await page.touchscreen.tap(point.x, point.y);
    },
    confirm: (page) => page.locator(".confirm").tap({ timeout: 2000 }),
    press: (page, what) => page.locator(what).tap(),
  },
};

/** By how much a part of the board lies beyond what is seen of it; none if it is seen. */
function beyond(id) {
  const part = document.querySelector(`.canvas [data-part="${CSS.escape(id)}"]`);
  if (!part) return null;
  const [box, pane] = [part.getBoundingClientRect(), document.querySelector(".canvas").getBoundingClientRect()];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // What lies under the tools of the pane is pulled from under them.
  const isSeen = x > pane.x && x < pane.right && y > pane.y && y < pane.bottom && !document.elementFromPoint(x, y)?.closest(".looks, .tools");
  const middle = { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 };
  return isSeen ? null : { from: middle, by: { x: middle.x - x, y: middle.y - y }, most: Math.min(pane.width, pane.height) / 2 - 8 };
}

/** Pulls the board until a part is seen, as a hand would. */
async function pullTo(page, id, isTouch) {
  const client = isTouch ? await page.context().newCDPSession(page) : null;
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  for (let pulls = 0; pulls < 12; pulls += 1) {
    const far = await page.evaluate(beyond, id);
    if (!far) break;
    const limit = (by) => Math.max(-far.most, Math.min(far.most, by));
    const to = { x: far.from.x + limit(far.by.x), y: far.from.y + limit(far.by.y) };
    const half = { x: (far.from.x + to.x) / 2, y: (far.from.y + to.y) / 2 };
    if (client) {
      await touch("touchStart", [far.from]);
      for (const at of [half, to]) await touch("touchMove", [at]);
      await touch("touchEnd", []);
    } else {
      await page.mouse.move(far.from.x, far.from.y);
      await page.mouse.down();
      for (const at of [half, to]) await page.mouse.move(at.x, at.y);
      await page.mouse.up();
    }
  }
  await client?.detach();
}

/** What is seen, and where each part can be pressed; what has to be scrolled to is scrolled to. */
async function look(page) {
  // All at one moment: the table may change in between.
  const at = `((now) => ({ now, points: now.ids.map((id) => ({ id, point: (${pointFor})(id) })), far: now.ids.filter((id) => (${beyond})(id)) }))((${seen})())`;
  const { now, points, far } = await page.evaluate(at);
  const isNear = ({ id }) => !far.includes(id);
  return { ...now, parts: points.filter((part) => part.point || !isNear(part)), hidden: points.filter((part) => !part.point && isNear(part)).map(({ id }) => id) };
}

/** Where a part can be pressed now. */
const pointNow = (page, id) => page.evaluate(pointFor, id);

/**
 * Plays the game of a page to its end with one kind of hand: `mouse`, `keys` or `touch`. Gives the kinds of moves
 * that were made, and what was offered but could not be reached.
 */
export async function playWhole(page, kind, seed = 1) {
  const [hand, die] = [HANDS[kind], dice(seed)];
  const [kinds, hidden] = [new Set(), new Set()];
  let looksFromAbove = false;
  for (let tries = 0; tries < 30; ) {
    const now = await look(page);
    if (now.isOver) return { kinds: [...kinds].sort(), hidden: [...hidden] };
    // Cards that were turned over are looked at, and then one goes on.
    if (now.reveals) {
      await hand.press(page, "#reveal button");
      await page.locator("#reveal").waitFor({ state: "hidden" });
      continue;
    }
    if (now.asks) {
      kinds.add("end");
      await hand.press(page, "#ending button.main");
      await page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) > n, now.n);
      tries = 0;
      continue;
    }
    if (!now.isDue) {
      await page.waitForFunction(() => document.querySelector(".offer-list, .podium"));
      continue;
    }
    if (now.isSending) {
      await answered(page);
      continue;
    }
    // What stands behind a high castle is seen from above.
    const above = page.locator('.looks button[aria-pressed="false"]').last();
    if (now.hidden.length > 0 && !now.isMoving && !looksFromAbove && (await above.count()) > 0) {
      looksFromAbove = true;
      await (kind === "keys" ? above.press("Enter") : above.click());
      await page.waitForFunction(() => document.querySelector(".looks button:last-of-type")?.getAttribute("aria-pressed") === "true");
      continue;
    }
    // A piece on its way covers what it passes, and nobody has to wait for it.
    for (const id of now.isMoving ? [] : now.hidden) hidden.add(`${id} (${now.task})`);
    if (now.canConfirm) {
      // What was picked may be put back meanwhile by what came from the table: then one looks again.
      if (!(await hand.confirm(page).then(() => true, () => false))) {
        tries += 1;
        continue;
      }
      kinds.add(Object.keys(JSON.parse(now.move))[0]);
      // A whole way is several moves.
      await page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) >= n, now.n + now.steps);
      tries = 0;
      continue;
    }
    tries += 1;
    if (now.canEnd && (now.parts.length === 0 || die(12) === 0)) {
      // A way that is still being walked may end the turn itself, and the button goes with it.
      const ways = [hand.press(page, ".finish"), page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) > n, now.n)];
      for (const way of ways) way.catch(() => undefined);
      await Promise.race(ways);
      continue;
    }
    if (now.parts.length === 0) throw new Error(`nothing can be reached: ${now.task} ${now.hidden}`);
    await hand.pick(page, now, die);
  }
  const now = await look(page);
  throw new Error(`no move was found: ${JSON.stringify(now)}`);
}
