/**
 * The possible actions and targets of an activated unit, as far as the tree of options is known.
 */

import { splitMove } from "../lib/moves";
import { chanceOf } from "../table/choices";
import type { Walk } from "../table/walk";
import type { Ask, Choice } from "../wire";

/** The verbs that attack a square, most common first. */
const ATTACKS = [
  "fire",
  "snipe",
  "panzerfaust",
  "fire_second",
  "suppress",
  "suppress_second",
  "grenade",
  "rifle_grenade",
  "demolish",
  "assault",
];

/** The question for a unit's action, and the number of moves before it. */
export interface Menu {
  ask: Ask;
  steps: number;
}

/** Return the last such question of a line, or null. */
export function menuOf(walk: Walk | null): Menu | null {
  const steps = walk?.asks.findLastIndex(hasVerbs) ?? -1;
  const ask = walk?.asks[steps];
  return ask === undefined ? null : { ask, steps };
}

/** Whether a question asks for a unit's action. */
export const hasVerbs = (ask: Ask): boolean =>
  ask.options.some(({ move }) => splitMove(move).kind === "do");

/** Return the verb that a line has chosen at a menu, or null. */
export function verbIn(walk: Walk, { steps }: Menu): string | null {
  const { kind, arg } = splitMove(walk.line[steps] ?? walk.candidate ?? "");
  return kind === "do" ? arg : null;
}

/** Return the available verbs in the order of their buttons, without "nothing". */
export function verbsOf({ ask }: Menu): string[] {
  const offered = ask.options
    .map(({ move }) => splitMove(move))
    .filter(({ kind }) => kind === "do");
  return offered.map(({ arg }) => arg).filter((verb) => verb !== "nothing");
}

/** A possible attack: its square and verb. */
export interface Shot {
  cell: string;
  verb: string;
  choice: Choice;
}

/** Return all attacks on squares that a menu leads to. */
export function shotsOf({ ask }: Menu): Shot[] {
  return ATTACKS.flatMap((verb) => {
    const next = ask.options.find(({ move }) => move === `do ${verb}`)?.next;
    return (next?.options ?? []).flatMap((choice) => {
      const { kind, arg } = splitMove(choice.move);
      return kind === "target" ? [{ cell: arg, verb, choice }] : [];
    });
  });
}

/** Return the most likely attack for each square. */
export function likelyShots(shots: readonly Shot[]): Shot[] {
  const first = new Map<string, Shot>();
  for (const shot of shots) {
    const known = first.get(shot.cell);
    // Prefer an attack with a chance over one that cannot succeed.
    const hopeless =
      known !== undefined && chanceOf(known.choice) === 0 && (chanceOf(shot.choice) ?? 0) > 0;
    if (known === undefined || hopeless) first.set(shot.cell, shot);
  }
  return [...first.values()];
}
