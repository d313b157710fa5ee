// The figures of the web table, by a real browser against a real server: `node bench.js [--json]`.
// CASTELLAN names the program to measure (a release build); nothing is asserted here.
import { makeTable, openPage, pickAnything, playAgainstBot, playOn, startBrowser, startServer } from "./browser.js";

const server = await startServer();
const browser = await startBrowser();
const figures = {};

/** Bytes over the wire, as the browser counts them. */
async function countBytes(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const got = [];
  const heads = new Map();
  client.on("Network.responseReceived", ({ requestId, response }) => heads.set(requestId, { url: response.url, head: response.encodedDataLength }));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const { url = "", head = 0 } = heads.get(requestId) ?? {};
    got.push({ url, bytes, body: bytes - head });
  });
  return { got, client, sum: () => got.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const kilo = (bytes) => Math.round(bytes / 102.4) / 10;

{
  const { page } = await openPage(browser);
  const count = await countBytes(page);
  await page.goto(server.address);
  await page.waitForLoadState("networkidle");
  figures["first page, KB compressed"] = kilo(count.sum());
  figures["first page, files"] = count.got.map(({ url, bytes }) => `${new URL(url).pathname} ${kilo(bytes)}`).join(", ");
  await page.close();
}

for (const cached of [false, true]) {
  const { page, context } = await openPage(browser);
  if (cached) await page.goto(server.address).then(() => page.waitForLoadState("networkidle"));
  const times = [];
  for (let run = 0; run < 5; run += 1) {
    const tab = await context.newPage();
    const client = await context.newCDPSession(tab);
    await client.send("Network.enable");
    if (!cached) await client.send("Network.clearBrowserCache");
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await tab.goto(server.address);
    times.push(await tab.evaluate(() => performance.getEntriesByType("navigation")[0].domInteractive));
    await tab.close();
  }
  figures[`first page interactive at a 4x slowed CPU, ms${cached ? ", second visit" : ""}`] = Math.round(middle(times));
}

for (const game of ["siege", "castle", "carcassonne", "torres"]) {
  const { page } = await openPage(browser);
  await playAgainstBot(page, server.address, game);
  await page.locator("#table .can").first().waitFor();
  // Well into the game, but not to the end of the shortest.
  await playOn(page, game === "siege" ? 2 : 30);
  const count = await countBytes(page);
  await count.client.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.reload();
  await page.waitForLoadState("load");
  await page.locator(".offer-list, .podium").first().waitFor({ state: "attached" });
  figures[`${game}: table page with everything, KB`] = kilo(count.sum());
  figures[`${game}: its drawings, KB`] = kilo(count.got.find(({ url }) => url.includes("/art/"))?.bytes ?? 0);
  await count.client.send("Network.setCacheDisabled", { cacheDisabled: false });
  const [fragments, seen] = [[], []];
  for (let turn = 0; turn < 6 && (await page.locator(".podium").count()) === 0; turn += 1) {
    await page.locator(".offer-list, .podium").first().waitFor({ state: "attached" });
    // A turn that can only be ended is no move to measure.
    if ((await page.locator("#table .can").count()) === 0) break;
    await pickAnything(page);
    count.got.length = 0;
    // From the press to the frame in which the page knows more entries than before.
    const took = await page.evaluate(() => new Promise((done) => {
      const n = document.getElementById("table").dataset.n;
      const start = performance.now();
      new MutationObserver((_, observer) => {
        if (document.getElementById("table").dataset.n === n) return;
        observer.disconnect();
        requestAnimationFrame(() => done(performance.now() - start));
      }).observe(document.getElementById("main"), { childList: true, subtree: true, attributeFilter: ["data-n"] });
      document.querySelector(".confirm").click();
    }));
    seen.push(took);
    await page.waitForFunction(() => document.querySelector(".offer-list, .podium"));
    fragments.push(...count.got.filter(({ url }) => url.includes("fragment=1")).map(({ body }) => body));
  }
  figures[`${game}: fragment of a move, KB, median / most`] = `${kilo(middle(fragments))} / ${kilo(Math.max(...fragments))}`;
  figures[`${game}: from confirming to seeing, ms, median / most`] = `${Math.round(middle(seen))} / ${Math.round(Math.max(...seen))}`;
  await page.close();
}

// A board of all 173 tiles under a slowed processor: panning by a real drag, hovering and turning by real events.
{
  const { page, context } = await openPage(browser);
  const sets = ["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"];
  await makeTable(page, server.address, "carcassonne", [["me"], ["bot-page"]], { sets });
  await page.locator(".tools:not([hidden])").waitFor();
  await playOn(page);
  await page.reload();
  await page.locator(".podium").waitFor();
  figures["pan: tiles on the board"] = await page.locator('[data-part^="tile-"]').count();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const box = await page.locator(".canvas").boundingBox();
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -200);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  await page.evaluate(() => {
    globalThis.frames_ = [];
    const tick = (at) => (globalThis.frames_.push(at), requestAnimationFrame(tick));
    requestAnimationFrame(tick);
  });
  for (let step = 0; step < 120; step += 1) await page.mouse.move(x + 20 + 150 * Math.sin(step / 15), y + 80 * Math.sin(step / 9));
  const frames = await page.evaluate(() => globalThis.frames_);
  await page.mouse.up();
  const gaps = frames.slice(1).map((at, n) => at - frames[n]);
  figures["pan at a 4x slowed CPU, frames a second, mean / by the slowest tenth"] = `${Math.round((1000 * gaps.length) / (frames.at(-1) - frames[0]))} / ${Math.round(1000 / [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.9)])}`;
  // The final scoring once more, under the same slowed processor: what glows, flies and counts.
  await page.evaluate(() => {
    globalThis.frames_.length = 0;
    globalThis.shifts_ = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (globalThis.shifts_ += entry.value))).observe({ type: "layout-shift" });
  });
  await page.locator("[data-tool=again]").evaluate((button) => button.click());
  await page.locator(".stage .chip").first().waitFor({ state: "attached" });
  await page.waitForTimeout(4000);
  const { shown, shifts } = await page.evaluate(() => ({ shown: globalThis.frames_, shifts: globalThis.shifts_ }));
  const between = shown.slice(1).map((at, n) => at - shown[n]);
  figures["scoring shown at a 4x slowed CPU, frames a second, mean / by the slowest tenth"] = `${Math.round((1000 * between.length) / (shown.at(-1) - shown[0]))} / ${Math.round(1000 / [...between].sort((a, b) => a - b)[Math.floor(between.length * 0.9)])}`;
  figures["scoring shown, layout shift"] = shifts;
  await page.close();
}

