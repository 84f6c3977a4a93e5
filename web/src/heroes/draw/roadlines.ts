/** The lines of roads over the squares of a map, and the lanes between their ends. */

import type { Point, Random } from "../../draw/seeded";
import { SIDES, middle, type Land, type Square } from "./land";
import { SQUARE } from "./measure";

const opposite = (side: number): number => (side + 2) % 4;

/** The end of a road in open country, and its direction. */
export interface RoadEnd {
  readonly square: Square;
  readonly at: Point;
  readonly toward: Point;
}

/**
 * Return the roads of a map as lines, and their ends. A road continues straight through a junction,
 * and a branch starts at its centre. At the edge of the map a road leaves it.
 */
export function roadLines(land: Land, random: Random): { lines: Point[][]; ends: RoadEnd[] } {
  const sideOf = (side: number) => SIDES[side] ?? SIDES[0];
  const joins = ([column, row]: Square, side: number): boolean => {
    const [dx, dy] = sideOf(side);
    const next = land.at(column + dx, row + dy);
    if (next !== "") return next === "=";
    const crosses =
      land.at(column + dy, row + dx) === "=" || land.at(column - dy, row - dx) === "=";
    return land.at(column - dx, row - dy) === "=" && !crosses;
  };
  /**
   * Return the side through which a road from a given side continues, or null if it ends in the
   * square's centre.
   */
  const onward = (square: Square, from: number): number | null => {
    if (joins(square, opposite(from))) return opposite(from);
    const turns = [(from + 1) % 4, (from + 3) % 4].filter((side) => joins(square, side));
    return turns.length === 1 ? (turns[0] ?? null) : null;
  };
  const beyond = ([column, row]: Square, side: number): Square => {
    const [dx, dy] = sideOf(side);
    return [column + dx, row + dy];
  };
  const sway = new Map<string, number>();
  /** The middle of a square's side, slightly off so that roads look natural. */
  const gate = (square: Square, side: number): Point => {
    const [[x, y], [dx, dy]] = [middle(square), sideOf(side)];
    const at: Point = [x + (dx * SQUARE) / 2, y + (dy * SQUARE) / 2];
    const off = sway.get(at.join()) ?? (random() - 0.5) * 4;
    sway.set(at.join(), off);
    return dx === 0 ? [at[0] + off, at[1]] : [at[0], at[1] + off];
  };

  const done = new Set<string>();
  const lines: Point[][] = [];
  const ends: RoadEnd[] = [];
  /** Return the last point of a road in a square with only one open side. */
  const close = (square: Square, open: number): Point => {
    const [[x, y], [dx, dy]] = [middle(square), sideOf(opposite(open))];
    const at: Point = [x + dx * 4, y + dy * 4];
    ends.push({ square, at, toward: [dx, dy] });
    return at;
  };
  const walk = (start: Square, side: number, begin: readonly Point[]): Point[] => {
    const points = [...begin];
    let [square, out] = [start, side];
    for (;;) {
      done.add(`${square.join()},${out}`);
      points.push(gate(square, out));
      const next = beyond(square, out);
      const into = opposite(out);
      if (land.at(...next) === "") return [...points, middle(next)];
      if (done.has(`${next.join()},${into}`)) return points;
      done.add(`${next.join()},${into}`);
      const on = onward(next, into);
      if (on === null) {
        const alone = SIDES.every((_, other) => other === into || !joins(next, other));
        return [...points, alone ? close(next, into) : middle(next)];
      }
      [square, out] = [next, on];
    }
  };
  const start = (
    begin: (square: Square, side: number, open: readonly number[]) => Point[] | null,
  ) => {
    for (const square of land.all("=")) {
      const open = [0, 1, 2, 3].filter((side) => joins(square, side));
      for (const side of open) {
        const points = done.has(`${square.join()},${side}`) ? null : begin(square, side, open);
        if (points !== null) lines.push(walk(square, side, points));
      }
    }
  };
  // Start at the edge of the map, then at ends and junctions, then follow the remaining rings.
  start((square, side) => {
    const back = onward(square, side);
    if (back === null || land.at(...beyond(square, back)) !== "") return null;
    done.add(`${square.join()},${back}`);
    return [middle(beyond(square, back)), gate(square, back)];
  });
  start((square, side, open) => {
    if (onward(square, side) !== null) return null;
    return [open.length === 1 ? close(square, side) : middle(square)];
  });
  start((square, side) => [gate(square, onward(square, side) ?? opposite(side))]);
  for (const square of land.all("=")) {
    if ([0, 1, 2, 3].some((side) => joins(square, side))) continue;
    lines.push([close(square, 1), close(square, 3)]);
  }
  // Two ends in squares that touch only at a corner belong to one road.
  for (const one of [...ends]) {
    const other = ends.find(({ square: [column, row] }) => {
      return Math.abs(column - one.square[0]) === 1 && Math.abs(row - one.square[1]) === 1;
    });
    if (other === undefined || !ends.includes(one)) continue;
    lines.push(bend(one, other, 0.3));
    ends.splice(ends.indexOf(one), 1);
    ends.splice(ends.indexOf(other), 1);
  }
  return { lines, ends };
}

