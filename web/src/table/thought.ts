/** Thinking time of the computer. */

import type { Thought } from "../wire";

/** Thinking time in milliseconds before the bar appears. Most levels answer immediately. */
export const SHOWN_AFTER_MS = 500;

/**
 * Return the seconds that the turn has taken so far, from the values of the last frame, up to the
 * limit.
 */
export function spentBy(now: number, { spent, limit }: Thought, framed: number): number {
  return Math.min(limit, spent + Math.max(0, now - framed) / 1000);
}
