/** A scenario as data: parsing, serialising and comparing. */

import { TomlDate, parse, stringify } from "smol-toml";

export type Value = string | number | boolean | Value[] | Doc;
export interface Doc {
  [key: string]: Value;
}

/** Return the data of a text; throw if it is not valid TOML. */
export const read = (text: string): Doc => plain(parse(text)) as Doc;

/** Convert to plain values. The games treat a date as text, with or without quotes. */
function plain(value: unknown): Value {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  return typeof value === "bigint" ? Number(value) : (value as Value);
}

/**
 * Return the text of data. Equal data have the same text, in whatever order the keys were added.
 */
export const write = (doc: Doc): string => stringify(sorted(doc));

function sorted<T extends Value>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T;
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)])) as T;
}

export const isTable = (value: unknown): value is Doc =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Return the table under a key; create it if there is none. */
export function table(doc: Doc, key: string): Doc {
  const found = doc[key];
  if (isTable(found)) return found;
  const made: Doc = {};
  doc[key] = made;
  return made;
}

/** Return the strings of a list under a key; ignore other values. */
export const texts = (doc: Doc | undefined, key: string): string[] => {
  const found = doc?.[key];
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
};

// Paths, in the format of errors and edits: us.cards.rifleman_a, overlays[3].at

export type Path = readonly (string | number)[];

export function pathOf(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|"([^"]*)"|([^.[\]]+)/g)].map(([, index, quoted, key]) =>
    index === undefined ? (quoted ?? key ?? "") : Number(index),
  );
}

/** Return the value at a path, or undefined. */
export function at(value: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    (inside, key) =>
      typeof inside === "object" ? (inside as Record<string | number, Value>)[key] : undefined,
    value,
  );
}

/** Set the value at a path, or remove it. Missing tables on the way are created. */
export function put(doc: object, path: Path, value: Value | undefined): void {
  let inside = doc as Record<string | number, Value>;
  for (const key of path.slice(0, -1)) {
    if (typeof inside[key] !== "object") inside[key] = {};
    inside = inside[key] as Record<string | number, Value>;
  }
  const last = path.at(-1);
  if (last === undefined) return;
  if (value !== undefined) inside[last] = structuredClone(value);
  else if (Array.isArray(inside)) inside.splice(Number(last), 1);
  else delete inside[last];
}

// Differences

/** A difference at a path. A missing value before or after is left out. */
export interface Change {
  path: Path;
  before?: Value;
  after?: Value;
}

/** Return the differences between two values of the same form. */
export function changes(before: unknown, after: unknown, path: Path = []): Change[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, index) => changes(one, after[index], [...path, index]));
  if (isTable(before) && isTable(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const [old, now] = [before[key], after[key]];
      if (old === undefined) return now === undefined ? [] : [{ path: [...path, key], after: now }];
      if (now === undefined) return [{ path: [...path, key], before: old }];
      return changes(old, now, [...path, key]);
    });
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ path, before: before as Value, after: after as Value }];
}

/** Return the data after some changes, or before them. The given data are not modified. */
export function applied<T extends object>(doc: T, some: readonly Change[], back = false): T {
  const next = structuredClone(doc);
  for (const one of back ? some.toReversed() : some)
    put(next, one.path, back ? one.before : one.after);
  return next;
}
