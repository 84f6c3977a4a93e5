import { describe, expect, test } from "vitest";
import {
  asked,
  back,
  begin,
  choose,
  complete,
  explored,
  restart,
  rewind,
} from "../../src/table/walk";
import type { Walk } from "../../src/table/walk";
import { ask, turn } from "./asks";

const along = (...moves: string[]): Walk => moves.reduce(choose, begin(turn()));

describe("a line", () => {
  test("grows by options that lead on and keeps what ends it in the hand", () => {
    const walk = along("play rifleman_a", "do attack", "at de.scout_a");
    expect(walk.line).toEqual(["play rifleman_a", "do attack"]);
    expect(walk.candidate).toBe("at de.scout_a");
    expect(complete(walk)).toEqual(["play rifleman_a", "do attack", "at de.scout_a"]);
  });

  test("is not complete before its last option is chosen", () => {
    expect(complete(along("play rifleman_a", "do attack"))).toBeNull();
    expect(complete(along("play rifleman_a"))).toBeNull();
  });

  test("takes no option that is not offered", () => {
    const walk = along("play rifleman_a");
    expect(choose(walk, "do suppress")).toBe(walk);
  });
});

describe("a single option", () => {
  test("is preselected, never carried out", () => {
    const walk = along("play scout_a", "do scout");
    expect(walk.candidate).toBe("to 2B");
    expect(walk.line).toEqual(["play scout_a", "do scout"]);
  });

  test("that ends the line makes it complete, but only in the hand", () => {
    const walk = begin(ask("bid", [{ move: "bid fog_of_war" }]));
    expect(walk.line).toEqual([]);
    expect(complete(walk)).toEqual(["bid fog_of_war"]);
  });
});

describe("back", () => {
  test("first puts the candidate down, then takes back one step at a time", () => {
    let walk = back(along("play rifleman_a", "do attack", "at de.scout_b"));
    expect([walk.line.length, walk.candidate]).toEqual([2, null]);
    walk = back(walk);
    expect(asked(walk)?.prompt).toBe("card");
    walk = back(walk);
    expect(asked(walk)?.prompt).toBe("turn");
    expect(back(walk)).toBe(walk);
  });

  test("does not stop at a candidate that was preselected", () => {
    const walk = back(along("play scout_a", "do scout"));
    expect(asked(walk)?.prompt).toBe("card");
  });

  test("rewinding keeps this many steps", () => {
    const walk = rewind(along("play rifleman_a", "do attack", "at de.scout_b"), 1);
    expect([walk.line, walk.candidate, asked(walk)?.prompt]).toEqual([
      ["play rifleman_a"],
      null,
      "card",
    ]);
  });

  test("restart leads to the first question at once", () => {
    const walk = restart(along("play rifleman_a", "do attack", "at de.scout_b"));
    expect([walk.line, walk.candidate, asked(walk)?.prompt]).toEqual([[], null, "turn"]);
  });
});

describe("what was left out of the tree", () => {
  const found = ask("card", [{ move: "do target" }, { move: "do hunker_down" }], {
    card: "mortar",
  });

  test("is asked for and then goes on", () => {
    const walk = along("play mortar");
    expect([walk.unexplored, asked(walk)]).toEqual([true, null]);
    expect(asked(explored(walk, ["play mortar"], found))).toBe(found);
  });

  test("is ignored when the player has gone elsewhere", () => {
    const walk = along("play rifleman_a");
    expect(explored(walk, ["play mortar"], found)).toBe(walk);
  });

  test("may turn out to be the end of the line", () => {
    const walk = explored(along("play mortar"), ["play mortar"], null);
    expect([walk.line, walk.candidate]).toEqual([[], "play mortar"]);
  });

  test("can be left again", () => {
    expect(asked(back(along("play mortar")))?.prompt).toBe("turn");
  });
});
