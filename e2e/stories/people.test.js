// Stories of people: at one screen, by link, watching, coming and going, over the local network.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { entry, makeTable, openTab, PHONE, pickAnything, playAgainstBot, playOn, pressThrough, setStage, startServer, wentOn } from "../browser.js";

const stage = setStage();

test("story 3: two people at one laptop, one remote friend, one bot", async () => {
  const host = await stage.open();
  const link = await makeTable(host.page, stage.address, "siege", [["me", "Ala"], ["here", "Ola"], ["open"], ["bot-page"]]);
  assert.equal(await host.page.locator(".qr").count(), 1);
  await host.page.getByRole("link", { name: "Go to the table" }).click();
  const guest = await stage.open({ locale: "pl-PL" });
  await guest.page.goto(link);
  await guest.page.locator(".join [name=name]").fill("Ela");
  await guest.page.getByRole("button", { name: "Siadam" }).click();
  const n = await entry(host.page);
  for (const [name, hidden] of [["Ala", "Ola"], ["Ola", "Ala"]]) {
    await host.page.getByRole("link", { name: `I am ${name}` }).click();
    await pickAnything(host.page);
    await host.page.locator(".confirm").click();
    assert.equal(await host.page.locator(`.board [aria-label*="${hidden}’s hand"]`).count(), 0);
  }
  await pickAnything(guest.page);
  await guest.page.locator(".confirm").click();
  await guest.page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) >= n + 4, n);
  // Everybody has chosen: the round is shown to all, and whoever is at the screen goes on.
  await host.page.locator("#table .can").first().waitFor();
  await pickAnything(host.page);
  await host.page.locator(".confirm").click();
  await host.page.getByRole("link", { name: "I am Ala" }).waitFor();
  assert.deepEqual([...host.faults, ...guest.faults], []);
});

test("the screen is not handed over where nothing is hidden", async () => {
  const { page } = await stage.open();
  await makeTable(page, stage.address, "castle", [["me"], ["here"]]);
  for (let turn = 0; turn < 3; turn += 1) {
    const n = await entry(page);
    await pickAnything(page);
    await page.locator(".confirm").click();
    await wentOn(page, n);
  }
  assert.equal(await page.locator(".handover").count(), 0);
});

test("story 7: a spectator never sees a hidden card, and sees all after the game", async () => {
  const host = await stage.open();
  await playAgainstBot(host.page, stage.address);
  const table = host.page.url();
  const watcher = await stage.open();
  const got = [];
  watcher.page.on("response", async (response) => {
    if (/events/.test(response.url())) return;
    got.push(await response.text().catch(() => ""));
  });
  await watcher.page.goto(table);
  const n = await entry(watcher.page);
  await pickAnything(host.page);
  await host.page.locator(".confirm").click();
  await wentOn(watcher.page, n);
  await watcher.page.goto(`${table}/replay?at=${n}&eyes=0`);
  await watcher.page.goto(`${table}/replay?at=${n}&seat=0`);
  await watcher.page.locator(".fault").waitFor();
  assert.ok(got.length > 3 && got.every((page) => !page.includes('data-part="hand-')), "no hand is ever sent to a watcher");
  await playOn(host.page);
  await watcher.page.goto(`${table}/replay?at=${n}`);
  assert.equal(await watcher.page.locator('[data-part^="hand-"]').count(), 0);
  await watcher.page.locator(".eyes a").first().click();
  await watcher.page.locator('[data-part^="hand-"]').first().waitFor();
  assert.deepEqual(watcher.faults, []);
});

test("a seat is renamed, lent to the computer, taken back and left", async () => {
  const { page, faults } = await stage.open();
  await makeTable(page, stage.address, "siege", [["me", "Ania"], ["open"]]);
  await page.getByRole("link", { name: "Go to the table" }).click();
  await openTab(page, "more");
  await page.locator(".own-seat > summary").click();
  await page.locator(".own-seat [name=name]").fill("Hania");
  await pressThrough(page, page.getByRole("button", { name: "Change the name" }));
  await page.locator(".seats .name", { hasText: "Hania" }).waitFor();
  await page.locator(".own-seat > summary").click();
  await pressThrough(page, page.locator(".own-seat").getByRole("button", { name: "Let the computer play here" }));
  await pressThrough(page, page.getByRole("button", { name: "Take the seat back" }).first());
  await page.locator(".own-seat > summary").click();
  await page.locator(".leaving summary").click();
  await page.getByRole("button", { name: "Leave now" }).click();
  await page.locator(".seats .name", { hasText: "Open seat" }).or(page.locator(".join")).first().waitFor();
  assert.deepEqual(faults, []);
});

