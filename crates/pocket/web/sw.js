// The service worker: answers the addresses of Castellan on this device. What is not in its cache is answered by the
// engine, one request after the other; what the engine wishes for is read from or written to the journals.
"use strict";
/* global VERSION */
importScripts("/pocket/journal.js", "/pocket/engine.js");

const CACHE = `castellan-${VERSION}`;
/** Own files only, as the server has it. */
const CONTENT_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Pictures of the games and their drawings. */
const DRAWN = /^\/(games|art)\//;

const news = new BroadcastChannel("castellan");
/** @type {Promise<(asked: object) => any> | null} */
let engine = null;
/** The request that is answered last: the next one waits for it. */
let last = Promise.resolve();
/** Whoever listens to a table: its id and how a version is told. @type {Set<{ table: string, tell: (version: number) => void }>} */
const listeners = new Set();

addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const files = await (await fetch("/pocket/files.json", { cache: "no-cache" })).json();
      await (await caches.open(CACHE)).addAll(files.cached);
    })(),
  );
});

// A new version waits until no page of the old one is open: it never comes in the middle of a game.
addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("castellan-") && name !== CACHE) await caches.delete(name);
      }
      await clients.claim();
    })(),
  );
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin === location.origin) event.respondWith(respond(event.request, url));
});

/** @param {Request} request @param {URL} url @returns {Promise<Response>} */
async function respond(request, url) {
  const events = /^\/api\/tables\/([0-9a-z]+)\/events$/.exec(url.pathname);
  if (events) return versions(events[1], Number(url.searchParams.get("version") ?? -1));
  const [cache, name] = [await caches.open(CACHE), url.pathname + url.search];
  const kept = request.method === "GET" && (await cache.match(name));
  if (kept) return kept;
  const answered = last.then(() => answer(request, url)).catch(fault);
  last = answered.then(() => {});
  const response = await answered;
  // What is drawn once stays the same in this version.
  if (response.ok && DRAWN.test(url.pathname)) await cache.put(name, response.clone());
  return response;
}

/** A fault of ours: the engine starts afresh, from what is kept. @param {unknown} error */
function fault(error) {
  console.error(error);
  engine = null;
  const message = "A fault of ours. Nothing was changed by it.";
  const body = JSON.stringify({ error: { code: "internal", message } });
  return new Response(body, { status: 500, headers: { "content-type": "application/json" } });
}

async function started() {
  const cache = await caches.open(CACHE);
  const files = await (await cache.match("/pocket/files.json"))?.json();
  const module = await cache.match("/pocket/pocket.wasm");
  if (!module) throw new Error("the engine is not here");
  const ask = await startEngine(module);
  ask({ start: { files: files.pages, random: randomDigits(32) } });
  return ask;
}

/** @param {Request} request @param {URL} url @returns {Promise<Response>} */
async function answer(request, url) {
  engine ??= started();
  const ask = await engine;
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  const text = request.method === "POST" ? await request.text() : "";
  let step = ask({
    answer: {
      method: request.method,
      path: url.pathname.split("/").filter(Boolean).map(decodeURIComponent),
      query: [...url.searchParams],
      form: isForm ? [...new URLSearchParams(text)] : [],
      body: isForm ? "" : text,
      known: request.headers.get("if-none-match") ?? "",
      languages: [...navigator.languages],
      choices: await journal.choices(),
      base: url.origin,
      now: Date.now(),
      random: randomDigits(32),
    },
  });
  while (step.wish) step = ask({ came: await fulfil(step.wish) });
  if (!step.answer) throw new Error(step.bad);
  for (const [table, version] of Object.entries(step.news)) tell(table, Number(version));
  if (step.answer.choices) await journal.choose(step.answer.choices);
  return response(step.answer, url);
}

/** What the engine wishes for, done with the journals; null if it could not be done. @param {any} wish */
async function fulfil(wish) {
  try {
    switch (wish.do) {
      case "lines":
        return await journal.lines(wish.table, wish.from);
      case "append":
        return await journal.append(wish.table, wish.n, wish.line);
      case "tables":
        return await journal.tables();
      case "all":
        return await journal.all();
      case "unlist":
        return await journal.unlist(wish.tables);
    }
  } catch (error) {
    console.error(error);
  }
  return null;
}

/** @param {{ status: number, kind: string, body: string, to?: string, tag?: string }} answer @param {URL} url */
function response({ status, kind, body, to, tag }, url) {
  if (to) return Response.redirect(new URL(to, url).href, 303);
  const headers = new Headers({
    "content-type": kind,
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
  });
  if (tag) headers.set("etag", tag);
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}

/** Tells everybody of another version of a table. @param {string} table @param {number} version */
function tell(table, version) {
  news.postMessage({ table, version });
  for (const listener of listeners) if (listener.table === table) listener.tell(version);
}

/** A stream of the versions of a table. @param {string} table @param {number} had */
async function versions(table, had) {
  const encoder = new TextEncoder();
  let told = had;
  /** @type {{ table: string, tell: (version: number) => void }} */
  let listener;
  /** @type {ReturnType<typeof setInterval>} */
  let beat;
  const stream = new ReadableStream({
    async start(controller) {
      const say = (/** @type {string} */ text) => controller.enqueue(encoder.encode(text));
      listener = {
        table,
        tell: (version) => {
          if (version <= told) return;
          told = version;
          say(`event: version\nid: ${version}\ndata: ${version}\n\n`);
        },
      };
      listeners.add(listener);
      beat = setInterval(() => say("event: alive\ndata:\n\n"), 15_000);
      say("retry: 1000\n\n");
      listener.tell(await journal.length(table));
    },
    cancel() {
      listeners.delete(listener);
      clearInterval(beat);
    },
  });
  return new Response(stream, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
}
