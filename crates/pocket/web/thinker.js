// The worker in which the bots of one table think, as long as a page has the table open. It sees the journal, as the
// server's threads do; a page never does.
"use strict";
importScripts("journal.js", "engine.js");

/** The table, by whose id the page has named its worker. */
const table = self.name;
const engine = fetch("pocket.wasm").then(startEngine);
let isLooking = false;
let isNews = false;

/** Lets bots think until none is due. */
async function look() {
  isNews = true;
  if (isLooking) return;
  isLooking = true;
  const ask = await engine;
  while (isNews) {
    isNews = false;
    const lines = await journal.lines(table, 0);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    for (const thought of ask({ think: { table, lines, now: Date.now(), seed } })) {
      await fetch("/pocket/thought", { method: "POST", body: JSON.stringify({ table, ...thought }) });
    }
    // What was not kept is not tried again before something else happens.
    isNews ||= (await journal.length(table)) > lines.length;
  }
  isLooking = false;
}

new BroadcastChannel("castellan").onmessage = ({ data }) => {
  if (data.table === table) void look();
};
void look();
