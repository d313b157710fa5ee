// Whole games, from the first move to the podium: each game by mouse, with the keyboard alone, and with a thumb on a
// phone. The other seat is a bot; every own decision is a real click, key or tap.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { makeTable, PHONE, setStage } from "../browser.js";
import { playWhole } from "../player.js";

const stage = setStage();

/** A short Carcassonne: all tiles of the dragon and the Count's block, one copy of a few others. */
function withDragon(sets) {
  const file = JSON.parse(readFileSync(new URL("../../games/carcassonne/tiles.json", import.meta.url), "utf8"));
  const inPlay = file.sets.filter(({ id }) => id === "base" || sets.includes(id));
  const copies = (set, { count }, n) => (["princess-dragon", "count"].includes(set) ? count : Number(n % 3 === 0));
  return { sets, mix: Object.fromEntries(inPlay.flatMap(({ id, tiles }) => tiles.map((tile, n) => [tile.id, copies(id, tile, n)]))) };
}

/** What is played, and kinds of moves that every hand meets in such a game. */
const GAMES = {
  siege: { kinds: ["lay"] },
  castle: { options: { edition: "2003" }, kinds: ["follower", "lay"] },
  carcassonne: { options: withDragon(["princess-dragon", "inns-cathedrals", "traders-builders", "count"]), kinds: ["dragon", "lay", "meeple"] },
  torres: { kinds: ["block", "end"] },
};

for (const [game, { options = {}, kinds }] of Object.entries(GAMES)) {
  for (const hand of ["mouse", "keys", "touch"]) {
    test(`a whole game of ${game}: ${hand}`, async () => {
      const { page, faults } = await stage.open(hand === "touch" ? PHONE : {});
      await makeTable(page, stage.address, game, [["me", "Ania"], ["bot-page"]], options);
      await page.locator(".tools:not([hidden])").waitFor();
      const played = await playWhole(page, hand);
      for (const kind of kinds) assert.ok(played.kinds.includes(kind), `no ${kind} among ${played.kinds}`);
      assert.deepEqual(played.hidden, [], "everything that is offered can be reached");
      assert.deepEqual(faults, []);
    });
  }
}

test("story 2: a guest by link on a phone, a whole game with the dragon", async () => {
  const host = await stage.open();
  const link = await makeTable(host.page, stage.address, "carcassonne", [["me", "Hania"], ["open"]], withDragon(["princess-dragon"]));
  await host.page.getByRole("link", { name: "Go to the table" }).click();
  const guest = await stage.open({ ...PHONE, locale: "pl-PL" });
  await guest.page.goto(link);
  await guest.page.locator(".join [name=name]").fill("Antek");
  await guest.page.getByRole("button", { name: "Siadam" }).tap();
  await guest.page.locator("#table[data-seat]").waitFor();
  const [one, other] = await Promise.all([playWhole(host.page, "mouse", 2), playWhole(guest.page, "touch", 3)]);
  assert.ok([...one.kinds, ...other.kinds].includes("dragon"), "the dragon has flown");
  const podium = (page) => page.locator(".podium li").allInnerTexts().then((lines) => lines.map((line) => line.replace(/\D+/g, " ").trim()));
  assert.deepEqual(await podium(host.page), await podium(guest.page));
  assert.deepEqual([...host.faults, ...guest.faults], []);
});
