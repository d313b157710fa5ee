// Writing down one's own box: every tile, the wall and the tokens of a set, strengths of cards, links, what is hostile.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { catalogue } from "../../web/box/catalogue.js";
import { armsOf, look, stallsOf, wellsOf } from "../../web/box/tile.js";
import { PHONE, playOn, setStage } from "../browser.js";

const stage = setStage();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The middle of each eighth of the painter's tile, in hundredths. */
const ZONES = { NL: [33, 17], NR: [67, 17], EL: [83, 33], ER: [83, 67], SL: [67, 83], SR: [33, 83], WL: [17, 67], WR: [17, 33] };

/** Opens the editor of a game. */
async function openBox(game = "castle", options = {}) {
  const opened = await stage.open(options);
  await opened.page.goto(`${stage.address}/box?game=${game}`);
  await opened.page.locator(".box-bar").waitFor();
  return opened;
}

/** Where something lies; asked again where it was drawn anew in the meantime. */
async function placeOf(locator) {
  for (;;) {
    const place = await locator.boundingBox();
    if (place) return place;
  }
}

/** A page on which every action is counted. */
function hand(page) {
  const own = {
    actions: 0,
    at: (key) => page.locator(`#box [data-key="${key}"]`),
    press: async (key) => {
      own.actions += 1;
      const zone = ZONES[/^zone-(\w\w)$/.exec(key)?.[1]];
      if (!zone) return own.at(key).click();
      // The middle of a triangle's box is its rim.
      const { x, y, width } = await placeOf(page.locator(".overlay"));
      const [left, top] = zone.map((at) => ((at + 14) / 128) * width);
      return page.mouse.click(x + left, y + top);
    },
    key: async (key) => ((own.actions += 1), page.keyboard.press(key)),
    drag: async (key, columns, rows) => {
      own.actions += 1;
      const box = await placeOf(own.at(key).locator("rect"));
      const cell = (await placeOf(page.locator(".wall-picture .ground use").first())).width;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + columns * cell, y + rows * cell, { steps: 4 });
      await page.mouse.up();
    },
  };
  return own;
}

/** What the server says of the set that is on the page. */
const report = (page) =>
  page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("box-"));
    const { set } = JSON.parse(localStorage.getItem(key));
    const body = JSON.stringify({ set });
    return fetch("/api/sets/check", { method: "POST", headers: { "content-type": "application/json" }, body }).then((got) => got.json());
  });

/** Regular tiles that the stand-in does not have, some of each number of paths; they come in the order of what is seen. */
function otherTiles(standIn) {
  const others = catalogue(standIn).filter((one) => !one.isKnown);
  const some = [[0, 7], [1, 5], [2, 8], [3, 4], [4, 2]].flatMap(([arms, count]) => {
    const fitting = others.filter((one) => one.arms.length === arms);
    return Array.from({ length: count }, (_, at) => fitting[Math.floor((at * fitting.length) / count)]);
  });
  return some.map((one) => one.tile);
}

/** Says what is seen on a tile, as far as it is not said yet. */
async function narrow(own, tile) {
  const arms = String(armsOf(tile).length);
  if ((await own.at(`arms-${arms}`).getAttribute("aria-pressed")) !== "true") await own.press(`arms-${arms}`);
  const seen = new Set(tile.areas.map((area) => area.kind));
  if (stallsOf(tile).length > 0) seen.add("stall");
  if (wellsOf(tile) > 0) seen.add("well");
  if (tile.square) seen.add("square");
  for (const what of ["T", "H", "C", "stall", "well", "square"]) {
    if (((await own.at(`see-${what}`).getAttribute("aria-pressed")) === "true") !== seen.has(what)) await own.press(`see-${what}`);
  }
}

/** Finds a tile among what is offered and presses how many there are. */
async function enterTile(page, own, tile, count) {
  await narrow(own, tile);
  const card = page.locator(`.card[data-look="${look(tile)}"]`);
  while ((await card.count()) === 0) await own.press("more");
  own.actions += 1;
  await card.locator(".counts button").nth(count - 1).click();
}

