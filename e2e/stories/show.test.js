// Stories of what happened: it is shown one step after the other, never in anybody's way, and shown again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { entry, makeTable, pickAnything, playAgainstBot, playOn, setStage, wentOn } from "../browser.js";

const stage = setStage();

/** Notes what comes upon the stage from now on. */
const watchStage = (page) => page.evaluate(() => {
  globalThis.shown = { chips: [], lights: 0 };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(".chip")) globalThis.shown.chips.push(node.textContent);
      if (node.matches(".glow")) globalThis.shown.lights += 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
});

test("points are seen where they are made: they glow and fly to their seat, and any press ends it", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "carcassonne", [["me"], ["bot-page"]]);
  await page.locator(".tools:not([hidden])").waitFor();
  await watchStage(page);
  // The final scoring is shown step by step.
  await playOn(page);
  await page.waitForFunction(() => globalThis.shown.chips.length > 1 && globalThis.shown.lights > 0);
  // A press ends what is shown; what comes after it may be shown again.
  await page.waitForFunction(() => {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    return !document.querySelector(".stage, .points[data-shown], .later") && document.querySelector(".podium");
  });
  const { chips } = await page.evaluate(() => globalThis.shown);
  assert.ok(chips.every((chip) => /^[+−]\d+$/.test(chip ?? "")), String(chips));
  assert.deepEqual(faults, []);
});

test("a rival's turn is shown one thing after the other while the own one can begin; the pace is one's own", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "carcassonne", [["me"], ["bot-page"], ["bot-page"]]);
  await page.locator(".tools:not([hidden])").waitFor();
  await watchStage(page);
  const turn = async () => {
    const n = await entry(page);
    await page.locator("#table .can").first().waitFor();
    await pickAnything(page);
    await page.locator(".confirm").click();
    await wentOn(page, n);
  };
  for (let tries = 0; tries < 4 && (await page.locator(".stage").count()) === 0; tries += 1) await turn();
  await page.locator("#caption:not([hidden])").waitFor();
  // What comes later is not seen yet, and the own move is taken while it is shown.
  await turn();
  await page.locator('[data-pace="once"]').click();
  await turn();
  assert.equal(await page.locator(".stage").count(), 0);
  await page.locator('[data-pace="brisk"]').click();
  await page.locator('[data-tool="again"]').click();
  await page.locator(".stage").waitFor({ state: "attached" });
  assert.deepEqual(faults, []);
});

test("in Siege the cards are turned over for all to see, and stay until one goes on", async () => {
  const { page, faults } = await stage.open({ reducedMotion: "reduce" });
  await playAgainstBot(page, stage.address);
  const lay = async () => {
    const n = await entry(page);
    await pickAnything(page);
    await page.locator(".confirm").click();
    await wentOn(page, n);
  };
  for (let round = 0; round < 3 && !(await page.locator("#reveal").isVisible()); round += 1) await lay();
  const reveal = page.locator("#reveal.done");
  await reveal.waitFor();
  assert.equal(await reveal.locator("li.open .slot .face").count(), 4);
  assert.equal(await reveal.locator("li.won").count(), 1);
  assert.match(await reveal.locator(".outcome").innerText(), /castle/);
  await reveal.getByRole("button").click();
  await page.locator("#reveal").waitFor({ state: "hidden" });
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
  assert.deepEqual(faults, []);
});
