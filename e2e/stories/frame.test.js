// The frame of the table: at every size the board has a pane of its own, what is offered can be pressed, nothing lies
// on anything else, and what somebody chose to see stays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTable, playAgainstBot, playOn, setStage, wentOn, entry } from "../browser.js";

const stage = setStage();
const SIZES = [[360, 740, true], [820, 1180, true], [1366, 768, false], [1920, 1080, false]];

/** What is too small to be pressed, and what lies on something else. */
function faultsOfFrame(least) {
  const said = (element) => `${element.className?.baseVal ?? element.className} ${element.dataset.part ?? element.dataset.tab ?? element.textContent.trim().slice(0, 30)}`;
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return element.checkVisibility() && box.width > 0 && top !== null && (element.contains(top) || top.closest(".can") === element);
  };
  const controls = [...document.querySelectorAll("#table :is(button, a.button, summary, input, .thing.can, .seat-head.can)")].filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0);
  const faults = [];
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect();
    if (!control.matches("input[type=checkbox]") && Math.min(width, height) < least - 0.5) faults.push(`${said(control)}: ${Math.round(width)} × ${Math.round(height)}`);
  }
  // Places on the board are large enough, or have rows in the loupe.
  const rows = new Set([...document.querySelectorAll(".loupe:not([hidden]) .loupe-rows [data-spot-of]")].map((row) => row.dataset.spotOf));
  for (const part of document.querySelectorAll(".canvas :is([data-part^=cell-], [data-spot]).can")) {
    const { width, height } = part.getBoundingClientRect();
    if (!rows.has(part.dataset.part) && Math.max(width, height) < least - 0.5) faults.push(`${said(part)}: ${Math.round(width)} × ${Math.round(height)} on the board`);
  }
  // Of what is scrolled only as much as is seen.
  const seenBox = (element) => {
    const box = element.getBoundingClientRect();
    const pane = element.parentElement.closest(".desk, .seats, .side, .loupe, .looks")?.getBoundingClientRect() ?? { x: 0, y: 0, right: innerWidth, bottom: innerHeight };
    return { x: Math.max(box.x, pane.x), y: Math.max(box.y, pane.y), right: Math.min(box.right, pane.right), bottom: Math.min(box.bottom, pane.bottom) };
  };
  const free = controls.filter(isSeen);
  for (const [n, one] of free.entries()) {
    for (const other of free.slice(n + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [seenBox(one), seenBox(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.x, b.x);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
      // What has been scrolled under the main button is not pressed there.
      const isScrolled = [one, other].some((control) => control.closest(".acts")) && [one, other].every((control) => control.closest(".desk"));
      // What is round meets only where the middles are near.
      const isRound = [one, other].every((control) => control.matches(".ghost-spot")) && Math.hypot(a.x - b.x, a.y - b.y) >= 54;
      if (across > 1 && down > 1 && !isScrolled && !isRound) faults.push(`${said(one)} and ${said(other)} lie on each other`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return faults;
}

test("in mid-game every target can be pressed, and no control lies on another, at every size", async () => {
  for (const [width, height, hasTouch] of SIZES) {
    const { page, context, faults } = await stage.open({ viewport: { width, height }, hasTouch });
    for (const game of ["carcassonne", "castle", "torres", "siege"]) {
      await playAgainstBot(page, stage.address, game);
      await playOn(page, game === "siege" ? 1 : 7);
      await page.reload();
      await page.locator("#table :is(.can, .finish)").first().waitFor();
      const found = await page.evaluate(faultsOfFrame, hasTouch ? 44 : 24);
      assert.deepEqual(found, [], `${game} at ${width}`);
      const board = await page.locator(".board").boundingBox();
      assert.ok(board.width * board.height > 0.2 * width * height, `${game} at ${width}: the board has ${Math.round(board.width)} × ${Math.round(board.height)}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("six seats lie beside the board and not on its tools", async () => {
  const { page } = await stage.open({ viewport: { width: 1366, height: 768 } });
  await makeTable(page, stage.address, "carcassonne", ["me", "bot-page", "bot-page", "bot-page", "bot-page", "bot-page"].map((who) => [who]), { sets: ["inns-cathedrals"] });
  await page.locator("#table .can").first().waitFor();
  assert.equal(await page.locator(".seat").count(), 6);
  assert.deepEqual(await page.evaluate(faultsOfFrame, 24), []);
});

test("what somebody zoomed to stays through laying and placing", async () => {
  const { page } = await stage.open();
  await playAgainstBot(page, stage.address, "carcassonne");
  await page.locator('.canvas .can[data-part^="cell-"]').first().waitFor();
  await page.locator("[data-tool=in]").click();
  const wide = () => page.locator(".canvas svg").first().getAttribute("viewBox").then((box) => box.split(" ").map(Number));
  const before = await wide();
  const n = await entry(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await wentOn(page, n);
  assert.equal((await wide())[2], before[2]);
});

test("a button that can't be pressed looks so and says what is missing; a tick stands beside the tile", async () => {
  const { page } = await stage.open();
  await playAgainstBot(page, stage.address, "carcassonne");
  const button = page.locator(".confirm");
  assert.ok(await button.isDisabled());
  assert.match(await button.innerText(), /Choose/);
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour();
  await page.locator('.canvas .can[data-part^="cell-"]').first().click();
  assert.ok(await button.isEnabled());
  assert.notEqual(await colour(), before);
  const n = await entry(page);
  await page.locator(".beside [data-ticks]").click();
  await wentOn(page, n);
  // The places for followers show figures of the own colour.
  const spot = page.locator(".canvas [data-spot].can").first();
  if (await spot.count()) assert.equal(await spot.getAttribute("color"), await page.locator(".seat").first().getAttribute("data-colour"));
});

test("a phone shows the places for a follower near, with a row for each", async () => {
  const { page } = await stage.open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await playAgainstBot(page, stage.address, "carcassonne");
  await page.locator('.canvas .can[data-part^="cell-"]').first().waitFor();
  // The tile lies beside the button that lays it, and the board has room; where nobody talks there is no tab for it.
  const board = await page.locator(".board").boundingBox();
  assert.ok(board.height > 0.4 * 740, `the board is ${board.height} high`);
  assert.equal(await page.locator(".tab-strip [data-tab=chat]").isVisible(), false);
  const n = await entry(page);
  await page.locator('.canvas .can[data-part^="cell-"]').first().tap();
  await page.locator(".confirm:enabled").tap();
  await wentOn(page, n);
  await page.locator(".loupe:not([hidden])").waitFor();
  const row = page.locator(".loupe-rows button").first();
  const box = await row.boundingBox();
  assert.ok(box.height >= 44, `a row of ${box.height}`);
  await row.tap();
  assert.equal(await row.getAttribute("aria-checked"), "true");
  assert.ok(await page.locator(".confirm").isEnabled());
});

test("a tile is pulled from the hand to the board", async () => {
  const { page } = await stage.open();
  await playAgainstBot(page, stage.address, "carcassonne");
  const [tile, cell] = [page.locator(".hand .on-top"), page.locator('.canvas .can[data-part^="cell-"]').last()];
  await cell.waitFor();
  const [from, to] = [await tile.boundingBox(), await cell.boundingBox()];
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.locator(".confirm:enabled").waitFor();
  assert.equal(await cell.getAttribute("aria-pressed"), "true");
});
