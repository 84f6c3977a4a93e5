/** What happened, as far as this seat may know. */

import type { AimsNow, PieceView, Standings, VehicleNow } from "../wire";

/** What can be read of an event whatever its kind; `wire.ts` has each kind with all of its own. */
export interface EventFields {
  kind: string;
  side?: string;
  unit?: string;
  enemy?: string;
  target?: string;
  tile?: string;
  /** A square of the map, where it happened. */
  cell?: string;
  /** Where a unit came from. */
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
  /** The corner of squares where something falls. */
  crossing?: string;
  ending?: string;
  /** How things lie after it: one of these. */
  now?: Partial<Standings & AimsNow & VehicleNow & PieceView>[];
}

/** An event with its place in the game. */
export interface GameEvent extends EventFields {
  n: number;
}

/**
 * The events with those of a frame. A frame says where its events begin; after an undo that is
 * before the end of what is held, and the rest is gone.
 */
export function merge(
  held: readonly GameEvent[],
  frame: { events: readonly GameEvent[]; first_event: number },
): GameEvent[] {
  return [...held.slice(0, frame.first_event), ...frame.events];
}

/** How many events two lists begin with in common. */
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
