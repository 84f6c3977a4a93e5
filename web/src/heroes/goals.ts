/** What each side is after, in words. */

import { card, side as sideName, t } from "../lib/words.svelte";
import type { ScenarioInfo, SkirmishAim, SkirmishInfo, TrackEvent } from "../wire";
import { itemName, objectiveName } from "./speech";

function aim(
  { kind, objectives, item, unit, structure, number }: SkirmishAim,
  battle: SkirmishInfo,
): string {
  const target = battle.overlays.find(({ name }) => name === structure)?.called ?? "";
  return t(`web-aim-${kind}`.replaceAll("_", "-"), {
    places: objectives.map(objectiveName).join(", "),
    what: item === "" ? "" : itemName(item),
    who: unit === "" ? "" : card(unit),
    number,
    // The words name a structure by its id.
    ...(target === "" ? {} : { overlay: target }),
  });
}

export function aims({ skirmish: battle }: ScenarioInfo, side: string): string[] {
  const told =
    battle?.armies.find(({ id }) => id === side)?.aims.map((one) => aim(one, battle)) ?? [];
  return told.length > 0 ? told : [t("web-aim-most-points")];
}

/** What an event on the turn track brings, and to whom. */
export function spokenEvent(event: TrackEvent): string {
  if (event.item !== "") return broughtBy(event);
  const whose =
    event.side === "both" ? t("web-event-both") : t("web-event-of", { name: sideName(event.side) });
  return `${whose}: ${broughtBy(event)}`;
}

/** The same on a list of events. */
export function listedEvent(event: TrackEvent): string {
  if (event.item !== "") return broughtBy(event);
  return `${event.side === "both" ? t("web-both-armies") : sideName(event.side)}: ${broughtBy(event)}`;
}

function broughtBy({ kind, number, card: id, item, at }: TrackEvent): string {
  if (item !== "") return t("web-happens-item", { what: itemName(item) });
  // The words name a card by its id.
  const what = t(
    `web-happens-${kind}`.replaceAll("_", "-"),
    id === "" ? { number } : { number, card: id },
  );
  const when = at === "supply" || at === "end" ? ` (${t(`web-event-at-${at}`)})` : "";
  return what + when;
}
