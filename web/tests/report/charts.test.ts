import { describe, expect, it } from "vitest";
import { apart, band, line, named, scale, stepOf, steps, ticks } from "../../src/report/charts";

describe("an axis", () => {
  it("takes in both ends in round steps", () => {
    expect(ticks(0, 7, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(0, 1, 5)).toEqual([0, 1]);
    expect(ticks(-2.9, 2.9, 6)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(ticks(0, 23, 5)).toEqual([0, 5, 10, 15, 20, 25]);
  });

  it("has a step even where nothing happened", () => {
    expect(ticks(0, 0, 5)).toEqual([0, 1]);
    expect(stepOf(0, 5)).toBe(1);
  });

  it("names as many rounds as there is room for", () => {
    expect(named(4, 16)).toEqual([1, 2, 3, 4]);
    expect(named(21, 16)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(named(1, 8)).toEqual([1]);
  });
});

describe("what is drawn", () => {
  const x = scale([0, 10], [0, 100]);
  const y = scale([0, 10], [50, 0]);

  it("goes where the scales say", () => {
    expect([x(0), x(5), x(10)]).toEqual([0, 50, 100]);
    expect([y(0), y(10)]).toEqual([50, 0]);
    // A game of length zero has a scale too.
    expect(scale([0, 0], [3, 9])(0)).toBe(3);
  });

  it("holds a value until the next one", () => {
    expect(steps([0, 0, 4], x, y)).toBe("M0 50H10V50H20V30");
  });

  it("joins points by lines, and a band comes back below zero", () => {
    expect(
      line([
        { x: 0, y: 1 },
        { x: 2.04, y: 3 },
      ]),
    ).toBe("M0 1L2 3");
    expect(band([0, 2], x, scale([-2, 2], [40, 0]))).toBe("M0 20L10 0L10 40L0 20Z");
  });
});

describe("labels", () => {
  it("stay where they are when there is room", () => {
    expect(apart([10, 40], 16)).toEqual([10, 40]);
  });

  it("make room in their order", () => {
    expect(apart([20, 20], 16)).toEqual([12, 28]);
    expect(apart([30, 26], 16)).toEqual([36, 20]);
  });
});
