// A player for whole games: looks at what the page offers and acts as a person would, with one kind of hand.
// It never asks the server itself: every decision is a real click, key or tap.

/** The same choices in every run. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** What a person sees: whether the game is over, whether a move can be confirmed, and where things can be picked. */
function seen(isTouch) {
  const table = document.getElementById("table");
  // Whoever looked at the tray below scrolls back to the board.
  if (isTouch) scrollTo(0, 0);
  const confirm = document.querySelector(".confirm");
  const inView = ({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  /** A point where the part is the first thing under the pointer that can be pressed. */
  const first = ({ x, y }) => document.elementsFromPoint(x, y).map((element) => element.closest(".can, button, a")).find(Boolean);
  const pointOf = (part) => {
    const box = part.getBoundingClientRect();
    for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const point = { x: box.x + box.width * dx, y: box.y + box.height * dy };
        if (inView(point) && first(point) === part) return point;
      }
    }
    return null;
  };
  const open = [...document.querySelectorAll('.canvas .can[aria-pressed="false"]:not(.instead)')];
  const tray = [...document.querySelectorAll('.tray button:not(:disabled)[aria-pressed="false"]')].filter((button) => button.offsetWidth > 0);
  const inTray = new Set(tray.map((button) => button.dataset.tray));
  const parts = open.map((part) => ({ id: part.dataset.part, point: pointOf(part) }));
  return {
    n: Number(table.dataset.n),
    isOver: document.querySelector(".podium") !== null,
    isDue: document.querySelector(".offer-list") !== null,
    isSending: Boolean(confirm?.disabled && document.querySelector('.offer-list button[aria-pressed="true"]')),
    canConfirm: Boolean(confirm && !confirm.disabled && confirm.offsetWidth > 0),
    parts: parts.filter(({ point }) => point),
    tray: isTouch ? tray.map((button) => ({ id: button.dataset.tray })) : [],
    isMoving: document.getAnimations().some(({ playState }) => playState === "running"),
    hidden: parts.filter(({ id, point }) => !point && !(isTouch && inTray.has(id))).map(({ id }) => id),
    asks: document.querySelector("#ending[open]") !== null,
    reveals: document.querySelector("#reveal:not([hidden])") !== null,
    canEnd: Boolean(document.querySelector(".ending:not([hidden]) .finish")),
    task: document.querySelector(".task")?.textContent ?? "",
    move: document.querySelector('.offer-list button[aria-pressed="true"]')?.value ?? null,
  };
}

/** How each kind of hand picks something and confirms. */
const HANDS = {
  mouse: {
    async pick(page, seen, die) {
      const { point } = seen.parts[die(seen.parts.length)];
      await page.mouse.click(point.x, point.y);
    },
    confirm: (page) => page.locator(".confirm").click(),
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
      const chosen = [...seen.parts, ...seen.tray][die(seen.parts.length + seen.tray.length)];
      if (chosen.point) await page.touchscreen.tap(chosen.point.x, chosen.point.y);
      else await page.locator(`.tray button[data-tray="${chosen.id}"]`).tap();
    },
    confirm: (page) => page.locator(".confirm").tap(),
    press: (page, what) => page.locator(what).tap(),
  },
};

/**
 * Plays the game of a page to its end with one kind of hand: `mouse`, `keys` or `touch`. Gives the kinds of moves
 * that were made, and what was offered but could not be reached.
 */
export async function playWhole(page, kind, seed = 1) {
  const [hand, die] = [HANDS[kind], dice(seed)];
  const [kinds, hidden] = [new Set(), new Set()];
  let looksFromAbove = false;
  for (let tries = 0; tries < 30; ) {
    const now = await page.evaluate(seen, kind === "touch");
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
      // A rival's secret choice may be told before the own one is answered.
      await page.waitForFunction(() => !document.querySelector(".confirm:disabled") || !document.querySelector('.offer-list button[aria-pressed="true"]'));
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
      kinds.add(Object.keys(JSON.parse(now.move))[0]);
      await hand.confirm(page);
      await page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) > n, now.n);
      tries = 0;
      continue;
    }
    tries += 1;
    if (now.canEnd && (now.parts.length === 0 || die(12) === 0)) {
      await hand.press(page, ".finish");
      continue;
    }
    if (now.parts.length + now.tray.length === 0) throw new Error(`nothing can be reached: ${now.task} ${now.hidden}`);
    await hand.pick(page, now, die);
  }
  const now = await page.evaluate(seen, kind === "touch");
  throw new Error(`no move was found: ${JSON.stringify(now)}`);
}
