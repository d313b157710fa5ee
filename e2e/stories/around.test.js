// Stories of what stands around the table: making one, guests, talk, the end, looking back, records.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTable, PHONE, playAgainstBot, playOn, setStage } from "../browser.js";

const stage = setStage();

/** Whether all of it is on the screen without scrolling. */
const isOnScreen = (locator) => locator.evaluate((it) => {
  const { top, bottom, left, right } = it.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
});

test("all games begin without scrolling on a small laptop, and own tables are cleared", async () => {
  const { page, faults } = await stage.open({ viewport: { width: 1366, height: 768 } });
  await playAgainstBot(page, stage.address);
  await playOn(page);
  await playAgainstBot(page, stage.address);
  await page.goto(stage.address);
  const plays = page.locator(".games article .play button");
  assert.ok((await plays.count()) >= 4);
  for (const play of await plays.all()) assert.ok(await isOnScreen(play), "a game begins below the fold");
  // Whoever comes with a phone sees them all, too.
  const phone = await stage.open(PHONE);
  await phone.page.goto(stage.address);
  for (const play of await phone.page.locator(".games article .play button").all()) assert.ok(await isOnScreen(play), "a game begins below the fold of a phone");
  const own = page.locator(".own li:not(.clear-all)");
  assert.equal(await own.count(), 2);
  await page.locator(".own li.over button").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".own li:not(.clear-all)").length === 1);
  assert.equal(await page.locator(".own li.over").count(), 0);
  assert.deepEqual(faults, []);
});

test("a table is made in three steps, and only what matters is asked", async () => {
  const { page, faults } = await stage.open();
  await page.goto(`${stage.address}/make?game=carcassonne`);
  const dragon = page.locator(".option:has([name=option-princess])");
  await page.locator("details.options > summary").click();
  await page.locator("[name=start][value=plain]").check();
  assert.equal(await dragon.isVisible(), false);
  await page.locator("[name=start][value=own]").check();
  assert.equal(await dragon.isVisible(), false);
  await page.locator("[name=option-sets][value=princess-dragon]").check();
  await dragon.waitFor();
  assert.equal(await page.locator("textarea").count(), 0, "nobody writes JSON");
  assert.match(await page.locator("[name=seat1]").innerText(), /easy[\s\S]*hard/);
  await page.locator("[name=seat1]").selectOption("bot-page");
  await page.locator("[name=clock]").selectOption("turn");
  await page.locator("[name=clock-minutes]").fill("2");
  await page.locator("form.make-form button.main").click();
  await page.waitForURL(/\/t\/[0-9a-z]{26}$/);
  const look = await page.evaluate(() => fetch(`/api${location.pathname.replace("/t/", "/tables/")}`).then((got) => got.json()));
  assert.deepEqual(look.options.sets, ["princess-dragon"]);
  assert.deepEqual([look.clock.per, look.clock.seconds], ["turn", 120]);
  assert.deepEqual(faults, []);
});

