// Takes the README's pictures of real tables: `node pictures.js [DIR]`, usually ../docs/pictures.
import { fileURLToPath } from "node:url";
import { openPage, startBrowser, startServer } from "./browser.js";

const dir = process.argv[2] ?? fileURLToPath(new URL("../docs/pictures", import.meta.url));
const WIDE = { viewport: { width: 1180, height: 760 } };
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, locale: "pl-PL", colorScheme: "dark" };
/** Name, game, options, own moves, look of the page. */
const PICTURES = [
  ["carcassonne", "carcassonne", { sets: ["princess-dragon", "inns-cathedrals"] }, 26, WIDE],
  ["castle", "castle", { edition: "2003" }, 40, WIDE],
  ["torres", "torres", {}, 45, WIDE],
  ["siege", "siege", {}, 3, WIDE],
  ["phone", "castle", {}, 30, PHONE],
];
const server = await startServer();
const browser = await startBrowser();

/** Opens a table against a bot, sits down, and plays on as a good player would. */
async function playSome(page, game, options, most) {
  await page.goto(server.address);
  const seats = [{ who: "human", name: "Hania" }, { who: "bot", level: "squire", name: "Bolko" }];
  const link = await page.evaluate(async (body) => {
    const got = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const { table, seats } = await got.json();
    return seats[0].link ?? `/t/${table}`;
  }, { game, options, seats });
  await page.goto(new URL(link, server.address).href);
  await page.locator("#table").waitFor();
  const sit = page.locator("form.join button.main");
  if (await sit.count()) await sit.click();
  await page.locator("#table .can").first().waitFor();
  await page.evaluate(async (most) => {
    const table = document.getElementById("table").dataset.table;
    const post = (what, body) => fetch(`/api/tables/${table}/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    for (let own = 0, asked = 0; own < most && asked < 2000; asked += 1) {
      const { state, moves } = await fetch(`/api/tables/${table}`).then((got) => got.json());
      if (state.winners) return;
      if (moves.length === 0) {
        await new Promise((go) => setTimeout(go, 30));
        continue;
      }
      const hint = await post("hint", {}).then((got) => got.json());
      if ((await post("moves", { n: state.n, move: hint.move ?? moves[0] })).ok) own += 1;
    }
  }, most);
  await page.reload();
  await page.locator("#table .can").first().waitFor();
  await page.waitForLoadState("networkidle").catch(() => null);
  const since = page.locator("#since button");
  if (await since.isVisible()) await since.click();
}

try {
  for (const [name, game, options, most, look] of PICTURES) {
    const { page, context } = await openPage(browser, look);
    await playSome(page, game, options, most);
    await page.screenshot({ path: `${dir}/${name}.png` });
    await context.close();
  }
  const { page } = await openPage(browser, WIDE);
  await page.goto(`${server.address}/learn/carcassonne?m=&m=lay+0%2C-1+2&m=meeple+normal+0%2C-1+city+S&m=&m=lay+0%2C1+0&m=meeple+normal+0%2C1+cloister&m=&m=`);
  await page.locator(".guide").first().waitFor({ state: "attached" });
  await page.screenshot({ path: `${dir}/table.png` });
} finally {
  await browser.close();
  server.stop();
}
