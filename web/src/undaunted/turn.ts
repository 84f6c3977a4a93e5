/** What a side has done in its current turn. */

import type { GameEvent } from "../table/events";

/** Return the events of cards that a side has played since its turn started. */
export function playedThisTurn(events: readonly GameEvent[], side: string): GameEvent[] {
  const began = events.findLastIndex(({ kind }) => kind === "turn_began" || kind === "round_began");
  if (began < 0 || events[began]?.side !== side) return [];
  return events
    .slice(began)
    .filter(
      ({ kind, side: whose }) =>
        whose === side && ["played", "hunkered_down", "readied", "used", "swapped"].includes(kind),
    )
    .map((event) => {
      if (event.kind === "played" || event.kind === "used") return event;
      // The event of a card played to swap seats has the soldier instead of the card.
      if (event.kind === "swapped") return { ...event, card: event.unit };
      return { ...event, action: event.kind === "readied" ? "ready" : "hunker_down" };
    });
}