/** Paints what nobody suggests: a border at a corner, two paths past each other, two stalls, three kinds at one edge. */
async function paintOddTiles(own) {
  const [two, three] = [["tool-D", "socket-N"], ["tool-2", "zone-NL"]];
  const odd = [
    ["paint", "tool-3", "size-2", "zone-NL", "zone-NR", "one-more", "store"],
    ["paint", ...three, "tool-D", "socket-S", "socket-E", "tool-F", "zone-SL", "tool-Y", "zone-SL", "zone-EL", "one-more", "store"],
    ["paint", "size-0", "tool-2", "zone-EL", "tool-K", "zone-SL", "zone-SL", "one-more", "store"],
    ["paint", "size-3", "tool-3", "zone-NL", ...two, "socket-W", "tool-2", "size-2", "zone-SL", "one-more", "store"],
  ];
  for (const steps of odd) for (const step of steps) await own.press(step);
  return odd.length;
}

test("60 tiles, the wall and the tokens of another box are entered in 400 actions, and a game is played with it", async () => {
  const { page, faults } = await openBox("castle", { viewport: { width: 1400, height: 1000 } });
  const own = hand(page);
  const { set: standIn } = await page.evaluate(() => fetch("/api/sets/castle").then((got) => got.json()));
  const tiles = otherTiles(standIn.tiles);
  assert.equal(tiles.length, 26);
  const painted = await paintOddTiles(own);
  for (const tile of tiles) await enterTile(page, own, tile, 2);
  await page.locator('[data-key="tab-tiles"] .state').getByText("60/60").waitFor();
  const looks = new Set(standIn.tiles.map(look));
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem(Object.keys(localStorage).find((name) => name.startsWith("box-")))).set);
  assert.equal(kept.tiles.length, tiles.length + painted);
  assert.deepEqual(kept.tiles.filter((tile) => looks.has(look(tile))), []);

  await own.press("tab-wall");
  for (const [stretch, columns, rows] of [[3, 1, 0], [12, 0, 1], [7, 1, 0], [5, -1, 0]]) await own.drag(`stretch-${stretch}`, columns, rows);
  await own.press("wall-first");
  await own.press("tower-6");
  await own.press("direction-1");
  for (const field of standIn.startFields.map((_, at) => at)) {
    const { cell, side } = await page.evaluate((at) => JSON.parse(localStorage.getItem(Object.keys(localStorage).find((name) => name.startsWith("box-")))).set.startFields[at], 0);
    if (field === 0) await own.press("wall-none");
    await own.press(`edge-${cell[0]}-${cell[1]}-${side}-0`);
  }
  const edges = await page.locator(".edge").evaluateAll((all) => all.map((one) => one.dataset.key).filter((key) => key.endsWith("-0")));
  for (const [tool, at] of [["wall-H", 1], ["wall-T", 6], ["wall-path", 11], ["wall-stall", 16], ["wall-C", 21], ["wall-path", 26], ["wall-T", 31]]) {
    await own.press(tool);
    await own.press(edges[at]);
  }
  await own.press("wall-move");
  await own.press("stretch-6");
  // The numbers of the track run on from stretch to stretch.
  for (const plain of [3, 6, 4, 7, 5, 6, 4, 8, 5, 2, 6, 5, 7, 4]) {
    own.actions += 1;
    await own.at("plain").fill(String(plain));
    await page.keyboard.press("Enter");
  }
  await own.press("tab-tokens");
  await own.press("tokens-all");
  await own.press("tab-wall");
  await own.press("wall-ready");
  await own.press("tab-check");
  await page.locator(".verdict.good").waitFor();
  assert.ok(own.actions <= 400, `${own.actions} actions`);
  const found = await report(page);
  assert.equal(found.playable, true);
  for (const part of ["wall", "startFields"]) assert.notDeepEqual(found.set[part], standIn[part]);

  await page.locator('[data-key="tab-share"]').click();
  await page.locator("#set-name").fill("Hania’s box");
  await page.locator("#set-name").press("Enter");
  await page.locator(".box-share a.main").click();
  await page.locator(".own-sets[data-ready]").waitFor();
  assert.equal(await page.locator(".own-sets input:checked + span").innerText(), "Hania’s box");
  await page.locator("[name=seat1]").selectOption("bot-page");
  await page.locator("form.make-form button.main").click();
  await page.waitForURL(/\/t\/[0-9a-z]{26}$/);
  assert.match(await page.locator(".played-with").innerText({ timeout: 5000 }).catch(() => page.locator(".played-with").textContent()), /Hania’s box/);
  const table = await playOn(page, 12);
  const { options } = await page.evaluate((table) => fetch(`/api/tables/${table}`).then((got) => got.json()), table);
  assert.deepEqual(options.set.tiles.map((tile) => tile.id), found.set.tiles.map((tile) => tile.id));
  assert.deepEqual(faults, []);
});

