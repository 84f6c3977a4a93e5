/**
 * Evidence about the dice of a table, stored in this browser before the game starts. The server
 * could later show another seal or claim another share, but it cannot change this.
 */

import type { Kept } from "./check";

const KEY = "sandtable.dice";
const MOST = 200;

/** Store the seal of a table when it is first seen. */
export function keepPromise(table: string, promise: string): void {
  const all = read();
  const known = all[table] ?? { shares: [] };
  if (known.promise === undefined) write({ ...all, [table]: { ...known, promise } });
}

/**
 * Store a share that was sent. If two tabs took a seat at the same time, the server used only one
 * of them.
 */
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
    // A private window may block storage. Then there is nothing to compare with.
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
