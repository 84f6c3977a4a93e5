/**
 * Walking through the tree of possible answers. Nothing is sent until a line is complete and
 * confirmed, so every step here can be undone freely.
 */

import type { Ask, Choice } from "../wire";

/** Returns the answer to preselect for a question after a line, or null. */
type Quick = (ask: Ask, line: readonly string[]) => string | null;

export interface Walk {
  /** The question before each step of the line. The first is the open decision. */
  readonly asks: readonly Ask[];
  readonly line: readonly string[];
  /** The selected option: shown with its numbers, but not taken yet. */
  readonly candidate: string | null;
  /**
   * Whether the known tree ends here although the line continues, so that the rest must be
   * explored.
   */
  readonly unexplored: boolean;
  readonly quick: Quick;
}

export function begin(ask: Ask, quick: Quick = () => null): Walk {
  return preselect({ asks: [ask], line: [], candidate: null, unexplored: false, quick });
}

/** Return the preselected option: the only one, or the one the system suggests. */
export function atHand(walk: Walk): string | null {
  const ask = asked(walk);
  if (ask === null) return null;
  const [only, ...others] = ask.options;
  return only !== undefined && others.length === 0 ? only.move : walk.quick(ask, walk.line);
}

/** Return the current question, or null while it is being explored. */
export function asked(walk: Walk): Ask | null {
  return walk.unexplored ? null : (walk.asks.at(-1) ?? null);
}

export function option(walk: Walk, move: string): Choice | null {
  return asked(walk)?.options.find((choice) => choice.move === move) ?? null;
}

/** Whether this option completes the line. */
export function ends(choice: Choice): boolean {
  return (choice.next ?? null) === null && choice.more !== true;
}

/** Take a step along the line, or select the option if it would complete the line. */
export function choose(walk: Walk, move: string): Walk {
  const choice = option(walk, move);
  if (choice === null) return walk;
  return ends(choice) ? { ...walk, candidate: move } : step(walk, choice);
}

/** Take an option that does not complete the line. */
export function step(walk: Walk, choice: Choice): Walk {
  const line = [...walk.line, choice.move];
  const next = choice.next ?? null;
  if (next === null) return { ...walk, line, candidate: null, unexplored: true };
  return preselect({ ...walk, asks: [...walk.asks, next], line, unexplored: false });
}

/** Add the result of an exploration, unless the line has changed since. */
export function explored(walk: Walk, line: readonly string[], ask: Ask | null): Walk {
  if (!walk.unexplored || !same(walk.line, line)) return walk;
  if (ask !== null) return preselect({ ...walk, asks: [...walk.asks, ask], unexplored: false });
  // There is no further question: the last step completes the line after all.
  return { ...walk, line: line.slice(0, -1), candidate: line.at(-1) ?? null, unexplored: false };
}

/** Return the walk with the selected option as its last step. */
export const whole = (walk: Walk): Walk =>
  walk.candidate === null ? walk : { ...walk, line: [...walk.line, walk.candidate] };

/** A choice of a line, with its question. */
export interface Step {
  ask: Ask;
  choice: Choice;
}

/** Return the choices of a line, and of moves that would follow it, as far as they are known. */
export function steps(walk: Walk, ahead: readonly string[] = []): Step[] {
  const found: Step[] = [];
  let ask = walk.asks[0];
  for (const [index, move] of [...walk.line, ...ahead].entries()) {
    const choice = ask?.options.find((one) => one.move === move);
    if (ask === undefined || choice === undefined) break;
    found.push({ ask, choice });
    // Explored questions are in the walk, not in the tree.
    ask = walk.asks[index + 1] ?? choice.next ?? undefined;
  }
  return found;
}

/** Go back one step: first deselect the candidate, then undo the last step. */
export function back(walk: Walk): Walk {
  const lies = atHand(walk);
  if (walk.candidate !== lies) return { ...walk, candidate: lies };
  if (walk.line.length === 0) return walk;
  const asks = walk.unexplored ? walk.asks : walk.asks.slice(0, -1);
  return preselect({ ...walk, asks, line: walk.line.slice(0, -1), unexplored: false });
}

/** Go back to an earlier question; `steps` is the number of steps that stay. */
export function rewind(walk: Walk, steps: number): Walk {
  const [asks, line] = [walk.asks.slice(0, steps + 1), walk.line.slice(0, steps)];
  return preselect({ ...walk, asks, line, unexplored: false });
}

/** Go back to the first question. */
export function restart(walk: Walk): Walk {
  return rewind(walk, 0);
}

/** Return the whole line with its candidate if it may be committed, else null. */
export function complete(walk: Walk): string[] | null {
  const choice = walk.candidate === null ? null : option(walk, walk.candidate);
  return choice !== null && ends(choice) ? [...walk.line, choice.move] : null;
}

/** Select the preselected option, without carrying it out. */
function preselect(walk: Walk): Walk {
  return { ...walk, candidate: atHand(walk) };
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
