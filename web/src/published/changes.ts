/** What differs between two versions, in words. */

import { card, hasWords, side as sideName, t } from "../lib/words.svelte";
import { pathOf } from "../studio/doc";
import type { Change } from "../wire";

export type Group = "map" | "sides" | "text";

export interface ToldChange {
  group: Group;
  what: string;
  before: string;
  after: string;
  kind: Change["kind"];
  /** Where it lies in the data; none of a text. */
  change: Change | null;
}

/** What the catalogue calls a card, a unit or the like; others by their own names. */
function called(id: string): string {
  try {
    return card(id);
  } catch {
    return id.replaceAll("_", " ");
  }
}

function part(one: string | number, seats: readonly string[]): string {
  if (typeof one === "number") return String(one + 1);
  if (seats.includes(one)) return sideName(one);
  const key = `web-change-${one.replaceAll("_", "-")}`;
  return hasWords(key) ? t(key) : called(one);
}

/** A value as one would write it. */
function value(json: string, seats: readonly string[]): string {
  if (json === "") return t("web-change-none");
  const told = (one: unknown): string => {
    if (Array.isArray(one)) return one.map(told).join(", ");
    if (typeof one === "object" && one !== null)
      return Object.entries(one)
        .map(([key, inner]) => `${part(key, seats)} ${told(inner)}`)
        .join(", ");
    return typeof one === "string" ? part(one, seats) : String(one);
  };
  return told(JSON.parse(json));
}

export function tellChange(change: Change, seats: readonly string[]): ToldChange {
  const path = pathOf(change.path);
  const [first = ""] = path;
  const group: Group =
    first === "place" || first === "date"
      ? "text"
      : seats.includes(String(first))
        ? "sides"
        : "map";
  const where = change.kind === "moved" ? path.slice(0, -1) : path;
  const what = where.map((one) => part(one, seats)).join(", ");
  const [before, after] = [value(change.before, seats), value(change.after, seats)];
  return { group, what, before, after, kind: change.kind, change };
}

/** How many words a text has: more of it is not shown in a list of changes. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
