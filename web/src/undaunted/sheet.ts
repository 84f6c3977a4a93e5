/** The contents of a scenario's printed sheet in Undaunted. */

import { t } from "../lib/words.svelte";
import type { SheetSystem } from "../systems";
import type { ScenarioInfo, TileInfo } from "../wire";
import Outline from "./Outline.svelte";
import SheetSide from "./SheetSide.svelte";
import { mapOf } from "./printed";

/** Return the tiles, one line of the map per entry. */
function tileLines(scenario: ScenarioInfo): string[] {
  const lines = new Map<number, TileInfo[]>();
  for (const tile of mapOf(scenario).tiles)
    lines.set(tile.line, [...(lines.get(tile.line) ?? []), tile]);
  return [...lines.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, tiles]) =>
      tiles
        .toSorted((one, other) => one.step - other.step)
        .map(({ id }) => id)
        .join(" "),
    );
}

function objectives(scenario: ScenarioInfo): string[] {
  const { structures = [], exits = [] } = scenario;
  const worth = new Map<number, string[]>();
  for (const { id, objective } of [
    ...mapOf(scenario).tiles,
    ...structures.map(({ tile, points }) => ({ id: tile, objective: points })),
  ])
    if (objective > 0) worth.set(objective, [...(worth.get(objective) ?? []), id]);
  return [
    ...[...worth.entries()]
      .sort(([one], [other]) => other - one)
      .map(([points, tiles]) => t("web-sheet-points", { tiles: tiles.join(", "), points })),
    ...(exits.length > 0 ? [t("web-sheet-exits", { tiles: exits.join(", ") })] : []),
  ];
}

export const sheet: SheetSystem = {
  Side: SheetSide,
  Outline,
  below: (scenario) => [
    { name: t("web-sheet-tiles"), lines: tileLines(scenario) },
    { name: t("web-sheet-objectives"), lines: objectives(scenario) },
  ],
  track: ({ round_limit }) => ({ name: t("web-sheet-rounds"), count: round_limit }),
};
