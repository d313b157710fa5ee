// Stories of looking back: replay, points with their addresses, the picture, the draw.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { decide, entry, openTab, playAgainstBot, playOn, setStage } from "../browser.js";

let finished;
let cookies;
const stage = setStage(async ({ open, address }) => {
  const { page, context } = await open();
  await playAgainstBot(page, address);
  finished = `${address}/t/${await playOn(page)}`;
  cookies = await context.storageState();
});

test("replay by keys, by slider, by log line and by link", async () => {
  const { page, faults } = await stage.open({ storageState: cookies });
  await page.goto(finished);
  await page.getByRole("link", { name: "Look back" }).first().click();
  await page.waitForURL(/replay\?at=0/);
  // Keys are listened to once the tools are there.
  await page.locator(".tools:not([hidden])").waitFor();
  const at = (n) => page.waitForFunction((n) => document.getElementById("table").dataset.n === String(n), n);
  const last = Number(await page.locator("#table").getAttribute("data-last"));
  await page.keyboard.press("ArrowRight");
  await at(1);
  await page.keyboard.press("End");
  await at(last);
  await page.keyboard.press("ArrowLeft");
  await at(last - 1);
  await page.keyboard.press("Home");
  await at(0);
  await page.locator(".slider input[type=range]").fill("5");
  await at(5);
  assert.match(page.url(), /at=5/);
  assert.match(await page.locator(".slider label").innerText(), new RegExp(`5 of ${last}`));
  const line = page.locator('.log li:has(a.at[href$="at=3"])').first();
  await line.locator("a.at").click();
  await at(3);
  // The link to a position shows the same to somebody else.
  const picture = await page.locator(".canvas svg").getAttribute("aria-label");
  const friend = await stage.open();
  await friend.page.goto(page.url());
  assert.equal(await entry(friend.page), 3);
  assert.equal(await friend.page.locator(".canvas svg").getAttribute("aria-label"), picture);
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/t\/[0-9a-z]{26}$/);
  assert.deepEqual([...faults, ...friend.faults], []);
});

test("replay works without scripts", async () => {
  const { page } = await stage.open({ javaScriptEnabled: false });
  await page.goto(`${finished}/replay?at=2`);
  await page.locator(".steps a").nth(2).click();
  assert.equal(await entry(page), 3);
});

test("story 8: a point in the score sheet leads to its place, its line and its rule", async () => {
  const { page, faults } = await stage.open({ storageState: cookies });
  await page.goto(finished);
  const row = page.locator(".sheet tr[data-place]").first();
  const number = await row.getAttribute("data-entry");
  await row.locator(".gain").click();
  await page.locator(".board .pointed").first().waitFor();
  const line = page.locator(`.log li.shown[data-entry="${number}"]`).first();
  await line.waitFor();
  // Its row and its line are both seen, and stay so while the page changes.
  const isSeen = (locator) => locator.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  assert.deepEqual([await isSeen(row), await isSeen(line)], [true, true]);
  await page.evaluate(() => fetch(`/api${location.pathname.replace("/t/", "/tables/")}/name`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat: 0, name: "Ala" }) }));
  await page.locator(".seats .name", { hasText: "Ala" }).waitFor();
  assert.equal(await page.locator(".board .pointed").count(), 1);
  assert.deepEqual([await isSeen(row), await isSeen(line)], [true, true]);
  const rule = await row.locator(".rule").innerText();
  await row.locator(".rule").click();
  await page.locator("#rule-card[open]").waitFor();
  assert.ok((await page.locator("#rule-card .rule-text").innerText()).startsWith(rule));
  await page.locator("#rule-card button").click();
  assert.deepEqual(faults, []);
});

test("the slider is pulled through the whole game; another language stays at the position", async () => {
  const { page, faults } = await stage.open();
  await page.goto(`${finished}/replay?at=1`);
  await page.locator(".tools:not([hidden])").waitFor();
  const slider = page.locator(".slider input");
  const [box, last] = [await slider.boundingBox(), Number(await slider.getAttribute("max"))];
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await page.mouse.down();
  for (const part of [0.3, 0.6, 0.99]) {
    await page.mouse.move(box.x + part * box.width, box.y + box.height / 2);
    await page.waitForFunction((least) => Number(document.getElementById("table").dataset.n) >= least, Math.floor((part - 0.06) * last));
  }
  await page.mouse.up();
  const n = await entry(page);
  assert.ok(new URL(page.url()).searchParams.get("at") === String(n) && n > 0.9 * last);
  await page.getByRole("button", { name: "Polski" }).click();
  await page.locator("html[lang=pl]").waitFor();
  assert.equal(await entry(page), n);
  assert.deepEqual(faults, []);
});

test("story 9: the picture of the final board travels", async () => {
  const { page } = await stage.open({ storageState: cookies });
  await page.goto(finished);
  const unfolds = await page.locator('meta[property="og:image"]').getAttribute("content");
  assert.equal(unfolds, finished.replace("/t/", "/api/tables/") + "/board.png");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator(".share-card [data-picture]").click()]);
  const bytes = readFileSync(await saved.path());
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.equal(bytes.readUInt32BE(16), 1200);
});

test("story 12: the draw can be checked, before and after", async () => {
  const { page } = await stage.open();
  await playAgainstBot(page, stage.address);
  await openTab(page, "more");
  await page.locator(".about a[href$=check]").click();
  await page.locator(".verdict.later").waitFor();
  await page.goto(`${finished}/check`);
  await page.locator(".verdict.good").waitFor();
  const [commitment, table, seed] = await page.locator("dd code").allInnerTexts();
  const hash = createHash("sha256").update(Buffer.from(seed, "hex")).update(table).digest("hex");
  assert.equal(hash, commitment);
});

test("since you left: somebody who comes back steps through what happened", async () => {
  const { page } = await stage.open();
  await playAgainstBot(page, stage.address);
  await page.goto(stage.address);
  const table = page.locator(".own a").first();
  const id = (await table.getAttribute("href")).slice(3);
  const seen = await page.evaluate((id) => Number(localStorage.getItem(`seen-${id}`)), id);
  const move = () => page.evaluate(async (id) => {
    const look = () => fetch(`/api/tables/${id}`).then((got) => got.json());
    let now = await look();
    while (now.moves.length === 0) now = await look();
    const body = JSON.stringify({ n: now.state.n, move: now.moves[0] });
    await fetch(`/api/tables/${id}/moves`, { method: "POST", headers: { "content-type": "application/json" }, body });
  }, id);
  await move();
  await table.click();
  await page.locator("#since a").click();
  assert.equal(await entry(page), seen + 1);
  // Whoever plays on instead is not told any longer.
  await page.goto(stage.address);
  await move();
  await table.click();
  await page.locator("#since:not([hidden])").waitFor();
  await decide(page);
  assert.equal(await page.locator("#since").isVisible(), false);
});
