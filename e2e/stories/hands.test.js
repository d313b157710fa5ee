// Stories of the hand and the eye: what moves, what is said where nothing fits, whose is what without colours.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, entry, makeTable, playAgainstBot, playOn, setStage, wentOn } from "../browser.js";

const stage = setStage();

/** Counts what moves from now on, and how long it takes at most. */
const watchMoves = (page) => page.evaluate(() => {
  const isWatched = globalThis.moved !== undefined;
  globalThis.moved = { count: 0, longest: 0 };
  if (isWatched) return;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.matches(".moving")) continue;
      globalThis.moved.count += 1;
      const lasts = node.getAnimations({ subtree: true }).map((animation) => Number(animation.effect.getTiming().duration));
      globalThis.moved.longest = Math.max(globalThis.moved.longest, ...lasts);
    }
  }).observe(document.querySelector(".canvas svg"), { childList: true });
});

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`movement explains what happened: ${reducedMotion}`, async () => {
    const { page, faults } = await stage.open({ reducedMotion });
    await playAgainstBot(page, stage.address, "castle");
    await watchMoves(page);
    for (let turn = 0; turn < 3; turn += 1) await decide(page);
    const { count, longest } = await page.evaluate(() => globalThis.moved);
    if (reducedMotion === "reduce") assert.equal(count, 0);
    else assert.ok(count > 0 && longest > 0 && longest <= 250, `${count} moves of at most ${longest} ms`);
    await page.waitForFunction(() => document.querySelectorAll(".moving").length === 0);
    assert.deepEqual(faults, []);
  });
}

test("in Torres a block comes out of its tower, and a knight goes by the gates", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "torres", [["me", "Ala"], ["here", "Ola"]]);
  const act = async (...wanted) => {
    for (const name of ["Ala", "Ola"]) {
      const link = page.getByRole("link", { name: `I am ${name}` });
      if (await link.count()) await link.click();
    }
    await page.locator(".tools:not([hidden])").waitFor();
    await watchMoves(page);
    const n = await entry(page);
    const said = await page.evaluate((wanted) => {
      const buttons = [...document.querySelectorAll(".offer-list button")];
      const button = wanted.map((want) => buttons.find((button) => JSON.stringify(JSON.parse(button.value)).startsWith(want))).find(Boolean);
      button?.click();
      return button?.textContent ?? "";
    }, wanted);
    await page.locator(".confirm").click();
    await wentOn(page, n);
    return said;
  };
  await act('{"enter":{"cell":[3,0]');
  await act('{"enter"');
  await act('{"king"');
  // A block beside the knight's own column, and one more behind it: from the bare field the way leads through both.
  await act('{"block":{"cell":[2,0]');
  assert.equal(await page.evaluate(() => globalThis.moved.count), 1, "the block, and nothing else");
  await act('{"block":{"cell":[1,0]');
  await act('{"walk":{"from":[3,0],"to":[4,0]');
  assert.match(await act('{"walk":{"from":[4,0],"to":[0,0]'), /gate/);
  const route = await page.locator('[data-part="knight-0-0"]').getAttribute("data-route");
  assert.equal(route?.split(" ").length, 5, "from the field through three columns to the field");
  assert.equal(await page.evaluate(() => globalThis.moved.count), 1);
  assert.deepEqual(faults, []);
});

