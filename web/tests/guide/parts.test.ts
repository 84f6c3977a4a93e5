import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { selectorOf } from "../../src/guide/parts";
import type { Game } from "../../src/table/game.svelte";
import type { Lesson } from "../../src/wire";

const LESSONS = "../src/sandtable/undaunted/lessons";

// B8: "Both bids are revealed" lit up the round counter.
test("the lesson about the bids points at who has the initiative", () => {
  const lessons = readFileSync(`${LESSONS}/lessons.toml`, "utf8");
  const [, point] = /\[lesson\.revealed\][^[]*\[[^\]]*\]\s*point = \["(\w+)"\]/.exec(lessons) ?? [];
  const lesson = { when: [] } as unknown as Lesson;
  expect(selectorOf(point ?? "", {} as Game, lesson, {} as Parameters<typeof selectorOf>[3])).toBe(
    ".init",
  );
});

// B8: a phone has no N.
test.each(["en", "pl", "hu", "pt-BR"])("no lesson in %s asks for a key", (language) => {
  for (const folder of [LESSONS, "../src/sandtable/heroes/normandie/lessons"])
    expect(readFileSync(`${folder}/${language}.md`, "utf8")).not.toMatch(/\bN\b[ .]/);
});
