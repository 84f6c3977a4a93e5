/** Coordinates of the map: squares of 40 units, origin in the north-west, y downwards. */

import type { Place, SkirmishInfo } from "../../wire";
import type { Point } from "../../draw/seeded";

export const SQUARE = 40;
/** Width of the margin with the letters and numbers of the squares. */
export const RIM = 22;
/** Squares with fewer pixels show larger signs and no small numbers. */
export const FAR = 34;

/** The fields of a battle that the map drawing uses. */
export type MapPlan = Pick<
  SkirmishInfo,
  "columns" | "rows" | "ground" | "closed" | "crossings" | "overlays"
> & { cells: Record<string, Place> };

/** Changes of the map during a battle. */
export interface MapState {
  /** Destroyed overlays. */
  readonly fallen?: readonly string[];
  /** Hedgerow squares with a gap. */
  readonly opened?: readonly string[];
}

/**
 * Return the drawing point of a place. The square in column c and row r has the coordinates (2c,
 * 2r).
 */
export function spot({ x, y }: Place, rows: number): Point {
  return [((x - 1) * SQUARE) / 2, ((2 * rows + 1 - y) * SQUARE) / 2];
}

/** Return the midpoint of two places. */
export function between(one: Place, other: Place, rows: number): Point {
  const [a, b] = [spot(one, rows), spot(other, rows)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** The whole sheet with its margin. */
export function mapBox({ columns, rows }: Pick<MapPlan, "columns" | "rows">): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  return { x: -RIM, y: -RIM, width: columns * SQUARE + 2 * RIM, height: rows * SQUARE + 2 * RIM };
}

/** Return the scale of tags, which grow when squares are small to stay legible. */
export const enlarged = (px: number): number => Math.min(1.7, Math.max(1, FAR / px));
