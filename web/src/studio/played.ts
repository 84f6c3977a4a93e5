/** Which tables were opened from which draft, as far as this browser knows. */

const KEY = "sandtable.studio.tables";
const MOST = 40;

export interface Played {
  table: string;
  draft: string;
  /** When: the state that is played is that of this moment. */
  at: number;
}

function all(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Played[]) : [];
  } catch {
    return [];
  }
}

export function keepPlayed(played: Played): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([played, ...all()].slice(0, MOST)));
  } catch {
    // Without storage the table has no way back; the studio has one to each draft.
  }
}

/** The draft that a table was opened from; null for other tables. */
export const draftOf = (table: string): Played | null =>
  all().find((one) => one.table === table) ?? null;

/** The last table of a draft. */
export const lastTableOf = (draft: string): Played | null =>
  all().find((one) => one.draft === draft) ?? null;
