/** The other half of a symmetric map. */

import { beforeAll, expect, test } from "vitest";
import { otherHalf } from "../../../src/heroes/studio/boards";
import { rowsOf, textsOf } from "../../../src/heroes/studio/doc";
import { planOf } from "../../../src/heroes/studio/plan";
import { squareName } from "../../../src/heroes/studio/spots";
import type { Doc } from "../../../src/studio/doc";
import { SEATS, asked } from "./engine";
import type { Told } from "./engine";

let told: Told;
beforeAll(() => {
  told = asked();
}, 60_000);

const draft = (): Doc => ({
  boards: ["C2B/90 C6A"],
  overlays: [
    { overlay: "house_1x1", at: "d2e3" },
    { overlay: "position_1", at: "c5" },
    { overlay: "pond", at: "k4l4" },
  ],
  bonuses: ["d5e6"],
  us: { zone: ["a1:b3"], exit: ["a1"] },
  de: { zone: ["k1:n7"], entry: ["n4"] },
});

test("zones, overlays and bonuses of the first side's half lie turned in the other half", () => {
  const doc = draft();
  otherHalf(doc, told.box, ["us", "de"]);
  const { zones, overlays, bonuses } = planOf(doc, told.box, SEATS);
  expect(zones.de?.zone.map(squareName).toSorted()).toEqual(
    ["m5", "m6", "m7", "n5", "n6", "n7"].toSorted(),
  );
  expect(zones.de?.exit.map(squareName)).toEqual(["n7"]);
  expect(zones.de?.entry).toEqual([]);
  expect(zones.us?.zone).toHaveLength(6);
  expect(overlays.map(({ what }) => [what.id, what.x, what.y, what.turn])).toEqual([
    ["house_1x1", 9, 5, 0],
    ["position_1", 6, 10, 0],
    ["house_1x1", 21, 11, 180],
    ["position_1", 24, 6, 180],
  ]);
  expect(bonuses.map(({ what }) => [what.x, what.y])).toEqual([
    [9, 11],
    [21, 5],
  ]);
});

test("no more copies are laid than the box has", () => {
  const doc = draft();
  doc.overlays = ["c2d3", "c5d6", "e2f3"].map((at) => ({ overlay: "house_1x1", at }));
  otherHalf(doc, told.box, ["us", "de"]);
  expect(rowsOf(doc.overlays)).toHaveLength(3);
  expect(textsOf(doc.bonuses)).toHaveLength(2);
});
