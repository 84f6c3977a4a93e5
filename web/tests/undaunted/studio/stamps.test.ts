/** Copying the things on a tile, mirroring a part of the map, making the other half. */

import { describe, expect, it } from "vitest";
import { at, read } from "../../../src/studio/doc";
import type { Doc } from "../../../src/studio/doc";
import { copiesOf } from "../../../src/undaunted/studio/lists";
import { planOf } from "../../../src/undaunted/studio/plan";
import {
  alikeFaces,
  opposites,
  otherHalf,
  press,
  stampOf,
  turnedPart,
} from "../../../src/undaunted/studio/stamps";
import {
  countersOf,
  markOf,
  pointsOf,
  setPoints,
  spawnOf,
} from "../../../src/undaunted/studio/things";
import type { CardInfo, TileFace } from "../../../src/wire";
import { START } from "../../studio/drafts";

const SEATS = ["us", "de"] as const;
const CARDS = [
  { id: "rifleman_a", kind: "combat", side: "" },
  { id: "half_track", kind: "combat", side: "de" },
] as unknown as CardInfo[];

/** Two rows: 2B 16B over 17B 13B 5B. */
function doc(): Doc {
  const draft = read(START);
  Object.assign(draft.us as Doc, {
    scouted: ["17B"],
    controlled: ["2B"],
    spawn: { "17B": ["A"] },
  });
  return draft;
}

describe("a tile that was copied", () => {
  it("leaves its points and markers on another one, and no counters", () => {
    const draft = doc();
    setPoints(draft, "17B", 3);
    setPoints(draft, "5B", 1);
    const stamp = stampOf(draft, SEATS, "17B");
    press(draft, SEATS, stamp, "5B");
    expect(pointsOf(draft, "5B")).toBe(3);
    expect(markOf(draft, "us", "5B")).toBe("scouted");
    expect(spawnOf(draft, "us")).toEqual([
      ["17B", ["A"]],
      ["5B", ["A"]],
    ]);
    expect(countersOf(draft, "us")).toEqual([{ unit: "rifleman_a", tile: "17B" }]);
    // An empty tile as the source removes everything.
    press(draft, SEATS, stampOf(draft, SEATS, "16B"), "5B");
    expect([pointsOf(draft, "5B"), markOf(draft, "us", "5B")]).toEqual([0, "none"]);
    expect(spawnOf(draft, "us")).toEqual([["17B", ["A"]]]);
  });

  it("is doubled by another face of the same cover that is in the box", () => {
    const face = (id: string, cover: number, hill = false) =>
      ({ id, cover, hill, ground: "", rough: false }) as TileFace;
    const faces = [
      face("17A", 0),
      face("17B", 1),
      face("13A", 1),
      face("4A", 1),
      face("4B", 2),
      face("9A", 1, true),
    ];
    // Tile 13 is already on the map with its other face, and 9A is a hill.
    expect(alikeFaces(planOf(doc()), faces, "17B")).toEqual(["4A"]);
  });
});

describe("a part of the map", () => {
  const where = (plan: ReturnType<typeof planOf> | null) =>
    Object.fromEntries(plan?.tiles.map(({ id, line, step }) => [id, [line, step]]) ?? []);

  it("is mirrored among itself, and the rest stays", () => {
    const plan = planOf(doc());
    const next = turnedPart(plan, new Set(["17B", "13B", "5B"]), "across");
    const [before, after] = [where(plan), where(next)];
    expect(after["17B"]).toEqual(before["5B"]);
    expect(after["5B"]).toEqual(before["17B"]);
    expect([after["13B"], after["2B"]]).toEqual([before["13B"], before["2B"]]);
  });

  it("keeps the half-step of its lines: it is shifted by one where needed", () => {
    const plan = planOf(doc());
    const next = turnedPart(plan, new Set(plan.tiles.map(({ id }) => id)), "down");
    const odd = (tiles: readonly { line: number; step: number }[]) =>
      tiles.map(({ line, step }) => Math.abs(line + step) % 2);
    expect(odd(next?.tiles ?? [])).toEqual(odd(plan.tiles));
    expect(where(next)["2B"]?.[0]).toBe(1);
  });

  it("stays where it would lie over other tiles", () => {
    // 2B and 17B change lines: 17B would be beside 16B, and 2B would overlap 13B.
    expect(turnedPart(planOf(doc()), new Set(["2B", "17B"]), "down")).toBeNull();
  });
});

describe("the other half", () => {
  it("gives the second side the mirror image of the first", () => {
    const draft = doc();
    setPoints(draft, "2B", 1);
    const across = opposites(planOf(draft));
    expect(across.get("17B")).toBeUndefined();
    draft.map = "17B   2B\n   13B\n16B   5B";
    otherHalf(draft, ["us", "de"], CARDS);
    expect(at(draft, ["de", "scouted"])).toEqual(["5B"]);
    expect(at(draft, ["de", "controlled"])).toEqual(["16B"]);
    expect(spawnOf(draft, "de")).toEqual([["5B", ["A"]]]);
    expect(countersOf(draft, "de")).toEqual([{ unit: "rifleman_a", tile: "5B" }]);
    expect(copiesOf(draft, "de", "rifleman_a")).toEqual([1, 4]);
    expect([pointsOf(draft, "2B"), pointsOf(draft, "16B"), pointsOf(draft, "13B")]).toEqual([
      1, 1, 2,
    ]);
    // Doing it again changes nothing.
    const once = structuredClone(draft);
    otherHalf(draft, ["us", "de"], CARDS);
    expect(draft).toEqual(once);
  });
});
