// The box editor: which game's box is written down, what comes with it, and a set that came with the link.
// @ts-check
import { page, say } from "./box/dom.js";
import { Editor } from "./box/editor.js";
import { check, standIn } from "./box/server.js";
import { checkTab } from "./box/check.js";
import { shareTab, takeOver } from "./box/share.js";
import { mixTab } from "./box/mix.js";
import { strengthsTab } from "./box/strengths.js";
import { tilesTab } from "./box/walk.js";
import { tokensTab } from "./box/tokens.js";
import { wallTab } from "./box/wall.js";

const FORMAT = "castellan-set/2";

/** What is written down of each game, and how it begins. @type {Record<string, {tabs: import("./box/editor.js").Tab[], blank: (known: any) => any}>} */
const GAMES = {
  castle: {
    tabs: [tilesTab, wallTab, tokensTab, checkTab, shareTab],
    blank: ({ set }) => ({ format: FORMAT, game: "castle", wall: structuredClone(set.wall), startFields: structuredClone(set.startFields), tokens: [], followersPerPlayer: set.followersPerPlayer, tiles: [] }),
  },
  siege: {
    tabs: [strengthsTab, checkTab, shareTab],
    blank: ({ set }) => ({ format: FORMAT, game: "siege", strengths: { knight: { ...set.strengths.knight } }, equalOnCards: [] }),
  },
  carcassonne: {
    tabs: [mixTab, checkTab, shareTab],
    blank: () => ({ format: FORMAT, game: "carcassonne", sets: [], mix: {} }),
  },
};

const game = page.dataset.game ?? "castle";
const given = location.hash.slice(1);
if (given) history.replaceState(null, "", location.pathname + location.search);
const came = given ? await check({ packed: given }) : null;
if (came?.set && came.game !== game && came.game in GAMES) {
  location.replace(`/box?game=${encodeURIComponent(came.game)}#${given}`);
} else {
  const [kind, known] = [GAMES[game], await standIn(game)];
  if (!kind || !known) page.replaceChildren(say("not-there-yet"));
  else {
    const all = { ...known, sheet: page.dataset.sheet ?? "", boxes: JSON.parse(page.dataset.boxes ?? "{}"), rows: JSON.parse(page.dataset.rows ?? "[]"), lists: JSON.parse(page.dataset.lists ?? "{}") };
    const editor = new Editor(game, all, kind.tabs, () => kind.blank(known));
    if (given && came?.set) takeOver(editor, came.set);
    if (given) editor.goTo("share");
    editor.view.shareFault = given !== "" && !came?.set;
    if (editor.view.shareFault) editor.render();
  }
}
