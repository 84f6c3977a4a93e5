import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { byRound, costOf } from "../../src/coach/telling";
import { LANGUAGES } from "../../src/lib/languages";
import { makeWords } from "../../src/lib/words.svelte";
import type { Catalogue, CostlyLine } from "../../src/wire";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const catalogue = (language: string): Catalogue => ({
  language,
  texts: ["words", "undaunted", "undaunted/normandy"].map((part) =>
    read(`src/sandtable/${part}/locales/${language}.ftl`),
  ),
  arguments: JSON.parse(read("src/sandtable/words/arguments.json")) as Catalogue["arguments"],
});
const wordsIn = (language: string) =>
  makeWords(language, read(`web/locales/${language}.ftl`), catalogue(language)).words;

describe("the coach", () => {
  it("says every reason in every language", () => {
    const keys = [
      ...read("src/sandtable/agents/coach_reasons.py").matchAll(/"([a-z-]+)": Measure\(/g),
    ].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(10);
    for (const language of LANGUAGES) {
      const words = wordsIn(language);
      for (const key of [...keys, "bid-more", "bid-less"]) {
        for (const [better, worse] of [
          [2, 0],
          [0.7, 1.9],
          [64, 30],
        ]) {
          const said = words.say(`web-coach-why-${key}`, {
            better: better ?? 0,
            worse: worse ?? 0,
          });
          expect(said).toMatch(/\d/);
          expect(said).toMatch(/\.$/);
        }
      }
      expect(words.say("web-coach-why-later")).toMatch(/\.$/);
    }
  });

  it("counts as the language counts", () => {
    const said = LANGUAGES.map((language) =>
      wordsIn(language).say("web-coach-why-exposure", { better: 0.7, worse: 1.9 }),
    );
    expect(said[0]).toContain("0.7 hits");
    expect(said[LANGUAGES.indexOf("pl")]).toContain("0,7 zamiast 1,9");
  });

  it("tells the reasons of Heroes with both numbers", () => {
    const say = (key: string, better: number, worse: number) =>
      LANGUAGES.map((language) => wordsIn(language).say(`web-coach-why-${key}`, { better, worse }));
    expect(say("ways", 24, 27)[0]).toBe(
      "Total distance of your units to the nearest objective, item or exit: 24 instead of 27.",
    );
    for (const key of [
      "ways",
      "cover",
      "enemy-fire",
      "own-fire",
      "orders",
      "number",
      "idle",
      "items",
      "hand",
    ]) {
      for (const said of say(key, 3, 5)) expect(said).toMatch(/3\D+5/);
    }
    expect(say("suppression-odds", 50, 0)[0]).toBe("It has a 50% chance to suppress.");
  });

  it("says what a line cost in points of a hundred", () => {
    const line = { played: { chance: 0.412 }, better: { chance: 0.553 } } as CostlyLine;
    expect(costOf(line)).toBe(14);
  });

  it("tells a game by its rounds, to its end", () => {
    const chances = [
      [0, 1],
      [4, 1],
      [9, 2],
      [12, 3],
      [20, 3],
    ].map(([entry = 0, round = 0]) => ({ entry, round, chance: 0.5 }));
    expect(byRound(chances).map(({ entry }) => entry)).toEqual([0, 9, 12, 20]);
    expect(byRound(chances.slice(0, 1)).map(({ entry }) => entry)).toEqual([0]);
    expect(byRound([])).toEqual([]);
  });
});
