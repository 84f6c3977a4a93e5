import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RULES, matters } from "../../src/reference/matters";
import type { Moment } from "../../src/reference/matters";

const TITLE = "undaunted-normandy";
const now = (moment: Partial<Moment>): string =>
  matters(TITLE, { prompt: null, action: null, sum: false, over: false, ...moment });

describe("the rule that matters now", () => {
  test("follows the question", () => {
    expect(now({ prompt: "bid" })).toBe("UN-3.4");
    expect(now({ prompt: "turn" })).toBe("UN-4.1");
  });

  test("is the action's as soon as there is one", () => {
    expect(now({ prompt: "card", action: "bolster" })).toBe("UN-6.1");
    expect(now({ prompt: "step", action: "move" })).toBe("UN-5.2");
  });

  test("is about entering the board before it is about the action", () => {
    expect(now({ prompt: "enter", action: "move" })).toBe("UN-4.8");
  });

  test("is the sum when one is in sight, and the end when the game is over", () => {
    expect(now({ prompt: "fire", action: "attack", sum: true })).toBe("UN-7.3");
    expect(now({ over: true })).toBe("UN-8.1");
  });

  test("is the order of turns while one waits", () => {
    expect(now({})).toBe("UN-3.5");
  });

  test("is not guessed for a title that is not known", () => {
    expect(matters("checkers", { prompt: "turn", action: null, sum: false, over: false })).toBe("");
  });

  test("stands in the rulebook", () => {
    const book = new URL("../../../src/sandtable/undaunted/normandy/rulebook/en.md", import.meta.url);
    const page = readFileSync(book, "utf8");
    for (const rule of RULES[TITLE] ?? []) expect(page).toContain(`\n### ${rule} `);
    expect(RULES[TITLE]).toContain("UN-7.6");
  });
});
