import { describe, expect, test } from "vitest";
import { beside } from "../../src/undaunted/popoverplace";
import type { Wanted } from "../../src/undaunted/popoverplace";

const box = { width: 300, height: 230 };
const table = { width: 900, height: 640 };
const REACH = 50;

const target = (x: number, y: number): Wanted => ({
  x: x - 35,
  y: y - 35,
  width: 70,
  height: 70,
  weight: 100,
});

const covers = (place: { x: number; y: number }, one: Wanted) =>
  one.x + one.width > place.x &&
  one.x < place.x + box.width &&
  one.y + one.height > place.y &&
  one.y < place.y + box.height;

describe("the box about a target", () => {
  test("stands at its right where there is room, else at its left", () => {
    expect(beside({ x: 200, y: 300 }, REACH, box, table, [target(200, 300)]).x).toBe(250);
    expect(beside({ x: 700, y: 300 }, REACH, box, table, [target(700, 300)]).x).toBe(350);
  });

  test("stays within the window", () => {
    for (const about of [
      { x: 20, y: 10 },
      { x: 890, y: 630 },
      { x: 450, y: 5 },
    ]) {
      const { x, y } = beside(about, REACH, box, table, [target(about.x, about.y)]);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + box.width).toBeLessThanOrEqual(table.width);
      expect(y + box.height).toBeLessThanOrEqual(table.height);
    }
  });

  test("covers none that stand around its target", () => {
    const about = { x: 450, y: 320 };
    const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
      target(
        450 + 110 * Math.cos((step * Math.PI) / 4),
        320 + 110 * Math.sin((step * Math.PI) / 4),
      ),
    );
    const all = [target(450, 320), ...ring];
    const table = { width: 1100, height: 640 };
    const place = beside(about, REACH, box, table, all);
    expect(all.filter((one) => covers(place, one))).toEqual([]);
  });

  test("takes the corner that is left, however far it is", () => {
    const crowd = [80, 240, 400, 560].flatMap((y) => [60, 200, 340, 480].map((x) => target(x, y)));
    const place = beside({ x: 60, y: 80 }, REACH, box, table, crowd);
    expect(crowd.filter((one) => covers(place, one))).toEqual([]);
  });

  test("covers as little as possible where there is no room at all", () => {
    const small = { width: 320, height: 345 };
    const crowd = [target(160, 60), target(160, 260)];
    const place = beside({ x: 160, y: 60 }, REACH, box, small, crowd);
    expect(crowd.filter((one) => covers(place, one))).toHaveLength(1);
  });
});
