/**
 * Names of places. A square has a letter and a number ("c4"). A place between two squares has both
 * names ("c4d5"). A scenario may also count on a board ("C6A 5 6", or the crossing "C6A i2 1").
 *
 * Coordinates are doubled, as in the API: the square in column c and row r is at (2c, 2r).
 */

import type { Place } from "../../wire";

/** A square: column and row, counted from 1 in the south-west. */
export type Square = readonly [column: number, row: number];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SQUARE = /^([a-z])([0-9]{1,2})$/;
const BETWEEN = /^([a-z][0-9]{1,2})([a-z][0-9]{1,2})$/;
const ON_BOARD = /^i?-?[0-9]{1,2}(\.5)?$/;

export function readSquare(text: string): Square | null {
  const found = SQUARE.exec(text);
  return found === null ? null : [LETTERS.indexOf(found[1] ?? "") + 1, Number(found[2])];
}

export const squareName = ([column, row]: Square): string => `${LETTERS[column - 1] ?? "?"}${row}`;

/** Return the name of a place on the map: a square, or between two squares. */
export function placeName({ x, y }: Place): string {
  const low = squareName([Math.floor(x / 2), Math.floor(y / 2)]);
  return x % 2 === 0 && y % 2 === 0
    ? low
    : low + squareName([Math.floor((x + 1) / 2), Math.floor((y + 1) / 2)]);
}

/** The data of a board that names of places refer to. */
interface Counted {
  face: string;
  /** Number of squares to its west and south. */
  column: number;
  row: number;
}

/** Return the place of a name, or null if it is invalid. */
export function readPlace(text: string, boards: readonly Counted[]): Place | null {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const [first = "", across = "", up = ""] = words;
  if (words.length === 1) {
    const square = readSquare(first);
    if (square !== null) return { x: 2 * square[0], y: 2 * square[1] };
    const both = BETWEEN.exec(first);
    const [one, other] = [readSquare(both?.[1] ?? ""), readSquare(both?.[2] ?? "")];
    if (one === null || other === null) return null;
    return { x: one[0] + other[0], y: one[1] + other[1] };
  }
  if (words.length !== 3 || !ON_BOARD.test(across) || !ON_BOARD.test(up) || up.startsWith("i"))
    return null;
  const board = boards.find(({ face }) => face === first);
  if (board === undefined) return null;
  const extra = across.startsWith("i") ? 1 : 0;
  const x = Number(across.replace(/^i/, ""));
  return {
    x: Math.round(2 * (board.column + x)) + extra,
    y: Math.round(2 * (board.row + Number(up))) + extra,
  };
}
