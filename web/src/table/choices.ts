/** Helpers for options of all systems. */

import type { Choice } from "../wire";

/** Return a move in a form that fits into a test id. */
export function testId(move: string): string {
  return `option-${move.replaceAll(/[. ]/g, "-")}`;
}

/** Return the chance in an option's numbers, or null. */
export function chanceOf(choice: Choice): number | null {
  const { hits, ways } = choice.preview ?? {};
  return hits === undefined || ways === undefined || ways === 0 ? null : hits / ways;
}
