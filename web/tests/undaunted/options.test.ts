import { describe, expect, test } from "vitest";
import { actionsOf, cardInPlay, digitMoves, looseOptions } from "../../src/undaunted/options";
import { actor, afterLine, wayOf } from "../../src/undaunted/path";
import { chanceOf, testId } from "../../src/table/choices";
import { refusedAt, spotOf, targetsOf } from "../../src/undaunted/spots";
import { asked, begin, choose, whole } from "../../src/table/walk";
import type { CardInfo } from "../../src/wire";
import { ask, turn } from "../table/asks";

const along = (...moves: string[]) => moves.reduce(choose, begin(turn()));
const card = (id: string, verbs: string[]): CardInfo => ({
  id,
  title: id,
  kind: "combat",
  squad: "A",
  initiative: 5,
  defence: 4,
  copies: 5,
  side: "",
  role: id,
  actions: verbs.map((verb) => ({ verb, number: 1, own_squad: verb === "inspire" })),
});

describe("places of options", () => {
  test("are tiles and counters", () => {
    expect(spotOf("to 17B", "us")).toEqual({ on: "tile", tile: "17B" });
    expect(spotOf("at de.scout_a", "us")).toEqual({ on: "counter", side: "de", unit: "scout_a" });
    expect(spotOf("guide mortar", "us")).toEqual({ on: "counter", side: "us", unit: "mortar" });
    expect(spotOf("mark 4A", "us")).toEqual({ on: "tile", tile: "4A" });
    expect(spotOf("at_vehicle lorry", "us")).toEqual({ on: "vehicle", vehicle: "lorry" });
    expect(spotOf("at_structure 5B", "us")).toEqual({ on: "structure", tile: "5B" });
    expect(spotOf("halt", "us")).toBeNull();
    expect(spotOf("board gun_truck.1", "us")).toBeNull();
  });

  test("have a chance where dice are rolled", () => {
    const targets = targetsOf(asked(along("play rifleman_a", "do attack")), "us");
    expect(targets.map(({ choice }) => chanceOf(choice))).toEqual([0.4, null]);
    expect(testId("at de.scout_a")).toBe("option-at-de-scout_a");
  });

  test("that are refused know why", () => {
    const question = {
      ...ask("step", []),
      refused: [{ move: "to 7A", rule: "UN-5.7", key: "not-adjacent" }],
    };
    expect(refusedAt(question, "us", { on: "tile", tile: "7A" })).toEqual({
      key: "not-adjacent",
      rule: "UN-5.7",
    });
    expect(refusedAt(question, "us", { on: "tile", tile: "8A" })).toBeNull();
  });

  test("without a place go into the prompt box", () => {
    const step = asked(choose(along("play scout_a", "do scout"), "to 2B"));
    expect(looseOptions(step, "us").map(({ move }) => move)).toEqual(["halt"]);
    expect(looseOptions(turn(), "us")).toEqual([]);
  });
});

describe("the actions of a card", () => {
  test("show what is possible before it is picked", () => {
    const walk = begin(turn());
    expect(
      actionsOf(card("rifleman_a", ["move", "attack", "control"]), walk).map(({ state }) => state),
    ).toEqual(["idle", "open", "open"]);
  });

  test("count as open where the tree was cut off", () => {
    expect(
      actionsOf(card("mortar", ["target", "blast"]), begin(turn())).map(({ state }) => state),
    ).toEqual(["open", "open"]);
  });

  test("mark the chosen one", () => {
    const walk = along("play rifleman_a", "do attack");
    expect(cardInPlay(walk)).toBe("rifleman_a");
    expect(actionsOf(card("rifleman_a", ["attack"]), walk)[0]?.state).toBe("chosen");
  });

  test("tell the rule that refuses them", () => {
    const question = ask("card", [{ move: "do bolster" }], { card: "squad_leader_a" });
    question.refused = [{ move: "do inspire", rule: "UN-6.5", key: "nothing-to-inspire" }];
    const actions = actionsOf(card("squad_leader_a", ["bolster", "inspire"]), begin(question));
    expect(actions[1]).toMatchObject({
      state: "refused",
      squad: "A",
      why: { key: "nothing-to-inspire", rule: "UN-6.5" },
    });
  });
});

describe("the way of a unit", () => {
  const pieces = [{ side: "us", unit: "scout_a", tile: "17B", suppressed: false }];

  test("starts where it stands and follows the line", () => {
    const walk = choose(along("play scout_a", "do scout"), "to 2B");
    expect(actor(walk)).toBe("scout_a");
    expect(wayOf(walk, pieces, "us")).toEqual(["17B", "2B"]);
  });

  test("with its last step is how things lie after the line", () => {
    const walk = choose(choose(along("play scout_a", "do scout"), "to 2B"), "to 3B");
    const empty = {
      scouted: {},
      controlled: {},
      targets: {},
      points: {},
      structures: [],
      aims: {},
    };
    const scene = { ...empty, pieces, vehicles: [] };
    expect(afterLine(scene, whole(walk), "us").pieces[0]?.tile).toBe("3B");
  });

  test("starts where it enters when it is not on the board", () => {
    const entering = begin(
      ask("card", [{ move: "do move", after: { counters: { mortar: "5B" } } }], { card: "mortar" }),
    );
    const walk = { ...entering, line: ["do move"] };
    expect(wayOf(walk, [], "us")).toEqual(["5B"]);
  });
});

// B3: digits did nothing in a question that follows a roll.
test("digits choose the buttons of a follow-up question, cards first", () => {
  const moves = ["enough", "take scout_a", "take rifleman_a", "to 17B"];
  const following = ask(
    "inspire",
    moves.map((move) => ({ move })),
  );
  expect(digitMoves(following, "us")).toEqual(["take scout_a", "take rifleman_a", "enough"]);
  expect(digitMoves(asked(begin(turn())), "us")).toEqual([]);
});
