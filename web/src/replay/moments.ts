/** Moments of a finished game: how far it has gone, what has happened, and a link to it. */

import type { GameEvent } from "../table/events";

/** One side's knowledge, or both at once. */
export type Knowledge = string;
export const BOTH: Knowledge = "both";

/** An event and the moment after which it has happened: so many entries. */
export interface ToldEvent {
  entry: number;
  event: GameEvent;
}

/** What only its owner learns when it happens. */
const SECRETS: Readonly<Record<string, string>> = { drew: "card", bid_placed: "card" };

/** All events of a game with the moment they belong to, as far as this side knew them. */
export function tell(
  entries: readonly { events: readonly Record<string, unknown>[] }[],
  knowledge: Knowledge,
): ToldEvent[] {
  let n = 0;
  return entries.flatMap(({ events }, index) =>
    events.map((event) => ({
      entry: index + 1,
      event: { ...seenBy(event, knowledge), n: n++, kind: String(event.kind) },
    })),
  );
}

function seenBy(event: Record<string, unknown>, knowledge: Knowledge): Record<string, unknown> {
  const secret = SECRETS[String(event.kind)];
  if (secret === undefined || knowledge === BOTH || event.side === knowledge) return event;
  const { [secret]: _, ...rest } = event;
  return rest;
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

export type Landmark = { entry: number; side: string; kind: "control" | "loss" | "end" };

const LANDMARKS: Readonly<Record<string, Landmark["kind"]>> = {
  controlled: "control",
  casualty: "loss",
  game_over: "end",
};

/** What a scrubber marks: ground taken, men lost, the end. */
export function landmarks(told: readonly ToldEvent[]): Landmark[] {
  return told.flatMap(({ event, entry }) => {
    const kind = LANDMARKS[event.kind];
    return kind === undefined ? [] : [{ entry, side: event.side ?? "", kind }];
  });
}

/** The next moment at which something is told, forwards or backwards. */
export function stepFrom(told: readonly ToldEvent[], entry: number, direction: 1 | -1, last: number): number {
  if (direction === 1) return told.find((one) => one.entry > entry)?.entry ?? last;
  return told.findLast((one) => one.entry < entry)?.entry ?? 0;
}
