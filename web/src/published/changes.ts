/** Texts for the differences between two versions. */

import { languageName } from "../lib/languages";
import { card, hasWords, side as sideName, t } from "../lib/words.svelte";
import { pathOf, read, type Doc } from "../studio/doc";
import { studio } from "../studio/server";
import { studioOf } from "../systems";
import type { Box, Change, Texts, TitleInfo } from "../wire";

export type Group = "map" | "sides" | "text";

export interface ToldChange {
  group: Group;
  what: string;
  before: string;
  after: string;
  kind: Change["kind"];
  /** Its place in the data; null for a change of texts. */
  change: Change | null;
}

/** Return the name of a card, a unit and so on from the catalogue, or else the id. */
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

/** Format a value for display. */
function value(json: string, seats: readonly string[]): string {
  if (json === "") return t("web-change-none");
  const told = (one: unknown): string => {
    if (Array.isArray(one))
      return one.length === 0 ? t("web-change-none") : one.map(told).join(", ");
    if (typeof one === "object" && one !== null)
      return Object.entries(one)
        .map(([key, inner]) => `${part(key, seats)} ${told(inner)}`)
        .join(", ");
    return typeof one === "string" ? part(one, seats) : String(one);
  };
  return told(JSON.parse(json));
}

/** The copies of a card: in the deck and in the supply. */
function copies(json: string): string {
  if (json === "") return t("web-change-none");
  const found: unknown = JSON.parse(json);
  const [deck, supply] = Array.isArray(found) ? found : [];
  return typeof deck === "number" && typeof supply === "number"
    ? t("web-studio-cards", { deck, supply })
    : json;
}

export function tellChange(change: Change, seats: readonly string[]): ToldChange {
  const path = pathOf(change.path);
  if (path.length === 3 && path[1] === "cards") {
    const [side = "", , id = ""] = path;
    const what = `${part(side, seats)}, ${part(id, seats)}`;
    const [before, after] = [copies(change.before), copies(change.after)];
    return { group: "sides", what, before, after, kind: change.kind, change };
  }
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

type AllTexts = Readonly<Record<string, Texts>>;

/**
 * Describe the differences between the texts of two versions by their length. Whole texts would
 * fill the list.
 */
function tellTexts(before: AllTexts, after: AllTexts): ToldChange[] {
  const found: ToldChange[] = [];
  const words = (text: string) => t("web-publish-words", { count: wordCount(text) });
  for (const one of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[one] ?? {}, after[one] ?? {}];
    for (const key of ["name", "brief", "history", "notes"] as const) {
      const [past, now] = [was[key] ?? "", is[key] ?? ""];
      if (past === now) continue;
      found.push({
        group: "text",
        what: `${t(`web-story-${key}`)}, ${languageName(one)}`,
        before: key === "name" ? past || t("web-change-none") : words(past),
        after: key === "name" ? now || t("web-change-none") : words(now),
        kind: past === "" ? "added" : now === "" ? "removed" : "changed",
        change: null,
      });
    }
  }
  return found;
}

/** A scenario in its stored form. */
interface Stored {
  text: string;
  texts: AllTexts;
}

/** The data of a text; null where they cannot be read. */
export function dataOf(text: string): Doc | null {
  try {
    return read(text);
  } catch {
    return null;
  }
}

/** Return all differences between two states of a scenario. */
export async function changesBetween(
  title: TitleInfo,
  box: Box,
  before: Stored,
  after: Stored,
): Promise<ToldChange[]> {
  const body = { title: title.id, before: before.text, after: after.text };
  const [{ changes }, system] = await Promise.all([studio.compare(body), studioOf(title)]);
  const [old, now] = [dataOf(before.text), dataOf(after.text)];
  const known =
    system === null || old === null || now === null
      ? null
      : system.describe(changes, { title, box, before: old, after: now });
  return [
    ...(known?.words ?? []).map((one): ToldChange => ({
      ...one,
      group: "map",
      kind: one.change.kind,
    })),
    ...changes
      .filter((change) => known?.done.has(change) !== true)
      .map((change) => tellChange(change, title.seats)),
    ...tellTexts(before.texts, after.texts),
  ];
}

/** Return the number of words. The list of changes shows no more of a text. */
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
