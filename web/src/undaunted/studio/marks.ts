/** Tiles affected by changes of a draft of Undaunted. */

import type { Doc } from "../../studio/doc";
import type { DocChange } from "../../studio/system";
import { planOf } from "./plan";

const TILE = /\d+[AB]/g;

/** Return the tiles that only one of two texts names. */
function different(before: string, after: string): string[] {
  const [old, now] = [new Set(before.match(TILE)), new Set(after.match(TILE))];
  return [...old, ...now].filter((tile) => !(old.has(tile) && now.has(tile)));
}

/** Return the tiles of a map that some changes affect. */
export function changedTiles(changed: readonly DocChange[], doc: Doc): string[] {
  const about = new Set(
    changed.flatMap(({ path, before, after }) => [
      ...(path.match(TILE) ?? []),
      ...different(before, after),
    ]),
  );
  return planOf(doc)
    .tiles.map(({ id }) => id)
    .filter((tile) => about.has(tile));
}
