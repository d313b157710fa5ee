// Stories of what happened: it is shown one step after the other, never in anybody's way, and shown again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, entry, makeTable, pickAnything, playAgainstBot, playOn, setStage, wentOn, wholeTurn } from "../browser.js";

const stage = setStage();

/** Notes what comes upon the stage from now on. */
const watchStage = (page) => page.evaluate(() => {
  globalThis.shown = { stages: 0, captions: 0, chips: [], lights: 0 };
  new MutationObserver((changes) => {
    globalThis.shown.captions += changes.filter(({ target }) => target instanceof Element && target.matches("#caption:not([hidden])")).length;
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(".stage")) globalThis.shown.stages += 1;
      if (node.matches(".chip")) globalThis.shown.chips.push(node.textContent);
      if (node.matches(".glow")) globalThis.shown.lights += 1;
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["hidden"] });
});

test("points are seen where they are made: they glow and fly to their seat, and any press ends it", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "carcassonne", [["me"], ["bot-page"]]);
  await page.locator(".tools:not([hidden])").waitFor();
  await playOn(page);
  await page.locator(".podium").waitFor({ state: "attached" });
  // All of the board is seen at the end, however large it grew.
  const beyond = () => page.evaluate(() => {
    const pane = document.querySelector(".canvas").getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.canvas [data-part^="tile-"]')].map((tile) => tile.getBoundingClientRect());
    return boxes.filter((box) => box.x < pane.x || box.right > pane.right || box.y < pane.y || box.bottom > pane.bottom).length;
  });
  await page.waitForFunction(() => document.querySelectorAll('.canvas [data-part^="tile-"]').length > 30);
  assert.equal(await beyond(), 0);
  // The final scoring is shown step by step, and again to whoever asks for it.
  await watchStage(page);
  await page.locator('[data-tool="again"]').click();
  await page.waitForFunction(() => globalThis.shown.chips.length > 1 && globalThis.shown.lights > 0);
  await page.keyboard.press("Shift");
  assert.equal(await page.locator(".stage, .points[data-shown], .later").count(), 0);
  const { chips } = await page.evaluate(() => globalThis.shown);
  assert.ok(chips.every((chip) => /^[+−]\d+$/.test(chip ?? "")), String(chips));
  assert.deepEqual(faults, []);
});

test("a rival's turn is shown one thing after the other while the own one can begin; the pace is one's own", async () => {
  const host = await stage.open();
  const link = await makeTable(host.page, stage.address, "carcassonne", [["me", "Hania"], ["open"]]);
  const guest = await stage.open();
  await guest.page.goto(link);
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await guest.page.locator("#table[data-seat]").waitFor();
  await host.page.goto(guest.page.url());
  await host.page.locator(".tools:not([hidden])").waitFor();
  const { page } = host;
  /** The guest's turn, and whether anything of it came upon the host's stage. */
  const guestsTurn = async () => {
    // What the own turn scored may still be shown.
    await page.keyboard.press("Shift");
    await watchStage(page);
    const n = await entry(guest.page);
    await wholeTurn(guest.page);
    await wentOn(page, n);
    await page.locator(".offer-list").waitFor({ state: "attached" });
  };
  await wholeTurn(page);
  await guestsTurn();
  await page.waitForFunction(() => globalThis.shown.stages > 0 && globalThis.shown.captions > 0);
  assert.ok((await page.locator(".canvas g.last").count()) > 0, "what was laid last has the mark of who laid it");
  // The own move is taken while it is shown.
  await wholeTurn(page);
  await page.locator('[data-pace="once"]').click();
  await guestsTurn();
  assert.equal(await page.evaluate(() => globalThis.shown.stages), 0);
  await page.locator('[data-pace="brisk"]').click();
  await page.locator('[data-tool="again"]').click();
  await page.waitForFunction(() => globalThis.shown.stages > 0);
  assert.deepEqual([...host.faults, ...guest.faults], []);
});

test("in Siege the cards are turned over for all to see, and stay until one goes on", async () => {
  const { page, faults } = await stage.open({ reducedMotion: "reduce" });
  await playAgainstBot(page, stage.address);
  const reveal = page.locator("#reveal.done");
  // Where all knock each other out nobody wins: then the next castle is fought for.
  for (let isWon = false; !isWon; ) {
    await decide(page);
    await reveal.waitFor();
    assert.equal(await reveal.locator("li.open .slot .face").count(), 4);
    assert.match(await reveal.locator(".outcome").innerText(), /castle/);
    isWon = (await reveal.locator("li.won").count()) === 1;
    await reveal.getByRole("button").click();
    await page.locator("#reveal").waitFor({ state: "hidden" });
  }
  assert.deepEqual(faults, []);
});

test("in Torres a press on a far field walks all the way there, and the end of a turn says what is lost", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "torres", [["me"], ["bot-page"]]);
  await page.locator(".tools:not([hidden])").waitFor();
  await page.locator("#table .can").first().waitFor();
  await pickAnything(page);
  await page.locator(".confirm").click();
  await page.locator(".ending .finish").waitFor();
  // The longest way of all that are offered, by what it takes.
  const picks = await page.evaluate(() => {
    const ways = [...document.querySelectorAll(".routes button")];
    ways.sort((a, b) => JSON.parse(b.dataset.moves).length - JSON.parse(a.dataset.moves).length);
    return { picks: ways[0].dataset.picks.split(" "), steps: JSON.parse(ways[0].dataset.moves).length };
  });
  assert.ok(picks.steps > 1);
  const n = await entry(page);
  for (const part of picks.picks) {
    await page.locator(`.canvas [data-part="${part}"]`).focus();
    await page.keyboard.press("Enter");
  }
  await page.locator(".confirm").click();
  await page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) >= n, n + picks.steps);
  const knight = picks.picks[1].replace("cell", "knight");
  await page.locator(`.canvas [data-part="${knight}"]`).waitFor({ state: "attached" });
  if (picks.steps < 5) assert.match(await page.locator(".ending .loss").innerText(), /action points? (is|are) lost/);
  const before = await entry(page);
  await page.locator(".finish").click();
  const dialog = page.locator("#ending[open]");
  await dialog.waitFor();
  assert.match(await dialog.innerText(), /lost|supply/);
  await dialog.locator("button.main").click();
  await wentOn(page, before);
  // Where nothing is left but to end the turn, nothing else is asked for.
  const isDue = () => page.locator(".offer-list").waitFor({ state: "attached" });
  for (await isDue(); (await page.locator("#table .can").count()) > 0; await isDue()) await decide(page);
  assert.deepEqual([await page.locator(".confirm").isVisible(), await page.locator(".finish").isVisible()], [false, true]);
  assert.deepEqual(faults, []);
});
