import { describe, expect, it } from "vitest";
import { seeded } from "../../../src/draw/seeded";
import { read, write } from "../../../src/studio/doc";
import type { Doc } from "../../../src/studio/doc";
import {
  copiesOf,
  copyList,
  setAim,
  setCopies,
  sums,
  swapSides,
} from "../../../src/undaunted/studio/lists";
import {
  freePlaces,
  mapText,
  otherFace,
  planOf,
  stepsFrom,
  turned,
} from "../../../src/undaunted/studio/plan";
import {
  countersOf,
  flipTile,
  layTile,
  markOf,
  parkVehicle,
  placeUnit,
  pointsOf,
  removeTile,
  setMark,
  setPoints,
  setSeat,
  setSpawn,
  spawnOf,
  vehiclesOf,
} from "../../../src/undaunted/studio/things";
import type { CardInfo } from "../../../src/wire";
import { START } from "../../studio/drafts";

const doc = (): Doc => read(START);
const card = (id: string, kind: string): CardInfo => ({
  id,
  title: id,
  kind,
  squad: "",
  initiative: 1,
  defence: 0,
  copies: 5,
  actions: [],
});

describe("the map of a draft", () => {
  it("is read as it lies, and written as it was", () => {
    const plan = planOf(doc());
    expect(plan.rows).toBe(true);
    expect(plan.tiles).toContainEqual({ id: "13B", line: 1, step: 2 });
    expect(plan.tiles).toContainEqual({ id: "16B", line: 0, step: 3 });
    expect(planOf({ map: mapText(plan), stagger: "rows" })).toEqual(plan);
    const columns = planOf({ map: "     2A\n1A        4A\n     3A", stagger: "columns" });
    expect(columns.tiles).toContainEqual({ id: "4A", line: 2, step: 1 });
    expect(planOf({ map: mapText(columns), stagger: "columns" })).toEqual(columns);
  });

  it("offers each free place that touches a tile, and none that lies over one", () => {
    expect(freePlaces({ rows: true, tiles: [] })).toEqual([{ line: 0, step: 0 }]);
    const one = { rows: true, tiles: [{ id: "1A", line: 0, step: 0 }] };
    expect(freePlaces(one)).toHaveLength(6);
    for (const spot of freePlaces(planOf(doc()))) {
      const next = doc();
      layTile(next, "9A", spot);
      const plan = planOf(next);
      expect(plan.tiles).toHaveLength(6);
      expect(stepsFrom(plan, "9A").size).toBe(6);
    }
  });

  it("is itself again after two mirrors, or two half turns", () => {
    const plan = planOf(doc());
    const sorted = (map: typeof plan) => mapText(map);
    for (const turn of ["across", "down", "around"] as const) {
      expect(sorted(turned(plan, turn))).not.toBe(sorted(plan));
      expect(sorted(turned(turned(plan, turn), turn))).toBe(sorted(plan));
      expect(stepsFrom(turned(plan, turn), "2B")).toEqual(stepsFrom(plan, "2B"));
    }
  });

  it("takes along what lies on a tile when it is turned over, and drops it when it is removed", () => {
    const next = doc();
    setMark(next, ["us", "de"], "us", "17B", "scouted");
    setSpawn(next, "us", "17B", ["all"]);
    setPoints(next, "17B", 3);
    flipTile(next, "17B");
    expect(otherFace("17B")).toBe("17A");
    expect(pointsOf(next, "17A")).toBe(3);
    expect(countersOf(next, "us")).toEqual([{ unit: "rifleman_a", tile: "17A" }]);
    expect(markOf(next, "us", "17A")).toBe("scouted");
    expect(spawnOf(next, "us")).toEqual([["17A", ["all"]]]);
    removeTile(next, "17A");
    expect(write(next)).not.toContain("17");
  });

  it("has each tile once, whatever is laid where", () => {
    const random = seeded(7);
    const next = doc();
    for (let step = 0; step < 300; step++) {
      const places = freePlaces(planOf(next));
      const spot = places[Math.floor(random() * places.length)];
      const tile = `${1 + Math.floor(random() * 18)}${random() < 0.5 ? "A" : "B"}`;
      if (spot !== undefined && random() < 0.8) layTile(next, tile, spot);
      else removeTile(next, tile);
      const numbers = planOf(next).tiles.map(({ id }) => id.slice(0, -1));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});

describe("what lies on it", () => {
  it("is controlled by one side only", () => {
    const next = doc();
    setMark(next, ["us", "de"], "us", "2B", "controlled");
    setMark(next, ["us", "de"], "de", "2B", "controlled");
    expect([markOf(next, "us", "2B"), markOf(next, "de", "2B")]).toEqual(["none", "controlled"]);
  });

  it("stands in one place: on a tile or in a seat", () => {
    const next = doc();
    placeUnit(next, "us", "rifleman_a", "2B");
    expect(countersOf(next, "us")).toEqual([{ unit: "rifleman_a", tile: "2B" }]);
    parkVehicle(next, "us", "truck", "2B", 3);
    setSeat(next, "us", "truck", 1, "rifleman_a");
    expect(countersOf(next, "us")).toEqual([]);
    expect(vehiclesOf(next, "us")).toEqual([
      { vehicle: "truck", tile: "2B", crew: ["", "rifleman_a", ""] },
    ]);
    placeUnit(next, "us", "rifleman_a", "5B");
    expect(vehiclesOf(next, "us")[0]?.crew).toEqual(["", "", ""]);
  });
});

describe("the lists of the sides", () => {
  it("are counted, with the chance of a hand without fog", () => {
    const next: Doc = {};
    const cards = [card("scout", "combat"), card("fog_of_war", "fog")];
    setCopies(next, "us", "scout", [6, 3]);
    setCopies(next, "us", "fog_of_war", [2, 8]);
    const { deck, supply, clear, fog } = sums(next, "us", cards, 4);
    expect([deck, supply, fog]).toEqual([8, 3, 0.25]);
    // 6·5·4·3 of 8·7·6·5 hands
    expect(clear).toBeCloseTo(360 / 1680);
  });

  it("are copied and swapped", () => {
    const next = doc();
    copyList(next, "us", "de", [card("rifleman_a", "combat")]);
    expect(copiesOf(next, "de", "rifleman_a")).toEqual([1, 4]);
    swapSides(next, ["us", "de"]);
    expect(next.initiative).toBe("de");
    expect(countersOf(next, "de")).toEqual([{ unit: "rifleman_a", tile: "17B" }]);
  });

  it("have one aim where a title allows one, and several where it allows more", () => {
    const next = doc();
    setAim(next, "us", "pin", true, true);
    expect(next.us).toMatchObject({ aim: { pin: true } });
    setAim(next, "us", "points", true, true);
    expect(next.us).toMatchObject({ aim: { points: 1 } });
    setAim(next, "us", "escape", true, false);
    expect(Object.keys((next.us as Doc).aim as Doc)).toEqual(["points", "escape"]);
  });
});
