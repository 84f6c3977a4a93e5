import { beforeEach, expect, it, vi } from "vitest";
import { beginGuide, guidedTable, keepGuide, keptGuide } from "../../src/guide/kept";

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
});

it("what was told at a table is kept", () => {
  expect(keptGuide("a")).toBeNull();
  beginGuide("a", "undaunted-normandy");
  keepGuide("a", { title: "undaunted-normandy", mode: "hints", told: ["welcome"] });
  expect(keptGuide("a")).toEqual({ title: "undaunted-normandy", mode: "hints", told: ["welcome"] });
});

it("a title resumes at its last table that still runs", () => {
  beginGuide("a", "undaunted-normandy");
  beginGuide("b", "undaunted-normandy");
  beginGuide("c", "heroes-of-normandie");
  expect(guidedTable("undaunted-normandy", ["a", "b", "c"])).toBe("b");
  expect(guidedTable("undaunted-normandy", ["a", "c"])).toBe("a");
  expect(guidedTable("undaunted-north-africa", ["a", "b", "c"])).toBeNull();
});

it("only the last tables are kept", () => {
  for (let number = 0; number < 20; number++) beginGuide(`t${number}`, "undaunted-normandy");
  expect(keptGuide("t7")).toBeNull();
  expect(keptGuide("t8")).not.toBeNull();
  expect(keptGuide("t19")).not.toBeNull();
});
