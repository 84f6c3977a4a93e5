import { describe, expect, test } from "vitest";
import { actor, afterLine, wayOf } from "../../src/heroes/line";
import { reachOf } from "../../src/heroes/reach";
import { targetsOf } from "../../src/heroes/spots";
import { begin, choose } from "../../src/table/walk";
import type { Walk } from "../../src/table/walk";
import type { Ask } from "../../src/wire";
import { ask } from "../table/asks";
import { field, piece, scene, squares } from "./field";

const go = (unit: string, left: number, moves: [string, Ask?][]): Ask =>
  ask(
    "move",
    moves.map(([move, next]) => ({ move, next: next ?? null })),
    { unit, left },
  );

/** A Fire Team on a1 that may go two squares; one of its own stands on b1. */
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
    expect(wayOf(walk, units.pieces, squares)).toEqual(["a1", "b2", "c2"]);
    expect(afterLine(units, walk, field).pieces[0]?.cell).toBe("c2");
  });

  test("of a vehicle is the way of its front", () => {
    const on = go("sherman", 2, [["halt"]]);
    const drive = go("sherman", 3, [["drive forward", on]]);
    const tank = scene(piece("us", "sherman", { cell: "b2", rear: "b1", facing: "n" }));
    const walk = choose(begin(drive), "drive forward");
    expect(wayOf(walk, tank.pieces, squares)).toEqual(["b2", "b3"]);
    expect(afterLine(tank, walk, field).pieces[0]).toMatchObject({
      cell: "b3",
      rear: "b2",
      facing: "n",
    });
  });

  test("can begin with a token, a side or a direction", () => {
    const deploy = ask(
      "deploy",
      [{ move: "on c3", next: ask("face", [{ move: "face e" }], { unit: "sherman" }) }],
      {
        unit: "sherman",
      },
    );
    const walk = { ...choose(begin(deploy), "on c3"), line: ["on c3", "face e"] };
    const waiting = scene(piece("us", "sherman", { off: "waiting" }));
    expect(afterLine(waiting, walk, field).pieces[0]).toMatchObject({
      cell: "c3",
      rear: "b3",
      facing: "e",
    });
    const token = ask("token", [{ move: "token 2" }], { unit: "fire_team" });
    const laid = { ...begin(token), line: ["token 2"] };
    expect(afterLine(units, laid, field).pieces[0]).toMatchObject({ token: "2", shown: false });
  });
});

describe("the reach of a unit", () => {
  const reached = reachOf(moving, { front: "a1", rear: undefined }, squares);

  test("is every square on which it may stop, with a shortest way", () => {
    expect(Object.fromEntries(reached.map(({ cell, moves }) => [cell, moves]))).toEqual({
      b2: ["step b2"],
      a2: ["step a2"],
      c1: ["step b1", "step c1"],
      c2: ["step b1", "step c2"],
      b1: ["step b2", "step b1"],
    });
  });

  test("is nothing where nothing is asked", () => {
    expect(reachOf(null, { front: "a1", rear: undefined }, squares)).toEqual([]);
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
    expect(targetsOf(asked, units.pieces, squares).map(({ spot }) => spot)).toEqual([
      { on: "square", cell: "c4" },
      { on: "crossing", crossing: "b2c3" },
      { on: "unit", cell: "b1", unit: "support_team" },
      { on: "direction", cell: "a1", direction: 0 },
    ]);
  });

  test("are not there for who is not on the map", () => {
    const waiting = scene(piece("us", "willys", { off: "waiting" }));
    expect(targetsOf(ask("orders", [{ move: "order willys" }]), waiting.pieces, squares)).toEqual(
      [],
    );
  });
});
