/** How finished games went, added up in several ways. */

import type { Score } from "../wire";

/** Games that belong together, under a name. */
export interface Sum {
  name: string;
  won: number;
  lost: number;
  drawn: number;
}

/** Adds up what has the same name, the most played first. */
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
