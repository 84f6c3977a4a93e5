/** What ground each square is, with what the battle has changed. */

import type { HeroesInfo, SkirmishInfo, TerrainInfo } from "../wire";
import type { Scene } from "./scene";

/** The terrain of every square by its name. */
export function terrainOf(
  plan: SkirmishInfo,
  printed: HeroesInfo,
  { fallen, opened, wrecks }: Pick<Scene, "fallen" | "opened" | "wrecks">,
): Map<string, TerrainInfo> {
  const byId = new Map(printed.terrains.map((terrain) => [terrain.id, terrain]));
  const byChar = new Map(printed.terrains.map((terrain) => [terrain.char, terrain]));
  const counters = new Map(printed.counters.map((counter) => [counter.id, counter]));
  const found = new Map<string, TerrainInfo>();
  const lay = (cell: string, terrain: TerrainInfo | undefined) => {
    if (terrain !== undefined) found.set(cell, terrain);
  };
  for (const [cell, { x, y }] of Object.entries(plan.cells)) {
    const square = x % 2 === 0 && y % 2 === 0;
    lay(
      cell,
      square ? byChar.get(plan.ground[plan.rows - y / 2]?.[x / 2 - 1] ?? "") : byId.get("open"),
    );
  }
  for (const { name, kind, terrain, ruin, covers, rooms } of plan.overlays) {
    if (!fallen.includes(name)) {
      for (const { cell } of rooms) lay(cell, byId.get(terrain));
      if (kind !== "house") for (const cell of covers) lay(cell, byId.get(terrain));
    } else if (ruin !== "") {
      for (const cell of covers) lay(cell, byId.get(ruin));
    }
  }
  for (const cell of opened) lay(cell, byId.get("open"));
  for (const { unit, cells } of wrecks) {
    const counter =
      plan.armies.flatMap(({ units }) => units).find(({ id }) => id === unit)?.counter ?? "";
    for (const cell of cells) lay(cell, byId.get(counters.get(counter)?.wreck ?? ""));
  }
  return found;
}
