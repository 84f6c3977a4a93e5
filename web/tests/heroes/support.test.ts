import { describe, expect, test } from "vitest";
import { buttonsOf } from "../../src/heroes/spots";
import type { Ask } from "../../src/wire";

const ask = (prompt: string): Ask =>
  ({
    prompt,
    args: { air: 1, artillery: 1 },
    options: [{ move: "card p47_thunderbolt" }, { move: "card howitzer_m101" }],
    refused: [],
  }) as unknown as Ask;

describe("H19: air and artillery cards that are chosen at set-up", () => {
  test("are buttons of the question: they are not in the hand yet", () => {
    expect(buttonsOf(ask("support")).map(({ move }) => move)).toEqual([
      "card p47_thunderbolt",
      "card howitzer_m101",
    ]);
  });

  test("cards of the hand are no buttons", () => {
    expect(buttonsOf(ask("window"))).toEqual([]);
  });
});
