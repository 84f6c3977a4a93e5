/** Zones: squares of the map, stored as the smallest number of rectangles ("a1:b14", "c1:c6"). */

import { readSquare, squareName, type Square } from "./spots";

/** A range of columns and rows, both counted from 1 in the south-west. */
export interface Rectangle {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const keyOf = (column: number, row: number): string => `${column},${row}`;

/**
 * Read a rectangle, or return null if it is invalid. Like the engine, this accepts letters up to z.
 */
export function readRectangle(text: string): Rectangle | null {
  const [low = "", high = low] = text.split(":");
  const [one, other] = [readSquare(low), readSquare(high)];
  if (one === null || other === null) return null;
  return { left: one[0], bottom: one[1], right: other[0], top: other[1] };
}

export function rectangleName({ left, right, bottom, top }: Rectangle): string {
  const low = squareName([left, bottom]);
  return left === right && bottom === top ? low : `${low}:${squareName([right, top])}`;
}

/**
 * Return the squares that the rectangles cover on a map of this size, each once. Invalid ones cover
 * none.
 */
export function squaresOf(
  parts: readonly string[],
  { columns, rows }: { columns: number; rows: number },
): Square[] {
  const found = new Map<string, Square>();
  for (const part of parts) {
    const rectangle = readRectangle(part);
    if (rectangle === null) continue;
    const { left, right, bottom, top } = rectangle;
    for (let column = Math.max(1, left); column <= Math.min(columns, right); column++) {
      for (let row = Math.max(1, bottom); row <= Math.min(rows, top); row++) {
        found.set(keyOf(column, row), [column, row]);
      }
    }
  }
  return [...found.values()];
}

/** A corner with three squares of the area around it and one missing. */
interface Notch {
  x: number;
  y: number;
  /**
   * Directions in which the area continues in both rows and columns: 1 east or north, -1 west or
   * south.
   */
  east: 1 | -1;
  north: 1 | -1;
}

/** A cut from one notch to another. */
interface Chord {
  from: Notch;
  to: Notch;
}

/**
 * Return the smallest number of rectangles that cover the squares exactly once.
 *
 * Each notch needs a cut, and a cut between two notches serves both. So use as many of these chords
 * as possible that do not meet each other, and one more cut for each remaining notch.
 */
export function fewestRectangles(squares: readonly Square[]): Rectangle[] {
  const area = new Set(squares.map(([column, row]) => keyOf(column, row)));
  const has = (column: number, row: number) => area.has(keyOf(column, row));
  const notches = findNotches(squares, has);
  const cuts = new Cuts();
  const [across, upright] = [chords(notches, has, true), chords(notches, has, false)];
  const served = new Set<Notch>();
  for (const { from, to } of independent(across, upright)) {
    cuts.between(from, to);
    served.add(from).add(to);
  }
  for (const notch of notches) if (!served.has(notch)) cuts.upright(notch, has);
  return pieces(squares, has, cuts).sort(
    (one, other) => one.left - other.left || one.bottom - other.bottom,
  );
}

type Has = (column: number, row: number) => boolean;

/** Return the notches. The corner (x, y) is south-west of the square in that column and row. */
function findNotches(squares: readonly Square[], has: Has): Notch[] {
  const found = new Map<string, Notch>();
  for (const [column, row] of squares) {
    for (const [x, y] of [
      [column, row],
      [column + 1, row],
      [column, row + 1],
      [column + 1, row + 1],
    ] as const) {
      const missing = (
        [
          [-1, -1],
          [-1, 1],
          [1, -1],
          [1, 1],
        ] as const
      ).filter(([east, north]) => !has(east > 0 ? x : x - 1, north > 0 ? y : y - 1));
      const [only] = missing;
      if (missing.length !== 1 || only === undefined) continue;
      found.set(keyOf(x, y), {
        x,
        y,
        east: only[0] > 0 ? -1 : 1,
        north: only[1] > 0 ? -1 : 1,
      });
    }
  }
  return [...found.values()];
}

/**
 * Return the cuts between two notches in one row or column of corners that stay inside the area.
 */
function chords(notches: readonly Notch[], has: Has, isAcross: boolean): Chord[] {
  const at = new Map(notches.map((notch) => [keyOf(notch.x, notch.y), notch]));
  return notches.flatMap((from): Chord[] => {
    if ((isAcross ? from.east : from.north) < 0) return [];
    for (let step = 0; ; step++) {
      const [x, y] = isAcross ? [from.x + step, from.y] : [from.x, from.y + step];
      const to = at.get(keyOf(x, y));
      if (step > 0 && to !== undefined) {
        return (isAcross ? to.east : to.north) < 0 ? [{ from, to }] : [];
      }
      const open = isAcross ? has(x, y) && has(x, y - 1) : has(x, y) && has(x - 1, y);
      if (!open) return [];
    }
  });
}

const meet = (across: Chord, upright: Chord): boolean =>
  across.from.x <= upright.from.x &&
  upright.from.x <= across.to.x &&
  upright.from.y <= across.from.y &&
  across.from.y <= upright.to.y;

/**
 * Return the largest set of chords that do not meet: all but a minimum vertex cover of the
 * crossings (Kőnig's theorem).
 */
function independent(across: readonly Chord[], upright: readonly Chord[]): Chord[] {
  const meets = across.map((one) =>
    upright.flatMap((other, index) => (meet(one, other) ? [index] : [])),
  );
  const partner: (number | undefined)[] = upright.map(() => undefined);
  const paired = new Set<number>();
  const pair = (one: number, seen: Set<number>): boolean => {
    for (const other of meets[one] ?? []) {
      if (seen.has(other)) continue;
      seen.add(other);
      const before = partner[other];
      if (before === undefined || pair(before, seen)) {
        partner[other] = one;
        return true;
      }
    }
    return false;
  };
  across.forEach((_, one) => {
    if (pair(one, new Set())) paired.add(one);
  });
  // What can be reached from unmatched chords.
  const [left, right] = [new Set<number>(), new Set<number>()];
  const reach = (one: number): void => {
    if (left.has(one)) return;
    left.add(one);
    for (const other of meets[one] ?? []) {
      right.add(other);
      const next = partner[other];
      if (next !== undefined) reach(next);
    }
  };
  across.forEach((_, one) => {
    if (!paired.has(one)) reach(one);
  });
  return [
    ...across.filter((_, one) => left.has(one)),
    ...upright.filter((_, other) => !right.has(other)),
  ];
}

/** Cuts along the edges of squares. */
class Cuts {
  /** Squares with a cut along their lower edge, and along their left edge. */
  private readonly below = new Set<string>();
  private readonly beside = new Set<string>();

