/** What a side has done in its turn so far. */

import type { GameEvent } from "./events";

/** The cards a side has played since its turn began. */
export function playedThisTurn(events: readonly GameEvent[], side: string): GameEvent[] {
  const began = events.findLastIndex(({ kind }) => kind === "turn_began" || kind === "round_began");
  if (began < 0 || events[began]?.side !== side) return [];
  return events
    .slice(began)
    .filter(
      ({ kind, side: whose }) =>
        whose === side && (kind === "played" || kind === "hunkered_down" || kind === "readied"),
    )
    .map((event) => {
      if (event.kind === "played") return event;
      return { ...event, action: event.kind === "readied" ? "ready" : "hunker_down" };
    });
}
