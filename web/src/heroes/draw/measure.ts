/** How the map is measured: squares of 40 units, the origin in the north-west, y downwards. */

import type { Place, SkirmishInfo } from "../../wire";
import type { Point } from "../../draw/seeded";

export const SQUARE = 40;
/** The paper around the map that carries letters and numbers. */
export const RIM = 22;
/** Squares with fewer pixels than this show larger signs and no small numbers. */
export const FAR = 34;

/** What of a battle the map's drawing reads. */
export type MapPlan = Pick<
  SkirmishInfo,
  "columns" | "rows" | "ground" | "closed" | "crossings" | "overlays"
> & { cells: Record<string, Place> };

/** What a battle has changed on the map. */
export interface MapState {
  /** Overlays that were destroyed. */
  readonly fallen?: readonly string[];
  /** Hedgerow squares that were cut open. */
  readonly opened?: readonly string[];
}

/** Where a place is drawn on a map of this many rows. The square in column c and row r lies at (2c, 2r). */
export function spot({ x, y }: Place, rows: number): Point {
  return [((x - 1) * SQUARE) / 2, ((2 * rows + 1 - y) * SQUARE) / 2];
}

/** The middle of two places. */
export function between(one: Place, other: Place, rows: number): Point {
  const [a, b] = [spot(one, rows), spot(other, rows)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** The whole sheet with its rim. */
export function mapBox({ columns, rows }: Pick<MapPlan, "columns" | "rows">): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  return { x: -RIM, y: -RIM, width: columns * SQUARE + 2 * RIM, height: rows * SQUARE + 2 * RIM };
}

/** How much tags grow when squares are small, so that they can still be read. */
export const enlarged = (px: number): number => Math.min(1.7, Math.max(1, FAR / px));
