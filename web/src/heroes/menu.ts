/** What an activated unit may do, and at whom it may fire, as far as the tree of options knows. */

import { splitMove } from "../lib/moves";
import { chanceOf } from "../table/choices";
import type { Walk } from "../table/walk";
import type { Ask, Choice } from "../wire";

/** The verbs that attack what stands on a square, the usual ones first. */
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

/** The question what a unit does, and how many moves led to it. */
export interface Menu {
  ask: Ask;
  steps: number;
}

/** The last such question of a line; null where none was asked. */
export function menuOf(walk: Walk | null): Menu | null {
  const steps = walk?.asks.findLastIndex(hasVerbs) ?? -1;
  const ask = walk?.asks[steps];
  return ask === undefined ? null : { ask, steps };
}

/** Whether a question asks what a unit does. */
export const hasVerbs = (ask: Ask): boolean =>
  ask.options.some(({ move }) => splitMove(move).kind === "do");

/** The verb a line has chosen at a menu. */
export function verbIn(walk: Walk, { steps }: Menu): string | null {
  const { kind, arg } = splitMove(walk.line[steps] ?? walk.candidate ?? "");
  return kind === "do" ? arg : null;
}

/** The verbs on offer, in the order of the buttons; to do nothing comes last and is no button. */
export function verbsOf({ ask }: Menu): string[] {
  const offered = ask.options
    .map(({ move }) => splitMove(move))
    .filter(({ kind }) => kind === "do");
  return offered.map(({ arg }) => arg).filter((verb) => verb !== "nothing");
}

/** An attack one could order: at which square, by which verb. */
export interface Shot {
  cell: string;
  verb: string;
  choice: Choice;
}

/** All attacks on squares that a menu leads to. */
export function shotsOf({ ask }: Menu): Shot[] {
  return ATTACKS.flatMap((verb) => {
    const next = ask.options.find(({ move }) => move === `do ${verb}`)?.next;
    return (next?.options ?? []).flatMap((choice) => {
      const { kind, arg } = splitMove(choice.move);
      return kind === "target" ? [{ cell: arg, verb, choice }] : [];
    });
  });
}

/** For each square the attack one would think of first. */
export function likelyShots(shots: readonly Shot[]): Shot[] {
  const first = new Map<string, Shot>();
  for (const shot of shots) {
    const known = first.get(shot.cell);
    // A shot that cannot succeed gives way to one that can.
    const hopeless =
      known !== undefined && chanceOf(known.choice) === 0 && (chanceOf(shot.choice) ?? 0) > 0;
    if (known === undefined || hopeless) first.set(shot.cell, shot);
  }
  return [...first.values()];
}
