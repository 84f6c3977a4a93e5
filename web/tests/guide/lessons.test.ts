import { describe, expect, it } from "vitest";
import { due, nextLesson, offered } from "../../src/guide/lessons";
import type { Now } from "../../src/guide/lessons";
import { overlap } from "../../src/guide/parts";
import type { Ask, Lesson, Trigger } from "../../src/wire";

const turn: Ask = {
  prompt: "turn",
  args: {},
  refused: [],
  options: [
    {
      move: "play scout_a",
      next: { prompt: "card", args: {}, refused: [], options: [{ move: "do scout" }] },
    },
    { move: "end" },
  ],
};
const quiet: Now = {
  ask: null,
  verb: null,
  sum: false,
  events: [],
  own: "de",
  round: 1,
  over: false,
};
const lesson = (id: string, ...when: Trigger[]): Lesson => ({
  id,
  title: id,
  text: id,
  rule: "UN-1.1",
  when,
  point: [],
});

describe("a lesson is due", () => {
  it("when what it waits for is asked, now or after the next choice", () => {
    expect(offered(turn)).toEqual(["play scout_a", "end", "do scout"]);
    const scout = lesson("scout", { prompts: ["turn"], offers: ["do scout"] });
    expect(due(scout, { ...quiet, ask: turn })).toBe(true);
    expect(due(scout, quiet)).toBe(false);
    expect(due(lesson("attack", { offers: ["do attack"] }), { ...quiet, ask: turn })).toBe(false);
  });

  it("at any of several moments", () => {
    const scout = lesson("scout", { prompts: ["card"] }, { verb: "scout" });
    expect(due(scout, { ...quiet, verb: "scout" })).toBe(true);
    expect(due(scout, { ...quiet, verb: "move" })).toBe(false);
  });

  it("when something has happened to the right side", () => {
    const now = { ...quiet, events: [{ n: 0, kind: "casualty", side: "us" }] };
    expect(due(lesson("hit", { event: "casualty", by: "enemy" }), now)).toBe(true);
    expect(due(lesson("hurt", { event: "casualty", by: "own" }), now)).toBe(false);
    expect(due(lesson("any", { event: "casualty" }), now)).toBe(true);
  });

  it("from a round on, and only at the end where it is about the end", () => {
    const later = lesson("later", { round: 2 });
    expect(due(later, quiet)).toBe(false);
    expect(due(later, { ...quiet, round: 3 })).toBe(true);
    expect(due(later, { ...quiet, round: 3, over: true })).toBe(false);
    expect(due(lesson("over", { over: true }), { ...quiet, over: true })).toBe(true);
  });
});

it("the first lesson that is due and not shown comes next", () => {
  const lessons = [lesson("never", { sum: true }), lesson("one", {}), lesson("two", {})];
  expect(nextLesson(lessons, new Set(), quiet)?.id).toBe("one");
  expect(nextLesson(lessons, new Set(["one"]), quiet)?.id).toBe("two");
  expect(nextLesson(lessons, new Set(["one", "two"]), quiet)).toBeNull();
});

it("two parts of a page overlap where they share some room", () => {
  const box = { left: 0, top: 0, width: 10, height: 10 };
  expect(overlap(box, { ...box, left: 9 })).toBe(true);
  expect(overlap(box, { ...box, left: 10 })).toBe(false);
  expect(overlap(box, { ...box, top: -10 })).toBe(false);
});
