// The journals of this device, in IndexedDB: lines are only ever added, and answered for once they are on disk.
// Shared by the service worker and the worker in which bots think; both are classic scripts.
"use strict";

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("castellan", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("lines", { keyPath: ["table", "n"] });
      request.result.createObjectStore("tables", { keyPath: "table" });
      request.result.createObjectStore("choices");
    };
    request.onsuccess = () => {
      // Another tab may bring a newer form of it; whoever is next opens it again.
      request.result.onversionchange = () => (request.result.close(), (opened = null));
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
    request.onerror = () => ((opened = null), reject(request.error));
  });
  return opened;
}

/** @param {IDBRequest} request @returns {Promise<any>} */
const asked = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const ofTable = (/** @type {string} */ table, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity]);

const journal = {
  /** All lines of a table from one on. @param {string} table @param {number} from @returns {Promise<string[]>} */
  async lines(table, from) {
    const lines = (await database()).transaction("lines").objectStore("lines");
    return (await asked(lines.getAll(ofTable(table, from)))).map((/** @type {{ line: string }} */ { line }) => line);
  },

  /** How many lines a table has. @param {string} table @returns {Promise<number>} */
  async length(table) {
    return asked((await database()).transaction("lines").objectStore("lines").count(ofTable(table)));
  },

  /**
   * Adds a line at its number: `kept` once it is on disk, `conflict` if another one is there or one before it is not,
   * `full` if the device could not keep it.
   * @param {string} table @param {number} n @param {string} line @returns {Promise<string>}
   */
  async append(table, n, line) {
    let is_conflict = false;
    try {
      const transaction = (await database()).transaction(["lines", "tables"], "readwrite", { durability: "strict" });
      const done = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      const lines = transaction.objectStore("lines");
      lines.count(ofTable(table)).onsuccess = (event) => {
        is_conflict = /** @type {IDBRequest<number>} */ (event.target).result !== n;
        if (is_conflict) return;
        lines.add({ table, n, line });
        transaction.objectStore("tables").put({ table, at: Date.now(), listed: true });
      };
      await done;
      return is_conflict ? "conflict" : "kept";
    } catch {
      return "full";
    }
  },

  /** The tables that are listed with the time of their last lines, the latest first. @returns {Promise<[string, number][]>} */
  async tables() {
    const all = await asked((await database()).transaction("tables").objectStore("tables").getAll());
    return all
      .filter((/** @type {{ listed: boolean }} */ { listed }) => listed)
      .sort((/** @type {{ at: number }} */ one, /** @type {{ at: number }} */ other) => other.at - one.at)
      .map((/** @type {{ table: string, at: number }} */ { table, at }) => [table, at]);
  },

  /** All tables, listed or not. @returns {Promise<string[]>} */
  async all() {
    return asked((await database()).transaction("tables").objectStore("tables").getAllKeys());
  },

  /** Takes tables off the list; their lines stay. @param {string[]} meant */
  async unlist(meant) {
    const tables = (await database()).transaction("tables", "readwrite").objectStore("tables");
    for (const table of meant) {
      const found = await asked(tables.get(table));
      if (found) await asked(tables.put({ ...found, listed: false }));
    }
    return true;
  },

  /** What was chosen: language, theme, look, name. */
  async choices() {
    return (await asked((await database()).transaction("choices").objectStore("choices").get("choices"))) ?? {};
  },

  /** Remembers what was chosen. @param {object} choices */
  async choose(choices) {
    await asked((await database()).transaction("choices", "readwrite").objectStore("choices").put(choices, "choices"));
  },
};
