// Stories of the web table; each is played in a real browser against a real server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answered, entry, makeTable, pickAnything, playAgainstBot, setStage, wentOn } from "../browser.js";

const stage = setStage();

test("story 1: a newcomer plays the first move against the computer", async () => {
  const { page, faults } = await stage.open();
  await playAgainstBot(page, stage.address);
  assert.match(await page.title(), /^Your turn/);
  const n = await entry(page);
  const parts = page.locator("#table .can");
  await parts.nth(0).click();
  await page.locator('#table .can[aria-pressed="false"]').nth(0).click();
  await page.locator(".confirm").click();
  await wentOn(page, n);
  await page.locator(".log li").first().waitFor({ state: "attached" });
  assert.deepEqual(faults, []);
});

test("a whole game with the keyboard only, to the podium and a second game", async () => {
  const { page, faults } = await stage.open();
  await playAgainstBot(page, stage.address);
  for (let turn = 0; turn < 60 && !(await page.locator(".podium").isVisible()); turn += 1) {
    const n = await entry(page);
    await page.locator("#table .can, .podium").first().waitFor();
    if (await page.locator(".podium").isVisible()) break;
    await page.keyboard.press("ArrowRight");
    await pickAnything(page);
    await page.keyboard.press("Space");
    await wentOn(page, n);
    await answered(page);
    await page.waitForFunction(() => document.querySelector(".offer-list, .podium"));
  }
  await page.locator(".podium").waitFor();
  await page.getByRole("link", { name: "Check the draw" }).first().click();
  await page.locator(".verdict.good").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".offer-list").waitFor({ state: "attached" });
  assert.deepEqual(faults, []);
});

