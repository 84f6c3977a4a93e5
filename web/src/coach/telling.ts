/** Texts for the coach's results. */

import { percent, sayStep, t } from "../lib/words.svelte";
import type { ChanceAt, CostlyLine, Reason, StudiedLine } from "../wire";

/** Return a line of moves in words. */
export const sayLine = ({ steps }: StudiedLine): string => steps.map(sayStep).join(" › ");

export const sayReason = ({ key, better, worse }: Reason): string =>
  t(`web-coach-why-${key}`, { better, worse });

/** Return the cost of a line in percentage points: the difference of the two displayed chances. */
export const costOf = ({ played, better }: CostlyLine): number =>
  Math.round(better.chance * 100) - Math.round(played.chance * 100);

/** Return the first chance of each round, and the last of all. */
export function byRound(chances: readonly ChanceAt[]): ChanceAt[] {
  const first = chances.filter((at, index) => at.round !== chances[index - 1]?.round);
  const last = chances.at(-1);
  return last === undefined || first.at(-1) === last ? first : [...first, last];
}

/** Return the chances in one sentence: start, lowest, highest and end. */
export function summary(chances: readonly ChanceAt[], side: string): string {
  const values = chances.map(({ chance }) => chance);
  return t("web-coach-summary", {
    side,
    start: percent(values[0] ?? 0),
    least: percent(Math.min(...values)),
    most: percent(Math.max(...values)),
    end: percent(values.at(-1) ?? 0),
  });
}
