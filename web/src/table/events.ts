/** What happened, as far as this seat may know. */

import type { Frame } from "../wire";

export interface GameEvent {
  n: number;
  kind: string;
  side?: string;
  unit?: string;
  enemy?: string;
  target?: string;
  tile?: string;
  /** A square of the map, where it happened. */
  cell?: string;
  from?: string;
  to?: string;
  card?: string;
  action?: string;
  round?: number;
  dice?: number | number[];
  total?: number;
  hit?: boolean;
  name?: string;
  points?: number;
  fog?: boolean;
  vehicle?: string;
  /** A seat, counted from 1. */
  place?: number;
  other?: string;
  structure?: string;
  damage?: number;
  disabled?: boolean;
  active_again?: boolean;
  [other: string]: unknown;
}

/**
 * The events with those of a frame. A frame says where its events begin; after an undo that is
 * before the end of what is held, and the rest is gone.
 */
export function merge(
  held: readonly GameEvent[],
  frame: Pick<Frame, "events" | "first_event">,
): GameEvent[] {
  return [...held.slice(0, frame.first_event), ...(frame.events as unknown as GameEvent[])];
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
