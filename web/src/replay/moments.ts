/**
 * Positions of a finished game, each after a number of entries: their events, and links to them.
 */

import type { Mark } from "../systems";
import type { EventFields, GameEvent } from "../table/events";

/** A side whose view is shown, or both. */
export type Knowledge = string;
export const BOTH: Knowledge = "both";

/** An event with the number of entries after which it has happened. */
export interface ToldEvent {
  entry: number;
  event: GameEvent;
}

/** Return all events of a game with their entries. */
export function tell(entries: readonly { events: readonly EventFields[] }[]): ToldEvent[] {
  let n = 0;
  return entries.flatMap(({ events }, index) =>
    events.map((event) => ({
      entry: index + 1,
      event: { ...event, n: n++ },
    })),
  );
}

/** Return a valid position. 0 is before the first entry. */
export function clampMoment(entry: number | null, last: number): number {
  if (entry === null || !Number.isFinite(entry)) return last;
  return Math.min(Math.max(Math.trunc(entry), 0), last);
}

export function momentPath(table: string, entry: number, knowledge: Knowledge = BOTH): string {
  const query = new URLSearchParams({ entry: String(entry) });
  if (knowledge !== BOTH) query.set("side", knowledge);
  return `/replay/${table}?${query}`;
}

/** Return the side in a link, if it is one of the game's sides, else both. */
export function knowledgeOf(search: string, seats: readonly string[]): Knowledge {
  const side = new URLSearchParams(search).get("side") ?? BOTH;
  return seats.includes(side) ? side : BOTH;
}

export interface Landmark {
  entry: number;
  side: string;
  kind: Mark;
}

/** Return the marks of the slider: captured objectives, losses, the end. */
export function landmarks(
  told: readonly ToldEvent[],
  marks: Readonly<Record<string, Mark>>,
): Landmark[] {
  return told.flatMap(({ event, entry }) => {
    const kind = marks[event.kind];
    return kind === undefined ? [] : [{ entry, side: event.side ?? "", kind }];
  });
}

/** Return the next entry with an event, forwards or backwards. */
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
 * Combine the views of a position: each side as its own view shows it, if there is one. Both sides'
 * views agree on everything open.
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
