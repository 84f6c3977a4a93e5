/** How much of a game the player of a seat has seen, so that later events can be played back. */

const SEEN = "sandtable.seen";
/** Maximum number of stored games. Older ones are dropped. */
const MOST = 50;

type Seen = [place: string, log: number][];

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN) ?? "[]");
    return Array.isArray(kept) ? (kept as Seen) : [];
  } catch {
    // Without storage, every visit starts at the current position.
    return [];
  }
}

/** Return the length of the log when this seat's player last looked, or null if unknown. */
export function lastSeen(table: string, seat: string): number | null {
  return read().find(([place]) => place === `${table}/${seat}`)?.[1] ?? null;
}

export function keepSeen(table: string, seat: string, log: number): void {
  const place = `${table}/${seat}`;
  const others = read().filter(([other]) => other !== place);
  try {
    localStorage.setItem(SEEN, JSON.stringify([[place, log], ...others].slice(0, MOST)));
  } catch {
    // See read().
  }
}
