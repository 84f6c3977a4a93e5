/** The tables with a guide and their progress, stored in this browser. */

/** How much the guide shows: whole lessons, only their headings, or nothing. */
export type Mode = "lessons" | "hints" | "off";

export interface Kept {
  title: string;
  mode: Mode;
  /** The shown lessons, in that order. */
  told: readonly string[];
}

const KEY = "sandtable.guide";
/** Maximum number of tables whose progress is stored. */
const MOST = 12;

function all(): Record<string, Kept> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, Kept>) : {};
  } catch {
    // A private window may block storage. Then the guide starts again with every visit.
    return {};
  }
}

/** Return the stored progress of the guide at a table, or null. */
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

/** Start the guide at a new table. */
export function beginGuide(table: string, title: string): void {
  keepGuide(table, { title, mode: "lessons", told: [] });
}

/** Return the last of these tables with a guide for a title. */
export function guidedTable(title: string, tables: readonly string[]): string | null {
  const guided = Object.entries(all()).filter(
    ([table, kept]) => kept.title === title && tables.includes(table),
  );
  return guided.at(-1)?.[0] ?? null;
}
