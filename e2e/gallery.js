// Draws the sheet of all components of each game: `node gallery.js [DIR]`, usually ../docs/gallery.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startBrowser, startServer } from "./browser.js";

const dir = process.argv[2] ?? fileURLToPath(new URL("../docs/gallery", import.meta.url));
const SEATS = ["#c0392b", "#2e6da4", "#d9a514", "#3d8b4f", "#3a3a3a", "#c45a8d"];
const [ACROSS, HIGH, GAP] = [1100, 64, 10];
mkdirSync(dir, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
try {
  const { games } = await fetch(`${server.address}/api/games`).then((got) => got.json());
  for (const { id } of games) {
    const board = await fetch(`${server.address}/learn/${id}`).then((got) => got.text());
    const sheet = await fetch(server.address + /\/art\/[0-9a-f]+\/[a-z]+\.svg/.exec(board)[0]).then((got) => got.text());
    const page = await browser.newPage({ viewport: { width: ACROSS, height: 800 } });
    await page.setContent(`<body style="margin:0;background:#4d6b57">${sheet.replace("<svg ", '<svg width="0" height="0" style="position:absolute" ')}</body>`);
    await page.evaluate(lay, { SEATS, ACROSS, HIGH, GAP });
    await page.locator("#all").screenshot({ path: `${dir}/${id}.png` });
    await page.close();
  }
} finally {
  await browser.close();
  server.stop();
}

/** Lays all symbols in rows, small ones of an owner in the colours of the seats. */
function lay({ SEATS, ACROSS, HIGH, GAP }) {
  const rows = document.createElement("div");
  rows.id = "all";
  Object.assign(rows.style, { display: "flex", flexWrap: "wrap", gap: `${GAP}px`, padding: `${GAP}px`, width: `${ACROSS - 2 * GAP}px` });
  for (const [n, symbol] of [...document.querySelectorAll("symbol")].entries()) {
    const [, , wide, high] = symbol.getAttribute("viewBox").split(" ").map(Number);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const height = Math.min(HIGH, (6 * HIGH * high) / wide);
    for (const [name, value] of Object.entries({ width: (height * wide) / high, height, color: SEATS[n % SEATS.length] })) svg.setAttribute(name, String(value));
    svg.innerHTML = `<use href="#${symbol.id}" width="100%" height="100%"/>`;
    rows.append(svg);
  }
  document.body.append(rows);
}
