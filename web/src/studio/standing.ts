/** The state of a measurement or search in words. */

import { t } from "../lib/words.svelte";
import type { MeasurementSummary } from "../wire";
import { about, left } from "./times";

/**
 * Return the state of a measurement. `ahead` is the name of the player's measurement that runs
 * before it, `doing` what a search does now.
 */
export function standing(
  summary: MeasurementSummary,
  ahead: string | undefined,
  doing = "",
): string {
  const { state, place, games, error, error_number, starts_in, seconds_left } = summary;
  switch (state) {
    case "queued":
      return starts_in === null || starts_in === 0
        ? t("web-measure-queued", { place })
        : t("web-measure-queued-starts", { place, time: about(starts_in) });
    case "waiting":
      return t("web-measure-waiting", { name: ahead || t("web-studio-unnamed") });
    case "stopped":
      return t("web-measure-stopped", { games });
    case "failed": {
      const text = t(`web-measure-failed-${error || "failed"}`);
      return error === "rules-changed" || error_number === ""
        ? text
        : t("web-error-numbered", { text, number: error_number });
    }
    case "measuring":
      if (doing !== "") return doing;
      return seconds_left === null ? t("web-measure-measuring") : left(seconds_left);
    default:
      return t(`web-measure-${state}`);
  }
}
