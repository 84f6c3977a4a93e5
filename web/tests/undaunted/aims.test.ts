import { describe, expect, test } from "vitest";
import { layout } from "../../src/undaunted/draw/layout";
import { aimsOf, aimsSet } from "../../src/undaunted/aims";
import type { PieceAims } from "../../src/undaunted/aims";
import { wayOut } from "../../src/undaunted/exits";
import type { MapInfo } from "../../src/wire";

const none = { pieces: [], done: [], needed: 0 };
const convoy = ["lorry", "scout_car", "rifleman_a"];
const aims: Record<string, PieceAims> = {
  lrdg: { escape: none, neutralise: { pieces: convoy, done: [], needed: 2 } },
  it: { escape: { pieces: convoy, done: ["lorry"], needed: 2 }, neutralise: none },
};

describe("the aims of a side", () => {
  test("are points, and counters to save or to catch", () => {
    expect(aimsOf(2, 5, undefined)).toEqual([{ kind: "points", done: 2, needed: 5, pieces: [] }]);
    expect(aimsOf(0, 0, aims.it)).toEqual([{ kind: "escape", done: 1, needed: 2, pieces: convoy }]);
    expect(aimsOf(1, 3, aims.lrdg).map(({ kind }) => kind)).toEqual(["points", "neutralise"]);
  });

  test("are set by the scenario", () => {
    const set = aimsSet({
      points_to_win: 5,
      aims: [{ kind: "escape", pieces: convoy, number: 2 }],
    });
    expect(set.map(({ kind, done, needed }) => [kind, done, needed])).toEqual([
      ["points", 0, 5],
      ["escape", 0, 2],
    ]);
    expect(aimsSet({ points_to_win: 0 }).map(({ kind }) => kind)).toEqual(["pin"]);
  });

  test("without any of these it is to pin the other", () => {
    expect(aimsOf(0, 0, undefined).map(({ kind }) => kind)).toEqual(["pin"]);
  });
});

describe("an escape marker", () => {
  const tile = (id: string, line: number, step: number) => ({ id, line, step });
  const tiles = [
    tile("1A", 0, 1),
    tile("2A", 0, 3),
    tile("3A", 1, 0),
    tile("4A", 1, 2),
    tile("5A", 1, 4),
    tile("6A", 2, 1),
    tile("7A", 2, 3),
  ];
  const laid = layout({ rows: true, tiles } as unknown as MapInfo);
  const way = (id: string) => {
    const from = laid.tiles.find((placed) => placed.tile.id === id);
    return from === undefined ? null : wayOut(laid, from);
  };

  test("points off the map", () => {
    expect(way("3A")).toBe(180);
    expect(way("5A")).toBe(0);
    expect(way("1A")).toBe(270);
    expect(way("7A")).toBe(90);
  });
});