test("a guest on a phone sits down without scrolling, hears the host and gets a lent seat back; the host finds the link again", async () => {
  const host = await stage.open();
  const link = await makeTable(host.page, stage.address, "siege", [["me", "Ania"], ["open"]]);
  await host.page.getByRole("link", { name: "Go to the table" }).click();
  assert.equal(await host.page.locator(".invites input").first().inputValue(), link);
  const guest = await stage.open(PHONE);
  await guest.page.goto(link.replace(/#.*/, `#${"0".repeat(52)}`));
  await guest.page.locator(".join [name=name]").fill("Ola");
  await guest.page.getByRole("button", { name: "Sit down" }).tap();
  assert.match(await guest.page.locator(".join .notice").innerText(), /No seat has such a link/);
  await guest.page.goto("about:blank");
  await guest.page.goto(link);
  const sit = guest.page.getByRole("button", { name: "Sit down" });
  await sit.waitFor();
  assert.ok(await isOnScreen(sit), "sitting down needs scrolling");
  await guest.page.locator(".join [name=name]").fill("Ola");
  await sit.tap();
  await guest.page.locator(".own-seat").waitFor({ state: "attached" });
  assert.equal(await guest.page.locator(".join").count(), 0);
  await host.page.locator(".invites").waitFor({ state: "detached" });
  const table = await guest.page.locator("#table").getAttribute("data-table");
  const headers = { "content-type": "application/json" };
  await host.page.evaluate(([table, headers]) => fetch(`/api/tables/${table}/chat`, { method: "POST", headers, body: JSON.stringify({ phrase: "hello" }) }), [table, headers]);
  await guest.page.locator("#said", { hasText: "Ania: Hello!" }).waitFor();
  assert.equal(await guest.page.locator(".chat .badge-count").innerText(), "1");
  // A press on what was said leads to the talk.
  await guest.page.waitForFunction(() => (document.getElementById("said")?.click(), document.querySelector(".chat time")?.checkVisibility()));
  assert.match(await guest.page.locator(".chat time").innerText(), /^\d\d:\d\d$/);
  // Whoever lends the seat away gets it back without looking for it.
  await guest.page.evaluate(([table, headers]) => fetch(`/api/tables/${table}/stand-in`, { method: "POST", headers, body: JSON.stringify({ seat: 1, level: "page" }) }), [table, headers]);
  const back = guest.page.locator(".gate button");
  await back.waitFor();
  assert.ok(await isOnScreen(back));
  assert.deepEqual([...host.faults, ...guest.faults], []);
});

test("the end tells who won and why; the game is looked back at by turns, tried from there and opened as a record", async () => {
  const { page, faults } = await stage.open();
  await playAgainstBot(page, stage.address);
  const table = page.url();
  const id = await playOn(page);
  await page.goto(table);
  await page.locator(".won-by").waitFor();
  const totals = (await page.locator(".by-kind tfoot .points").allInnerTexts()).map(Number);
  const rows = await page.locator(".by-kind tbody tr").evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll(".points")].map((cell) => Number(cell.textContent))));
  assert.deepEqual(totals.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)), totals);
  assert.equal(await page.locator(".curve path[stroke]").count() >= totals.length, true);
  const card = await page.evaluate((id) => fetch(`/api/tables/${id}/board.svg?card=1`).then((got) => got.text()), id);
  assert.match(card, /Bolko \d+[\s\S]*Siege · \d{4}-\d\d-\d\d/);
  await page.goto(`${table}/replay?at=0`);
  await page.getByRole("link", { name: "Next scoring" }).click();
  await page.waitForFunction(() => Number(document.getElementById("table").dataset.n) > 1);
  await page.locator("[data-autoplay]").click();
  const n = Number(await page.locator("#table").getAttribute("data-n"));
  await page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) > n, n);
  await page.locator("[data-autoplay]").click();
  await page.goto(`${table}/replay?at=2`);
  await page.getByRole("button", { name: "Try from here" }).click();
  await page.waitForFunction((id) => !location.pathname.includes(id) && document.querySelector(".offer-list button, .canvas .can"), id);
  const record = await page.evaluate((id) => fetch(`/api/tables/${id}/record`).then((got) => got.text()), id);
  await page.goto(`${stage.address}/open`);
  await page.locator("textarea").fill("{}");
  await page.getByRole("button", { name: "Open it" }).click();
  await page.locator(".notice").waitFor();
  await page.locator("textarea").fill(record);
  await page.getByRole("button", { name: "Open it" }).click();
  await page.locator(".won-by").waitFor();
  assert.deepEqual(faults, []);
});

test("after a game against the computer a rival a little stronger is offered", async () => {
  const { page, faults } = await stage.open();
  await page.goto(`${stage.address}/make?game=siege`);
  await page.locator(".one-screen:not([hidden])").waitFor();
  assert.equal(await page.locator(".stronger").isVisible(), false);
  await playAgainstBot(page, stage.address);
  await playOn(page);
  const end = page.locator(".end[data-grade]");
  await end.waitFor();
  assert.equal(await end.getAttribute("data-grade"), "3");
  const expected = (await end.getAttribute("data-result")) === "won" ? "bot-4" : "bot-squire";
  await page.goto(`${stage.address}/make?game=siege`);
  await page.locator(".stronger").click();
  assert.equal(await page.locator("[name=seat1]").inputValue(), expected);
  assert.deepEqual(faults, []);
});
