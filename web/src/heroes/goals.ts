/** Texts for each side's goals. */

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
    // The texts name a structure by its id.
    ...(target === "" ? {} : { overlay: target }),
  });
}

export function aims({ skirmish: battle }: ScenarioInfo, side: string): string[] {
  const told =
    battle?.armies.find(({ id }) => id === side)?.aims.map((one) => aim(one, battle)) ?? [];
  return told.length > 0 ? told : [t("web-aim-most-points")];
}

/** Return the effect of an event on the turn track, with the affected side. */
export function spokenEvent(event: TrackEvent): string {
  if (event.item !== "") return broughtBy(event);
  const whose =
    event.side === "both" ? t("web-event-both") : t("web-event-of", { name: sideName(event.side) });
  return `${whose}: ${broughtBy(event)}`;
}

/** Return the text of an event for a list of events. */
export function listedEvent(event: TrackEvent): string {
  if (event.item !== "") return broughtBy(event);
  return `${event.side === "both" ? t("web-both-armies") : sideName(event.side)}: ${broughtBy(event)}`;
}

function broughtBy({ kind, number, card: id, item, at }: TrackEvent): string {
  if (item !== "") return t("web-happens-item", { what: itemName(item) });
  // The texts name a card by its id.
  const what = t(
    `web-happens-${kind}`.replaceAll("_", "-"),
    id === "" ? { number } : { number, card: id },
  );
  const when = at === "supply" || at === "end" ? ` (${t(`web-event-at-${at}`)})` : "";
  return what + when;
}