test("what was done is kept on the device, taken back, and told where it is wrong", async () => {
  const { page, faults } = await openBox();
  const own = hand(page);
  await page.locator(".offered .card").nth(1).locator(".counts button").nth(1).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("4");
  await page.locator('[data-key="tab-tiles"] .state').getByText("6/60").waitFor();
  await page.reload();
  await page.locator('[data-key="tab-tiles"] .state').getByText("6/60").waitFor();
  // The painter: an equal tile is noticed, however it is turned.
  await own.press("paint");
  for (const step of ["tool-2", "size-1", "zone-EL"]) await own.press(step);
  await page.locator(".twin").waitFor();
  await page.keyboard.press("Control+z");
  await page.locator(".twin").waitFor({ state: "detached" });
  // A path that stops in a meadow has a bubble with a way out.
  await own.press("socket-W");
  await page.locator(".bubble.warning").waitFor();
  await own.press("repair-0-0");
  await page.locator(".bubble.warning").waitFor({ state: "detached" });
  assert.equal(await page.locator('.socket[aria-pressed="true"]').count(), 2);
  await own.press("cancel");
  // A wall with too many cells.
  await own.press("tab-wall");
  await page.locator('[data-key="stretch-0"]').focus();
  await page.keyboard.press("ArrowUp");
  await page.locator(".felt .bubble").first().waitFor();
  assert.equal(await own.at("wall-ready").isDisabled(), true);
  await own.press("wall-undo-0");
  await page.locator(".felt .bubble").waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
});

test("the strengths of the cards are written with Enter, equal ones asked about, and played with", async () => {
  const { page, faults } = await openBox("siege");
  const rows = [["dragon", [3, 6, 2]], ["archer", [6, 2, 3]], ["infantry", [4, 5, 1]], ["peasant", [5, 2, 4]], ["catapult", [1, 4, 5]]];
  await page.locator('[data-key="cell-dragon-wood"]').focus();
  for (const number of rows.flatMap(([, numbers]) => numbers)) {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(String(number));
    await page.keyboard.press("Enter");
  }
  assert.equal(await page.locator(".cell.equal").count(), 2);
  await page.locator('[data-key="meant-brick"]').click();
  await page.locator('[data-key="strengths-done"]:enabled').click();
  await page.locator(".box-share a.main").click();
  await page.locator(".own-sets[data-ready]").waitFor();
  await page.locator("[name=seat1]").selectOption("bot-page");
  await page.locator("form.make-form button.main").click();
  await page.waitForURL(/\/t\/[0-9a-z]{26}$/);
  const table = await page.locator("#table").getAttribute("data-table");
  const { options } = await page.evaluate((table) => fetch(`/api/tables/${table}`).then((got) => got.json()), table);
  assert.deepEqual(options.strengths.peasant, { brick: 2, stone: 4, wood: 5 });
  assert.deepEqual(faults, []);
});

test("a mix of Carcassonne is counted beside pictures and played with", async () => {
  const { page, faults } = await openBox("carcassonne");
  await page.locator('[data-key="set-river"]').click();
  for (let more = 0; more < 2; more += 1) await page.locator('[data-key="mix-BA-B-more"]').click();
  await page.locator('[data-key="mix-BA-C-less"]').click();
  assert.equal(await page.locator(".mix-list .changed").count(), 2);
  await page.locator(".mix-list .pic svg").first().waitFor();
  await page.locator('[data-key="tab-share"]').click();
  await page.locator(".box-share a.main").click();
  await page.locator(".own-sets[data-ready]").waitFor();
  await page.locator("[name=seat1]").selectOption("bot-page");
  await page.locator("form.make-form button.main").click();
  await page.waitForURL(/\/t\/[0-9a-z]{26}$/);
  const table = await page.locator("#table").getAttribute("data-table");
  const { options } = await page.evaluate((table) => fetch(`/api/tables/${table}`).then((got) => got.json()), table);
  assert.deepEqual([options.sets, options.mix["BA-B"], options.mix["BA-C"]], [["river"], 6, 0]);
  assert.deepEqual(faults, []);
});

