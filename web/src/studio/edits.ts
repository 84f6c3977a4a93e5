/** Small edits, made in a draft's data. */

import type { EditChange } from "../wire";
import { pathOf, put } from "./doc";
import type { Doc, Value } from "./doc";

/** Makes edits in data that are the player's own. */
export function makeEdits(doc: Doc, changes: readonly EditChange[]): void {
  for (const { path, after } of changes)
    put(doc, pathOf(path), after === "" ? undefined : (JSON.parse(after) as Value));
}

/** The data after some edits; those that were given stay as they are. */
export function afterEdits(doc: Doc, changes: readonly EditChange[]): Doc {
  const next = structuredClone(doc);
  makeEdits(next, changes);
  return next;
}
