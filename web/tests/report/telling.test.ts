import { describe, expect, it } from "vitest";
import { duration, fortune, lastGames, nextMoment, ownSide, when } from "../../src/report/telling";
import type { KeyMoment, LuckLine, Me, Player, Report, TableSummary } from "../../src/wire";

const dice = (luck: number, band: number, rolled = 9): LuckLine => ({
  side: "us",
  rolled,
  hit: 3,
  expected: 3,
  luck: [0, luck],
  band: [0, band],
});

const player = (seat: string, you: boolean): Player => ({
  seat,
  kind: "guest",
  name: "",
  you,
  online: true,
});

describe("how kind the dice were", () => {
  it("is measured in standard deviations", () => {
    expect(fortune(dice(0.4, 1))).toBe("even");
    expect(fortune(dice(0.9, 1))).toBe("warm");
    expect(fortune(dice(-0.9, 1))).toBe("cold");
    expect(fortune(dice(3.2, 2))).toBe("hot");
    expect(fortune(dice(-3.2, 2))).toBe("icy");
  });

  it("says nothing where none were rolled", () => {
    expect(fortune(dice(0, 0, 0))).toBe("none");
  });
});

describe("a report", () => {
  const report = (players: Player[], winner: string | null) =>
    ({ players, winner, points: [{ side: "us" }, { side: "de" }] }) as unknown as Report;

  it("is told of the reader's own side, else the winner's, else the first", () => {
    expect(ownSide(report([player("us", false), player("de", true)], "us"))).toBe("de");
    expect(ownSide(report([player("us", true), player("de", true)], "de"))).toBe("de");
    expect(ownSide(report([player("us", false), player("de", false)], null))).toBe("us");
  });

  it("knows how far a round had come at an entry", () => {
    const ends = [0, 10, 30];
    expect([0, 5, 10, 20, 30].map((entry) => when(ends, entry))).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(when([0, 0], 0)).toBe(0);
  });

  it("goes from key moment to key moment", () => {
    const moments = [3, 7, 7, 9].map((entry) => ({ entry }) as KeyMoment);
    expect(nextMoment(moments, 3, 1)?.entry).toBe(7);
    expect(nextMoment(moments, 7, 1)?.entry).toBe(9);
    expect(nextMoment(moments, 9, 1)).toBeUndefined();
    expect(nextMoment(moments, 8, -1)?.entry).toBe(7);
    expect(nextMoment(moments, 3, -1)).toBeUndefined();
  });

  it("says how long the game took", () => {
    expect(duration(2900)).toEqual({ clock: "48:20" });
    expect(duration(9)).toEqual({ clock: "0:09" });
    expect(duration(3600 + 62)).toEqual({ clock: "1:01:02" });
    expect(duration(3 * 86400 + 100)).toEqual({ days: 3 });
  });
});

describe("one's last games", () => {
  const table = (
    winner: string,
    status: "over" | "running",
    title = "a",
    both = false,
  ): TableSummary =>
    ({
      title,
      status,
      winner,
      players: [player("us", true), player("de", both)],
    }) as unknown as TableSummary;

  it("are those of the same title that are over and were played for one side", () => {
    const me = {
      name: "",
      tables: [
        table("us", "over"),
        table("de", "over"),
        table("us", "running"),
        table("us", "over", "b"),
        table("us", "over", "a", true),
      ],
    } as Me;
    expect(lastGames(me, "a")).toEqual({ won: 1, games: 2 });
  });

  it("are twenty at most", () => {
    const me = { name: "", tables: Array.from({ length: 30 }, () => table("us", "over")) } as Me;
    expect(lastGames(me, "a")).toEqual({ won: 20, games: 20 });
  });
});
