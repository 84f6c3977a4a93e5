/** Squares affected by changes of a draft of Heroes. */

import type { DocChange } from "../../studio/system";
import type { DraftPlan } from "./plan";
import { squareName } from "./spots";
import { located, placeOf } from "./things";
import { squaresOf } from "./zones";

const listed = (json: string): string[] => {
  const found: unknown = json === "" ? [] : JSON.parse(json);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
};

/** Return the squares of a map that some changes affect. */
export function changedCells(
  changed: readonly DocChange[],
  plan: DraftPlan,
  seats: readonly string[],
): string[] {
  const found = new Set<string>();
  for (const { path, before, after } of changed) {
    const { thing } = located({ path }, seats);
    if (thing?.kind === "zone") {
      const [old, now] = [before, after].map(
        (json) => new Set(squaresOf(listed(json), plan.map).map(squareName)),
      );
      for (const cell of [...(old ?? []), ...(now ?? [])])
        if (old?.has(cell) !== now?.has(cell)) found.add(cell);
    }
    const place = placeOf(thing, plan);
    if (place === null) continue;
    for (const [cell, { x, y }] of Object.entries(plan.map.cells))
      if (Math.abs(x - place.x) <= 1 && Math.abs(y - place.y) <= 1) found.add(cell);
  }
  return [...found];
}