test("a link of at most two kilobytes brings the set to another device; two transcriptions are compared and settled", async () => {
  const { page } = await openBox();
  const set = await page.evaluate(() => fetch("/api/sets/castle").then((got) => got.json())).then((got) => got.set);
  delete set.hash;
  const file = (name, content) => ({ name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(content)) });
  await page.locator('[data-key="tab-share"]').click();
  await page.locator('[data-key="bring-file"]').setInputFiles(file("ours.json", { ...set, name: "Ours" }));
  await page.locator('[data-key="tab-tiles"] .state').getByText("60/60").waitFor();
  await page.locator('[data-key="make-link"]').click();
  const link = await page.locator('[data-key="link"]').inputValue();
  assert.ok(link.length <= 2048, `${link.length} characters`);
  await page.locator(".qr").waitFor();

  const { page: other, faults } = await stage.open();
  await other.goto(link);
  await other.locator('[data-key="tab-tiles"] .state').getByText("60/60").waitFor();
  assert.equal(await other.locator("#set-name").inputValue(), "Ours");
  assert.equal(new URL(other.url()).hash, "");

  // The other one saw a well where there is none, and counted differently.
  const theirs = structuredClone(set);
  const plain = theirs.tiles.find((tile) => tile.paths?.length === 1 && !tile.paths[0].well && armsOf(tile).length === 2);
  plain.paths[0].well = true;
  theirs.tiles.find((tile) => tile.count === 2 && tile !== plain).count = 1;
  await other.locator('[data-key="tab-check"]').click();
  await other.locator('[data-key="compare-file"]').setInputFiles(file("theirs.json", { ...theirs, name: "Theirs" }));
  await other.locator(".pair").waitFor();
  const differences = await other.locator(".differences li").count();
  assert.ok(differences >= 2, `${differences}`);
  for (let at = 0; at < differences; at += 1) await other.locator('[data-key="right-a"]').click();
  await other.locator('[data-key="say-checked"]:enabled').click();
  await other.locator('[data-key="tab-share"]').click();
  await other.locator(".verdict.good").getByText("Theirs").waitFor();
  assert.deepEqual(faults, []);
});

test("hostile names, files and links change nothing and run nothing", async () => {
  const { page, faults } = await openBox();
  const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const set = await page.evaluate(() => fetch("/api/sets/castle").then((got) => got.json())).then((got) => got.set);
  delete set.hash;
  const give = (text) => page.locator('[data-key="bring-file"]').setInputFiles({ name: "set.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const title = await page.title();
  await page.locator('[data-key="tab-share"]').click();
  for (const text of ["{", "[".repeat(5000), JSON.stringify({ ...set, name: "x".repeat(100_000) }), '{"format":"castellan-set/2","game":"chess"}']) {
    await give(text);
    await page.locator(".notice").waitFor();
    assert.equal(await page.locator('[data-key="tab-tiles"] .state').innerText(), "0/60");
    await page.reload();
    await page.locator('[data-key="tab-share"]').click();
  }
  await give(JSON.stringify({ ...set, name }));
  await page.locator('[data-key="tab-tiles"] .state').getByText("60/60").waitFor();
  assert.equal(await page.locator("#set-name").inputValue(), name.slice(0, 60).trim() === name ? name : await page.locator("#set-name").inputValue());
  assert.equal(await page.locator("#box img, #box script").count(), 0);
  assert.equal(await page.title(), title);
  await page.goto(`${stage.address}/box#2notapackedset`);
  await page.reload();
  await page.locator(".box-bar").waitFor();
  assert.deepEqual(faults, []);
});

test("the editor on a phone and in the dark: nothing overflows, nothing hides from a screen reader", async () => {
  for (const [locale, options] of [["pl-PL", PHONE], ["en-GB", { colorScheme: "dark" }]]) {
    const { page, faults } = await openBox("castle", { locale, ...options });
    await page.evaluate(axe);
    const violations = [];
    for (const tab of ["tiles", "wall", "tokens", "check", "share"]) {
      await page.locator(`[data-key="tab-${tab}"]`).click();
      await page.waitForLoadState("networkidle");
      const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] }));
      violations.push(...found.violations.map((one) => [tab, one.id, one.nodes.slice(0, 3).map((node) => node.html)]));
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `${tab} overflows`);
    }
    assert.deepEqual(violations, []);
    assert.equal(await page.locator("#box").getByText("⟦").count(), 0);
    assert.deepEqual(faults, []);
  }
});
