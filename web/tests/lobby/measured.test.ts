import { describe, expect, test, vi } from "vitest";
import { measuredBy, measuredUnder } from "../../src/lobby/measured";
import type { Balance } from "../../src/wire";

// No texts are loaded: messages are replaced by their keys and arguments.
vi.mock("../../src/lib/words.svelte", () => ({
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
  percent: (share: number) => `${Math.round(100 * share)}%`,
  hasWords: () => false,
}));

const balance: Balance = {
  agent: "corporal",
  games: 600,
  first_side: 0.5,
  low: 0.46,
  high: 0.54,
  rounds: 9,
  lines: 60,
  fraction: 1,
  rules: 5,
};

describe("who measured a balance", () => {
  test("is told with the games, the interval and the version of the rules", () => {
    expect(measuredBy(balance)).toBe(
      "web-published-measured corporal 600 46% 54% · web-measured-rules 5",
    );
    expect(measuredUnder(balance)).toBe("web-measured-under 5");
  });

  test("is told with the part of the search where it was not all", () => {
    expect(measuredBy({ ...balance, fraction: 0.01, rules: 0 })).toBe(
      "web-published-measured corporal 600 46% 54% · web-measured-part 1%",
    );
    expect(measuredUnder({ ...balance, rules: 0 })).toBe("");
  });

  test("is told otherwise where nobody searched", () => {
    expect(measuredBy({ ...balance, agent: "thumb" })).toBe(
      "web-measured-thumb 600 46% 54% · web-measured-rules 5",
    );
  });
});
