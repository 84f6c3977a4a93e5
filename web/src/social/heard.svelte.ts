/**
 * How many messages of each table were already shown in this browser, and whether the player wants
 * them.
 */

import { SvelteMap } from "svelte/reactivity";

interface Heard {
  said: number;
  muted: boolean;
}

const KEY = "sandtable.heard";
const MOST = 200;
const NOTHING: Heard = { said: 0, muted: false };

const heard = new SvelteMap<string, Heard>(read());

/** Return the number of new messages at a table. */
export function unheardOf(table: string, said: number): number {
  const known = heard.get(table) ?? NOTHING;
  return known.muted ? 0 : Math.max(0, said - known.said);
}

export function keepHeard(table: string, said: number, muted: boolean): void {
  heard.set(table, { said, muted });
  try {
    localStorage.setItem(KEY, JSON.stringify([...heard].slice(-MOST)));
  } catch {
    // See read().
  }
}

function read(): [string, Heard][] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(parsed) ? (parsed as [string, Heard][]) : [];
  } catch {
    // A private window may block storage. Then all messages are new.
    return [];
  }
}
