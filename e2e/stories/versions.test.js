// What a move costs the wire: each version of a table comes to a page once, by the answer to an own move or by one
// request for what changed, and is drawn once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTable, playOn, setStage } from "../browser.js";

const stage = setStage();
const MOVES = 10;

/** Counts what a page asks for that brings a piece of the table, and what it reads of its stream. */
function count(page) {
  const pieces = { own: 0, fetched: 0, streams: 0 };
  page.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    if (/\/t\/\w+\/(move|undo)$/.test(pathname)) pieces.own += 1;
    if (/\/t\/\w+$/.test(pathname) && search.includes("fragment=") && response.status() === 200) pieces.fetched += 1;
    if (pathname.endsWith("/events")) pieces.streams += 1;
  });
  return pieces;
}

/** Counts how often a page is drawn anew: each piece that is put in place says its version. */
const countDraws = (page) =>
  page.evaluate(() => {
    globalThis.draws = 0;
    const drawn = new MutationObserver((changes) => (globalThis.draws += changes.length));
    drawn.observe(document.getElementById("table"), { attributeFilter: ["data-version"] });
  });

const draws = (page) => page.evaluate(() => globalThis.draws);

/** How many pieces of tables the server has made. */
async function made() {
  const counted = await (await fetch(`${stage.address}/metrics`)).text();
  return Number(counted.match(/^castellan_fragments_total (\d+)/m)?.[1] ?? 0);
}

const version = (page) => page.locator("#table").getAttribute("data-version").then(Number);

test("every version comes to a page once: own moves with their answer, others' by one request, and each is drawn once", async () => {
  const host = await stage.open();
  const link = await makeTable(host.page, stage.address, "torres", [["me", "Hania"], ["open"]]);
  const guest = await stage.open();
  await guest.page.goto(link);
  await guest.page.locator(".join button").click();
  await guest.page.locator(".doing").waitFor();
  await host.page.goto(guest.page.url());
  for (const { page } of [host, guest]) await page.locator(".tools:not([hidden])").waitFor();
  const sees = async (page, least) =>
    page.waitForFunction((least) => Number(document.getElementById("table").dataset.version) >= least, least);
  // Who came and went is told apart from versions; it is over before the counting begins.
  for (const { page } of [host, guest]) await page.locator(".presence.is-here").waitFor();
  const [hosts, guests] = [count(host.page), count(guest.page)];
  for (const { page } of [host, guest]) await countDraws(page);
  const [before, madeBefore] = [await version(host.page), await made()];
  await sees(guest.page, before);
  for (let moves = 0; moves < MOVES; moves += 1) {
    const due = (await host.page.locator(".offer-list").count()) > 0 ? host.page : guest.page;
    const other = due === host.page ? guest.page : host.page;
    const had = await version(due);
    await due.evaluate(() => {
      const offers = [...document.querySelectorAll(".offer-list button")];
      offers[0].click();
    });
    await due.locator(".confirm").click();
    await sees(due, had + 1);
    await sees(other, had + 1);
  }
  const advanced = (await version(host.page)) - before;
  assert.equal(advanced, MOVES);
  assert.equal(hosts.own + guests.own, MOVES, "every decision was one request");
  assert.equal(hosts.own + hosts.fetched, MOVES, `the host's page got each version once: ${JSON.stringify(hosts)}`);
  assert.equal(guests.own + guests.fetched, MOVES, `the guest's page got each version once: ${JSON.stringify(guests)}`);
  assert.equal((await made()) - madeBefore, 2 * MOVES, "the server made one piece for each of both pages");
  assert.deepEqual([await draws(host.page), await draws(guest.page)], [MOVES, MOVES], "each version was drawn once");
  assert.deepEqual([...host.faults, ...guest.faults], []);
});

test("whoever has a version is told so and nothing more", async () => {
  const { page } = await stage.open();
  await makeTable(page, stage.address, "siege", [["me", "Hania"], ["bot-page"]]);
  await page.locator("#table").waitFor();
  await playOn(page);
  const statuses = await page.evaluate(async () => {
    const { table } = document.getElementById("table").dataset;
    const seen = [];
    for (const address of [`/api/tables/${table}`, `/t/${table}?fragment=1&from=3`]) {
      const first = await fetch(address);
      const again = await fetch(address, { headers: { "if-none-match": first.headers.get("etag") } });
      seen.push(first.status, again.status, (await again.text()).length);
    }
    return seen;
  });
  assert.deepEqual(statuses, [200, 304, 0, 200, 304, 0]);
});
