/** The tables that were opened from drafts, stored in this browser. */

const KEY = "sandtable.studio.tables";
const MOST = 40;

export interface Played {
  table: string;
  draft: string;
  /** Time in milliseconds. The table uses the draft's state at that time. */
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
    // Without storage, the table has no link back to its draft.
  }
}

/** Return the draft from which a table was opened, or null. */
export const draftOf = (table: string): Played | null =>
  all().find((one) => one.table === table) ?? null;

/** Return the last table of a draft, or null. */
export const lastTableOf = (draft: string): Played | null =>
  all().find((one) => one.draft === draft) ?? null;