  between({ x, y }: Notch, to: Notch): void {
    for (let column = x; column < to.x; column++) this.below.add(keyOf(column, y));
    for (let row = y; row < to.y; row++) this.beside.add(keyOf(x, row));
  }

  /** Cut from a notch upwards or downwards, to the end of the area or to a horizontal cut. */
  upright({ x, y, north }: Notch, has: Has): void {
    for (let row = north > 0 ? y : y - 1; has(x, row) && has(x - 1, row); row += north) {
      this.beside.add(keyOf(x, row));
      const end = north > 0 ? row + 1 : row;
      if (this.below.has(keyOf(x, end)) && this.below.has(keyOf(x - 1, end))) return;
    }
  }

  /** Whether a cut separates a square from its neighbour in the east, or in the north. */
  parts(column: number, row: number, isEast: boolean): boolean {
    return isEast
      ? this.beside.has(keyOf(column + 1, row))
      : this.below.has(keyOf(column, row + 1));
  }
}

/** Return the rectangles between the cuts. */
function pieces(squares: readonly Square[], has: Has, cuts: Cuts): Rectangle[] {
  const done = new Set<string>();
  const inOrder = [...squares].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const found: Rectangle[] = [];
  for (const [left, bottom] of inOrder) {
    if (done.has(keyOf(left, bottom))) continue;
    let [right, top] = [left, bottom];
    while (has(left, top + 1) && !cuts.parts(left, top, false)) top++;
    while (has(right + 1, bottom) && !cuts.parts(right, bottom, true)) right++;
    for (let column = left; column <= right; column++)
      for (let row = bottom; row <= top; row++) done.add(keyOf(column, row));
    found.push({ left, right, bottom, top });
  }
  return found;
}

/** Return the squares of a zone as stored rectangles. */
export const zoneParts = (squares: readonly Square[]): string[] =>
  fewestRectangles(squares).map(rectangleName);
