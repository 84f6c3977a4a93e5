/** A refusal of the server in the words of the page. */

import { sayRefusal, t } from "../lib/words.svelte";
import type { Rejected } from "../wire";

/** Refusals that are about the table, not about a rule. */
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
]);

export function problemText(refusal: Rejected): string {
  if (KNOWN.has(refusal.error)) return t(`web-problem-${refusal.error}`);
  try {
    return sayRefusal(refusal.error);
  } catch {
    // A newer server may know refusals that this page has no words for.
    return t("error-illegal-move");
  }
}
