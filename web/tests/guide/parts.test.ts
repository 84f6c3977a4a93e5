import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { selectorOf } from "../../src/guide/parts";
import type { Game } from "../../src/table/game.svelte";
import { PARTS as HEROES } from "../../src/heroes/parts";
import { PARTS as UNDAUNTED } from "../../src/undaunted/parts";
import type { Lesson } from "../../src/wire";

const NOW = {} as Parameters<typeof selectorOf>[3];
const LESSONS = "../src/sandtable/undaunted/lessons";

// B8: "Both bids are revealed" lit up the round counter.
test("the lesson about the bids points at who has the initiative", () => {
  const lessons = readFileSync(`${LESSONS}/lessons.toml`, "utf8");
  const [, point] = /\[lesson\.revealed\][^[]*\[[^\]]*\]\s*point = \["(\w+)"\]/.exec(lessons) ?? [];
  const lesson = { when: [] } as unknown as Lesson;
  expect(selectorOf(point ?? "", { parts: UNDAUNTED } as Game, lesson, NOW)).toBe(".init");
});

test.each([
  ["undaunted/lessons", UNDAUNTED],
  ["undaunted/north_africa/lessons", UNDAUNTED],
  ["heroes/normandie/lessons", HEROES],
])("every part that the lessons in %s point at has a place", (folder, parts) => {
  const lessons = readFileSync(`../src/sandtable/${folder}/lessons.toml`, "utf8");
  const points = [...lessons.matchAll(/^point = \[(.*)\]/gm)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, part = ""]) => part),
  );
  expect(points.length).toBeGreaterThan(3);
  const game = { parts, own: "us", objectives: ["a"] } as Game;
  // The target of an event is only known after it has happened.
  for (const part of points.filter((one) => one !== "event"))
    expect(selectorOf(part, game, { when: [] as Lesson["when"] } as Lesson, NOW), part).not.toBe(
      "",
    );
});

// B8: a phone has no N.
test.each(["en", "pl", "hu", "pt-BR"])("no lesson in %s asks for a key", (language) => {
  for (const folder of [LESSONS, "../src/sandtable/heroes/normandie/lessons"])
    expect(readFileSync(`${folder}/${language}.md`, "utf8")).not.toMatch(/\bN\b[ .]/);
});
