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

const FACES = 6;

/** The lowest face that succeeds; 7 where none does. Higher faces are never worse. */
export const neededFace = ({ good }: Odds): number => FACES + 1 - good;

export type Face = "miss" | "hit" | "kill";

/** What each face of the die brings. */
export function facesOf({ good, kills }: Odds): Face[] {
  return Array.from({ length: FACES }, (_, index) => {
    const below = FACES - index;
    if (below > good) return "miss";
    return below > kills ? "hit" : "kill";
  });
}