/** A host at a table of siege, and Ola, who takes its first open seat by the link. */
async function hostAndGuest(seats) {
  const host = await stage.open();
  const link = await makeTable(host.page, stage.address, "siege", seats);
  await host.page.getByRole("link", { name: "Go to the table" }).click();
  await host.page.locator(".tools:not([hidden])").waitFor();
  const guest = await stage.open();
  await guest.page.goto(link);
  await guest.page.locator(".join [name=name]").fill("Ola");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  return { host, guest };
}

test("what is being written stays while others talk, and so does the cursor", async () => {
  const { host, guest } = await hostAndGuest([["me", "Ania"], ["open"]]);
  await guest.page.locator(".tools:not([hidden])").waitFor();
  await openTab(host.page, "more");
  await host.page.locator(".own-seat > summary").click();
  const name = host.page.locator(".own-seat [name=name]");
  await name.fill("Haa");
  await host.page.keyboard.press("ArrowLeft");
  await openTab(guest.page, "chat");
  // Not only the first piece of the page leaves the field alone.
  for (const said of [1, 2]) {
    await guest.page.locator(".speak [name=text]").fill(`hej ${said}`);
    await guest.page.keyboard.press("Enter");
    await host.page.locator(".chat li").nth(said - 1).waitFor({ state: "attached" });
  }
  await host.page.keyboard.type("ni");
  assert.equal(await name.inputValue(), "Hania");
  assert.equal(await guest.page.locator(".speak [name=text]").inputValue(), "", "what was said is no longer written");
  await host.page.keyboard.press("Enter");
  await guest.page.locator(".seats .name", { hasText: "Hania" }).waitFor();
  assert.deepEqual([...host.faults, ...guest.faults], []);
});

test("a press counts although somebody else's move arrives between down and up", async () => {
  const { host, guest } = await hostAndGuest([["me", "Ala"], ["open"], ["open"]]);
  await host.page.locator(".seats .name", { hasText: "Ola" }).waitFor();
  await pickAnything(guest.page);
  await pickAnything(host.page);
  const n = await entry(host.page);
  await openTab(guest.page, "chat");
  // The piece of the page that tells of it is held back until the button is down.
  const held = async (what, then) => {
    let letGo = () => {};
    const isDown = new Promise((done) => (letGo = done));
    await host.page.route("**/t/*?fragment=1*", (route) => isDown.then(() => route.continue()));
    const told = host.page.waitForResponse((response) => response.url().includes("fragment=1"));
    await then();
    await host.page.locator(what).hover();
    await host.page.mouse.down();
    letGo();
    await (await told).finished();
    await host.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await host.page.mouse.up();
    await host.page.unroute("**/t/*?fragment=1*");
  };
  await openTab(host.page, "more");
  await held(".own-seat > summary", () => guest.page.locator(".confirm").click());
  await host.page.locator(".own-seat[open]").waitFor();
  await wentOn(host.page, n);
  await held(".confirm", () => guest.page.locator(".phrases button").first().click());
  await wentOn(host.page, n + 1);
  await host.page.locator(".chat li").waitFor({ state: "attached" });
  assert.deepEqual([...host.faults, ...guest.faults], []);
});

test("who comes and who goes is seen", async () => {
  const host = await stage.open();
  const link = await makeTable(host.page, stage.address, "siege", [["me", "Hania"], ["open"]]);
  await host.page.getByRole("link", { name: "Go to the table" }).click();
  const guest = await stage.open();
  await guest.page.goto(link);
  await guest.page.locator(".join [name=name]").fill("Antek");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await host.page.locator(".presence.is-here").waitFor();
  await guest.context.close();
  await host.page.locator(".presence:not(.is-here)").waitFor();
});

