/**
 * Walking the tree of what may be answered. Nothing leaves the browser until a line is complete and
 * confirmed, so every step here is free.
 */

import type { Ask, Choice } from "../wire";

/** The answer that lies in the hand as soon as something is asked after a line; null for none. */
export type Quick = (ask: Ask, line: readonly string[]) => string | null;

export interface Walk {
  /** What is asked after each step of the line; the first is the open decision itself. */
  readonly asks: readonly Ask[];
  readonly line: readonly string[];
  /** The option in the hand: shown with its numbers, but not yet taken. */
  readonly candidate: string | null;
  /** Whether the tree ends here although the line goes on: the rest must be explored. */
  readonly unexplored: boolean;
  readonly quick: Quick;
}

export function begin(ask: Ask, quick: Quick = () => null): Walk {
  return preselect({ asks: [ask], line: [], candidate: null, unexplored: false, quick });
}

/** What lies at hand now: the only option, or what the system puts there. */
export function atHand(walk: Walk): string | null {
  const ask = asked(walk);
  if (ask === null) return null;
  const [only, ...others] = ask.options;
  return only !== undefined && others.length === 0 ? only.move : walk.quick(ask, walk.line);
}

/** What is asked now; null while it is being explored. */
export function asked(walk: Walk): Ask | null {
  return walk.unexplored ? null : (walk.asks.at(-1) ?? null);
}

export function option(walk: Walk, move: string): Choice | null {
  return asked(walk)?.options.find((choice) => choice.move === move) ?? null;
}

/** Whether the line is complete with this option. */
export function ends(choice: Choice): boolean {
  return (choice.next ?? null) === null && choice.more !== true;
}

/** One step along the line, or the option as a candidate where it would end the line. */
export function choose(walk: Walk, move: string): Walk {
  const choice = option(walk, move);
  if (choice === null) return walk;
  return ends(choice) ? { ...walk, candidate: move } : step(walk, choice);
}

/** Goes on with an option that does not end the line. */
export function step(walk: Walk, choice: Choice): Walk {
  const line = [...walk.line, choice.move];
  const next = choice.next ?? null;
  if (next === null) return { ...walk, line, candidate: null, unexplored: true };
  return preselect({ ...walk, asks: [...walk.asks, next], line, unexplored: false });
}

/** What an exploration found, if the line has not changed meanwhile. */
export function explored(walk: Walk, line: readonly string[], ask: Ask | null): Walk {
  if (!walk.unexplored || !same(walk.line, line)) return walk;
  if (ask !== null) return preselect({ ...walk, asks: [...walk.asks, ask], unexplored: false });
  // Nothing more is asked: the last step ends the line after all.
  return { ...walk, line: line.slice(0, -1), candidate: line.at(-1) ?? null, unexplored: false };
}

/** A line with what lies in the hand. */
export const whole = (walk: Walk): Walk =>
  walk.candidate === null ? walk : { ...walk, line: [...walk.line, walk.candidate] };

/** A choice of a line, with the question it answers. */
export interface Step {
  ask: Ask;
  choice: Choice;
}

/** The choices of a line, and of moves that would follow it, as far as they are known. */
export function steps(walk: Walk, ahead: readonly string[] = []): Step[] {
  const found: Step[] = [];
  let ask = walk.asks[0];
  for (const [index, move] of [...walk.line, ...ahead].entries()) {
    const choice = ask?.options.find((one) => one.move === move);
    if (ask === undefined || choice === undefined) break;
    found.push({ ask, choice });
    // What was explored is known to the walk, not to the tree.
    ask = walk.asks[index + 1] ?? choice.next ?? undefined;
  }
  return found;
}

/** One step back: first the candidate is put down, then the last step is taken back. */
export function back(walk: Walk): Walk {
  const lies = atHand(walk);
  if (walk.candidate !== lies) return { ...walk, candidate: lies };
  if (walk.line.length === 0) return walk;
  const asks = walk.unexplored ? walk.asks : walk.asks.slice(0, -1);
  return preselect({ ...walk, asks, line: walk.line.slice(0, -1), unexplored: false });
}

/** Back to a question of the line: this many steps stay. */
export function rewind(walk: Walk, steps: number): Walk {
  const [asks, line] = [walk.asks.slice(0, steps + 1), walk.line.slice(0, steps)];
  return preselect({ ...walk, asks, line, unexplored: false });
}

/** Back to the first question. */
export function restart(walk: Walk): Walk {
  return rewind(walk, 0);
}

/** The whole line with its candidate, when it may be committed. */
export function complete(walk: Walk): string[] | null {
  const choice = walk.candidate === null ? null : option(walk, walk.candidate);
  return choice !== null && ends(choice) ? [...walk.line, choice.move] : null;
}

/** What lies at hand is taken into the hand, but never carried out by itself. */
function preselect(walk: Walk): Walk {
  return { ...walk, candidate: atHand(walk) };
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
