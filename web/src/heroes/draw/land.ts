/** The squares of a map as a grid for drawing, and the lines that hedgerows follow. */

import type { OverlayInfo } from "../../wire";
import type { Point } from "../../draw/seeded";
import { SQUARE, spot, type MapPlan, type MapState } from "./measure";

/** A gap that was cut in a hedgerow. */
export const GAP = "o";

/** A square: its column from the west and its row from the north, both from 0. */
export type Square = readonly [column: number, row: number];

export interface Land {
  readonly columns: number;
  readonly rows: number;
  /** The letter of a square; empty outside the map. */
  at(column: number, row: number): string;
  all(letters: string): Square[];
}

/**
 * The area that an overlay covers. A house covers half a square more on each side than its rooms.
 */
export function block({ kind, x, y, width, height }: OverlayInfo, rows: number) {
  const more = kind === "house" ? 1 : 0;
  const [w, h] = [(width + more) * SQUARE, (height + more) * SQUARE];
  const [cx, cy] = spot({ x, y }, rows);
  return { x: cx - w / 2, y: cy - h / 2, w, h };
}

export function readLand(plan: MapPlan, state: MapState = {}): Land {
  const grid = plan.ground.map((line) => [...line]);
  // No plants under a house.
  for (const overlay of plan.overlays.filter(({ kind }) => kind === "house")) {
    const { x, y, w, h } = block(overlay, plan.rows);
    for (let row = y / SQUARE; row < (y + h) / SQUARE; row++) {
      for (let column = x / SQUARE; column < (x + w) / SQUARE; column++) {
        const line = grid[row];
        if ("HwWb".includes(line?.[column] ?? " ") && line !== undefined) line[column] = ".";
      }
    }
  }
  for (const name of state.opened ?? []) {
    const place = plan.cells[name];
    if (place === undefined) continue;
    const line = grid[plan.rows - place.y / 2];
    if (line?.[place.x / 2 - 1] !== undefined) line[place.x / 2 - 1] = GAP;
  }
  const all = grid.flatMap((line, row) => line.map((letter, column) => ({ letter, column, row })));
  return {
    columns: plan.columns,
    rows: plan.rows,
    at: (column, row) => grid[row]?.[column] ?? "",
    all: (letters) =>
      all
        .filter(({ letter }) => letters.includes(letter))
        .map(({ column, row }): Square => [column, row]),
  };
}

export const middle = ([column, row]: Square): Point => [
  (column + 0.5) * SQUARE,
  (row + 0.5) * SQUARE,
];

/** North, east, south, west. */
export const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Split squares into connected groups. */
export function patches(squares: readonly Square[]): Square[][] {
  const left = new Map(squares.map((square) => [square.join(), square]));
  const found: Square[][] = [];
  for (const square of squares) {
    if (!left.delete(square.join())) continue;
    const patch = [square];
    for (const [column, row] of patch) {
      for (const [dx, dy] of SIDES) {
        const next = left.get(`${column + dx},${row + dy}`);
        if (next === undefined) continue;
        left.delete(next.join());
        patch.push(next);
      }
    }
    found.push(patch);
  }
  return found;
}

/**
 * Return the straight runs of hedgerow with their length in squares. A run that meets another at
 * its end stops there. An open end continues for a third of a square, and at the edge of the map
 * beyond it.
 */
export function hedgeLines(
  plan: MapPlan,
  land: Land,
): { ends: readonly [Point, Point]; length: number }[] {
  const isHedge = (column: number, row: number) => land.at(column, row) === "H";
  const found: { ends: readonly [Point, Point]; length: number }[] = [];
  const run = (column: number, row: number, dx: number, dy: number) => {
    let length = 1;
    while (isHedge(column + dx * length, row + dy * length)) length++;
    const end = (c: number, r: number, sign: number): Point => {
      const [x, y] = middle([c, r]);
      const meets = isHedge(c + dy, r + dx) || isHedge(c - dy, r - dx);
      const reach =
        land.at(c + dx * sign, r + dy * sign) === "" ? 0.8 : meets && length > 1 ? 0 : 0.34;
      return [x + dx * sign * reach * SQUARE, y + dy * sign * reach * SQUARE];
    };
    const [lastColumn, lastRow] = [column + dx * (length - 1), row + dy * (length - 1)];
    found.push({ ends: [end(column, row, -1), end(lastColumn, lastRow, 1)], length });
  };
  for (const [column, row] of land.all("H")) {
    const beside = isHedge(column - 1, row) || isHedge(column + 1, row);
    const above = isHedge(column, row - 1) || isHedge(column, row + 1);
    if (isHedge(column + 1, row) && !isHedge(column - 1, row)) run(column, row, 1, 0);
    if (isHedge(column, row + 1) && !isHedge(column, row - 1)) run(column, row, 0, 1);
    if (!beside && !above) {
      // A single square of hedgerow follows the road beside it.
      const upright = land.at(column - 1, row) === "=" || land.at(column + 1, row) === "=";
      if (upright) run(column, row, 0, 1);
      else run(column, row, 1, 0);
    }
  }
  for (const { one, other } of closedDiagonals(plan)) {
    if (isHedge(...one) && isHedge(...other))
      found.push({ ends: [middle(one), middle(other)], length: 1 });
  }
  return found;
}

/**
 * Return the closed diagonals of crossings, each with the two squares of the obstacle that closes
 * it.
 */
export function closedDiagonals(plan: MapPlan): { at: Point; one: Square; other: Square }[] {
  return Object.entries(plan.closed).flatMap(([name, which]) => {
    const place = plan.crossings[name];
    if (place === undefined) return [];
    const [x, y] = spot(place, plan.rows);
    const [column, row] = [x / SQUARE, y / SQUARE];
    // A rising diagonal is closed by an obstacle from the north-west to the south-east.
    const rising = {
      at: [x, y] as Point,
      one: [column - 1, row - 1] as Square,
      other: [column, row] as Square,
    };
    const falling = {
      at: [x, y] as Point,
      one: [column, row - 1] as Square,
      other: [column - 1, row] as Square,
    };
    return which === "both" ? [rising, falling] : which === "rising" ? [rising] : [falling];
  });
}
