/** The numbers of an attack before the roll, as the engine has calculated them. */

import type { Choice } from "../wire";

interface Odds {
  /** What is added to the die. */
  sum: number;
  /** What the die and the sum must reach. */
  total: number;
  /** Number of successful outcomes out of `ways` equally likely ones. */
  good: number;
  ways: number;
  kills: number;
  /** Number of ties in an assault, which have no effect. */
  ties: number;
}

/** Return the odds in an option's numbers, or null. */
export function oddsOf(choice: Choice | null): Odds | null {
  const numbers = choice?.preview ?? {};
  const { hits, ways, suppresses = 0, kills = 0, ties = 0, sum = 0, total = 0 } = numbers;
  if (hits === undefined || ways === undefined || ways === 0) return null;
  // An attack that cannot wound may still suppress.
  return { sum, total, good: hits > 0 ? hits : suppresses, ways, kills, ties };
}

export const shareOf = ({ good, ways }: Odds): number => good / ways;

const FACES = 6;

/** The lowest face that succeeds, or 7 if there is none. A higher face is never worse. */
export const neededFace = ({ good }: Odds): number => FACES + 1 - good;

type Face = "miss" | "hit" | "kill";

/** Return the result for each face of the die. */
export function facesOf({ good, kills }: Odds): Face[] {
  return Array.from({ length: FACES }, (_, index) => {
    const below = FACES - index;
    if (below > good) return "miss";
    return below > kills ? "hit" : "kill";
  });
}
