/** What all systems read out of an option. */

import type { Choice } from "../wire";

/** A move as a part of a test id. */
export function testId(move: string): string {
  return `option-${move.replaceAll(/[. ]/g, "-")}`;
}

/** The chance in an option's numbers; null where it has none. */
export function chanceOf(choice: Choice): number | null {
  const { hits, ways } = choice.preview ?? {};
  return hits === undefined || ways === undefined || ways === 0 ? null : hits / ways;
}
