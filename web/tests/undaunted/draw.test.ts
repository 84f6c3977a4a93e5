import { describe, expect, test } from "vitest";
import { counter } from "../../src/undaunted/draw/counter";
import { BRAND, contours, icon, sideGlyph } from "../../src/draw/icons";
import { layout, neighbours, slots } from "../../src/undaunted/draw/layout";
import {
  controlMarker,
  coverShield,
  objectiveMarker,
  radioMarker,
  reticle,
  spawnMarker,
  targetMarker,
} from "../../src/undaunted/draw/markers";
import { pictogramIcon } from "../../src/draw/pictograms";
import { portrait } from "../../src/undaunted/draw/portrait";
import { tileArt, tileFile } from "../../src/undaunted/draw/tile";
import { FACES, seedOf } from "../../src/undaunted/draw/tiles";
import type { MapInfo } from "../../src/wire";

const TITLES = [
  "rifleman",
  "scout",
  "machine_gunner",
  "sniper",
  "mortar",
  "platoon_sergeant",
  "platoon_guide",
  "squad_leader",
  "fog_of_war",
];
const faces = Object.keys(FACES);

const everything = () => [
  ...faces.map(tileFile),
  ...TITLES.flatMap((title) => [
    portrait(title, "a", 1),
    portrait(title, "b", 1),
    pictogramIcon(title),
  ]),
  ...TITLES.map((title) =>
    counter(
      { side: "b", role: title, squad: "A", defence: 4, suppressed: true },
      66,
      "SUPPRESSED",
      true,
    ),
  ),
  controlMarker("a", true),
  controlMarker("b", false),
  objectiveMarker(2),
  radioMarker(),
  spawnMarker("a", "AB"),
  targetMarker("b"),
  coverShield("3/1"),
  reticle(40, "64%", true, false),
  icon("move"),
  sideGlyph("a"),
  contours(),
  BRAND,
];

describe("drawings", () => {
  test("the markers of the two sides differ in shape, not only in colour", () => {
    const shapes = (text: string): string => text.replaceAll(/#[0-9a-f]{3,8}|var\([^)]*\)/g, "");
    expect(shapes(spawnMarker("a", ""))).not.toBe(shapes(spawnMarker("b", "")));
    expect(shapes(targetMarker("a"))).not.toBe(shapes(targetMarker("b")));
  });

  test("carry no style attribute, script or handler: the content policy allows none", () => {
    for (const drawn of everything())
      expect(drawn).not.toMatch(/\sstyle\s*=|<script|<style|\son\w+\s*=/i);
  });

  test("have no undefined or broken numbers", () => {
    for (const drawn of everything()) expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("tiles", () => {
  test("there are eighteen with two faces each", () => {
    const expected = Array.from({ length: 18 }, (_, i) => [`${i + 1}A`, `${i + 1}B`]).flat();
    expect([...faces].sort()).toEqual(expected.sort());
  });

  test("look the same every time, and each different", () => {
    for (const face of faces) expect(tileFile(face)).toBe(tileFile(face));
    expect(new Set(faces.map(tileFile)).size).toBe(faces.length);
  });

  test("depend on the seed only", () => {
    expect(tileArt("bocage", 7)).toBe(tileArt("bocage", 7));
    expect(tileArt("bocage", 7)).not.toBe(tileArt("bocage", 8));
    expect(seedOf("16A")).not.toBe(seedOf("6A"));
  });
});

describe("the layout", () => {
  const tile = (id: string, line: number, step: number) => ({
    id,
    line,
    step,
    cover: 0,
    hill: false,
    objective: 0,
    ground: "",
    rough: false,
  });
  const map: MapInfo = {
    rows: true,
    tiles: [tile("1A", 0, 1), tile("2A", 0, 3), tile("3A", 1, 0), tile("4A", 1, 2)],
  };

  test("shifts every other line by half a tile", () => {
    const { tiles, width, height } = layout(map);
    const [first, , third] = tiles;
    expect((first?.x ?? 0) - (third?.x ?? 0)).toBe(103.5);
    expect((third?.y ?? 0) - (first?.y ?? 0)).toBe(207);
    expect(width).toBeGreaterThan(height);
  });

  test("turns with the direction of the lines", () => {
    const [rows, columns] = [layout(map), layout({ ...map, rows: false })];
    expect(columns.tiles.map(({ x, y }) => [y, x])).toEqual(rows.tiles.map(({ x, y }) => [x, y]));
  });

  test("knows who lies beside whom", () => {
    const ids = neighbours(map, tile("4A", 1, 2)).map(({ id }) => id);
    expect(ids).toEqual(["1A", "2A", "3A"]);
  });

  test("has room for any number of counters above the markers", () => {
    for (let count = 1; count <= 22; count++) {
      const { at, size } = slots(count);
      expect(at).toHaveLength(count);
      for (const [x, y] of at) {
        expect(Math.min(x, 200 - x) - size / 2).toBeGreaterThanOrEqual(0);
        expect(y + size / 2).toBeLessThan(156);
        expect(y - size / 2).toBeGreaterThan(30);
      }
    }
  });
});
