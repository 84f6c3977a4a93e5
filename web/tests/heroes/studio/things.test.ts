import { expect, test } from "vitest";
import { located, thingOf, wordsOf } from "../../../src/heroes/studio/things";
import type { Thing } from "../../../src/heroes/studio/things";

const SEATS = ["us", "de"];

test("a fault leads to the thing it is about, and to the tab where that is changed", () => {
  const cases: [string, string, string | null][] = [
    ["overlays[3].at", "map", "overlay 3"],
    ["overlays", "map", null],
    ["objectives[0].inside", "map", "objective 0"],
    ["bonuses[2]", "map", "bonus 2"],
    ["items[1].at[4]", "map", "item 1"],
    ["boards[1]", "map", "board 1 0"],
    ["us.zone[1]", "map", "zone us zone"],
    ["de.exit[0]", "map", "zone de exit"],
    ["us.placed[2].at", "map", "unit us 2"],
    ["us.army", "sides", null],
    ["de.aims[0].objectives[1]", "sides", null],
    ["us.arrives.willys", "sides", null],
    ["last_turn", "sides", null],
    ["events[4].card", "sides", null],
    ["place", "story", null],
    ["", "map", null],
  ];
  for (const [path, tab, words] of cases) {
    const found = located({ path }, SEATS);
    expect(found.tab, path).toBe(tab);
    expect(found.thing === null ? null : wordsOf(found.thing), path).toBe(words);
  }
});

test("words of a selection are read back", () => {
  const things: Thing[] = [
    { kind: "overlay", index: 12 },
    { kind: "objective", index: 0 },
    { kind: "bonus", index: 5 },
    { kind: "item", index: 1 },
    { kind: "unit", side: "de", index: 3 },
    { kind: "board", line: 1, place: 2 },
    { kind: "zone", side: "us", zone: "entry" },
    { kind: "square", cell: "c4" },
  ];
  for (const thing of things) expect(thingOf(wordsOf(thing))).toEqual(thing);
  for (const other of ["", "tile 4", "zone us nothing", undefined])
    expect(thingOf(other)).toBeNull();
});
