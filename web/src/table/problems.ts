/** Texts for refusals of the server. */

import { sayRefusal, t } from "../lib/words.svelte";
import type { Rejected } from "../wire";

/** Refusals that concern the table, not a rule of the game. */
const KNOWN = new Set([
  "stale",
  "not-your-seat",
  "waiting",
  "not-over",
  "too-large",
  "bad-request",
  "unknown",
  "old-rules",
  "out-of-time",
  "no-opponent",
  "too-long",
]);

export function problemText(refusal: Rejected): string {
  if (KNOWN.has(refusal.error)) return t(`web-problem-${refusal.error}`);
  try {
    return sayRefusal(refusal.error);
  } catch {
    // A newer server may send refusals that this page has no text for.
    return t("error-illegal-move");
  }
}
