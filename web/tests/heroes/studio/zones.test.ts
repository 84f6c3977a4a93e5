import { describe, expect, test } from "vitest";
import { seeded } from "../../../src/draw/seeded";
import type { Square } from "../../../src/heroes/studio/spots";
import {
  fewestRectangles,
  readRectangle,
  rectangleName,
  squaresOf,
  zoneParts,
} from "../../../src/heroes/studio/zones";
import type { Rectangle } from "../../../src/heroes/studio/zones";

const MAP = { columns: 21, rows: 14 };

/** Return the squares marked in lines of text, the north first. */
function drawn(...lines: string[]): Square[] {
  return lines.flatMap((line, index) =>
    [...line].flatMap((letter, column): Square[] =>
      letter === "#" ? [[column + 1, lines.length - index]] : [],
    ),
  );
}

const keys = (squares: readonly Square[]): string[] => squares.map((one) => one.join()).sort();

const covered = ({ left, right, bottom, top }: Rectangle): Square[] =>
  squaresOf([rectangleName({ left, right, bottom, top })], MAP);

/** Find the smallest number of rectangles by trying everything, for small areas. */
function tried(squares: readonly Square[]): number {
  const all = new Set(keys(squares));
  const search = (left: ReadonlySet<string>, used: number, best: number): number => {
    if (left.size === 0) return Math.min(best, used);
    if (used + 1 >= best) return best;
    const [column, row] = [...left]
      .map((one) => one.split(",").map(Number) as [number, number])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1])[0] as [number, number];
    // The first square is the south-western corner of its rectangle.
    for (let right = column; left.has(`${right},${row}`); right++) {
      for (let top = row; ; top++) {
        const part: string[] = [];
        for (let x = column; x <= right; x++)
          for (let y = row; y <= top; y++) part.push(`${x},${y}`);
        if (!part.every((one) => left.has(one))) break;
        const rest = new Set(left);
        for (const one of part) rest.delete(one);
        best = search(rest, used + 1, best);
      }
    }
    return best;
  };
  return search(all, 0, all.size + 1);
}

function area(seed: number, columns: number, rows: number, share: number): Square[] {
  const random = seeded(seed);
  const squares: Square[] = [];
  for (let column = 1; column <= columns; column++)
    for (let row = 1; row <= rows; row++) if (random() < share) squares.push([column, row]);
  return squares;
}

describe("zones as rectangles", () => {
  test("the one of the design", () => {
    const squares = squaresOf(["a1:b14", "c1:c6"], MAP);
    expect(zoneParts(squares)).toEqual(["a1:b14", "c1:c6"]);
    expect(zoneParts(drawn("##", "##"))).toEqual(["a1:b2"]);
    expect(zoneParts(drawn("#"))).toEqual(["a1"]);
    expect(zoneParts([])).toEqual([]);
  });

  test("a cross needs three, a ring four", () => {
    expect(zoneParts(drawn(".#.", "###", ".#."))).toHaveLength(3);
    expect(zoneParts(drawn("###", "#.#", "###"))).toHaveLength(4);
    expect(zoneParts(drawn("#.", ".#"))).toHaveLength(2);
  });

  test("every area is covered, no square twice", () => {
    for (let seed = 0; seed < 300; seed++) {
      const squares = area(seed, 1 + (seed % 21), 1 + (seed % 14), 0.3 + (seed % 7) / 10);
      const found = fewestRectangles(squares).flatMap(covered);
      expect(keys(found)).toEqual(keys(squares));
    }
  });

  test("no smaller number would do", () => {
    for (let seed = 0; seed < 250; seed++) {
      const squares = area(seed, 4, 4, 0.55 + (seed % 4) / 10);
      expect(fewestRectangles(squares).length, `seed ${seed}`).toBe(tried(squares));
    }
    for (let seed = 0; seed < 12; seed++) {
      const squares = area(1000 + seed, 6, 5, 0.8);
      expect(fewestRectangles(squares).length, `seed ${seed}`).toBe(tried(squares));
    }
  });

  test("what is written is read", () => {
    for (let seed = 0; seed < 100; seed++) {
      const squares = area(seed, 21, 14, 0.5);
      expect(keys(squaresOf(zoneParts(squares), MAP))).toEqual(keys(squares));
    }
    expect(readRectangle("a1:b2")).toEqual({ left: 1, right: 2, bottom: 1, top: 2 });
    for (const faulty of ["", "a", "1a", "a1-b2", "aa1", "a1:"])
      expect(readRectangle(faulty), faulty).toBeNull();
  });
});
