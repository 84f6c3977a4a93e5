import { describe, expect, test } from "vitest";
import { drawnLine } from "../../src/heroes/firelines";
import { standingSquares } from "../../src/heroes/places";
import { threatsAlong } from "../../src/heroes/threats";
import { begin, choose } from "../../src/table/walk";
import type { SkirmishInfo, Threat } from "../../src/wire";
import { ask } from "../table/asks";
import { cells } from "./field";

describe("a line of fire", () => {
  test("tells squares of one ground in a row once, with their sum", () => {
    const forest = { terrain: "woods", effect: "limits", by: "terrain", modifier: -1 } as const;
    const { squares } = drawnLine({
      from: "a1",
      to: "f1",
      blocked: true,
      squares: [
        { cell: "b1" },
        { cell: "c1", ...forest },
        { cell: "d1", ...forest },
        { cell: "e1", effect: "blocks", by: "infantry" },
      ],
    });
    expect(squares.map(({ effect, by, modifier }) => [effect, by, modifier])).toEqual([
      ["clear", "", 0],
      ["limits", "terrain", -2],
      ["limits", "", -1],
      ["blocks", "infantry", 0],
    ]);
  });
});

describe("threats along a way", () => {
  const threat = (hits: number, suppresses = 0): Threat => ({
    unit: "mg_42",
    cell: "f6",
    action: "fire",
    hits,
    kills: 0,
    suppresses,
    ways: 6,
  });
  const second = ask("move", [
    { move: "step c1", outlook: { threats: [threat(1), threat(0, 4)] } },
    { move: "halt" },
  ]);
  const first = ask("move", [{ move: "step b1", next: second }, { move: "halt" }]);
  const menu = ask("activate", [{ move: "do move", next: first }]);

  test("count the steps, and the worst attack at each", () => {
    const walk = choose(choose(begin(menu), "do move"), "step b1");
    expect(threatsAlong(walk, [])).toEqual([]);
    expect(threatsAlong(walk, ["step c1"])).toEqual([{ step: 2, chance: 4 / 6 }]);
    expect(threatsAlong(begin(menu), ["do move", "step b1", "step c1"])).toHaveLength(1);
  });
});

describe("the squares that are there", () => {
  const laid = { ...cells, b2: { x: 4, y: 4, terrain: "" } };
  const plan = { cells: laid, rows: 6 } as unknown as SkirmishInfo;
  const names = (ground: Record<string, string>) =>
    standingSquares(plan, ground).map(({ cell }) => cell);

  test("are the rooms while a house stands, and its ground when it has fallen", () => {
    expect(names({})).toContain("b2c3");
    expect(names({})).not.toContain("b2");
    expect(names({ b2: "ruin", b2c3: "" })).toContain("b2");
    expect(names({ b2: "ruin", b2c3: "" })).not.toContain("b2c3");
  });
});
