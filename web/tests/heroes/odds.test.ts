import { describe, expect, test } from "vitest";
import { likelyShots, menuOf, shotsOf, verbIn, verbsOf } from "../../src/heroes/menu";
import { facesOf, neededFace, oddsOf, shareOf } from "../../src/heroes/odds";
import { asksForCards, phaseOf, quickAnswer } from "../../src/heroes/windows";
import { begin, choose } from "../../src/table/walk";
import { ask } from "../table/asks";

const shot = (move: string, preview: Record<string, number>) => ({ move, preview });
const fire = ask("target", [
  shot("target c4", { sum: 2, total: 6, hits: 3, kills: 0, suppresses: 0, ways: 6 }),
  shot("target d5", { sum: -3, total: 6, hits: 0, kills: 0, suppresses: 0, ways: 6 }),
]);
const suppress = ask("target", [
  shot("target d5", { sum: 1, total: 6, hits: 0, kills: 0, suppresses: 2, ways: 6 }),
]);
const menu = ask("activate", [
  { move: "do nothing" },
  { move: "do move" },
  { move: "do fire", next: fire },
  { move: "do suppress", next: suppress },
]);

describe("odds", () => {
  test("say which faces succeed, and which do twice", () => {
    const odds = oddsOf(
      shot("target c4", { sum: 8, total: 6, hits: 6, kills: 3, suppresses: 0, ways: 6 }),
    );
    if (odds === null) throw new Error("there are odds");
    expect(neededFace(odds)).toBe(1);
    expect(facesOf(odds)).toEqual(["hit", "hit", "hit", "kill", "kill", "kill"]);
  });

  test("count suppression where nothing else can be had", () => {
    const odds = oddsOf(suppress.options[0] ?? null);
    expect(odds).not.toBeNull();
    expect(odds && shareOf(odds)).toBeCloseTo(1 / 3);
    expect(odds && facesOf(odds).filter((face) => face === "hit")).toHaveLength(2);
  });

  test("of a sniper go by the faces that the engine counted, for there is no defence to reach", () => {
    const odds = oddsOf(
      shot("target c4", { sum: -2, total: 0, hits: 1, kills: 0, suppresses: 3, ways: 6 }),
    );
    if (odds === null) throw new Error("there are odds");
    expect(neededFace(odds)).toBe(6);
    expect(facesOf(odds)).toEqual(["miss", "miss", "miss", "miss", "miss", "hit"]);
  });

  test("are not there for an option without numbers", () => {
    expect(oddsOf({ move: "pass" })).toBeNull();
  });
});

describe("the menu of a unit", () => {
  test("knows its verbs and the shots they lead to", () => {
    const found = menuOf(begin(menu));
    if (found === null) throw new Error("there is a menu");
    expect(verbsOf(found)).toEqual(["move", "fire", "suppress"]);
    const shots = shotsOf(found);
    expect(shots.map(({ cell, verb }) => [cell, verb])).toEqual([
      ["c4", "fire"],
      ["d5", "fire"],
      ["d5", "suppress"],
    ]);
    expect(likelyShots(shots).map(({ cell, verb }) => [cell, verb])).toEqual([
      ["c4", "fire"],
      ["d5", "fire"],
    ]);
  });

  test("knows the verb of the line", () => {
    const walk = choose(begin(menu), "do fire");
    const found = menuOf(walk);
    expect(found && verbIn(walk, found)).toBe("fire");
  });
});

describe("answers at hand", () => {
  test("are to pass, to let dice stand, to reveal, to end a move", () => {
    expect(quickAnswer(ask("hit", [{ move: "card no" }, { move: "pass" }]), [])).toBe("pass");
    expect(quickAnswer(ask("gap", [{ move: "card ready" }, { move: "reveal" }]), [])).toBe(
      "reveal",
    );
    const move = ask("move", [{ move: "step a2" }, { move: "halt" }]);
    expect(quickAnswer(move, ["do move"])).toBeNull();
    expect(quickAnswer(move, ["do move", "step a1"])).toBe("halt");
  });

  test("leave the supply phase open", () => {
    expect(
      quickAnswer(ask("supply", [{ move: "activate fire_team" }, { move: "pass" }]), []),
    ).toBeNull();
  });

  test("give a machine gun's whole bonus to one target", () => {
    expect(quickAnswer(ask("share", [{ move: "share 1" }, { move: "share 3" }]), [])).toBe(
      "share 3",
    );
  });
});

describe("the focus by keyboard", () => {
  test("goes to the cards where nothing else answers", () => {
    expect(
      asksForCards(ask("gap", [{ move: "card ready" }, { move: "reveal" }, { move: "ask never" }])),
    ).toBe(true);
    expect(asksForCards(ask("discard", [{ move: "discard ready" }, { move: "pass" }]))).toBe(true);
  });

  test("goes to the squares where a card may be played, too", () => {
    const move = ask("move", [{ move: "step a1" }, { move: "halt" }, { move: "card go_go_go" }]);
    expect(asksForCards(move)).toBe(false);
  });

  test("has no card to go to where none may be played", () => {
    expect(asksForCards(ask("supply", [{ move: "pass" }]))).toBe(false);
  });
});

describe("the phase of a card", () => {
  test("is that of its windows", () => {
    expect(phaseOf({ when: ["orders"] })).toBe("orders");
    expect(phaseOf({ when: ["menu", "move"] })).toBe("activation");
    expect(phaseOf({ when: ["supply"] })).toBe("supply");
    expect(phaseOf({ when: ["gap", "supply"] })).toBe("any");
    expect(phaseOf({ when: ["any"] })).toBe("any");
  });
});
