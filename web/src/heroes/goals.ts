/** What each side is after, in words. */

import { card, side as sideName, t } from "../lib/words.svelte";
import type { ScenarioInfo, SkirmishAim, SkirmishInfo, TrackEvent } from "../wire";
import { itemName, objectiveName } from "./speech";

function aim({ kind, objectives, item, unit, structure, number }: SkirmishAim, battle: SkirmishInfo): string {
  const house = battle.overlays.find(({ name }) => name === structure)?.id ?? "";
  return t(`web-aim-${kind}`.replaceAll("_", "-"), {
    places: objectives.map(objectiveName).join(", "),
    what: item === "" ? "" : itemName(item),
    who: unit === "" ? "" : card(unit),
    structure: house === "" ? "" : t(`overlay-${house}`.replaceAll("_", "-")),
    number,
  });
}

export function aims({ skirmish: battle }: ScenarioInfo, side: string): string[] {
  const told = battle?.armies.find(({ id }) => id === side)?.aims.map((one) => aim(one, battle)) ?? [];
  return told.length > 0 ? told : [t("web-aim-most-points")];
}

/** What an event on the turn track brings, and to whom. */
export function spokenEvent({ side, kind, number, card: id }: TrackEvent): string {
  const whose = side === "both" ? t("web-event-both") : t("web-event-of", { name: sideName(side) });
  const what = t(`web-happens-${kind}`.replaceAll("_", "-"), { number, card: id === "" ? "" : card(id) });
  return `${whose}: ${what}`;
}
