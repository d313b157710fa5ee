// A server of its own and a browser for the stories, and what several of them do.
import { spawn } from "node:child_process";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Starts the server on a free port; gives its address and how to stop it. */
export async function startServer(...more) {
  const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("../target", import.meta.url));
  const program = process.env.CASTELLAN ?? `${target}/debug/castellan`;
  const own = more.includes("--addr") ? [] : ["--addr", "127.0.0.1:0"];
  const kept = more.includes("--data") ? [] : ["--database", "memory"];
  const args = ["serve", ...own, ...kept, "--no-open", "--no-rate-limits", ...more];
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((resolve, reject) => {
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on("data", (text) => {
      const found = /listening on (\S+)/.exec(String(text));
      if (found) resolve(found[1]);
    });
  });
  server.removeAllListeners("exit");
  const ended = new Promise((resolve) => server.on("exit", resolve));
  return { address: String(address), stop: () => (server.kill(), ended) };
}

export function startBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/**
 * A server and a browser for all stories of a file; `then` prepares what they share. What is on stage is there once
 * the first story begins.
 */
export function setStage(then = async () => {}) {
  const stage = {};
  before(async () => {
    stage.server = await startServer();
    stage.browser = await startBrowser();
    stage.open = (options) => openPage(stage.browser, options);
    stage.address = stage.server.address;
    await then(stage);
  });
  after(async () => {
    await stage.browser?.close();
    stage.server?.stop();
  });
  return stage;
}

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** A page in a context of its own that fails on any error of a script or of the content policy. */
export async function openPage(browser, options = {}) {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1400, height: 900 }, ...options });
  const page = await context.newPage();
  // On a machine that does other things as well everything takes longer; what never comes fails all the same.
  page.setDefaultTimeout(30_000);
  // SLOW=6 plays a story on a processor six times slower: what only works by haste shows itself.
  const slow = Number(process.env.SLOW ?? 1);
  if (slow > 1) await context.newCDPSession(page).then((client) => client.send("Emulation.setCPUThrottlingRate", { rate: slow }));
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error" && /Content Security Policy|Uncaught/.test(line.text())) faults.push(line.text());
  });
  return { page, context, faults };
}

/** How many entries the page knows. */
export const entry = (page) => page.locator("#table").getAttribute("data-n").then(Number);

/** Waits until the page knows more entries than so many. */
export const wentOn = (page, n) => page.waitForFunction((n) => Number(document.getElementById("table").dataset.n) > n, n);

/** One press on the card of a game. */
export async function playAgainstBot(page, address, game = "siege", hasScripts = true) {
  await page.goto(address);
  await page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) }).locator("button.main").first().click();
  await page.waitForURL(/\/t\/[0-9a-z]{26}$/);
  // The modules are awake once the tools are there; whoever presses a key before that is too quick.
  if (hasScripts) await page.locator(".tools:not([hidden])").waitFor();
}

/**
 * Opens a table by the form: seats as `[who, name]`, options as values of the form's fields, lists ticked. Gives the
 * link of the first open seat, if there is one.
 */
export async function makeTable(page, address, game, seats, options = {}) {
  await page.goto(`${address}/make?game=${game}`);
  for (const [n, [who, name]] of seats.entries()) {
    const seat = page.locator(`[name=seat${n}]`);
    if (!(await seat.isVisible())) await page.locator(".chairs .add").click();
    await seat.selectOption(who);
    if (name) await page.locator(`[name=name${n}]`).fill(name);
  }
  await page.locator("details.options").evaluateAll((folds) => folds.forEach((fold) => (fold.open = true)));
  const own = page.locator("[name=start][value=own]");
  if (Object.keys(options).length > 0 && (await own.count()) > 0) await own.check();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`[name=option-${name}]`);
    if (Array.isArray(value)) for (const one of value) await page.locator(`[name=option-${name}][value=${one}]`).check();
    else if (typeof value === "object") await fillNumbers(page, `option-${name}`, value);
    else if (typeof value === "boolean") await field.setChecked(value);
    else if ((await field.first().getAttribute("type")) === "radio") await page.locator(`[name=option-${name}][value='${JSON.stringify(value)}']`).check();
    else await field.selectOption(JSON.stringify(value));
  }
  await page.locator("form.make-form button.main").click();
  const isOpen = seats.some(([who]) => who === "open");
  return isOpen ? page.locator(".link input").first().inputValue() : null;
}

/** Fills a table of numbers in, by rows or by rows and columns. */
async function fillNumbers(page, name, rows) {
  for (const [row, cells] of Object.entries(rows)) {
    for (const [column, number] of Object.entries(typeof cells === "object" ? cells : { "": cells })) {
      await page.locator(`[name="${name}-${row}-${column}"]`).fill(String(number));
    }
  }
}

/** Opens one of the lists beside the board: `stock`, `log`, `sheet`, `chat`, `more`. */
export async function openTab(page, tab) {
  const button = page.locator(`[data-tab=${tab}][aria-expanded]`);
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}

/** Waits until an own move is answered; a rival's secret choice may be told before. */
export const answered = (page) =>
  page.waitForFunction(() => !document.querySelector(".confirm:disabled") || !document.querySelector(':is(.offer-list, .routes) button[aria-pressed="true"]'));

/** Picks parts on the board until a move is found, and says what it is. */
export async function pickAnything(page) {
  await page.locator(".task").waitFor();
  for (let picked = 0; picked < 6; picked += 1) {
    if (await page.locator(".confirm:enabled").isVisible()) break;
    const next = page.locator('#table .can[aria-pressed="false"]:not(.instead, [data-ghost])').first();
    await next.focus();
    await page.keyboard.press("Enter");
  }
  return page.locator(".chosen").innerText();
}

/**
 * Makes one move at the page, whichever, once one is due, and waits until the page knows its answer. Gives what it
 * said it was.
 */
export async function decide(page) {
  await page.locator(".offer-list").waitFor({ state: "attached" });
  const n = await entry(page);
  let said = "";
  if ((await page.locator("#table .can").count()) > 0) {
    said = await pickAnything(page);
    await page.locator(".confirm").click();
  } else {
    // Nothing is left to do but to end the turn.
    await page.locator(".finish").click();
    await page.locator("#ending button.main").click();
  }
  await wentOn(page, n);
  // Another's secret choice may have come first.
  await answered(page);
  return said;
}

/** Makes the moves of a whole turn; whoever comes next must not play by itself. */
export async function wholeTurn(page) {
  do await decide(page);
  while ((await page.locator(".offer-list").count()) > 0);
}

/** Presses what leads to another page, and waits until that is there: what is pressed next is pressed on it. */
export async function pressThrough(page, button) {
  await Promise.all([page.waitForEvent("load"), button.click()]);
}

/** Plays a table on from its page's own seat by the wire, up to so many own moves or to the end. */
export async function playOn(page, most = 1000) {
  const table = await page.locator("#table").getAttribute("data-table");
  return page.evaluate(async ([table, most]) => {
    const look = () => fetch(`/api/tables/${table}`).then((got) => got.json());
    let own = 0;
    for (let asked = 0; asked < 5000 && own < most; asked += 1) {
      const { state, moves } = await look();
      if (state.winners) break;
      if (moves.length === 0) {
        await new Promise((go) => setTimeout(go, 20));
        continue;
      }
      const move = moves[own % moves.length];
      const body = JSON.stringify({ n: state.n, move });
      const got = await fetch(`/api/tables/${table}/moves`, { method: "POST", headers: { "content-type": "application/json" }, body });
      if (got.ok) own += 1;
    }
    return table;
  }, [table, most]);
}
