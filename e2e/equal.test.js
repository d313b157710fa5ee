// The engine in the browser and the program choose the same moves, and replay records to the same end. CASTELLAN is the
// program, ENGINE the engine for browsers, POSITIONS how many decisions of each game and level are compared.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";

const POSITIONS = Number(process.env.POSITIONS ?? 4);
let ask;
let program;
let lines;

before(async () => {
  const { instance } = await WebAssembly.instantiate(await readFile(process.env.ENGINE), {});
  const { memory, room, call, answer } = instance.exports;
  ask = (asked) => {
    const text = new TextEncoder().encode(JSON.stringify(asked));
    const at = room(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const length = call();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length)));
  };
  program = spawn(process.env.CASTELLAN, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
});
after(() => program?.kill());

/** Asks the program. */
async function engine(asked) {
  program.stdin.write(`${JSON.stringify(asked)}\n`);
  const { value } = await lines.next();
  const { ok, error } = JSON.parse(value);
  assert.ok(ok, `${value} to ${JSON.stringify(asked)} ${error?.message}`);
  return ok;
}

for (const game of ["siege", "castle", "carcassonne", "torres"]) {
  for (const level of ["page", "squire", "knight", "castellan"]) {
    test(`${game}, ${level}: the same moves and the same end`, async () => {
      const seed = "07".repeat(32);
      const { table } = await engine({ do: "new", game, players: 2, seed });
      for (let n = 0; n < POSITIONS; n += 1) {
        const { record } = await engine({ do: "record", table });
        const { state } = await engine({ do: "state", table });
        const [seat] = state.turn.seats ?? [];
        if (seat === undefined) break;
        const { move } = await engine({ do: "think", table, seat, level });
        assert.deepEqual(ask({ choose: { record, seat, level, seed } }).move, move, `move ${n}`);
        await engine({ do: "play", table, seat, move });
      }
      const { record } = await engine({ do: "record", table });
      const { state } = await engine({ do: "state", table });
      const { state: replayed } = ask({ replay: record });
      assert.deepEqual([replayed.n, replayed.scores, replayed.turn], [state.n, state.scores, state.turn]);
    });
  }
}
