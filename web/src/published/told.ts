/** The texts of a scenario in the reader's language, as plain text. */

import { t } from "../lib/words.svelte";
import { warDate } from "../lobby/dates";
import type { Texts, VersionSummary } from "../wire";

export const NOTHING: Required<Texts> = { name: "", brief: "", history: "", notes: "", new: "" };

export interface Told {
  texts: Required<Texts>;
  /** The language of the texts; empty if there are none. */
  language: string;
}

const isTold = (texts: Texts): boolean => Object.values(texts).some((text) => text !== "");

/** Return the texts in a language, or in the first language that has any. */
export function toldIn(texts: Readonly<Record<string, Texts>>, language: string): Told {
  const own = texts[language];
  if (own !== undefined && isTold(own)) return { texts: { ...NOTHING, ...own }, language };
  const first = Object.entries(texts).find(([, one]) => isTold(one));
  return first === undefined
    ? { texts: NOTHING, language: "" }
    : { texts: { ...NOTHING, ...first[1] }, language: first[0] };
}

/** Return the name of a published scenario for a list. */
export const nameIn = (one: VersionSummary, language: string): string =>
  one.names[language] ?? (one.called || Object.values(one.names)[0] || t("web-studio-unnamed"));

/** Return in a few words who can find a version. */
export const visibilityName = (visibility: VersionSummary["visibility"]): string =>
  t(visibility === "withdrawn" ? "web-published-unpublished" : `web-published-${visibility}`);

/** Format a date of the war in a language; leave other values unchanged. */
export const dateOf = (date: string, language: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/.test(date) ? warDate(date, language) : date;

/** Split a text into paragraphs. */
export const paragraphs = (text: string): string[] =>
  text.split(/\n+/).filter((line) => line.trim() !== "");

/** Return a name in the form for an address: lower-case letters, digits and hyphens. */
export function addressName(name: string): string {
  const plain = name.replaceAll("ł", "l").replaceAll("Ł", "l").normalize("NFKD");
  const letters = plain.toLowerCase().replaceAll(/[^\x20-\x7e]/g, "");
  return letters
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
}
