/** How far the player of a seat has seen a game, so that a return shows what has happened since. */

const SEEN = "sandtable.seen";
/** Older games are forgotten. */
const MOST = 50;

type Seen = [place: string, log: number][];

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN) ?? "[]");
    return Array.isArray(kept) ? (kept as Seen) : [];
  } catch {
    // Nothing is kept where storage is refused; then every return begins where the game is.
    return [];
  }
}

/** How long the log was when this seat's player last looked; null where no one knows. */
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
