/** A scenario as data: read from its text, written in one form, and compared. */

import { TomlDate, parse, stringify } from "smol-toml";

export type Value = string | number | boolean | Value[] | Doc;
export interface Doc {
  [key: string]: Value;
}

/** The data of a text; throws where it is no TOML. */
export const read = (text: string): Doc => plain(parse(text)) as Doc;

/** A day is a text to the games, with quotes or without. */
function plain(value: unknown): Value {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  return typeof value === "bigint" ? Number(value) : (value as Value);
}

/** The text of data. The same data have the same text, in whatever order they were put together. */
export const write = (doc: Doc): string => stringify(sorted(doc));

function sorted<T extends Value>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T;
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)])) as T;
}

export const isTable = (value: unknown): value is Doc =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The table under a key; it is made where there is none. */
export function table(doc: Doc, key: string): Doc {
  const found = doc[key];
  if (isTable(found)) return found;
  const made: Doc = {};
  doc[key] = made;
  return made;
}

/** The texts of a list under a key, whatever else is there. */
export const texts = (doc: Doc | undefined, key: string): string[] => {
  const found = doc?.[key];
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
};

// Paths, as faults and edits name them: us.cards.rifleman_a, overlays[3].at

export type Path = readonly (string | number)[];

export function pathOf(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|"([^"]*)"|([^.[\]]+)/g)].map(([, index, quoted, key]) =>
    index === undefined ? (quoted ?? key ?? "") : Number(index),
  );
}

/** What lies at a path; undefined where nothing does. */
export function at(value: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    (inside, key) =>
      typeof inside === "object" ? (inside as Record<string | number, Value>)[key] : undefined,
    value,
  );
}

/** Lays a value at a path, or takes away what lies there. Tables on the way are made. */
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

// What changed

/** What differs at a path; what is not there before or after is left out. */
export interface Change {
  path: Path;
  before?: Value;
  after?: Value;
}

/** What differs between two values of the same form. */
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

/** Data after some changes, or before them. The data that were given stay as they are. */
export function applied<T extends object>(doc: T, some: readonly Change[], back = false): T {
  const next = structuredClone(doc);
  for (const one of back ? some.toReversed() : some)
    put(next, one.path, back ? one.before : one.after);
  return next;
}
