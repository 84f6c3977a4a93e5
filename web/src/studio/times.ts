/** Estimated times in words. */

import { t } from "../lib/words.svelte";

const MINUTE = 60;
/** Number of minutes from which a time is told in hours. */
const HOURS = 90;

/** From this many seconds on, a measurement takes long enough to do something else. */
export const LONG = 10 * MINUTE;

/** Return an estimated time, such as "about 10 minutes". */
export function about(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  return minutes < HOURS
    ? t("web-measure-minutes", { minutes })
    : t("web-measure-hours", { hours: Math.round(minutes / MINUTE) });
}

/** Return an estimated remaining time, such as "about 10 minutes left". */
export function left(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  return minutes < HOURS
    ? t("web-measure-left", { minutes })
    : t("web-measure-left-hours", { hours: Math.round(minutes / MINUTE) });
}
