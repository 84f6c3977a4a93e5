/**
 * What this browser saw and said about the dice of a table before the game began. The server could
 * show another seal later, or claim another share; what is written down here it cannot change.
 */

import type { Kept } from "./check";

const KEY = "sandtable.dice";
const MOST = 200;

/** Writes down the seal of a table the first time it is seen. */
export function keepPromise(table: string, promise: string): void {
  const all = read();
  const known = all[table] ?? { shares: [] };
  if (known.promise === undefined) write({ ...all, [table]: { ...known, promise } });
}

/** Writes down a share that was sent; of two tabs that sat down at once only one was taken. */
export function keepShare(table: string, share: string): void {
  const all = read();
  const known = all[table] ?? { shares: [] };
  write({ ...all, [table]: { ...known, shares: [...known.shares, share] } });
}

export function keptOf(table: string): Kept {
  return read()[table] ?? { shares: [] };
}

function read(): Record<string, Kept> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, Kept>) : {};
  } catch {
    // A private window may refuse storage; then there is nothing to compare with.
    return {};
  }
}

function write(all: Record<string, Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
  } catch {
    // See read().
  }
}
