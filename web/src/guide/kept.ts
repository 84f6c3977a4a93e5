/** Which tables are played with a guide, and what it has told there. It stays in this browser. */

/** How much the guide says: whole lessons, their headings only, or nothing. */
export type Mode = "lessons" | "hints" | "off";

export interface Kept {
  title: string;
  mode: Mode;
  /** The lessons that were told, in that order. */
  told: readonly string[];
}

const KEY = "sandtable.guide";
/** Tables whose progress is stored. */
const MOST = 12;

function all(): Record<string, Kept> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, Kept>) : {};
  } catch {
    // A private window may refuse storage; then a guide begins again with every visit.
    return {};
  }
}

/** What is kept of the guide at a table; null where there is none. */
export function keptGuide(table: string): Kept | null {
  return all()[table] ?? null;
}

export function keepGuide(table: string, kept: Kept): void {
  const { [table]: _, ...others } = all();
  const few = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(few), [table]: kept }));
  } catch {
    // See all().
  }
}

/** Begins a guide at a new table. */
export function beginGuide(table: string, title: string): void {
  keepGuide(table, { title, mode: "lessons", told: [] });
}

/** The last of these tables at which a title is being learned. */
export function guidedTable(title: string, tables: readonly string[]): string | null {
  const guided = Object.entries(all()).filter(
    ([table, kept]) => kept.title === title && tables.includes(table),
  );
  return guided.at(-1)?.[0] ?? null;
}