const distance = (one: RoadEnd, other: RoadEnd) =>
  Math.hypot(other.at[0] - one.at[0], other.at[1] - one.at[1]);

/** Whether a road's end points to another one nearby. */
function facing(one: RoadEnd, other: RoadEnd): boolean {
  const far = distance(one, other);
  const ahead =
    (other.at[0] - one.at[0]) * one.toward[0] + (other.at[1] - one.at[1]) * one.toward[1];
  return far < 4.5 * SQUARE && ahead > 0.2 * far;
}

/** Return a curve that leaves both ends in their direction. */
function bend(from: RoadEnd, to: RoadEnd, strength: number): Point[] {
  const reach = distance(from, to) * strength;
  const lead = ({ at, toward }: RoadEnd): Point => [
    at[0] + toward[0] * reach,
    at[1] + toward[1] * reach,
  ];
  const [a, b, c, d] = [from.at, lead(from), lead(to), to.at];
  return Array.from({ length: 9 }, (_, i): Point => {
    const [t, u] = [i / 8, 1 - i / 8];
    const mix = (k: 0 | 1) =>
      a[k] * u ** 3 + 3 * b[k] * t * u ** 2 + 3 * c[k] * t ** 2 * u + d[k] * t ** 3;
    return [mix(0), mix(1)];
  });
}

/** A lane over open country, and the road ends that narrow into it. */
export interface Lane {
  readonly path: readonly Point[];
  readonly from: readonly RoadEnd[];
}

/** Return lanes from each road end to another one nearby, or a short way into the country. */
export function laneLines(land: Land, ends: readonly RoadEnd[]): Lane[] {
  const free = ([x, y]: Point) =>
    [".", ","].includes(land.at(Math.floor(x / SQUARE), Math.floor(y / SQUARE)));
  const left = new Set(ends);
  const found: Lane[] = [];
  for (const from of ends) {
    if (!left.delete(from)) continue;
    const [[x, y], [dx, dy]] = [from.at, from.toward];
    if (!free([x + dx * 0.8 * SQUARE, y + dy * 0.8 * SQUARE])) continue;
    const near = [...left]
      .map((to) => ({ to, path: bend(from, to, 0.42) }))
      .filter(
        ({ to, path }) => facing(from, to) && facing(to, from) && path.slice(3, -3).every(free),
      )
      .sort((a, b) => distance(from, a.to) - distance(from, b.to))[0];
    if (near !== undefined) {
      left.delete(near.to);
      found.push({ path: near.path, from: [from, near.to] });
    } else {
      const path = [0.3, 0.9, 1.3].map((t): Point => [x + dx * t * SQUARE, y + dy * t * SQUARE]);
      found.push({ path, from: [from] });
    }
  }
  return found;
}
