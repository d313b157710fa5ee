// Learning: each guided first game is played to its end on the page, and an example of the rules is tried out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setStage } from "../browser.js";

const stage = setStage();

const here = (page) => page.locator("#table").getAttribute("data-here");

/** Waits until the board has left a position and the address says where it is. */
const left = (page, position) =>
  page.waitForFunction((position) => {
    const now = document.getElementById("table").dataset.here;
    return now !== position && location.pathname + location.search === now;
  }, position);

/** Picks the framed parts, by key, and confirms. */
async function doAsShown(page) {
  for (const part of (await page.locator("#table").getAttribute("data-show")).split(" ")) {
    const picked = page.locator(`#table [data-part="${part}"]`);
    // What is in hand is turned until it lies as shown.
    const isTurned = (await picked.getAttribute("data-ghost")) !== null;
    for (let turns = 0; turns < 4 && (await picked.getAttribute("aria-pressed")) !== "true"; turns += 1) {
      if (!isTurned) await picked.focus();
      await page.keyboard.press(isTurned ? "r" : "Enter");
    }
  }
  await page.locator(".confirm:enabled").click();
}

/** Plays a lesson from its first step to its last; gives the number of moves. */
async function learn(page) {
  await page.locator(".tools:not([hidden])").waitFor();
  let moves = 0;
  for (let step = 0; step < 40 && (await page.locator(".lesson form[action='/play']").count()) === 0; step += 1) {
    const position = await here(page);
    if (await page.locator(".go-on").count()) await page.locator(".go-on").click();
    else [moves] = [moves + 1, await doAsShown(page)];
    await left(page, position);
  }
  return moves;
}

for (const [game, locale] of [["siege", "en-GB"], ["carcassonne", "pl-PL"], ["castle", "en-GB"], ["torres", "pl-PL"]]) {
  test(`the guided first game of ${game} is played to its end (${locale})`, async () => {
    const { page, faults } = await stage.open({ locale });
    await page.goto(stage.address);
    await page.locator(`a[href="/learn/${game}"]`).click();
    const first = await page.locator(".lesson-text").innerText();
    assert.ok((await learn(page)) >= 7);
    assert.notEqual(await page.locator(".lesson-text").innerText(), first);
    assert.match(await page.locator(".lesson progress").getAttribute("value"), /^\d\d$/);
    // The other language tells the same step.
    const end = await here(page);
    await page.locator(`.langs button[value=${locale === "en-GB" ? "pl" : "en"}]`).click();
    await page.locator(`html[lang=${locale === "en-GB" ? "pl" : "en"}]`).waitFor();
    assert.equal(await here(page), end);
    assert.equal(await page.locator(".lesson-text").getByText("⟦").count(), 0);
    assert.deepEqual(faults, []);
  });
}

test("a learner who does something else is told so kindly, and may go back", async () => {
  const { page, faults } = await stage.open();
  await page.goto(`${stage.address}/learn/carcassonne?m=`);
  await page.locator(".tools:not([hidden])").waitFor();
  await page.locator('.canvas [data-part="cell-0-1"]').click();
  await page.locator(".confirm:enabled").click();
  await page.locator(".lesson .notice").waitFor();
  assert.equal(await here(page), "/learn/carcassonne?m=");
  assert.equal(await page.locator(".canvas [data-part='tile-0-1']").count(), 0);
  await doAsShown(page);
  await left(page, "/learn/carcassonne?m=");
  assert.equal(await page.locator(".lesson .notice").count(), 0);
  await page.keyboard.press("Backspace");
  await page.waitForFunction(() => document.getElementById("table").dataset.here === "/learn/carcassonne?m=");
  await page.goBack();
  await page.locator(".lesson").waitFor();
  assert.deepEqual(faults, []);
});

test("a lesson goes on without scripts, on a phone", async () => {
  const { page } = await stage.open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${stage.address}/learn/siege`);
  await page.locator(".go-on").click();
  await page.locator(".go-on").click();
  await page.locator(".offers summary").click();
  await page.getByRole("button", { name: "Lay the dragon and a shepherd" }).click();
  assert.match(page.url(), /m=lay\+dragon%2Bshepherd$/);
  assert.equal(await page.locator(".seat .points").first().innerText(), "2");
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
});

test("an example of the rules is tried out: played on, refused with its rule, taken back", async () => {
  const { page, faults } = await stage.open();
  await page.goto(`${stage.address}/rules/carcassonne`);
  await page.locator('a.try[href$="/check-01-city"]').click();
  await page.locator(".tools:not([hidden])").waitFor();
  const start = await here(page);
  const log = await page.locator(".log li").count();
  await page.locator("#table .can").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".confirm:enabled").click();
  await left(page, start);
  assert.ok((await page.locator(".log li").count()) > log);
  await page.locator(".unpick:enabled").click();
  await page.waitForFunction((start) => document.getElementById("table").dataset.here === start, start);
  await page.locator(".write summary").click();
  await page.locator(".write input[name=m]:not([type=hidden])").fill("lay 9,9 0");
  await page.locator(".write button").click();
  await page.locator(".lesson .notice .rule").waitFor();
  assert.equal(await here(page), start);
  assert.deepEqual(faults, []);
});
