/** Which lesson of a guided game is due. It knows no game: what a lesson waits for comes with it. */

import type { GameEvent } from "../table/events";
import type { Ask, Lesson, Trigger } from "../wire";

/** What a table looks like to the guide. */
export interface Now {
  /** What is asked of the player; null where nothing is. */
  ask: Ask | null;
  /** The action that is chosen, if any. */
  verb: string | null;
  /** Whether the numbers of an attack are in sight. */
  sum: boolean;
  /** What has happened, as far as it has been shown. */
  events: readonly GameEvent[];
  /** The side of the player. */
  own: string;
  /** The round, or the turn where a system has no rounds. */
  round: number;
  over: boolean;
}

/** The moves that may be chosen now, or right after the next choice. */
export function offered(ask: Ask | null): string[] {
  const options = ask?.options ?? [];
  return [...options, ...options.flatMap(({ next }) => next?.options ?? [])].map(
    ({ move }) => move,
  );
}

/** The latest event a moment is about. */
export function eventOf({ event, by }: Trigger, { events, own }: Now): GameEvent | undefined {
  if (!event) return undefined;
  return events.findLast(
    ({ kind, side }) => kind === event && (!by || (side === own) === (by === "own")),
  );
}

/** Whether a lesson is due. */
export function due({ when }: Pick<Lesson, "when">, now: Now): boolean {
  return when.some((trigger) => holds(trigger, now));
}

function holds(when: Trigger, now: Now): boolean {
  const { prompts = [], offers = [] } = when;
  if (prompts.length > 0 && !prompts.includes(now.ask?.prompt ?? "")) return false;
  if (
    offers.length > 0 &&
    !offered(now.ask).some((move) => offers.some((one) => move.startsWith(one)))
  )
    return false;
  if (when.verb && when.verb !== now.verb) return false;
  if (when.sum && !now.sum) return false;
  if (when.event && eventOf(when, now) === undefined) return false;
  if (now.round < (when.round ?? 0)) return false;
  if (when.waiting && (now.ask !== null || now.over)) return false;
  return now.over === (when.over ?? false);
}

/** The lesson to tell now: the first that is due and not yet told. */
export function nextLesson(
  lessons: readonly Lesson[],
  told: ReadonlySet<string>,
  now: Now,
): Lesson | null {
  return lessons.find((lesson) => !told.has(lesson.id) && due(lesson, now)) ?? null;
}
