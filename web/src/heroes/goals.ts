/** What each side is after, in words. */

import { card, t } from "../lib/words.svelte";
import type { ScenarioInfo, SkirmishAim } from "../wire";
import { itemName, objectiveName } from "./speech";

function aim({ kind, objectives, item, unit, number }: SkirmishAim): string {
  return t(`web-aim-${kind}`.replaceAll("_", "-"), {
    places: objectives.map(objectiveName).join(", "),
    what: item === "" ? "" : itemName(item),
    who: unit === "" ? "" : card(unit),
    number,
  });
}

export function aims({ skirmish: battle }: ScenarioInfo, side: string): string[] {
  const told = battle?.armies.find(({ id }) => id === side)?.aims.map(aim) ?? [];
  return told.length > 0 ? told : [t("web-aim-most-points")];
}
