import { describe, expect, test } from "vitest";
import { common, merge } from "../../src/table/events";
import type { GameEvent } from "../../src/table/events";
import { newestFirst } from "../../src/table/loglines";
import { logLines } from "../../src/undaunted/loglines";
import { phaseOf } from "../../src/undaunted/phase";
import { apply } from "../../src/undaunted/scene";
import type { Scene } from "../../src/undaunted/scene";
import { playedThisTurn } from "../../src/undaunted/turn";

const events = (...list: Partial<GameEvent>[]): GameEvent[] =>
  list.map((event, n) => ({ n, kind: "drew", ...event }));
const frame = (list: GameEvent[], first: number) => ({
  events: list.slice(first),
  first_event: first,
});

describe("merging frames", () => {
  const whole = events({ side: "us" }, { side: "de" }, { kind: "turn_began", side: "us" });

  test("appends what is new", () => {
    expect(merge(whole.slice(0, 2), frame(whole, 2))).toEqual(whole);
  });

  test("of the whole game replaces what was held", () => {
    expect(merge(events({ kind: "moved" }), frame(whole, 0))).toEqual(whole);
  });

  test("after an undo drops what did not happen", () => {
    expect(merge(whole, { events: [], first_event: 1 })).toEqual(whole.slice(0, 1));
  });

  test("twice changes nothing", () => {
    const once = merge([], frame(whole, 0));
    expect(merge(once, frame(whole, 2))).toEqual(once);
  });

  test("knows what two lists have in common", () => {
    const other = events({ side: "us" }, { kind: "moved", side: "de" });
    expect(common(whole, other)).toBe(1);
    expect(common(whole, whole)).toBe(3);
  });
});

describe("the log", () => {
  const list = events(
    { kind: "round_began", round: 1 },
    { side: "us", card: "scout_a" },
    { side: "us", card: "rifleman_a" },
    { side: "de" },
    { kind: "turn_began", side: "us" },
    { kind: "attack_declared", side: "us", tile: "5B" },
    { kind: "rolled", side: "us", dice: [3, 0], total: 7, hit: true },
    { kind: "turn_ended", side: "us" },
    { kind: "round_began", round: 2 },
    { side: "us" },
  );

  test("takes draws together and gives an attack its dice", () => {
    const lines = logLines(list);
    expect(lines.map(({ kind }) => kind)).toEqual([
      "heading",
      "draws",
      "draws",
      "turn",
      "attack",
      "heading",
      "draws",
    ]);
    expect(lines[1]).toMatchObject({ count: 2, cards: ["scout_a", "rifleman_a"] });
    expect(lines[4]).toMatchObject({ places: ["5B"], roll: { dice: [3, 0], hit: true } });
  });

  test("has the newest round first, each under its heading", () => {
    const lines = newestFirst(logLines(list));
    expect(lines.map(({ kind, event }) => (kind === "heading" ? event.round : kind))).toEqual([
      2,
      "draws",
      1,
      "attack",
      "turn",
      "draws",
      "draws",
    ]);
  });

  test("tells the phase and the cards played this turn", () => {
    expect(phaseOf(list, false)).toBe("initiative");
    expect(phaseOf(list.slice(0, 6), false)).toBe("turns");
    expect(phaseOf(list, true)).toBe("over");
    const turn = events(
      { kind: "turn_began", side: "us" },
      { kind: "played", side: "us", card: "scout_a", action: "scout" },
      { kind: "hunkered_down", side: "us", card: "sniper" },
    );
    expect(playedThisTurn(turn, "us").map(({ action }) => action)).toEqual([
      "scout",
      "hunker_down",
    ]);
    const inVehicles = events(
      { kind: "turn_began", side: "it" },
      { kind: "used", side: "it", card: "tank_driver", vehicle: "medium_tank", action: "drive" },
      { kind: "swapped", side: "it", unit: "gunner", vehicle: "medium_tank" },
    );
    expect(playedThisTurn(inVehicles, "it").map(({ card }) => card)).toEqual([
      "tank_driver",
      "gunner",
    ]);
    expect(playedThisTurn(turn, "de")).toEqual([]);
  });
});

describe("a scene", () => {
  const scene: Scene = {
    pieces: [{ side: "us", unit: "scout_a", tile: "17B", suppressed: false }],
    scouted: { us: ["17B"], de: [] },
    controlled: { us: [], de: ["13B"] },
    targets: {},
    points: { us: 0, de: 2 },
    vehicles: [],
    structures: [],
    aims: {},
  };
  const after = (event: Partial<GameEvent>) =>
    apply(scene, { n: 0, kind: "drew", side: "us", unit: "scout_a", ...event });

  test("follows counters", () => {
    expect(after({ kind: "moved", to: "13B" }).pieces[0]?.tile).toBe("13B");
    expect(after({ kind: "suppressed" }).pieces[0]?.suppressed).toBe(true);
    expect(after({ kind: "counter_lost" }).pieces).toEqual([]);
    expect(after({ kind: "placed", unit: "mortar", tile: "2B" }).pieces).toHaveLength(2);
  });

  test("follows markers and points", () => {
    const now = {
      controlled: { us: ["13B"], de: [] },
      scouted: { us: ["17B"], de: ["13B"] },
      points: { us: 2, de: 0 },
    };
    const taken = after({ kind: "controlled", tile: "13B", now: [now] });
    expect([taken.controlled, taken.scouted.de, taken.points]).toEqual([
      { us: ["13B"], de: [] },
      ["13B"],
      { us: 2, de: 0 },
    ]);
    const aimed = after({ kind: "target_placed", tile: "5B" });
    expect(aimed.targets).toEqual({ us: "5B" });
    expect(apply(aimed, { n: 1, kind: "target_removed", side: "us" }).targets).toEqual({});
  });

  test("ignores what is not on the map", () => {
    expect(after({ kind: "bolstered" })).toBe(scene);
  });
});
