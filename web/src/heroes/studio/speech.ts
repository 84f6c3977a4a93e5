/** Descriptions of the editor's map for screen readers. */

import { t } from "../../lib/words.svelte";
import { faultText } from "../../studio/faults";
import type { Place } from "../../wire";
import type { HeroesDesk } from "./desk.svelte";
import { ZONES } from "./doc";
import { squareName, type Square } from "./spots";
import { wordsOf, type Thing } from "./things";

/** Return the things that lie on a square or touch it. */
function thingsOn({ plan }: HeroesDesk, square: Square): Thing[] {
  const cell = squareName(square);
  const near = (at: Place) =>
    Math.abs(at.x - 2 * square[0]) <= 1 && Math.abs(at.y - 2 * square[1]) <= 1;
  return [
    ...plan.overlays
      .filter(({ what }) => what.covers.includes(cell))
      .map(({ index }): Thing => ({ kind: "overlay", index })),
    ...plan.objectives
      .filter(({ what }) => near(what))
      .map(({ index }): Thing => ({ kind: "objective", index })),
    ...plan.bonuses
      .filter(({ what }) => near(what))
      .map(({ index }): Thing => ({ kind: "bonus", index })),
    ...plan.items
      .filter(({ places }) => places.some(near))
      .map(({ index }): Thing => ({ kind: "item", index })),
    ...plan.units
      .filter(({ cell: at }) => at === cell)
      .map(({ side, index }): Thing => ({ kind: "unit", side, index })),
  ];
}

/** Return a square with its terrain, the things on it with their errors, and its zones. */
export function spokenSquare(desk: HeroesDesk, square: Square): string {
  const said = [squareName(square).toUpperCase()];
  const terrain = desk.terrainAt(square);
  if (terrain !== undefined) {
    said.push(t(`terrain-${terrain.id}`.replaceAll("_", "-")));
    if (terrain.cover > 0) said.push(t("web-spoken-cover", { cover: String(terrain.cover) }));
  }
  for (const thing of thingsOn(desk, square)) {
    said.push(desk.nameOf(thing));
    const faults = desk.faulty.get(wordsOf(thing)) ?? [];
    if (faults.length > 0) said.push(faults.map(faultText).join("; "));
  }
  for (const side of desk.seats)
    for (const zone of ZONES)
      if (desk.plan.zones[side]?.[zone].some((one) => one.join() === square.join()))
        said.push(desk.nameOf({ kind: "zone", side, zone }));
  return said.join(", ");
}
