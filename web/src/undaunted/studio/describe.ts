/** Changes of the map in words: tiles that were placed, moved, flipped or removed. */

import { capital, t } from "../../lib/words.svelte";
import type { ChangeWords, ComparedDocs, StudioSystem } from "../../studio/system";
import type { Change } from "../../wire";
import { planOf, type Plan } from "./plan";
import { whereText } from "./speech";

const TILE = /^tiles\.(\d+[AB])(\.at)?$/;

/** Where a tile lies, in words. */
function placeOf(plan: Plan, tile: string): string {
  const spot = plan.tiles.find(({ id }) => id === tile);
  return spot === undefined ? t("web-change-none") : whereText(plan, spot);
}

export const describe: StudioSystem["describe"] = (changes, docs: ComparedDocs) => {
  const [old, now] = [planOf(docs.before), planOf(docs.after)];
  const words: ChangeWords[] = [];
  const done = new Set<Change>();
  const told = (change: Change, what: string, before: string, after: string) =>
    words.push({ what, before, after, change });
  const none = t("web-change-none");
  for (const change of changes) {
    const tile = TILE.exec(change.path)?.[1];
    if (tile === undefined || done.has(change)) continue;
    done.add(change);
    const what = t("web-studio-tile", { tile });
    if (change.kind === "moved") {
      told(change, what, placeOf(old, tile), placeOf(now, tile));
      continue;
    }
    // Another tile, or the other face, in the same place is one change.
    const gone = change.kind === "removed";
    const same = changes.find(
      (one) =>
        !done.has(one) &&
        TILE.test(one.path) &&
        one.kind === (gone ? "added" : "removed") &&
        (gone ? one.after === change.before : one.before === change.after),
    );
    const other = TILE.exec(same?.path ?? "")?.[1];
    if (same !== undefined && other !== undefined) {
      done.add(same);
      const [was, is] = gone ? [tile, other] : [other, tile];
      const both = JSON.stringify;
      told(
        { path: "tiles", before: both(was), after: both(is), kind: "changed" },
        capital(placeOf(now, is)),
        t("web-studio-tile", { tile: was }),
        t("web-studio-tile", { tile: is }),
      );
    } else if (gone) told(change, what, placeOf(old, tile), none);
    else told(change, what, none, placeOf(now, tile));
  }
  return { words, done };
};
