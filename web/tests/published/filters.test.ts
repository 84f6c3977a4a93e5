import { describe, expect, it } from "vitest";
import { ANY, searchOf, wishOf } from "../../src/published/filters";

describe("filters", () => {
  it("live in the address", () => {
    expect(wishOf("")).toEqual(ANY);
    expect(searchOf(ANY)).toBe("");
    const wish = { ...ANY, words: "mill & dawn", balance: "even", order: "liked" };
    expect(wishOf(searchOf(wish))).toEqual(wish);
    expect(searchOf(wish)).toBe("?words=mill+%26+dawn&balance=even&order=liked");
  });
});
