/** Moments of a finished game: how far it has gone, what has happened, and a link to it. */

import type { Mark } from "../systems";
import type { EventFields, GameEvent } from "../table/events";

/** One side's knowledge, or both at once. */
export type Knowledge = string;
export const BOTH: Knowledge = "both";

/** An event and the moment after which it has happened: this many entries. */
export interface ToldEvent {
  entry: number;
  event: GameEvent;
}

/** All events of a game with the moment they belong to. */
export function tell(entries: readonly { events: readonly EventFields[] }[]): ToldEvent[] {
  let n = 0;
  return entries.flatMap(({ events }, index) =>
    events.map((event) => ({
      entry: index + 1,
      event: { ...event, n: n++ },
    })),
  );
}

/** A moment of the game: 0 is before the first entry. */
export function clampMoment(entry: number | null, last: number): number {
  if (entry === null || !Number.isFinite(entry)) return last;
  return Math.min(Math.max(Math.trunc(entry), 0), last);
}

export function momentPath(table: string, entry: number, knowledge: Knowledge = BOTH): string {
  const query = new URLSearchParams({ entry: String(entry) });
  if (knowledge !== BOTH) query.set("side", knowledge);
  return `/replay/${table}?${query}`;
}

/** The side a link asks for, where it is one of the game's. */
export function knowledgeOf(search: string, seats: readonly string[]): Knowledge {
  const side = new URLSearchParams(search).get("side") ?? BOTH;
  return seats.includes(side) ? side : BOTH;
}

export interface Landmark {
  entry: number;
  side: string;
  kind: Mark;
}

/** What a scrubber marks: ground taken, men lost, the end. */
export function landmarks(
  told: readonly ToldEvent[],
  marks: Readonly<Record<string, Mark>>,
): Landmark[] {
  return told.flatMap(({ event, entry }) => {
    const kind = marks[event.kind];
    return kind === undefined ? [] : [{ entry, side: event.side ?? "", kind }];
  });
}

/** The next moment at which something is told, forwards or backwards. */
export function stepFrom(
  told: readonly ToldEvent[],
  entry: number,
  direction: 1 | -1,
  last: number,
): number {
  if (direction === 1) return told.find((one) => one.entry > entry)?.entry ?? last;
  return told.findLast((one) => one.entry < entry)?.entry ?? 0;
}

/**
 * The views of a moment as one: each side as its own view shows it, where there is one. Both sides'
 * views agree on what lies open.
 */
export function joined<V extends { seat: string | null; sides: Record<string, unknown> }>(
  views: readonly V[],
): V | null {
  const [first] = views;
  if (first === undefined) return null;
  const sides: Record<string, unknown> = { ...first.sides };
  for (const { seat, sides: known } of views) {
    if (seat !== null && known[seat] !== undefined) sides[seat] = known[seat];
  }
  return { ...first, sides };
}
