/** Drawing points of squares and crossings. */

import { spot } from "./draw";
import type { Point } from "../table/points";
import type { Place, SkirmishInfo } from "../wire";
import type { Scene } from "./scene";

/** Return the drawing point of a place on a map with this many rows. */
export function pointAt(place: Place | undefined, rows: number): Point | null {
  if (place === undefined) return null;
  const [x, y] = spot(place, rows);
  return { x, y };
}

export const pointOfCell = ({ cells, rows }: SkirmishInfo, cell: string): Point | null =>
  pointAt(cells[cell], rows);

export const placesOf = ({ cells }: SkirmishInfo, names: readonly string[]): Place[] =>
  names.map((name) => cells[name]).filter((place) => place !== undefined);

/** An existing square with its centre. */
export interface Square extends Point {
  cell: string;
}

/** Return the squares that exist now: those with terrain. */
export function standingSquares(plan: SkirmishInfo, ground: Scene["ground"]): Square[] {
  return Object.entries(plan.cells).flatMap(([cell, { terrain }]) => {
    const point = (ground[cell] ?? terrain) === "" ? null : pointOfCell(plan, cell);
    return point === null ? [] : [{ cell, ...point }];
  });
}
