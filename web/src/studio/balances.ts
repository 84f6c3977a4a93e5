/** The known balance of a draft, in one format for bars, tags and chips. */

import { t } from "../lib/words.svelte";
import type { Balance, MeasurementSummary, Predicted } from "../wire";

/** Return the measured balance, else the prediction with its error as the interval. */
export function balanceOf(
  measured: MeasurementSummary | null,
  told: Predicted | null,
): Balance | null {
  const bare = { rounds: 0, lines: 0 };
  if (measured?.result != null) {
    const { share, low, high } = measured.result;
    return { ...bare, agent: measured.agent, games: measured.games, first_side: share, low, high };
  }
  if (told === null) return null;
  return {
    ...bare,
    agent: "thumb",
    games: 0,
    first_side: told.first_side,
    low: Math.max(0, told.first_side - told.error),
    high: Math.min(1, told.first_side + told.error),
  };
}

/** Return the state of an unfinished measurement. */
export function stateOf({ state, place, games, wanted }: MeasurementSummary): string {
  if (state === "queued") return t("web-studio-tag-queued", { place });
  if (state === "waiting") return t("web-studio-tag-waiting");
  if (state === "paused") return t("web-measure-paused");
  return t("web-studio-tag-measuring", { games, wanted });
}