test("another place is picked instead; a place that does not fit says why; nothing is played", async () => {
  const { page, faults } = await stage.open();
  await playAgainstBot(page, stage.address, "castle");
  const n = await entry(page);
  const cells = page.locator('.canvas .can[data-part^="cell-"]');
  const frame = await cells.nth(1).locator(".halo").evaluate((halo) => getComputedStyle(halo).stroke);
  assert.equal(frame, "none", "a cell that is drawn with a frame has no second one");
  await cells.nth(0).click();
  const first = await page.locator(".chosen").innerText();
  await cells.nth(1).click();
  assert.notEqual(await page.locator(".chosen").innerText(), first);
  await page.keyboard.press("Escape");
  // The first cell of the ground that nothing is offered on.
  const point = await page.evaluate(() => {
    for (const ground of document.querySelectorAll(".canvas [data-cell]:not([data-part])")) {
      const box = ground.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (document.elementFromPoint(x, y)?.closest("[data-cell]") === ground) return { x, y };
    }
    return null;
  });
  assert.ok(point, "there is a cell that the tile does not fit");
  await page.mouse.click(point.x, point.y);
  await page.locator("#lookup:not([hidden])").waitFor();
  assert.match(await page.locator("#lookup").innerText(), /^[A-Z].*\.$/);
  assert.equal(await entry(page), n);
  assert.deepEqual(faults, []);
});

/** How unlike two pictures are in grey: the share of points, in percent, that are clearly lighter or darker. */
async function unlike(blank, one, other) {
  return blank.evaluate(async (pictures) => {
    const greys = await Promise.all(pictures.map(async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const pen = new OffscreenCanvas(64, 64).getContext("2d");
      pen.drawImage(picture, 0, 0, 64, 64);
      const { data } = pen.getImageData(0, 0, 64, 64);
      return [...Array(64 * 64).keys()].map((at) => 0.3 * data[4 * at] + 0.59 * data[4 * at + 1] + 0.11 * data[4 * at + 2]);
    }));
    return (100 * greys[0].filter((grey, at) => Math.abs(grey - greys[1][at]) > 30).length) / greys[0].length;
  }, [[...one], [...other]]);
}

test("story 6: owners of pieces can be told from a greyscale screenshot", async () => {
  const { page } = await stage.open({ deviceScaleFactor: 3, reducedMotion: "reduce" });
  const blank = await stage.browser.newPage();
  const seats = ["me", "bot-page", "bot-page", "bot-page", "bot-page"].map((who) => [who]);
  const games = [["carcassonne", seats, (seat) => `supply-${seat}-normal`], ["torres", seats.slice(0, 4), (seat) => `marker-${seat}`], ["castle", seats.slice(0, 2), (seat) => `marker-${seat}`]];
  for (const [game, chairs, piece] of games) {
    await makeTable(page, stage.address, game, chairs);
    await page.locator(".tools:not([hidden])").waitFor();
    await playOn(page, 4);
    await page.reload();
    await page.locator(".canvas svg").waitFor();
    await page.waitForLoadState("networkidle");
    // Pieces of all owners on the same ground: what is left is the drawing, its shade and its mark.
    const shots = [];
    for (const seat of chairs.keys()) {
      const at = await page.evaluate((id) => {
        const part = document.querySelector(`[data-part="${id}"]`);
        // A thing beside the board is a picture of its own.
        const clone = part instanceof SVGElement ? part.cloneNode(true) : document.createElementNS("http://www.w3.org/2000/svg", "g");
        if (part instanceof HTMLElement) clone.append(...part.querySelector("svg").cloneNode(true).children), clone.setAttribute("color", part.getAttribute("color"));
        const [width, height] = part.dataset.size.split(" ").map(Number);
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        clone.setAttribute("transform", "");
        svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        svg.setAttribute("width", "64");
        svg.setAttribute("height", String((64 * height) / width));
        svg.append(clone);
        svg.id = "piece";
        document.getElementById("piece")?.remove();
        document.body.prepend(svg);
        return true;
      }, piece(seat));
      assert.ok(at);
      await page.waitForLoadState("networkidle");
      shots.push(await page.locator("#piece").screenshot());
    }
    for (const [n, one] of shots.entries()) {
      for (const other of shots.slice(n + 1)) {
        const share = await unlike(blank, one, other);
        assert.ok(share > 0.8, `${game}: seat ${n} and seat ${shots.indexOf(other)} differ in ${share} % of their points`);
      }
    }
  }
});
