/** What is told about a scenario, in the language of who reads it. It is plain text. */

import { warDate } from "../lobby/dates";
import type { Texts, VersionSummary } from "../wire";

export const NOTHING: Required<Texts> = { name: "", brief: "", history: "", notes: "", new: "" };

export interface Told {
  texts: Required<Texts>;
  /** The language it is in; empty where nothing is told. */
  language: string;
}

const isTold = (texts: Texts): boolean => Object.values(texts).some((text) => text !== "");

/** What is told in a language, or in the first one in which something is. */
export function toldIn(texts: Readonly<Record<string, Texts>>, language: string): Told {
  const own = texts[language];
  if (own !== undefined && isTold(own)) return { texts: { ...NOTHING, ...own }, language };
  const first = Object.entries(texts).find(([, one]) => isTold(one));
  return first === undefined
    ? { texts: NOTHING, language: "" }
    : { texts: { ...NOTHING, ...first[1] }, language: first[0] };
}

/** The name of a published scenario in a list. */
export const nameIn = (one: VersionSummary, language: string): string =>
  one.names[language] ?? (one.called || one.name);

/** A date of the war as the language writes it; what is not one stays as it is. */
export const dateOf = (date: string, language: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/.test(date) ? warDate(date, language) : date;

/** The paragraphs of a text. */
export const paragraphs = (text: string): string[] =>
  text.split(/\n+/).filter((line) => line.trim() !== "");

/** What an address has of a name: small letters, digits and hyphens. */
export function addressName(name: string): string {
  const plain = name.replaceAll("ł", "l").replaceAll("Ł", "l").normalize("NFKD");
  const letters = plain.toLowerCase().replaceAll(/[^\x20-\x7e]/g, "");
  return letters
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
}
