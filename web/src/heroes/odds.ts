/** The numbers of an attack before the roll, as the engine has reckoned them. */

import type { Choice } from "../wire";

export interface Odds {
  /** What is added to the die. */
  sum: number;
  /** What the die and the sum must reach. */
  total: number;
  /** The number of equally likely outcomes. */
  good: number;
  ways: number;
  kills: number;
  /** Ties of an assault, which change nothing. */
  ties: number;
}

/** The odds in an option's numbers; null where it has none. */
export function oddsOf(choice: Choice | null): Odds | null {
  const numbers = choice?.preview ?? {};
  const { hits, ways, suppresses = 0, kills = 0, ties = 0, sum = 0, total = 0 } = numbers;
  if (hits === undefined || ways === undefined || ways === 0) return null;
  // An attack that cannot wound may still suppress.
  return { sum, total, good: hits > 0 ? hits : suppresses, ways, kills, ties };
}

export const shareOf = ({ good, ways }: Odds): number => good / ways;

/** The lowest face that succeeds; 7 where none does. */
export const neededFace = ({ sum, total }: Odds): number => Math.min(7, Math.max(1, total - sum));

export type Face = "miss" | "hit" | "kill";

/** What each face of the die brings. */
export function facesOf(odds: Odds): Face[] {
  const needed = neededFace(odds);
  return Array.from({ length: 6 }, (_, index) => {
    const face = index + 1;
    if (face < needed) return "miss";
    return face > 6 - odds.kills ? "kill" : "hit";
  });
}
