import { expect, test } from "vitest";
import { games, sums } from "../../src/account/scores";
import type { Score } from "../../src/wire";

const score = (side: string, opponent: string, won: number, lost: number, drawn = 0): Score => ({
  title: "undaunted-normandy",
  side,
  kind: "guest",
  opponent,
  handicap: false,
  won,
  lost,
  drawn,
});

const played = [score("us", "Ben", 2, 1), score("de", "Ben", 0, 3, 1), score("de", "Cleo", 1, 0)];

test("games are added up by whatever one asks for, the most played first", () => {
  expect(sums(played, ({ opponent }) => opponent)).toEqual([
    { name: "Ben", won: 2, lost: 4, drawn: 1 },
    { name: "Cleo", won: 1, lost: 0, drawn: 0 },
  ]);
  expect(sums(played, ({ side }) => side).map(games)).toEqual([5, 3]);
  expect(sums([], ({ side }) => side)).toEqual([]);
});
