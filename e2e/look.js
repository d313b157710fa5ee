// Takes pictures of every screen, wide and on a phone, in both languages, light and dark:
// `node look.js DIR [part of a look's name] [part of a screen's name]`.
import { mkdirSync } from "node:fs";
import { openPage, pickAnything, playAgainstBot, playOn, startBrowser, startServer } from "./browser.js";

const [dir = "pictures", onlyLook = "", onlyScreen = ""] = process.argv.slice(2);
mkdirSync(dir, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
const SIZES = { wide: { viewport: { width: 1400, height: 900 } }, phone: { viewport: { width: 360, height: 740 }, hasTouch: true } };
const looks = Object.entries(SIZES).flatMap(([size, options]) =>
  ["en-GB", "pl-PL"].flatMap((locale) =>
    ["light", "dark"].map((colorScheme) => ({ name: `${size}-${locale.slice(0, 2)}-${colorScheme}`, locale, colorScheme, ...options }))));
for (const { name, ...options } of looks.filter((look) => look.name.includes(onlyLook))) {
  const { page, faults } = await openPage(browser, options);
  const shot = async (what, fullPage = false) => {
    if (what.includes(onlyScreen)) await page.screenshot({ path: `${dir}/${name}-${what}.png`, fullPage });
  };
  await page.goto(server.address);
  await page.waitForLoadState("networkidle");
  await shot("home", true);
  const games = await page.locator(".card a[href^='/rules/']").evaluateAll((links) => links.map((link) => link.getAttribute("href").slice(7)));
  for (const game of games) {
    await page.goto(`${server.address}/make?game=${game}`);
    await shot(`make-${game}`, true);
    await page.goto(`${server.address}/rules/${game}`);
    await shot(`rules-${game}`);
    await playAgainstBot(page, server.address, game);
    await page.locator("#table .can").first().waitFor();
    await page.waitForLoadState("networkidle").catch(() => null);
    await shot(`${game}-start`);
    await pickAnything(page);
    await shot(`${game}-picked`);
    await playOn(page, game === "siege" ? 3 : 25);
    await page.reload();
    await page.locator("#table .can, .podium").first().waitFor();
    await shot(`${game}-middle`, true);
    await playOn(page);
    await page.reload();
    await page.locator(".podium").waitFor();
    await shot(`${game}-end`, true);
    const table = page.url();
    await page.goto(`${table}/replay?at=30&eyes=0`);
    await shot(`${game}-replay`);
  }
  await page.locator("nav.eyes").waitFor().catch(() => null);
  await page.goto(page.url().replace(/replay.*/, "check"));
  await shot("check", true);
  for (const [what, path] of [["about", "/about"], ["nowhere", "/nowhere"]]) {
    await page.goto(server.address + path);
    await shot(what, true);
  }
  await page.goto(`${server.address}/make?game=siege`);
  await page.locator("[name=name0]").fill("Hania");
  await page.locator("[name=seat1]").selectOption("here");
  await page.locator("[name=name1]").fill("Antek");
  await page.locator("[name=seat2]").selectOption("open");
  await page.locator("form.make-form button.main").click();
  await page.locator("details summary").first().click();
  await shot("share", true);
  const link = await page.locator(".link input").first().inputValue();
  await page.goto(`${page.url()}`);
  await page.locator(".handover").waitFor();
  await shot("handover");
  const guest = await openPage(browser, options);
  await guest.page.goto(link);
  await guest.page.locator(".join").waitFor();
  if ("join".includes(onlyScreen)) await guest.page.screenshot({ path: `${dir}/${name}-join.png`, fullPage: true });
  if (faults.length > 0) console.log(name, faults);
}
await browser.close();
server.stop();
