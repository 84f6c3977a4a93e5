import { describe, expect, it } from "vitest";
import { lastTouched, warDate } from "../../src/lobby/dates";
import { openSeat, opponent, ownSeats, result, samePosted, sortGames } from "../../src/lobby/games";
import { invitationLink, isCode } from "../../src/lobby/invitation";
import type { NewTable, Player, TableSummary } from "../../src/wire";

const player = (seat: string, you: boolean, kind: Player["kind"] = "guest"): Player => ({
  seat,
  kind,
  name: seat,
  you,
  online: false,
});

const table = (id: string, given: Partial<TableSummary> = {}): TableSummary => ({
  id,
  title: "undaunted-normandy",
  scenario: "la-raye",
  players: [player("us", true), player("de", false, "agent")],
  status: "running",
  your_turn: false,
  round: 1,
  winner: null,
  ending: "",
  created: 0,
  touched: 0,
  ...given,
});

describe("the own games", () => {
  it("begin with those that wait for oneself, then the latest", () => {
    const games = sortGames([
      table("old", { touched: 1 }),
      table("over", { touched: 9, status: "over" }),
      table("new", { touched: 5 }),
      table("mine", { touched: 2, your_turn: true }),
    ]);
    expect(games.running.map((one) => one.id)).toEqual(["mine", "new", "old"]);
    expect(games.past.map((one) => one.id)).toEqual(["over"]);
  });

  it("say how they ended for oneself", () => {
    expect(result(table("a", { status: "over", winner: "us" }))).toBe("won");
    expect(result(table("a", { status: "over", winner: "de" }))).toBe("lost");
    expect(result(table("a", { status: "over" }))).toBe("draw");
    const both = [player("us", true), player("de", true)];
    expect(result(table("a", { status: "over", winner: "us", players: both }))).toBe("here");
  });

  it("know who sits where", () => {
    expect(opponent(table("a"))?.seat).toBe("de");
    expect(ownSeats(table("a"))).toEqual(["us"]);
    expect(openSeat(table("a"))).toBeUndefined();
    expect(
      openSeat(table("a", { players: [player("us", true), player("de", false, "open")] })),
    ).toBe("de");
  });
});

describe("a challenge", () => {
  const clock = { kind: "days", days: 3, agent: "" } as const;
  const wished: NewTable = {
    title: "undaunted-normandy",
    scenario: "la-raye",
    side: "us",
    opponent: "anyone",
    nonce: "",
    clock,
  };
  const players = [player("us", true), player("de", false, "open")];
  // The server adds the fields that were not in the request.
  const told = { ...clock, minutes: 30, increment: 20 };
  const posted = table("posted", { status: "waiting", anyone: true, players, clock: told });

  it("is not posted twice", () => {
    expect(samePosted([table("other"), posted], wished)).toBe(posted);
  });

  it("is another one with other terms, and a friend's table is none", () => {
    expect(samePosted([posted], { ...wished, side: "de" })).toBeUndefined();
    expect(samePosted([posted], { ...wished, scenario: "carentan" })).toBeUndefined();
    expect(samePosted([posted], { ...wished, clock: null })).toBeUndefined();
    expect(
      samePosted([posted], { ...wished, clock: { ...clock, agent: "recruit" } }),
    ).toBeUndefined();
    expect(samePosted([{ ...posted, anyone: false }], wished)).toBeUndefined();
  });
});

describe("an invitation", () => {
  it("keeps its code in the fragment", () => {
    const link = new URL(
      invitationLink("https://example.org", "abcdefgh12345678", "s3cret_code-0123456789"),
    );
    expect(link.pathname).toBe("/join/abcdefgh12345678");
    expect(link.search).toBe("");
    expect(link.hash).toBe("#s3cret_code-0123456789");
  });

  it("is recognised by its form", () => {
    expect(isCode("s3cret_code-0123456789")).toBe(true);
    expect(isCode("")).toBe(false);
    expect(isCode("too-short")).toBe(false);
    expect(isCode("not a code, but quite long")).toBe(false);
  });
});

describe("dates", () => {
  it("of the war are days or months", () => {
    expect(warDate("1944-06-15", "en")).toBe("15 June 1944");
    expect(warDate("1944-06", "en")).toBe("June 1944");
    expect(warDate("1944-08-01", "pl")).toBe("1 sierpnia 1944");
    expect(warDate("1944-07", "hu")).toBe("1944. július");
    expect(warDate("1944-07-07", "pt-BR")).toBe("7 de julho de 1944");
  });

  it("of games are times today and days before", () => {
    const noon = new Date(2026, 4, 20, 12, 0).getTime();
    expect(lastTouched(noon / 1000 - 600, "en", noon)).toBe("11:50");
    expect(lastTouched(noon / 1000 - 3 * 86400, "en", noon)).toBe("17 May");
  });
});
