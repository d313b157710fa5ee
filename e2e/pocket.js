// Castellan as static files, for stories without a network: a host that can be switched off, and what several of the
// stories do. SITE is the directory that `castellan site` wrote.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const KINDS = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2" };

/** Hosts the files; what is not there is answered with the page of the first visit, as static hosts do. */
export async function startHost(site = process.env.SITE) {
  const host = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://host").pathname));
    const name = path.endsWith("/") ? `${path}index.html` : path;
    const found = await readFile(join(site, name)).then((file) => ({ file, name, status: 200 }), () => null);
    const { file, name: shown, status } = found ?? { file: await readFile(join(site, "404.html")), name: "404.html", status: 404 };
    response.writeHead(status, { "content-type": KINDS[extname(shown)] ?? "application/octet-stream", "cache-control": "no-cache" });
    response.end(file);
  });
  await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
  const { port } = host.address();
  return {
    address: `http://127.0.0.1:${port}`,
    /** Switches the network off: nobody answers any more. */
    stop: () => new Promise((resolve) => (host.close(resolve), host.closeAllConnections())),
  };
}

/** Visits for the first time, until the pages come from the device. */
export async function install(page, address) {
  await page.goto(address);
  await page.locator(".games .card").first().waitFor({ timeout: 60_000 });
}
