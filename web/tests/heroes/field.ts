/** A small map with some units. */

import type { Piece, Scene } from "../../src/heroes/scene";
import type { LaidSquare } from "../../src/wire";

/** Six squares by six, and a room between b2, c2, b3 and c3. */
export const cells: Record<string, LaidSquare> = Object.fromEntries([
  ...Array.from({ length: 36 }, (_, index): [string, LaidSquare] => {
    const [column, row] = [(index % 6) + 1, Math.floor(index / 6) + 1];
    return [`${"abcdef"[column - 1]}${row}`, { x: 2 * column, y: 2 * row, terrain: "open" }];
  }),
  ["b2c3", { x: 5, y: 5, terrain: "house" }],
]);

export const piece = (army: string, unit: string, rest: Partial<Piece> = {}): Piece => ({
  army,
  key: `${army}.${unit}`,
  unit,
  counter: unit,
  side: "front",
  concealed: false,
  suppressed: 0,
  acted: false,
  ...rest,
});

export const scene = (...pieces: Piece[]): Scene => ({
  pieces,
  objectives: {},
  bonuses: [],
  items: {},
  fallen: [],
  wrecks: [],
  opened: [],
  ground: {},
  points: {},
});
