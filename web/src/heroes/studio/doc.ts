/**
 * The text of a scenario as data. It may have any fault: what is read here is what can be drawn of it, and
 * the number of a thing is always its number in the text, because faults name it so.
 */

import { isTable } from "../../studio/doc";
import type { Doc, Value } from "../../studio/doc";

export type { Doc, Value };

export const ZONES = ["zone", "entry", "exit"] as const;
export type ZoneKind = (typeof ZONES)[number];

export const textOf = (value: Value | undefined, otherwise = ""): string =>
  typeof value === "string" ? value : otherwise;

export const numberOf = (value: Value | undefined, otherwise = 0): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;

/** The words of a list; what is no word is an empty one, so that the numbers of the others stay. */
export const textsOf = (value: Value | undefined): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.map((one) => textOf(one)) : [];

/** A list of tables; what is no table is an empty one, for the same reason. */
export const rowsOf = (value: Value | undefined): Doc[] =>
  Array.isArray(value) ? value.map((one) => (isTable(one) ? one : {})) : [];

/** A side's table. */
export const sideOf = (doc: Doc, side: string): Doc => tableOf(doc[side]);

export const tableOf = (value: Value | undefined): Doc => (isTable(value) ? value : {});

// For changing: what is not there, or not what it should be, is made.

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

/** Sets a key, or takes it away where the value is what goes without saying. */
export function put(table: Doc, key: string, value: Value, usual?: Value): void {
  if (value === usual || (Array.isArray(value) && value.length === 0)) delete table[key];
  else table[key] = value;
}
