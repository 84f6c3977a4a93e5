/** The contents of a scenario's printed sheet in Heroes. */

import { t } from "../lib/words.svelte";
import type { SheetSystem } from "../systems";
import type { ScenarioInfo } from "../wire";
import { listedEvent } from "./goals";
import Outline from "./Outline.svelte";
import SheetSide from "./SheetSide.svelte";
import { objectiveName } from "./speech";

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

const objectives = ({ skirmish: battle }: ScenarioInfo): string[] =>
  (battle?.objectives ?? []).map(({ name, points, cells }) =>
    t("web-sheet-objective", {
      name: objectiveName(name),
      where: cells.map((cell) => cell.toUpperCase()).join(" "),
      points,
    }),
  );

export const sheet: SheetSystem = {
  Side: SheetSide,
  Outline,
  below: (scenario) => [
    { name: t("web-sheet-boards"), lines: boards(scenario) },
    { name: t("web-sheet-objectives"), lines: objectives(scenario) },
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
