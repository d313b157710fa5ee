// Access and friendliness: what axe finds, what a lost visitor sees, what fits on the smallest phone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { makeTable, pickAnything, playAgainstBot, playOn, setStage } from "../browser.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const stage = setStage();

/** What axe-core calls serious or critical on a page. The content policy is lifted for its script alone. */
async function seriousFaults(page) {
  await page.evaluate(axe);
  // What is drawn on a part, a numeral on a card, is no label: the part's own label says all of it.
  await page.evaluate(() => globalThis.axe.configure({ rules: [{ id: "label-content-name-mismatch", selector: "button, a[href], summary" }] }));
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const bad = found.violations.filter((fault) => ["serious", "critical"].includes(fault.impact));
  return bad.map((fault) => `${page.url()} ${fault.id}: ${fault.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", ")}`);
}

for (const look of [
  { locale: "en-GB", colorScheme: "light", viewport: { width: 1400, height: 900 }, isWhole: true },
  { locale: "pl-PL", colorScheme: "dark", viewport: { width: 360, height: 740 }, hasTouch: true },
]) {
  test(`axe finds nothing serious, and nothing is wider than the screen: ${look.locale}, ${look.viewport.width}`, async () => {
    const { isWhole, ...options } = look;
    const { page, faults } = await stage.open(options);
    const bad = [];
    const check = async () => {
      bad.push(...(await seriousFaults(page)));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > look.viewport.width) bad.push(`${page.url()} is ${wide} wide`);
    };
    await page.goto(stage.address);
    await check();
    const all = await page.locator(".card a[href^='/rules/']").evaluateAll((links) => links.map((link) => link.getAttribute("href").slice(7)));
    const games = isWhole ? all.sort((a) => (a === "siege" ? 1 : -1)) : ["siege"];
    for (const path of ["/about", "/t/aaaaaaaaaaaaaaaaaaaaaaaaaa", `/rules/${all.at(-1)}`, "/learn/siege?m=&m=", "/rules/siege/try/example-1", ...games.map((game) => `/make?game=${game}`)]) {
      await page.goto(stage.address + path);
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
      await check();
    }
    for (const game of games) {
      await playAgainstBot(page, stage.address, game);
      await pickAnything(page);
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
      await check();
    }
    const table = page.url();
    await playOn(page);
    await page.reload();
    await page.locator(".podium").waitFor();
    await check();
    for (const more of ["replay?at=5", "check"]) {
      await page.goto(`${table}/${more}`);
      await check();
    }
    assert.deepEqual(bad, []);
    assert.deepEqual(faults, []);
  });
}

test("a lost visitor finds a friendly page in their language", async () => {
  for (const [locale, sorry] of [["en-GB", "That did not work"], ["pl-PL", "Nie udało się"]]) {
    const { page } = await stage.open({ locale });
    for (const path of ["/t/aaaaaaaaaaaaaaaaaaaaaaaaaa", "/t/short", "/nowhere", "/rules/nothing"]) {
      const got = await page.goto(stage.address + path);
      assert.equal(got.status(), 404);
      assert.equal(await page.locator("h1").innerText(), sorry);
      assert.ok((await page.locator(".fault a.button").count()) > 0);
    }
  }
});

test("somebody who comes too late is told, and may watch", async () => {
  const locale = "pl-PL";
  const { page } = await stage.open({ locale });
  const link = await makeTable(page, stage.address, "siege", [["me"], ["open"]]);
  const [first, second, third] = [await stage.open({ locale }), await stage.open({ locale, javaScriptEnabled: false }), await stage.open({ locale })];
  await first.page.goto(link);
  await second.page.goto(link);
  await first.page.locator(".join button.main").click();
  await first.page.locator("#table .can").first().waitFor();
  // The seat is taken, but the table may be watched.
  await second.page.locator(".join summary").click();
  await second.page.locator(".join [name=invite]").fill(link);
  await second.page.locator(".join button.main").click();
  await second.page.locator(".notice").waitFor();
  await second.page.locator(".canvas svg").waitFor();
  await third.page.goto(link);
  await third.page.locator("#toast:not([hidden])").waitFor();
  assert.ok(!third.page.url().includes("#"));
  // A forgotten cookie is a watcher, not an error.
  await first.context.clearCookies();
  await first.page.reload();
  await first.page.locator(".canvas svg").waitFor();
  assert.equal(await first.page.locator(".offer-list").count(), 0);
});

test("keys: help, look-up, the table in words, turning, the way back", async () => {
  const { page, faults } = await stage.open();
  await playAgainstBot(page, stage.address, "carcassonne");
  // A pointer that rests on the board is in nobody's way.
  await page.locator(".canvas").hover();
  await page.keyboard.press("?");
  await page.locator("#keys[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#keys").waitFor({ state: "hidden" });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("i");
  await page.locator("#lookup:not([hidden])").waitFor();
  // What others say takes nothing away from what is being read.
  await page.evaluate(async () => {
    const body = JSON.stringify({ text: "Hello" });
    await fetch(`/api${location.pathname.replace("/t/", "/tables/")}/chat`, { method: "POST", headers: { "content-type": "application/json" }, body });
  });
  await page.locator(".chat li", { hasText: "Hello" }).waitFor({ state: "attached" });
  assert.ok(await page.locator("#lookup").isVisible());
  await page.keyboard.press("t");
  assert.ok((await page.locator("#words li").count()) > 3);
  await page.keyboard.press("Escape");
  // The first turn shown is valid, and every other is too.
  const cells = page.locator('.canvas .can[data-cell]');
  await cells.first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".ghost.firm").waitFor({ state: "attached" });
  assert.ok(await page.locator(".confirm").isEnabled());
  const first = await page.locator(".chosen").innerText();
  if (await page.locator(".hand .rotate:not(.back)").isVisible()) {
    await page.keyboard.press("r");
    assert.notEqual(await page.locator(".chosen").innerText(), first);
    await page.keyboard.press("Shift+R");
    assert.equal(await page.locator(".chosen").innerText(), first);
  }
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".chosen").innerText(), "");
  await page.keyboard.press("l");
  assert.equal(await page.evaluate(() => document.activeElement.closest("details").className), "paper log");
  assert.deepEqual(faults, []);
});

test("keys: arrows lead from a button to the board", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "torres", [["me", "Ania"], ["bot-page"]]);
  await page.locator(".tools:not([hidden])").waitFor();
  await page.locator('.looks button[aria-pressed="true"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.evaluate(() => document.activeElement?.matches('#table .can[role="button"][aria-label]')));
  assert.deepEqual(faults, []);
});
