import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RULES, matters } from "../../src/reference/matters";
import type { Moment } from "../../src/reference/matters";

const nothing: Moment = { prompt: null, action: null, sum: false, over: false };
const now = (moment: Partial<Moment>): string =>
  matters("undaunted-normandy", { ...nothing, ...moment });
const inDesert = (moment: Partial<Moment>): string =>
  matters("undaunted-north-africa", { ...nothing, ...moment });

/** The English rulebook of a title: the system's page and its own. */
const book = (...folders: string[]): string =>
  folders
    .map((folder) => new URL(`../../../src/sandtable/${folder}/rulebook/en.md`, import.meta.url))
    .map((page) => readFileSync(page, "utf8"))
    .join("\n");

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
    expect(matters("checkers", { ...nothing, prompt: "turn" })).toBe("");
  });

  test("is another one where vehicles drive", () => {
    expect(inDesert({ prompt: "card" })).toBe("UA-2.1");
    expect(inDesert({ prompt: "step", action: "drive" })).toBe("UA-3.1");
    expect(inDesert({ prompt: "afterwards", action: "drive" })).toBe("UA-2.2");
    expect(inDesert({ prompt: "step", action: "move" })).toBe("UN-5.2");
    expect(inDesert({ prompt: "fire", action: "demolish", sum: true })).toBe("UA-4.3");
  });

  test("is a Heroes table's own", () => {
    const there = (moment: Partial<Moment>) =>
      matters("heroes-of-normandie", { ...nothing, ...moment });
    expect(there({ prompt: "orders" })).toBe("HN-4.2");
    expect(there({ prompt: "target", action: "suppress" })).toBe("HN-11.6");
    expect(there({ prompt: "share", action: "fire" })).toBe("HN-11.5");
  });

  test("stands in the rulebook", () => {
    const books = {
      "undaunted-normandy": book("undaunted", "undaunted/normandy"),
      "undaunted-north-africa": book("undaunted", "undaunted/north_africa"),
      "heroes-of-normandie": book("heroes/normandie"),
    };
    expect(Object.keys(RULES)).toEqual(Object.keys(books));
    for (const [title, page] of Object.entries(books)) {
      for (const rule of RULES[title] ?? []) expect(page).toContain(`\n### ${rule} `);
      expect(RULES[title]?.length).toBeGreaterThan(15);
    }
  });
});
