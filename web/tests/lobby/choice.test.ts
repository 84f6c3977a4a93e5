import { describe, expect, it } from "vitest";
import { nonce } from "../../src/lib/api";
import {
  battlesOf,
  byNumber,
  campaignRequest,
  chances,
  fairScenario,
  firstAgent,
  firstChoice,
  following,
  handicapOf,
  isEven,
  isListed,
  offeredAgents,
  plainId,
  shareOf,
  tableRequest,
} from "../../src/lobby/choice";
import type { NewTable, ScenarioInfo, TitleInfo } from "../../src/wire";

const scenario = (id: string, number: number): ScenarioInfo => ({
  id,
  number,
  place: "",
  date: "1944-06",
  map: { rows: true, tiles: [] },
  sides: ["us", "de"].map((side) => ({
    id: side,
    points_to_win: 5,
    counters: {},
    scouted: [],
    controlled: [],
    spawn: {},
  })),
  initiative: "us",
  round_limit: 40,
  balance: null,
});

const title: TitleInfo = {
  id: "undaunted-normandy",
  system: "undaunted",
  seats: ["us", "de"],
  agents: ["random", "recruit"],
  scenarios: [scenario("mortain", 12), scenario("la-raye", 1)],
  cards: [],
  soldiers: {},
};

const guided: TitleInfo = {
  ...title,
  guide: { scenario: "la-raye", side: "de", agent: "recruit" },
};

/** Return a scenario in which the first side won this share of games. */
const even = (id: string, number: number, first_side: number): ScenarioInfo => ({
  ...scenario(id, number),
  balance: { agent: "corporal", games: 100, first_side, low: 0, high: 1, rounds: 5, lines: 50 },
});

describe("a new game", () => {
  it("is proposed with the first scenario, the side of the guided game and the recruit", () => {
    expect(firstChoice(guided)).toEqual({
      scenario: "la-raye",
      side: "de",
      opponent: "agent",
      agent: "recruit",
      battles: 1,
      clock: "none",
      standIn: "",
      listed: null,
    });
  });

  it("may be watched by others where anyone may join, unless its player says otherwise (B12)", () => {
    const listed = (opponent: NewTable["opponent"], said: boolean | null) =>
      isListed({ opponent, listed: said });
    expect(
      (["agent", "friend", "anyone", "here"] as const).map((one) => listed(one, null)),
    ).toEqual([false, false, true, false]);
    expect(
      (["agent", "friend", "anyone", "here"] as const).map((one) => listed(one, true)),
    ).toEqual([true, true, true, false]);
    expect(listed("anyone", false)).toBe(false);
    expect(
      tableRequest("undaunted-normandy", { ...firstChoice(title), opponent: "friend" }, "n").listed,
    ).toBe(false);
  });

  it("is proposed with the first scenario that is even, by measurement (B7)", () => {
    const measured = {
      ...guided,
      scenarios: [even("mortain", 12, 0.5), even("la-raye", 1, 0.15), even("vire", 2, 0.46)],
    };
    expect(firstChoice(measured).scenario).toBe("vire");
    expect(fairScenario(measured)?.id).toBe("vire");
  });

  it("is proposed with the most even scenario where none is even", () => {
    const measured = { ...guided, scenarios: [even("mortain", 12, 0.6), even("la-raye", 1, 0.15)] };
    expect(firstChoice(measured).scenario).toBe("mortain");
    expect(fairScenario({ ...title, scenarios: [] })).toBeUndefined();
  });

  it("tells how good the chances of a side are", () => {
    const raye = even("la-raye", 1, 0.15);
    expect(shareOf(title, raye, "us")).toBe(0.15);
    expect(shareOf(title, raye, "de")).toBe(0.85);
    expect(shareOf(title, scenario("la-raye", 1), "de")).toBeNull();
    expect([null, 0.85, 0.45, 0.15].map(chances)).toEqual(["unknown", "favoured", "even", "hard"]);
  });

  it("lists scenarios by their number", () => {
    expect(byNumber(title.scenarios).map((one) => one.id)).toEqual(["la-raye", "mortain"]);
  });

  it("takes the recruit, or else an agent that thinks, or else any agent", () => {
    expect(firstAgent(["random", "veteran", "recruit"])).toBe("recruit");
    expect(firstAgent(["random", "veteran"])).toBe("veteran");
    expect(firstAgent(["random"])).toBe("random");
    expect(firstAgent([])).toBe("");
  });

  it("offers the agent without a thought last", () => {
    expect(offeredAgents(["random", "recruit", "veteran"])).toEqual([
      "recruit",
      "veteran",
      "random",
    ]);
  });

  it("names an agent only where one plays", () => {
    const choice = firstChoice(title);
    expect(tableRequest(title.id, choice, "n")).toMatchObject({
      opponent: "agent",
      agent: "recruit",
      nonce: "n",
    });
    expect(tableRequest(title.id, { ...choice, opponent: "friend" }, "n")).not.toHaveProperty(
      "agent",
    );
  });

  it("is a campaign where more scenarios follow, and no longer than they do", () => {
    const long = { ...firstChoice(title), battles: 12 };
    expect(following(title, "la-raye").map(({ id }) => id)).toEqual(["mortain"]);
    expect(following(title, "mortain")).toEqual([]);
    expect(following(title, "battle-1-2")).toEqual([]);
    expect(battlesOf(title, long)).toBe(2);
    expect(battlesOf(title, { ...long, scenario: "mortain" })).toBe(1);
    const request = campaignRequest(title, long, "n");
    expect(request).toMatchObject({
      title: title.id,
      first: "la-raye",
      length: 2,
      side: "us",
      agent: "recruit",
    });
    expect(request).not.toHaveProperty("scenario");
  });

  it("has a clock only against a friend who is far away", () => {
    const choice = { ...firstChoice(title), clock: "days-3", standIn: "recruit" } as const;
    const clock = { kind: "days", days: 3, agent: "recruit" };
    expect(tableRequest(title.id, { ...choice, opponent: "friend" }, "n")).toMatchObject({ clock });
    expect(tableRequest(title.id, { ...choice, opponent: "here" }, "n")).not.toHaveProperty(
      "clock",
    );
    expect(tableRequest(title.id, choice, "n")).not.toHaveProperty("clock");
  });

  it("brings 32 hex digits to the dice, never the same", () => {
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(nonce()).not.toBe(nonce());
  });
});

describe("a handicap", () => {
  it("is named by the id of a scenario", () => {
    expect(handicapOf("la-raye+us3")).toEqual({ side: "us", grade: 3 });
    expect(handicapOf("hedgerow-patrols+de1~us.rifle_platoon_8")).toEqual({ side: "de", grade: 1 });
    expect(handicapOf("la-raye")).toBeNull();
    expect(plainId("hedgerow-patrols+de1~us.rifle_platoon_8")).toBe("hedgerow-patrols");
  });

  it("leaves the campaign as it is", () => {
    const [first] = byNumber(title.scenarios);
    const id = first?.id ?? "";
    expect(following(title, `${id}+us1`)).toEqual(following(title, id));
  });

  it("makes a scenario even where its share is near one half and the interval holds it", () => {
    const balance = { agent: "corporal", games: 400, rounds: 0, lines: 0 };
    expect(isEven({ ...balance, first_side: 0.528, low: 0.479, high: 0.576 })).toBe(true);
    expect(isEven({ ...balance, first_side: 0.52, low: 0.505, high: 0.535 })).toBe(false);
    expect(isEven({ ...balance, first_side: 0.46, low: 0.41, high: 0.51 })).toBe(false);
  });
});
