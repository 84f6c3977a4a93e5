/** Totals of the results of finished games. */

import type { Score } from "../wire";

/** The total of a group of games with its name. */
export interface Sum {
  name: string;
  won: number;
  lost: number;
  drawn: number;
}

/** Add up the results with the same name, most played first. */
export function sums(scores: readonly Score[], nameOf: (score: Score) => string): Sum[] {
  const found = new Map<string, Sum>();
  for (const score of scores) {
    const name = nameOf(score);
    const sum = found.get(name) ?? { name, won: 0, lost: 0, drawn: 0 };
    sum.won += score.won;
    sum.lost += score.lost;
    sum.drawn += score.drawn;
    found.set(name, sum);
  }
  return [...found.values()].sort((a, b) => games(b) - games(a));
}

export const games = ({ won, lost, drawn }: Sum): number => won + lost + drawn;
