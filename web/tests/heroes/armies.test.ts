import { describe, expect, test } from "vitest";
import {
  EMPTY,
  costOf,
  readArmy,
  unreadable,
  withHero,
  withOption,
  withPlate,
  withoutOption,
  withoutPlate,
  writeArmy,
} from "../../src/heroes/armies";
import { pointsIn, seedIn } from "../../src/heroes/battles";

const text = `plate rifle_platoon_8
  cal_30_squad_8
  ammo_us
hero hero_clint
card courage 2
`;

describe("an army as text", () => {
  test("comes back as it was written", () => {
    expect(writeArmy(readArmy(text))).toBe(text);
    expect(readArmy("# a comment\n\nplate x\n  y\n  y")).toEqual({
      plates: [{ option: "x", inside: ["y", "y"] }],
      heroes: [],
      deck: {},
    });
  });

  test("is built step by step", () => {
    let army = withHero(
      withOption(withPlate(EMPTY, "rifle_platoon_8"), 0, "cal_30_squad_8"),
      "hero_clint",
    );
    army = { ...withOption(army, 0, "ammo_us"), deck: { courage: 2 } };
    expect(writeArmy(army)).toBe(text);
    expect(withoutOption(army, 0, "ammo_us").plates[0]?.inside).toEqual(["cal_30_squad_8"]);
    expect(withoutPlate(army, 0).plates).toEqual([]);
    expect(writeArmy({ ...army, deck: { courage: 0 } })).not.toContain("courage");
  });
});

describe("a battle's id", () => {
  test("tells its points and its seed", () => {
    expect([pointsIn("battle-200-7~us.rifle_platoon_8"), seedIn("battle-200-7~us.x")]).toEqual([
      200, 7,
    ]);
    expect(pointsIn("godsend")).toBeNull();
  });
});

// B2: a file that is not an army emptied the army under construction.
describe("a file", () => {
  const options = [
    { id: "rifle_platoon_8", army: "us", cost: 70 },
    { id: "cal_30_squad_8", army: "us", cost: 25 },
    { id: "hero_clint", army: "us", cost: 15 },
    { id: "grenadiers", army: "de", cost: 60 },
  ];

  test("that is an army can be opened", () => {
    expect(unreadable(text, "us", options)).toBeNull();
    expect(unreadable("# mine\r\nplate rifle_platoon_8\r\n", "us", options)).toBeNull();
  });

  test.each([
    "",
    "\n",
    "Dear diary,\nplate rifle_platoon_8",
    "\u0089PNG\u0000",
    "plate nobody",
    "cal_30_squad_8",
    "x".repeat(30_000),
  ])("that is none cannot: %j", (wrong) =>
    expect(unreadable(wrong, "us", options)).toBe("not-army"),
  );

  test("of the other side cannot", () => {
    expect(unreadable("plate grenadiers\n", "us", options)).toBe("other-side");
  });
});

// B9: a saved army was listed with its limit.
test("an army costs what is in it", () => {
  expect(costOf(readArmy(text), options())).toBe(110);
  function options() {
    return [
      { id: "rifle_platoon_8", army: "us", cost: 70 },
      { id: "cal_30_squad_8", army: "us", cost: 25 },
      { id: "hero_clint", army: "us", cost: 15 },
    ];
  }
});