test("story 10: the family joins over the local network", async () => {
  const own = Object.values(networkInterfaces()).flat().find((found) => found.family === "IPv4" && !found.internal)?.address ?? "127.0.0.1";
  const lan = await startServer("--lan", "--addr", "0.0.0.0:0");
  const address = `http://${own}:${new URL(lan.address).port}`;
  try {
    const host = await stage.open();
    const link = await makeTable(host.page, address, "siege", [["me", "Mama"], ["open"]]);
    await host.page.getByText("plain HTTP on your local network").waitFor();
    assert.ok(link.startsWith(address), link);
    await host.page.getByRole("button", { name: "Copy" }).first().click();
    await host.page.getByRole("button", { name: "Copied" }).waitFor();
    await host.page.getByRole("link", { name: "Go to the table" }).click();
    const phone = await stage.open(PHONE);
    await phone.page.goto(link);
    await phone.page.locator(".join [name=name]").fill("Zosia");
    await phone.page.getByRole("button", { name: "Sit down" }).tap();
    const n = await entry(phone.page);
    await pickAnything(phone.page);
    await phone.page.locator(".confirm").tap();
    await wentOn(phone.page, n);
    await wentOn(host.page, n);
    assert.deepEqual([...host.faults, ...phone.faults], []);
  } finally {
    lan.stop();
  }
});

test("a table that nobody has touched for more than a month says so, can be looked back at, and wakes up", async () => {
  const data = mkdtempSync(join(tmpdir(), "castellan-story-"));
  let server = await startServer("--data", data, "--clock-skew-ms", String(-40 * 24 * 3600 * 1000));
  try {
    const { page, context, faults } = await stage.open({ locale: "pl-PL" });
    await playAgainstBot(page, server.address);
    const path = new URL(page.url()).pathname;
    await pickAnything(page);
    const n = await entry(page);
    await page.locator(".confirm").click();
    await wentOn(page, n);
    assert.equal(await page.locator(".notice").count(), 0);
    await server.stop();
    server = await startServer("--data", data);
    // Whoever comes back by the first page finds it there.
    await page.goto(server.address);
    await page.locator(`a[href="${path}"]`).first().click();
    assert.match(await page.locator(".notice").innerText(), /^Od ponad miesiąca/);
    await page.goto(`${server.address}${path}/replay?at=1`);
    await page.locator(".canvas svg").waitFor();
    const guest = await context.browser().newContext({ locale: "en-GB" }).then((other) => other.newPage());
    await guest.goto(server.address + path);
    assert.match(await guest.locator(".notice").innerText(), /more than a month/);
    await page.goto(server.address + path);
    await pickAnything(page);
    await page.locator(".confirm").click();
    await page.locator(".notice").waitFor({ state: "detached" });
    assert.deepEqual(faults, []);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true });
  }
});

test("another site can do nothing", async () => {
  const { page, context } = await stage.open();
  await playAgainstBot(page, stage.address);
  const table = await page.locator("#table").getAttribute("data-table");
  const other = await startServer();
  try {
    const stranger = await context.newPage();
    // The same machine by another name is another site to a browser.
    await stranger.goto(other.address.replace("127.0.0.1", "localhost"));
    const tried = await stranger.evaluate(async ([address, table]) => {
      const go = (path, init) => fetch(`${address}${path}`, { method: "POST", credentials: "include", mode: "no-cors", ...init }).then((got) => got.type, (error) => String(error));
      return [
        await go(`/api/tables/${table}/undo`, { body: "{}", headers: { "content-type": "text/plain" } }),
        await go(`/t/${table}/seat`, { body: new URLSearchParams({ seat: "0", what: "leave" }) }),
        await fetch(`${address}/api/tables/${table}`, { credentials: "include" }).then((got) => got.status, () => "refused"),
      ];
    }, [stage.address, table]);
    assert.equal(tried[2], "refused", "another site reads nothing");
    await page.reload();
    assert.equal(await page.locator(".own-seat").count(), 1, "the seat was not left");
    assert.ok((await page.locator(".offer-list button").count()) > 0);
  } finally {
    other.stop();
  }
});