test("two people by link, one of them on a phone", async () => {
  const host = await stage.open();
  const link = await makeTable(host.page, stage.address, "siege", [["me", "Hania"], ["open"]]);
  await host.page.getByRole("link", { name: "Go to the table" }).click();

  const guest = await stage.open({ locale: "pl-PL", viewport: { width: 390, height: 844 }, hasTouch: true });
  await guest.page.goto(link);
  await guest.page.locator("[name=name]").fill("Antek");
  assert.ok(!guest.page.url().includes("#"), "the secret leaves the address");
  await guest.page.getByRole("button", { name: "Siadam" }).click();
  await guest.page.locator("#table .can").first().waitFor();
  await host.page.locator(".seats .name", { hasText: "Antek" }).waitFor();

  const n = await entry(host.page);
  await pickAnything(guest.page);
  await guest.page.locator(".confirm").tap();
  await wentOn(host.page, n);
  // What a guest chose in secret is not told to the host.
  const laid = await host.page.locator('[data-part^="laid-1-"]').evaluateAll((parts) => parts.map((part) => part.getAttribute("aria-label")));
  assert.equal(new Set(laid).size, 1, laid.join(" / "));
  const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} wide on a phone`);
  assert.deepEqual([...host.faults, ...guest.faults], []);
});

test("story 4: the connection drops in the middle of a move, and the move is there once", async () => {
  const { page, context } = await stage.open();
  await playAgainstBot(page, stage.address);
  const n = await entry(page);
  await pickAnything(page);
  await context.setOffline(true);
  await page.locator("#offline").waitFor();
  await page.locator(".confirm").click();
  await page.locator("#toast:not([hidden])").waitFor();
  await context.setOffline(false);
  await wentOn(page, n);
  await page.locator("#offline").waitFor({ state: "hidden" });
  const table = await page.locator("#table").getAttribute("data-table");
  const record = await page.evaluate((table) => fetch(`/api/tables/${table}/record`).then((got) => got.json()), table);
  const own = record.entries.filter((entry) => entry.seat === 0);
  assert.equal(own.length, 1);
});

test("an answer that gets lost doubles nothing", async () => {
  const { page } = await stage.open();
  await playAgainstBot(page, stage.address);
  const n = await entry(page);
  await pickAnything(page);
  let lost = 0;
  await page.route("**/move?*", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.locator(".confirm").click();
  await wentOn(page, n);
  await page.locator("#toast").waitFor({ state: "hidden" });
  const table = await page.locator("#table").getAttribute("data-table");
  const record = await page.evaluate((table) => fetch(`/api/tables/${table}/record`).then((got) => got.json()), table);
  assert.equal(record.entries.filter((entry) => entry.seat === 0).length, 1);
  assert.equal(lost, 1);
});

test("a piece of the page that comes late, or twice, changes nothing", async () => {
  const { page, faults } = await stage.open();
  await playAgainstBot(page, stage.address, "torres");
  const table = await page.locator("#table").getAttribute("data-table");
  const old = await page.evaluate((table) => fetch(`/t/${table}?fragment=1`).then((got) => got.text()), table);
  const [n, asked] = [await entry(page), { old: 0, moves: 0 }];
  await page.route(`**/t/${table}?fragment=1*`, (route) => ((asked.old += 1), route.fulfill({ contentType: "text/html", body: old })));
  page.on("request", (request) => (asked.moves += request.url().includes("/move?") ? 1 : 0));
  await pickAnything(page);
  await page.locator(".confirm").click();
  await wentOn(page, n);
  // Whatever the stream has the page ask for is answered with the table as it was before the move.
  while (asked.old === 0) await page.waitForResponse((response) => response.url().includes(`/t/${table}?fragment=1`)).catch(() => null);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.ok((await entry(page)) > n);
  assert.equal(asked.moves, 1);
  const lines = await page.locator(".log li").evaluateAll((lines) => lines.map((line) => line.textContent));
  await page.unroute(`**/t/${table}?fragment=1*`);
  await page.reload();
  await page.locator(".tools:not([hidden])").waitFor();
  const whole = await page.locator(".log li").evaluateAll((lines) => lines.map((line) => line.textContent));
  assert.deepEqual(lines, whole.slice(whole.length - lines.length));
  assert.deepEqual(faults, []);
});

test("story 11: switching between Polish and English in the middle of a game", async () => {
  const { page } = await stage.open({ locale: "pl-PL" });
  await playAgainstBot(page, stage.address);
  const polish = await page.locator(".task").innerText();
  await page.getByRole("button", { name: "English" }).click();
  await page.locator("html[lang=en]").waitFor();
  assert.notEqual(await page.locator(".task").innerText(), polish);
  assert.match(page.url(), /\/t\/[0-9a-z]{26}$/);
  await page.getByRole("button", { name: "Polski" }).click();
  await page.locator("html[lang=pl]").waitFor();
  assert.equal(await page.locator(".task").innerText(), polish);
});

test("hostile names stay text", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "siege", [["me", "<b onclick=x>'\"&amp;"], ["bot-page"]]);
  await page.locator(".seats").waitFor();
  assert.equal(await page.locator(".seats .name").first().innerText(), "<b onclick=x>'\"&amp;");
  assert.equal(await page.locator("#table b").count(), 0);
  assert.deepEqual(faults, []);
});

test("everything works without scripts", async () => {
  const { page } = await stage.open({ javaScriptEnabled: false });
  await playAgainstBot(page, stage.address, "siege", false);
  const n = await entry(page);
  if ((await page.locator("form.offers details[open]").count()) === 0) await page.locator("form.offers summary").click();
  await page.locator(".offer-list button").first().click();
  await page.waitForURL(/\/t\/[0-9a-z]{26}$/);
  await page.reload();
  assert.ok((await entry(page)) > n);
});

test("two people at one screen hand it over", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "siege", [["me", "Ala"], ["here", "Ola"]]);
  await page.getByRole("link", { name: "I am Ala" }).click();
  await pickAnything(page);
  await page.locator(".confirm").click();
  await page.getByRole("link", { name: "I am Ola" }).waitFor();
  assert.equal(await page.locator('[data-part^="hand-"]').count(), 0);
  assert.deepEqual(faults, []);
});

test("a hint names a move and says why; the host may switch hints off", async () => {
  const { page, faults } = await stage.open();
  await playAgainstBot(page, stage.address);
  await page.keyboard.press("h");
  await page.locator(".choice .why:not(:empty)").waitFor();
  assert.ok(await page.locator(".confirm").isEnabled());
  const n = await entry(page);
  await page.keyboard.press("Space");
  await wentOn(page, n);
  await page.goto(`${stage.address}/make?game=siege`);
  await page.locator("[name=seat1]").selectOption("bot-page");
  await page.locator("[name=aids]").selectOption("off");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(".task").waitFor();
  assert.equal(await page.locator(".hint").count(), 0);
  assert.deepEqual(faults, []);
});

test("the form of a new table remembers what was played last", async () => {
  const { page } = await stage.open();
  await makeTable(page, stage.address, "siege", [["me"], ["bot-knight"]]);
  await page.locator(".task").waitFor();
  await page.goto(`${stage.address}/make?game=siege`);
  await page.locator(".favourite:not([hidden])").waitFor();
  assert.equal(await page.locator("[name=seat1]").inputValue(), "bot-knight");
  await page.locator(".favourite button").click();
  assert.equal(await page.locator("[name=seat1]").inputValue(), "open");
});
