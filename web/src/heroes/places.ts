/** Where squares and crossings are drawn on a map. */

import { spot } from "./draw";
import type { Point } from "../table/points";
import type { Place, SkirmishInfo } from "../wire";

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

/** The squares that are there now: those under a standing house are none, nor the rooms of a ruin. */
export function standingSquares(plan: SkirmishInfo, fallen: readonly string[]): Square[] {
  const { overlays, alleys, cells } = plan;
  const gone = new Set([
    ...overlays.flatMap(({ name, kind, covers, rooms }) => {
      if (fallen.includes(name)) return rooms.map(({ cell }) => cell);
      return kind === "house" ? covers : [];
    }),
    ...alleys
      .filter(({ houses }) => houses.some((house) => fallen.includes(house)))
      .map(({ cell }) => cell),
  ]);
  return Object.keys(cells)
    .filter((cell) => !gone.has(cell))
    .flatMap((cell) => {
      const point = pointOfCell(plan, cell);
      return point === null ? [] : [{ cell, ...point }];
    });
}
