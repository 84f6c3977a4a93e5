/**
 * Chooses the lesson of a guided game that is due. It is independent of the system: each lesson
 * contains its conditions.
 */

import type { GameEvent } from "../table/events";
import type { Ask, Lesson, Trigger } from "../wire";

/** The state of a table, as far as the guide needs it. */
export interface Now {
  /** The player's current question, or null. */
  ask: Ask | null;
  /** The verb of the chosen action, or null. */
  verb: string | null;
  /** Whether the numbers of an attack are visible. */
  sum: boolean;
  /** The events that were already shown. */
  events: readonly GameEvent[];
  /** The player's side. */
  own: string;
  /** The round, or the turn in a system without rounds. */
  round: number;
  over: boolean;
}

/** Return the moves that are available now, or right after the next choice. */
export function offered(ask: Ask | null): string[] {
  const options = ask?.options ?? [];
  return [...options, ...options.flatMap(({ next }) => next?.options ?? [])].map(
    ({ move }) => move,
  );
}

/** Return the latest event that matches a trigger. */
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

/** Return the lesson to show: the first that is due and was not shown yet. */
export function nextLesson(
  lessons: readonly Lesson[],
  told: ReadonlySet<string>,
  now: Now,
): Lesson | null {
  return lessons.find((lesson) => !told.has(lesson.id) && due(lesson, now)) ?? null;
}
