/** Events of a game, as far as this seat may know them. */

import type { AimsNow, PieceView, Standings, VehicleNow } from "../wire";

/** Fields that an event of any kind may have; `wire.ts` has the exact fields of each kind. */
export interface EventFields {
  kind: string;
  side?: string;
  unit?: string;
  enemy?: string;
  target?: string;
  tile?: string;
  /** The square where it happened. */
  cell?: string;
  /** The square a unit came from. */
  start?: string;
  target_cell?: string;
  from?: string;
  to?: string;
  card?: string;
  action?: string;
  round?: number;
  turn?: number;
  number?: number;
  token?: string;
  item?: string;
  objective?: string;
  die?: number;
  dice?: number | number[];
  total?: number;
  defence?: number;
  result?: string;
  purpose?: string;
  hit?: boolean;
  name?: string;
  points?: number;
  fog?: boolean;
  vehicle?: string;
  structure?: string;
  /** The corner between squares where a shell lands. */
  crossing?: string;
  ending?: string;
  /** The state after the event, as one of these. */
  now?: Partial<Standings & AimsNow & VehicleNow & PieceView>[];
}

/** An event with its number in the game. */
export interface GameEvent extends EventFields {
  n: number;
}

/**
 * Combine known events with those of a frame. A frame says where its events begin: after an undo,
 * before the end of the known ones, which are then cut off.
 */
export function merge(
  held: readonly GameEvent[],
  frame: { events: readonly GameEvent[]; first_event: number },
): GameEvent[] {
  return [...held.slice(0, frame.first_event), ...frame.events];
}

/** Return how many events two lists have in common at their start. */
export function common(a: readonly GameEvent[], b: readonly GameEvent[]): number {
  let n = 0;
  while (n < a.length && n < b.length && alike(a[n], b[n])) n++;
  return n;
}

function alike(a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  return (
    a === b ||
    (a?.kind === b?.kind &&
      a?.side === b?.side &&
      a?.unit === b?.unit &&
      a?.to === b?.to &&
      a?.tile === b?.tile &&
      a?.cell === b?.cell)
  );
}
