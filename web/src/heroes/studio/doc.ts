/**
 * The text of a scenario as data. It may contain any error: these functions return what can be
 * drawn. The number of a thing is always its number in the text, because errors refer to it.
 */

import { isTable, type Doc, type Value } from "../../studio/doc";

export type { Doc, Value };

export const ZONES = ["zone", "entry", "exit"] as const;
export type ZoneKind = (typeof ZONES)[number];

export const textOf = (value: Value | undefined, otherwise = ""): string =>
  typeof value === "string" ? value : otherwise;

export const numberOf = (value: Value | undefined, otherwise = 0): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;

/**
 * The strings of a list. Other values become empty strings, so that the other numbers stay the
 * same.
 */
export const textsOf = (value: Value | undefined): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.map((one) => textOf(one)) : [];

/** The tables of a list. Other values become empty tables, for the same reason. */
export const rowsOf = (value: Value | undefined): Doc[] =>
  Array.isArray(value) ? value.map((one) => (isTable(one) ? one : {})) : [];

/** A side's table. */
export const sideOf = (doc: Doc, side: string): Doc => tableOf(doc[side]);

export const tableOf = (value: Value | undefined): Doc => (isTable(value) ? value : {});

// Lists for editing: a missing or wrong value is replaced

export function ownRows(table: Doc, key: string): Doc[] {
  const rows = rowsOf(table[key]);
  table[key] = rows;
  return rows;
}

export function ownTexts(table: Doc, key: string): string[] {
  const texts = textsOf(table[key]);
  table[key] = texts;
  return texts;
}

/** Set a key, or remove it if the value is the default. */
export function put(table: Doc, key: string, value: Value, usual?: Value): void {
  if (value === usual || (Array.isArray(value) && value.length === 0)) delete table[key];
  else table[key] = value;
}
