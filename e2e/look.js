// Takes pictures of every screen, wide and on a phone, in both languages, light and dark: `node look.js DIR`.
import { mkdirSync } from "node:fs";
import { openPage, pickAnything, startBrowser, startServer } from "./browser.js";

const dir = process.argv[2] ?? "pictures";
const only = process.argv[3];
mkdirSync(dir, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
const looks = [
  { name: "wide-en-light", locale: "en-GB", colorScheme: "light", viewport: { width: 1400, height: 900 } },
  { name: "wide-pl-dark", locale: "pl-PL", colorScheme: "dark", viewport: { width: 1400, height: 900 } },
  { name: "phone-pl-light", locale: "pl-PL", colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: "phone-en-dark", locale: "en-GB", colorScheme: "dark", viewport: { width: 360, height: 740 }, hasTouch: true },
];
for (const { name, ...options } of looks.filter((look) => !only || look.name.includes(only))) {
  const { page, faults } = await openPage(browser, options);
  const shot = (what, fullPage = false) => page.screenshot({ path: `${dir}/${name}-${what}.png`, fullPage });
  await page.goto(server.address);
  await page.waitForLoadState("networkidle");
  await shot("home", true);
  const rules = await page.locator('a[href^="/rules/"]').first().getAttribute("href");
  await page.goto(`${server.address}/make`);
  await shot("make", true);
  await page.locator("[name=name0]").fill("Hania");
  await page.locator("form button.main").click();
  await shot("share");
  await page.goto(`${server.address}${rules}`);
  await shot("rules");
  await page.goto(server.address);
  await page.locator("button.main").first().click();
  await page.locator(".canvas .can").first().waitFor();
  await shot("table");
  await pickAnything(page);
  await shot("picked");
  for (let turn = 0; turn < 60; turn += 1) {
    await page.locator(".canvas .can, .podium").first().waitFor();
    if (await page.locator(".podium").isVisible()) break;
    if (turn === 3) await shot("middle", true);
    const n = await page.locator("#table").getAttribute("data-n");
    await pickAnything(page);
    await page.keyboard.press("Space");
    await page.waitForFunction((n) => document.getElementById("table").dataset.n !== n, n);
    await page.waitForFunction(() => document.querySelector(".offer-list, .podium"));
  }
  await shot("end", true);
  await page.locator(".end a.button[href$=check]").click();
  await shot("check", true);
  await page.goto(`${server.address}/nowhere`);
  await shot("nowhere");
  if (faults.length > 0) console.log(name, faults);
}
await browser.close();
server.stop();
