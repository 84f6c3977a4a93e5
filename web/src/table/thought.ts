/** How far the computer is in its turn. */

import type { Thought } from "../wire";

/** A thought that takes no longer is not shown: most levels answer at once. */
export const SHOWN_AFTER_MS = 500;

/** The seconds its turn has taken by now, from what was true when the frame came; never more than there are. */
export function spentBy(now: number, { spent, limit }: Thought, framed: number): number {
  return Math.min(limit, spent + Math.max(0, now - framed) / 1000);
}
