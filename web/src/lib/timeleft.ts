/** Remaining time in the format of a clock. */

import { t } from "./words.svelte";

const A_DAY = 24 * 3600;
const AN_HOUR = 3600;

/** Format a time as days and hours, hours and minutes, or minutes and seconds. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left > A_DAY) {
    // Count a part of an hour as an hour: three days start as "3 days".
    const begun = Math.ceil(left / AN_HOUR);
    return t("web-clock-left-days", { days: Math.floor(begun / 24), hours: begun % 24 });
  }
  const hours = Math.floor(left / AN_HOUR);
  const minutes = Math.floor(left / 60) % 60;
  if (hours > 0) return t("web-clock-left-hours", { hours, minutes });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** Return the seconds left now, given the seconds left at the time `since`. */
export function countedDown(seconds: number, running: boolean, since: number, now: number): number {
  return running ? seconds - (now - since) / 1000 : seconds;
}
