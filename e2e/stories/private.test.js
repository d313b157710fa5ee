// Stories of private tables and of what a host does to guests.
import assert from "node:assert/strict";
import { test } from "node:test";
import { entry, makeTable, openTab, pressThrough, setStage } from "../browser.js";

const stage = setStage();

/** Makes a private table by the form; gives the link of its open seat. */
async function makePrivate(page) {
  await page.goto(`${stage.address}/make?game=siege`);
  await page.locator("[name=seat1]").selectOption("open");
  await page.locator("details.options").evaluateAll((folds) => folds.forEach((fold) => (fold.open = true)));
  await page.locator("[name=watching]").selectOption("link");
  await page.locator("form.make-form button.main").click();
  return page.locator(".link input").first().inputValue();
}

test("a private table is seen by its links alone, and they leave the address", async () => {
  const host = await stage.open();
  const invite = await makePrivate(host.page);
  await host.page.getByRole("link", { name: "Go to the table" }).click();
  await openTab(host.page, "more");
  await host.page.locator("details.watch summary").click();
  const watch = await host.page.locator("details.watch input").inputValue();
  const table = watch.split("#")[0];

  const watcher = await stage.open();
  assert.equal((await watcher.page.goto(table)).status(), 404);
  await watcher.page.goto("about:blank");
  await watcher.page.goto(watch);
  assert.ok((await entry(watcher.page)) > 0);
  assert.equal(watcher.page.url(), table);
  assert.equal(await watcher.page.locator("details.watch").count(), 0);

  const guest = await stage.open();
  await guest.page.goto(invite);
  await guest.page.locator(".join [name=name]").fill("Ela");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await guest.page.locator("details.own-seat").waitFor({ state: "attached" });
  assert.deepEqual([...host.faults, ...watcher.faults, ...guest.faults], []);
});

test("without scripts a link to a private table is pasted", async () => {
  const host = await stage.open();
  await makePrivate(host.page);
  const watch = await host.page.locator(".share .quiet a").getAttribute("href");
  const { page } = await stage.open({ javaScriptEnabled: false });
  await page.goto(watch.split("#")[0]);
  await page.locator(".unlock input").fill(watch);
  await page.locator(".unlock button").click();
  await page.locator("#table").waitFor();
});

test("the host mutes a guest and removes them, and the new link works", async () => {
  const host = await stage.open();
  const invite = await makeTable(host.page, stage.address, "siege", [["me", "Ala"], ["open"]]);
  const guest = await stage.open();
  await guest.page.goto(invite);
  await guest.page.locator(".join [name=name]").fill("Ela");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await guest.page.locator("details.own-seat").waitFor({ state: "attached" });
  await host.page.getByRole("link", { name: "Go to the table" }).click();
  await openTab(host.page, "more");
  await host.page.locator("details.hosting summary").click();
  await pressThrough(host.page, host.page.getByRole("button", { name: "Mute Ela" }));
  await guest.page.getByText("The host has muted you.").waitFor({ state: "attached" });
  await host.page.locator("details.hosting summary").click();
  await pressThrough(host.page, host.page.getByRole("button", { name: "Remove Ela" }));
  const link = await host.page.locator(".link input").first().inputValue();
  assert.notEqual(link, invite);
  // The guest's page becomes a watcher's.
  await guest.page.locator("details.own-seat").waitFor({ state: "detached" });
  const other = await stage.open();
  await other.page.goto(link);
  await other.page.getByRole("button", { name: "Sit down" }).click();
  await other.page.locator("details.own-seat").waitFor({ state: "attached" });
  assert.deepEqual([...host.faults, ...guest.faults, ...other.faults], []);
});
