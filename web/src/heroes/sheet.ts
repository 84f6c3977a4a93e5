/** The contents of a scenario's printed sheet in Heroes. */

import { capital, t } from "../lib/words.svelte";
import type { SheetSystem } from "../systems";
import type { ScenarioInfo } from "../wire";
import { listedEvent } from "./goals";
import Outline from "./Outline.svelte";
import SheetSide from "./SheetSide.svelte";
import { itemName, objectiveName } from "./speech";

/** Return the boards, row by row from the north. */
function boards({ skirmish: battle }: ScenarioInfo): string[] {
  const rows = new Map<number, string[]>();
  for (const { face, turn, row } of (battle?.boards ?? []).toSorted(
    (one, other) => one.column - other.column,
  ))
    rows.set(row, [...(rows.get(row) ?? []), turn === 0 ? face : `${face} ${turn}°`]);
  return [...rows.entries()]
    .sort(([one], [other]) => other - one)
    .map(([, faces]) => faces.join(" · "));
}

const squares = (cells: readonly string[]): string =>
  cells.map((cell) => cell.toUpperCase()).join(" ");

/** Return the objectives with their squares. One inside a house has the squares of the house. */
export const objectives = ({ skirmish: battle }: ScenarioInfo): string[] =>
  (battle?.objectives ?? []).map(({ name, points, cells, inside }) => {
    const house = battle?.overlays.find((one) => one.name === inside)?.covers ?? [];
    const [first = "", last = ""] = [house[0], house.at(-1)];
    const where = cells.length > 0 || house.length === 0 ? squares(cells) : `${first}:${last}`;
    return t(points === 0 ? "web-sheet-objective-at" : "web-sheet-objective", {
      name: capital(objectiveName(name)),
      where: where.toUpperCase(),
      points,
    });
  });

/** Return the items with the squares where each may lie. */
export const items = ({ skirmish: battle }: ScenarioInfo): string[] =>
  (battle?.items ?? []).map(({ name, cells, turn }) =>
    [
      `${capital(itemName(name))}: ${squares(cells)}`,
      ...(turn > 1 ? [t("web-turn", { turn })] : []),
    ].join(" · "),
  );

export const sheet: SheetSystem = {
  Side: SheetSide,
  Outline,
  below: (scenario) => [
    { name: t("web-sheet-boards"), lines: boards(scenario) },
    { name: t("web-sheet-objectives"), lines: objectives(scenario) },
    { name: t("web-sheet-items"), lines: items(scenario) },
    {
      name: t("web-sheet-events"),
      lines: (scenario.skirmish?.events ?? []).map(
        (event) => `${t("web-turn", { turn: event.turn })}: ${listedEvent(event)}`,
      ),
    },
  ],
  track: ({ skirmish: battle }) => ({
    name: t("web-sheet-turns"),
    count: battle?.last_turn ?? 0,
  }),
};
