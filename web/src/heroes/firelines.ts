/** Lines of fire for drawing, with labels for squares that limit or block them. */

import { t } from "../lib/words.svelte";
import type { FireLine } from "../wire";
import { signed } from "./speech";

interface Crossed {
  cell: string;
  effect: string;
  terrain: string;
  by: string;
  modifier: number;
}

type Drawn = Pick<FireLine, "from" | "to" | "blocked" | "squares"> &
  Partial<Pick<FireLine, "range">>;

/**
 * Fill in the fields of all squares. Consecutive squares of the same terrain are labelled once,
 * with their sum.
 */
export function drawnLine(line: Drawn): Omit<Drawn, "squares"> & { squares: Crossed[] } {
  const squares = line.squares.map(
    ({ cell, effect = "clear", terrain = "", by = "", modifier = 0 }): Crossed => ({
      cell,
      effect,
      terrain,
      by,
      modifier,
    }),
  );
  const told = squares.map((square, index) => {
    const again = square.effect === "limits" && alike(squares[index - 1], square);
    return again ? { ...square, by: "" } : { ...square, modifier: sumFrom(squares, index) };
  });
  return { ...line, squares: told };
}

/** A line of fire without details of its squares. */
export const plainLine = (from: string, to: string): Drawn => ({
  from,
  to,
  blocked: false,
  squares: [],
});

const alike = (one: Crossed | undefined, other: Crossed): boolean =>
  one?.terrain === other.terrain && one.effect === other.effect;

/** Return the total modifier of consecutive squares of the same terrain. */
function sumFrom(squares: readonly Crossed[], from: number): number {
  let sum = 0;
  for (const [index, square] of squares.entries()) {
    if (index < from) continue;
    const first = squares[from];
    if (first === undefined || !alike(square, first)) break;
    sum += square.modifier;
  }
  return sum;
}

/** Return the label of a square that limits or blocks a line, such as "Forest −1" or "Infantry". */
export function noteOn({ terrain, modifier, by }: Crossed): string {
  if (by === "") return "";
  const key = by === "terrain" && terrain !== "" ? `terrain-${terrain}` : `web-stops-${by}`;
  const name = t(key.replaceAll("_", "-"));
  return modifier === 0 ? name : `${name} ${signed(modifier)}`;
}
