/** Where squares and crossings are drawn on a map. */

import { spot } from "./draw";
import type { Point } from "../table/points";
import type { Place, SkirmishInfo } from "../wire";
import type { Scene } from "./scene";

/** A place of a map of this many rows, in units of the drawing. */
export function pointAt(place: Place | undefined, rows: number): Point | null {
  if (place === undefined) return null;
  const [x, y] = spot(place, rows);
  return { x, y };
}

export const pointOfCell = ({ cells, rows }: SkirmishInfo, cell: string): Point | null =>
  pointAt(cells[cell], rows);

export const placesOf = ({ cells }: SkirmishInfo, names: readonly string[]): Place[] =>
  names.map((name) => cells[name]).filter((place) => place !== undefined);

/** A square that is there now, with its middle. */
export interface Square extends Point {
  cell: string;
}

/** The squares that are there now: those with some ground. */
export function standingSquares(plan: SkirmishInfo, ground: Scene["ground"]): Square[] {
  return Object.entries(plan.cells).flatMap(([cell, { terrain }]) => {
    const point = (ground[cell] ?? terrain) === "" ? null : pointOfCell(plan, cell);
    return point === null ? [] : [{ cell, ...point }];
  });
}
