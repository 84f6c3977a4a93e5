/** Hints and marks: uneven objectives, unused places, and the effects of an edit. */

import { describe, expect, it } from "vitest";
import { afterEdits } from "../../src/studio/edits";
import { neglected, undecided, uneven, unused } from "../../src/studio/hints";
import { changedTiles } from "../../src/undaunted/studio/marks";
import { sums } from "../../src/undaunted/studio/lists";
import type { CardInfo, Finding, SurveyedAim } from "../../src/wire";

const aim = (objective: string, ...moves: (number | null)[]): SurveyedAim => ({
  objective,
  places: [objective],
  moves,
  first: -1,
});

describe("hints", () => {
  it("tell of objectives that one side reaches two moves earlier, or alone", () => {
    const found = uneven([
      aim("1A", 1, 2),
      aim("2A", 1, 3),
      aim("3A", null, 2),
      aim("4A", null, null),
    ]);
    expect(found.map(({ objective }) => objective)).toEqual(["2A", "3A"]);
  });

  it("tell of places on which no counter stood", () => {
    const here = (place: string, stood: number, second_stood: number) => ({
      round: 1,
      place,
      stood,
      fell: 1,
      second_stood,
      second_fell: 0,
    });
    const finding = { heat: [here("1A", 2, 0), here("2A", 0, 1), here("3A", 0, 0)] } as unknown;
    expect(unused(["1A", "2A", "3A", "4A"], finding as Finding)).toEqual(["3A", "4A"]);
  });

  it("tell of cards that hardly any game bought, once there are games enough", () => {
    const bought = [
      { side: "us", what: "rifleman_a", games: 90 },
      { side: "us", what: "scout_a", games: 19 },
      { side: "de", what: "mortar", games: 200 },
    ];
    const things = ["rifleman_a", "scout_a", "mortar"];
    expect(neglected(things, "us", bought, 400)).toEqual(["scout_a", "mortar"]);
    expect(neglected(things, "us", bought, 40)).toEqual([]);
    expect(neglected(things, "us", [], 400)).toEqual([]);
  });

  it("tell of aims by which a side won no game", () => {
    const finding = { decided: [{ side: "us", what: "points", games: 3 }] } as unknown as Finding;
    expect(undecided(["points", "escape"], "us", finding, 400)).toEqual(["escape"]);
    expect(undecided(["points"], "de", finding, 400)).toEqual(["points"]);
    expect(undecided(["points"], "de", finding, 10)).toEqual([]);
  });

  it("know how often a first hand is nothing but fog", () => {
    const cards = [
      { id: "rifleman_a", kind: "combat", side: "us" },
      { id: "fog_of_war", kind: "fog", side: "" },
    ] as unknown as CardInfo[];
    const doc = { us: { cards: { rifleman_a: [1, 0], fog_of_war: [4, 0] } } };
    expect(sums(doc, "us", cards, 4)).toMatchObject({ clear: 0, fog: 0.8 });
    expect(sums(doc, "us", cards, 4).foggy).toBeCloseTo(1 / 5);
  });
});

describe("a preview", () => {
  const doc = { map: "1A 2B\n3A", us: { scouted: ["1A", "3A"] }, objectives: { "2B": 1 } };

  it("rings the tiles that a change is about", () => {
    const scouted = { path: "us.scouted", before: '["1A","3A"]', after: '["3A"]' };
    const points = { path: "objectives.2B", before: "1", after: "2" };
    expect(changedTiles([scouted], doc)).toEqual(["1A"]);
    expect(changedTiles([points, scouted], doc)).toEqual(["1A", "2B"]);
    expect(changedTiles([{ path: "round_limit", before: "30", after: "29" }], doc)).toEqual([]);
  });

  it("shows the draft after the edits and leaves it as it is", () => {
    const changed = afterEdits(doc, [
      { path: "objectives.2B", before: "1", after: "2" },
      { path: "us.scouted", before: '["1A","3A"]', after: "" },
    ]);
    expect(changed).toEqual({ map: doc.map, us: {}, objectives: { "2B": 2 } });
    expect(doc.objectives["2B"]).toBe(1);
  });
});