{
  const { page } = await openPage(browser);
  await playAgainstBot(page, server.address, "carcassonne");
  await page.locator("#table .can").first().waitFor();
  await playOn(page, 40);
  await page.reload();
  const cells = page.locator('.canvas .can[data-part^="cell-"]');
  await cells.first().waitFor();
  // From the event, as the browser stamps it, to the frame after it was dealt with.
  await page.evaluate(() => {
    globalThis.took_ = { pointerover: [], keydown: [] };
    for (const kind of Object.keys(globalThis.took_)) {
      addEventListener(kind, (event) => requestAnimationFrame(() => globalThis.took_[kind].push(performance.now() - event.timeStamp)), true);
    }
  });
  for (let turn = 0; turn < 12; turn += 1) await cells.nth(turn % (await cells.count())).hover();
  await cells.first().click();
  for (let turn = 0; turn < 12; turn += 1) await page.keyboard.press("r");
  const took = await page.evaluate(() => globalThis.took_);
  figures["hover answered, ms, median / most"] = `${Math.round(middle(took.pointerover))} / ${Math.round(Math.max(...took.pointerover))}`;
  figures["rotate answered, ms, median / most"] = `${Math.round(middle(took.keydown))} / ${Math.round(Math.max(...took.keydown))}`;
  await page.close();
}

if (process.argv.includes("--json")) console.log(JSON.stringify(figures));
else for (const [what, figure] of Object.entries(figures)) console.log(`${what}: ${figure}`);
await browser.close();
server.stop();
