import { describe, expect, it } from "vitest";
import {
  BOTH,
  clampMoment,
  joined,
  knowledgeOf,
  landmarks,
  momentPath,
  stepFrom,
  tell,
} from "../../src/replay/moments";
import { standingIn } from "../../src/undaunted/moment";
import type { BattleView, SideView } from "../../src/undaunted/view";

const entries = [
  { events: [{ kind: "drew", side: "us", card: "scout_a" }] },
  { events: [] },
  {
    events: [
      { kind: "bid_placed", side: "de", card: "fog_of_war" },
      { kind: "turn_began", side: "us" },
    ],
  },
  { events: [{ kind: "controlled", side: "us", tile: "5B" }] },
  { events: [{ kind: "game_over", side: "us", ending: "objectives" }] },
];

describe("what is told", () => {
  const told = tell(entries);

  it("is numbered and knows its moment", () => {
    expect(told.map((one) => [one.event.n, one.entry])).toEqual([
      [0, 1],
      [1, 3],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  it("is stepped through from event to event", () => {
    expect(stepFrom(told, 0, 1, 5)).toBe(1);
    expect(stepFrom(told, 1, 1, 5)).toBe(3);
    expect(stepFrom(told, 5, 1, 5)).toBe(5);
    expect(stepFrom(told, 3, -1, 5)).toBe(1);
    expect(stepFrom(told, 1, -1, 5)).toBe(0);
  });

  it("marks what mattered", () => {
    const marks = { controlled: "control", game_over: "end" } as const;
    expect(landmarks(told, marks)).toEqual([
      { entry: 4, side: "us", kind: "control" },
      { entry: 5, side: "us", kind: "end" },
    ]);
  });
});

describe("a moment", () => {
  it("stays within the game; without a number it is the end", () => {
    expect(clampMoment(null, 9)).toBe(9);
    expect(clampMoment(-4, 9)).toBe(0);
    expect(clampMoment(4, 9)).toBe(4);
    expect(clampMoment(99, 9)).toBe(9);
  });

  it("has a link that leads back to it", () => {
    const link = new URL(momentPath("abcdefgh12345678", 17, "de"), "https://example.org");
    expect(link.pathname).toBe("/replay/abcdefgh12345678");
    expect(link.searchParams.get("entry")).toBe("17");
    expect(knowledgeOf(link.search, ["us", "de"])).toBe("de");
    expect(momentPath("abcdefgh12345678", 17)).toBe("/replay/abcdefgh12345678?entry=17");
    expect(knowledgeOf("?entry=17&side=xx", ["us", "de"])).toBe(BOTH);
  });
});

describe("views", () => {
  const side = (hand: Record<string, number>): SideView => ({
    points: 0,
    points_to_win: 5,
    hand_size: 1,
    deck_size: 0,
    hand,
    deck: {},
    discard: {},
    played: {},
    supply: {},
    removed_size: 0,
    counters: [{ unit: "scout_a", tile: "5B", suppressed: true }],
    scouted: ["5B"],
    controlled: [],
    has_bid: false,
  });
  const view = (seat: string): BattleView => ({
    title: "",
    scenario: "",
    seat,
    waits: "decision",
    owing: [],
    round: 2,
    round_limit: 40,
    initiative: "us",
    active: "us",
    winner: null,
    ending: "",
    sides: {
      us: side(seat === "us" ? { scout_a: 1 } : {}),
      de: side(seat === "de" ? { mortar: 1 } : {}),
    },
    targets: { de: "5B" },
    radio: { tile: "4B", points: 3 },
  });

  it("of both sides show both hands", () => {
    const both = joined([view("us"), view("de")]);
    expect(both?.sides.us).toMatchObject({ hand: { scout_a: 1 } });
    expect(both?.sides.de).toMatchObject({ hand: { mortar: 1 } });
    expect(joined([view("us")])?.sides.de).toMatchObject({ hand: {} });
    expect(joined([])).toBeNull();
  });

  it("say what stands where", () => {
    const standing = standingIn(view("us"));
    expect(standing.counters).toContainEqual({
      side: "de",
      unit: "scout_a",
      tile: "5B",
      suppressed: true,
    });
    expect(standing.worth).toEqual({ "4B": 3 });
    expect(standing.targets).toEqual({ de: "5B" });
  });
});
