/** Outlines of connected squares. */

import { short, type Point } from "../../draw/seeded";
import type { Square } from "./land";
import { SQUARE } from "./measure";

/**
 * Return the outlines of squares, moved inwards by `inset`. Columns and rows may be halves, as for
 * rooms. Holes run in the opposite direction.
 */
export function outlines(squares: readonly Square[], inset = 0): Point[][] {
  const quarters = new Set<string>();
  for (const [column, row] of squares) {
    for (const [dx, dy] of QUARTERS) quarters.add(`${column * 2 + dx},${row * 2 + dy}`);
  }
  const has = (x: number, y: number) => quarters.has(`${x},${y}`);
  // Edges by their start, with the inside on the right.
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const key of quarters) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const rings: Point[][] = [];
  for (const [key, ends] of edges) {
    while (ends.length > 0) {
      const ring: Point[] = [];
      const [x = 0, y = 0] = key.split(",").map(Number);
      let from: Point = [x, y];
      let before: Point | null = null;
      for (;;) {
        const next = take(edges.get(from.join()) ?? [], from, before);
        if (next === null) break;
        ring.push(from);
        before = from;
        from = next;
      }
      if (ring.length > 0) rings.push(ring);
    }
  }
  return rings.map((ring) => inwards(corners(ring), inset));
}

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Return the next edge. Where two squares touch only at a corner, keep them separate. */
function take(ends: Point[], from: Point, before: Point | null): Point | null {
  if (before === null || ends.length < 2) return ends.shift() ?? null;
  const right = ends.findIndex(
    ([x, y]) => (from[0] - before[0]) * (y - from[1]) - (from[1] - before[1]) * (x - from[0]) > 0,
  );
  return ends.splice(Math.max(0, right), 1)[0] ?? null;
}

/** Return only the points at which a ring turns. */
function corners(ring: readonly Point[]): Point[] {
  return ring.filter(([x, y], i) => {
    const [bx, by] = ring.at(i - 1) ?? [x, y];
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    return (x - bx) * (ny - y) !== (y - by) * (nx - x);
  });
}

function inwards(ring: readonly Point[], inset: number): Point[] {
  return ring.map(([x, y], i): Point => {
    const [bx, by] = ring.at(i - 1) ?? [x, y];
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    const [inX, inY] = [Math.sign(x - bx), Math.sign(y - by)];
    const [outX, outY] = [Math.sign(nx - x), Math.sign(ny - y)];
    // The inside is to the right of both edges: for an edge (dx, dy) in the direction (-dy, dx).
    return [(x * SQUARE) / 2 - (inY + outY) * inset, (y * SQUARE) / 2 + (inX + outX) * inset];
  });
}

/** Return the outlines as path data, with slightly cut corners. */
export function outlinePath(squares: readonly Square[], inset = 0, round = 4): string {
  return outlines(squares, inset)
    .map((ring) => {
      const toward = ([x, y]: Point, [tx, ty]: Point): string => {
        const far = Math.hypot(tx - x, ty - y) || 1;
        const by = Math.min(round, far / 2) / far;
        return `${short(x + (tx - x) * by)} ${short(y + (ty - y) * by)}`;
      };
      return (
        ring
          .map((at, i) => {
            const [before, after] = [ring.at(i - 1) ?? at, ring[(i + 1) % ring.length] ?? at];
            return `${i === 0 ? "M" : "L"}${toward(at, before)}Q${short(at[0])} ${short(at[1])} ${toward(at, after)}`;
          })
          .join("") + "Z"
      );
    })
    .join("");
}
