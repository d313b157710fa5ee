// The page of a table or of a replay. All it needs is imported here and not asked for later, so that the page is
// alive once it is loaded: a press never finds a link where a table was meant.
// @ts-check
import { start as startReplay } from "./page/replay.js";
import { start as startTable } from "./page/table.js";

const table = document.getElementById("table");
if (table) (table.dataset.replay ? startReplay : startTable)(table);
