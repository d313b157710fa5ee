// The end of a turn: one button at its place that says what is lost, and a dialog that asks where the rest goes.
// @ts-check

/** @typedef {{ move: string, gives: string, rest: string, shares: { to: string, count: number }[] }} Way */

/** @param {HTMLElement} ending @returns {Way[]} */
function waysOf(ending) {
  return /** @type {HTMLElement[]} */ ([...ending.querySelectorAll("li")]).map(({ dataset, children }) => ({
    move: dataset.move ?? "",
    gives: dataset.gives ?? "",
    rest: dataset.rest ?? "",
    shares: /** @type {HTMLElement[]} */ ([...children]).map((share) => ({ to: share.textContent ?? "", count: Number(share.dataset.count) })),
  }));
}

/** @param {string} tag @param {string} text @param {Record<string, string>} [attributes] */
function element(tag, text, attributes = {}) {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** The moves that end the turn: they are chosen in the dialog and nowhere else. @param {ParentNode} root @returns {Set<string>} */
export function endingMoves(root) {
  const ending = /** @type {HTMLElement | null} */ (root.querySelector(".ending"));
  return new Set(ending ? waysOf(ending).map(({ move }) => move) : []);
}

/** @param {HTMLElement} root @param {(move: string) => void} play */
export function wakeEnding(root, play) {
  const ending = /** @type {HTMLElement | null} */ (root.querySelector(".ending"));
  if (!ending) return;
  ending.hidden = false;
  const ways = waysOf(ending);
  const loss = ending.querySelector(".loss")?.textContent ?? "";
  const button = /** @type {HTMLButtonElement} */ (ending.querySelector(".finish"));
  button.onclick = () => {
    // Nothing is asked where nothing is lost and nothing is chosen.
    if (ways.length === 1 && !loss && !ways[0].rest) play(ways[0].move);
    else ask(button.textContent ?? "", loss, ways, play);
  };
}

/** @param {string} title @param {string} loss @param {Way[]} ways @param {(move: string) => void} play */
function ask(title, loss, ways, play) {
  const dialog = document.getElementById("ending");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const find = (/** @type {string} */ what) => /** @type {HTMLElement} */ (dialog.querySelector(what));
  const main = /** @type {HTMLButtonElement} */ (find("button.main"));
  let chosen = ways[0];
  const choose = (/** @type {Way | undefined} */ way) => {
    if (!way) return;
    chosen = way;
    render();
  };
  /** The way like this one, but with one more or less going somewhere. @param {number} at @param {number} by */
  const other = (at, by) => {
    const wanted = chosen.shares.map(({ count }, n) => count + (n === at ? by : 0)).join();
    return ways.find((way) => way.gives === chosen.gives && way.shares.map(({ count }) => count).join() === wanted);
  };
  const given = [...new Set(ways.map(({ gives }) => gives))];
  function render() {
    const focus = document.activeElement?.getAttribute("data-at");
    find(".gives").replaceChildren(...(given.length < 2 ? [] : given.map((gives) => {
      const one = element("button", gives, { type: "button", role: "radio", "data-at": gives, "aria-checked": String(gives === chosen.gives) });
      one.onclick = () => choose(ways.find((way) => way.gives === gives && !way.rest) ?? ways.find((way) => way.gives === gives));
      return one;
    })));
    const hasChoice = ways.some((way) => way.gives === chosen.gives && way !== chosen);
    find(".shares").replaceChildren(...(hasChoice ? chosen.shares : []).map(({ to, count }, at) => {
      const row = element("p", "");
      const step = (/** @type {number} */ by) => {
        const button = /** @type {HTMLButtonElement} */ (element("button", by > 0 ? "+" : "−", { type: "button", "data-at": `${at} ${by}`, "aria-label": `${to}: ${count + by}` }));
        button.disabled = !other(at, by);
        button.onclick = () => choose(other(at, by));
        return button;
      };
      row.append(element("span", to), step(-1), element("output", String(count)), step(1));
      return row;
    }));
    find(".rest").textContent = chosen.rest;
    /** @type {HTMLElement | null} */ (focus ? dialog?.querySelector(`[data-at="${CSS.escape(focus)}"]:not(:disabled)`) : null)?.focus();
  }
  find("h2").textContent = main.textContent = title;
  find(".loss").textContent = loss;
  main.onclick = () => (dialog.close(), play(chosen.move));
  render();
  dialog.showModal();
}
