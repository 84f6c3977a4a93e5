/** The current phase of the round, derived from the events. */

import type { GameEvent } from "../table/events";

export function phaseOf(
  events: readonly GameEvent[],
  over: boolean,
): "initiative" | "turns" | "over" {
  if (over) return "over";
  const last = events.findLast(
    ({ kind }) => kind === "bids_revealed" || kind === "turn_began" || kind === "round_began",
  );
  return last === undefined || last.kind === "round_began" ? "initiative" : "turns";
}
