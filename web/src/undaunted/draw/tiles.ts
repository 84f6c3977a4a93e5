/**
 * The ground of each face of the Normandy tiles. It must match the cover; apart from that the
 * choice is free.
 */

export type Ground =
  | "field"
  | "road"
  | "cross"
  | "stream"
  | "bocage"
  | "farm"
  | "woods"
  | "village"
  | "church"
  | "hill";

export const FACES: Readonly<Record<string, Ground>> = {
  // Cover 0: open ground
  "1A": "field",
  "3B": "road",
  "4B": "field",
  "9B": "stream",
  "10B": "cross",
  "11B": "field",
  "12B": "road",
  "13A": "field",
  "14A": "road",
  "15A": "cross",
  "17A": "stream",
  "18A": "field",
  // Cover 1: hedgerows
  "1B": "bocage",
  "5A": "bocage",
  "5B": "bocage",
  "6A": "bocage",
  "6B": "farm",
  "7B": "bocage",
  "8B": "bocage",
  "10A": "bocage",
  "11A": "farm",
  "12A": "bocage",
  "13B": "bocage",
  "14B": "farm",
  // Cover 2: farms and edges of woods
  "2B": "farm",
  "7A": "woods",
  "8A": "village",
  "15B": "farm",
  "16B": "woods",
  // Cover 3: stone and thick woods
  "3A": "church",
  "4A": "village",
  "17B": "woods",
  "18B": "church",
  // Hills
  "2A": "hill",
  "9A": "hill",
  "16A": "hill",
};

/** Return a seed for a face, so that no two tiles look the same. */
export function seedOf(face: string): number {
  let seed = 17;
  for (const letter of face) seed = (seed * 131 + letter.charCodeAt(0)) >>> 0;
  return seed;
}
