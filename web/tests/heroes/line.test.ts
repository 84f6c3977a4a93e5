import { describe, expect, test } from "vitest";
import { actor, afterLine, entered, wayOf } from "../../src/heroes/line";
import { reachOf } from "../../src/heroes/reach";
import { targetsOf } from "../../src/heroes/spots";
import { begin, choose } from "../../src/table/walk";
import type { Walk } from "../../src/table/walk";
import type { Ask, SkirmishAfter } from "../../src/wire";
import { ask } from "../table/asks";
import { piece, scene } from "./field";

/** Return a question about a move. The server sends the position after each step. */
const go = (unit: string, left: number, moves: [string, Ask?][]): Ask =>
  ask(
    "move",
    moves.map(([move, next]) => {
      const [kind, cell] = move.split(" ");
      return { move, next: next ?? null, ...(kind === "step" ? { after: { cell } } : {}) };
    }),
    { unit, left },
  );

/** A Fire Team on a1 may move two squares. A unit of its own side is on b1. */
const end = go("fire_team", 0, [["halt"]]);
const passing = go("fire_team", 1, [
  ["step c1", end],
  ["step c2", end],
]);
const first = go("fire_team", 1, [["step b1", end], ["step c2", end], ["halt"]]);
const moving = go("fire_team", 2, [
  ["step b1", passing],
  ["step b2", first],
  ["step a2"],
  ["halt"],
]);
const menu = ask("activate", [{ move: "do nothing" }, { move: "do move", next: moving }], {
  unit: "fire_team",
});
const units = scene(
  piece("us", "fire_team", { cell: "a1" }),
  piece("us", "support_team", { cell: "b1" }),
);

const along = (...moves: string[]): Walk => moves.reduce(choose, begin(menu));

describe("the way of a unit", () => {
  test("leads where the line has led it", () => {
    const walk = along("do move", "step b2", "step c2");
    expect(actor(walk)).toBe("fire_team");
    expect(wayOf(walk, units.pieces)).toEqual(["a1", "b2", "c2"]);
    expect(afterLine(units, walk).pieces[0]?.cell).toBe("c2");
  });

  test("goes on with moves one only looks at", () => {
    expect(wayOf(along("do move"), units.pieces, ["step b2", "step c2"])).toEqual([
      "a1",
      "b2",
      "c2",
    ]);
  });

  test("of a vehicle is the way of its front", () => {
    const on = go("sherman", 2, [["halt"]]);
    const after = { cell: "b3", rear: "b2", facing: "n" };
    const drive = ask("move", [{ move: "drive forward", next: on, after }], { unit: "sherman" });
    const tank = scene(piece("us", "sherman", { cell: "b2", rear: "b1", facing: "n" }));
    const walk = choose(begin(drive), "drive forward");
    expect(wayOf(walk, tank.pieces)).toEqual(["b2", "b3"]);
    expect(afterLine(tank, walk).pieces[0]).toMatchObject({
      cell: "b3",
      rear: "b2",
      facing: "n",
    });
  });

  test("can begin with a token, a side or a direction", () => {
    const face = { move: "face e", after: { cell: "c3", rear: "b3", facing: "e" } };
    const next = ask("face", [face], { unit: "sherman" });
    const deploy = ask("deploy", [{ move: "on c3", next, after: { cell: "c3" } }], {
      unit: "sherman",
    });
    const walk = { ...choose(begin(deploy), "on c3"), line: ["on c3", "face e"] };
    const waiting = scene(piece("us", "sherman", { off: "waiting" }));
    const [stands] = afterLine(waiting, walk).pieces;
    expect(stands).toMatchObject({ cell: "c3", rear: "b3", facing: "e" });
    expect(stands?.off).toBeUndefined();
    const token = { move: "token 2", after: { cell: "a1", token: "2" } };
    const laid = { ...begin(ask("token", [token], { unit: "fire_team" })), line: ["token 2"] };
    expect(afterLine(units, laid).pieces[0]).toMatchObject({ token: "2", shown: false });
  });

  test("can end off the map, or in a transport", () => {
    const leave = (move: string, after: SkirmishAfter) =>
      afterLine(units, {
        ...begin(ask("move", [{ move, after }], { unit: "fire_team" })),
        line: [move],
      }).pieces[0];
    expect(leave("leave", { off: "left" })).toMatchObject({ off: "left", cell: undefined });
    expect(leave("board truck", { aboard: "truck" })).toMatchObject({
      aboard: "truck",
      cell: undefined,
    });
  });
});

describe("the reach of a unit", () => {
  const reached = reachOf(moving, { cell: "a1" });

  test("is every square on which it may stop, with a shortest way", () => {
    expect(Object.fromEntries(reached.map(({ cell, moves }) => [cell, moves]))).toEqual({
      b2: ["step b2"],
      a2: ["step a2"],
      c1: ["step b1", "step c1"],
      c2: ["step b1", "step c2"],
      b1: ["step b2", "step b1"],
    });
  });

  test("is pressed, of a vehicle of two squares, where it newly enters", () => {
    const stands = { cell: "c3", rear: "c2" };
    expect(entered(stands, { cell: "c4", rear: "c3" })).toBe("c4");
    expect(entered(stands, { cell: "c2", rear: "c1" })).toBe("c1");
    expect(entered(stands, { cell: "d3", rear: "c2" })).toBe("d3");
  });

  test("is nothing where nothing is asked", () => {
    expect(reachOf(null, { cell: "a1" })).toEqual([]);
  });
});

describe("targets on the map", () => {
  test("lie on squares, crossings, units and beside units", () => {
    const asked = ask(
      "card_target",
      [
        { move: "target c4" },
        { move: "blast b2c3" },
        { move: "pick support_team" },
        { move: "face n" },
        { move: "pass" },
      ],
      { unit: "fire_team" },
    );
    expect(targetsOf(asked, units.pieces).map(({ spot }) => spot)).toEqual([
      { on: "square", cell: "c4" },
      { on: "crossing", crossing: "b2c3" },
      { on: "unit", cell: "b1", unit: "support_team" },
      { on: "direction", cell: "a1", direction: 0 },
    ]);
  });

  test("are not there for who is not on the map", () => {
    const waiting = scene(piece("us", "willys", { off: "waiting" }));
    expect(targetsOf(ask("orders", [{ move: "order willys" }]), waiting.pieces)).toEqual([]);
  });
});
