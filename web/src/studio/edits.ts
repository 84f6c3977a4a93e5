/** Applying small edits to a draft's data. */

import type { EditChange } from "../wire";
import { pathOf, put, type Doc, type Value } from "./doc";

/** Apply edits to the data in place. */
export function makeEdits(doc: Doc, changes: readonly EditChange[]): void {
  for (const { path, after } of changes)
    put(doc, pathOf(path), after === "" ? undefined : (JSON.parse(after) as Value));
}

/** Return the data after some edits. The given data are not modified. */
export function afterEdits(doc: Doc, changes: readonly EditChange[]): Doc {
  const next = structuredClone(doc);
  makeEdits(next, changes);
  return next;
}
