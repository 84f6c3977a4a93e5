import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../../src/heroes/squares";
import { squares } from "./field";

describe("squares", () => {
  test("have neighbours in eight directions, and none beyond the map", () => {
    expect(squares.beside("b2", 0)).toBe("b3");
    expect(squares.beside("b2", 3)).toBe("c1");
    expect(squares.beside("a1", 6)).toBeUndefined();
    expect(DIRECTIONS[squares.direction("b2", "c3")]).toBe("ne");
    expect(squares.direction("a1", "c3")).toBe(-1);
  });
});

describe("a vehicle of two squares", () => {
  test("drives by forms as the rules tell (HN-15.15)", () => {
    // Front d3, rear d2: it faces north.
    let at = { front: "d3", rear: "d2" };
    const drive = (form: string) => {
      const to = squares.driven(at.front, at.rear, form);
      if (to === null) throw new Error(`it cannot go ${form}`);
      at = to;
      return [at.front, at.rear];
    };
    expect(drive("forward_right")).toEqual(["e4", "d3"]);
    expect(drive("forward_right")).toEqual(["f4", "e4"]);
    expect(drive("pivot_left")).toEqual(["f5", "e4"]);
    expect(drive("pivot_left")).toEqual(["e5", "e4"]);
    expect(drive("back")).toEqual(["e4", "e3"]);
    expect(drive("back_left")).toEqual(["e3", "f2"]);
  });

  test("cannot leave the map", () => {
    expect(squares.driven("a6", "a5", "forward")).toBeNull();
  });

  test("is pressed on the square it newly enters", () => {
    expect(squares.entered("c3", "c2", "forward")).toBe("c4");
    expect(squares.entered("c3", "c2", "back")).toBe("c1");
    expect(squares.entered("c3", "c2", "pivot_right")).toBe("d3");
  });

  test("has its rear where it must be when only its front is told", () => {
    expect(squares.rearAfter("c3", "c2", "c4")).toBe("c3");
    expect(squares.rearAfter("c3", "c2", "d4")).toBe("c3");
    expect(squares.rearAfter("c3", "c2", "d3")).toBe("c2");
    expect(squares.rearAfter("c3", "c2", "c2")).toBe("c1");
  });
});
