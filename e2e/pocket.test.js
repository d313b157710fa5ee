// The castellan in one's pocket: after the first visit the host is gone, and everything goes on. Run it with SITE.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { entry, makeTable, openPage, PHONE, pickAnything, playAgainstBot, startBrowser, wentOn } from "./browser.js";
import { playWhole } from "./player.js";
import { install, startHost } from "./pocket.js";

let browser;
before(async () => {
  browser = await startBrowser();
});
after(() => browser?.close());

/** A device that has visited once and has no network since. */
async function device(options) {
  const host = await startHost();
  const opened = await openPage(browser, options);
  await install(opened.page, host.address);
  await host.stop();
  return { ...opened, address: host.address };
}

/** Makes one move at the board. */
async function move(page) {
  await page.waitForFunction(() => document.querySelector(".offer-list"));
  const n = await entry(page);
  await pickAnything(page);
  await page.keyboard.press("Space");
  await wentOn(page, n);
}

test("without a network everything that needs one device is there, in both languages", async () => {
  const { page, address, faults } = await device(PHONE);
  assert.equal(await page.locator(".games .card").count(), 4);
  await page.locator('button[name=lang][value=pl]').click();
  await page.locator("html[lang=pl]").waitFor();
  for (const path of ["/rules/siege", "/learn/siege", "/make?game=torres", "/about", "/pocket", "/open", "/rules/carcassonne"]) {
    await page.goto(address + path);
    assert.equal(await page.locator("html").getAttribute("lang"), "pl", path);
    assert.equal(await page.locator(".fault").count(), 0, path);
  }
  await page.goto(`${address}/devices`);
  await page.getByText("potrzebny jest serwer Castellan").waitFor();
  const manifest = await page.evaluate(() => fetch("/manifest.webmanifest").then((got) => got.json()));
  assert.equal(manifest.display, "standalone");
  assert.deepEqual(faults, []);
});

/** A short Carcassonne: one copy of every third tile. */
function short() {
  const { sets } = JSON.parse(readFileSync(new URL("../games/carcassonne/tiles.json", import.meta.url), "utf8"));
  const base = sets.find(({ id }) => id === "base").tiles;
  return { sets: [], mix: Object.fromEntries(base.map(({ id }, n) => [id, Number(n % 3 === 0)])) };
}

const GAMES = [
  ["siege", "keys", {}, {}],
  ["castle", "touch", PHONE, { edition: "2003" }],
  ["carcassonne", "mouse", {}, short()],
  ["torres", "mouse", { locale: "pl-PL" }, {}],
];
for (const [game, hand, options, rules] of GAMES) {
  test(`a whole game of ${game} without a network: ${hand}`, async () => {
    const { page, address, faults } = await device(options);
    await makeTable(page, address, game, [["me", "Ania"], ["bot-page"]], rules);
    await page.locator(".tools:not([hidden])").waitFor();
    await playWhole(page, hand);
    await page.locator(".podium").waitFor();
    await page.locator('.end a[href$="/check"]').click();
    await page.locator(".verdict.good").waitFor();
    await page.goto(address);
    await page.locator(".own li.over").waitFor();
    assert.deepEqual(faults, []);
  });
}

test("two tabs show one table", async () => {
  const { page, context, address, faults } = await device({});
  await playAgainstBot(page, address);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator(".tools:not([hidden])").waitFor();
  const n = await entry(page);
  await move(page);
  await wentOn(other, n);
  await move(other);
  const now = await entry(other);
  await page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) >= n, now);
  assert.deepEqual(faults, []);
});

test("a browser that is killed has lost no move", async () => {
  const kept = await mkdtemp(join(tmpdir(), "pocket-"));
  const launch = () => chromium.launchPersistentContext(kept, { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"], locale: "en-GB" });
  const host = await startHost();
  try {
    let context = await launch();
    let page = await context.newPage();
    await install(page, host.address);
    await host.stop();
    await playAgainstBot(page, host.address);
    for (let kills = 0; kills < 3; kills += 1) {
      await move(page);
      const [n, table] = [await entry(page), page.url()];
      const ended = new Promise((resolve) => context.on("close", resolve));
      const client = await context.browser().newBrowserCDPSession();
      client.send("Browser.crash").catch(() => undefined);
      await ended;
      context = await launch();
      page = await context.newPage();
      await page.goto(table);
      await page.locator(".tools:not([hidden])").waitFor();
      assert.ok((await entry(page)) >= n, `entry ${n} is there`);
    }
    await context.close();
  } finally {
    await rm(kept, { recursive: true, force: true });
  }
});

test("a device without room says so, and nothing is lost", async () => {
  const { page, context, address } = await device({});
  await playAgainstBot(page, address);
  await move(page);
  const n = await entry(page);
  // The browser answers as it does where the device is full.
  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    self.makeRoom = () => (IDBObjectStore.prototype.add = add);
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("The device is full.", "QuotaExceededError");
    };
  });
  await page.waitForFunction(() => document.querySelector(".offer-list"));
  await pickAnything(page);
  await page.keyboard.press("Space");
  await page.getByText("no room left").waitFor();
  await worker.evaluate(() => self.makeRoom());
  await page.reload();
  await page.locator(".tools:not([hidden])").waitFor();
  assert.ok((await entry(page)) >= n);
  await move(page);
});

test("all games go to another device as one file", async () => {
  const one = await device({});
  await playAgainstBot(one.page, one.address);
  await move(one.page);
  const file = await one.page.evaluate(() => fetch("/pocket/games.json").then((got) => got.text()));
  const other = await device({});
  await other.page.goto(`${other.address}/pocket`);
  const bring = async (text) => {
    await other.page.locator("textarea[name=games]").fill(text);
    await other.page.getByRole("button", { name: "Bring these games" }).click();
  };
  await bring(file.replace('"lines"', '"lime"'));
  await other.page.getByRole("alert").waitFor();
  await bring(file);
  await other.page.getByText("One game was brought").waitFor();
  await other.page.goto(other.address);
  await other.page.locator(".own li").waitFor();
});
