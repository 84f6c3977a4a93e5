import { describe, expect, test } from "vitest";
import {
  canChange,
  dropLine,
  dropOf,
  seatActions,
  seatMove,
  seatRefused,
} from "../../src/undaunted/seats";
import type { VehicleView } from "../../src/undaunted/vehicles";
import { asked, begin, choose } from "../../src/table/walk";
import { ask } from "../table/asks";

const vehicles: VehicleView[] = [
  {
    vehicle: "gun_truck",
    side: "lrdg",
    tile: "12A",
    seats: ["rifleman", "machine_gunner", ""],
    damage: 0,
    disabled: false,
  },
  { vehicle: "pilot_car", side: "lrdg", tile: "12A", seats: ["", ""], damage: 0, disabled: false },
];

const moved = ask("card", [{ move: "use navigate" }, { move: "do attack" }], { card: "rifleman" });

/** A scout beside two vehicles, and a rifleman in the driver's seat of one of them. */
const turn = () =>
  ask("turn", [
    {
      move: "play scout",
      next: {
        ...ask(
          "card",
          [
            { move: "do scout" },
            {
              move: "board pilot_car.1",
              next: ask("card", [{ move: "use drive" }], { card: "scout" }),
            },
            {
              move: "board pilot_car.2",
              next: ask("card", [{ move: "use navigate" }], { card: "scout" }),
            },
          ],
          { card: "scout" },
        ),
        refused: [{ move: "board gun_truck.1", rule: "UA-2.3", key: "seat-taken" }],
      },
    },
    {
      move: "play rifleman",
      next: {
        ...ask(
          "card",
          [
            { move: "use drive", next: ask("step", [{ move: "to 4A" }, { move: "to 19A" }]) },
            { move: "swap machine_gunner" },
            { move: "alight", next: ask("card", [{ move: "do move" }], { card: "rifleman" }) },
            { move: "shift 3", next: moved },
          ],
          { card: "rifleman" },
        ),
        refused: [{ move: "use attack", rule: "UA-4.1", key: "no-target" }],
      },
    },
    { move: "end" },
  ]);

const along = (...moves: string[]) => moves.reduce(choose, begin(turn()));
const seat = (vehicle: string, place: number) => ({ vehicle, place });

describe("a press on a seat", () => {
  test("boards, changes or swaps, whichever leads there", () => {
    const scout = asked(along("play scout"));
    expect(seatMove(scout, vehicles, seat("pilot_car", 2))).toBe("board pilot_car.2");
    const rifleman = asked(along("play rifleman"));
    expect(seatMove(rifleman, vehicles, seat("gun_truck", 3))).toBe("shift 3");
    expect(seatMove(rifleman, vehicles, seat("gun_truck", 2))).toBe("swap machine_gunner");
  });

  test("means nothing while no card is in play", () => {
    expect(seatMove(asked(along()), vehicles, seat("pilot_car", 1))).toBeNull();
    expect(seatMove(null, vehicles, seat("pilot_car", 1))).toBeNull();
  });

  test("says why it is not possible", () => {
    const scout = asked(along("play scout"));
    expect(seatMove(scout, vehicles, seat("gun_truck", 1))).toBeNull();
    expect(seatRefused(scout, vehicles, seat("gun_truck", 1))).toEqual({
      key: "seat-taken",
      rule: "UA-2.3",
    });
  });

  test("picks who of the crew is hit", () => {
    const pick = ask("pick", [{ move: "pick rifleman" }, { move: "pick machine_gunner" }], {
      vehicle: "gun_truck",
      action: "attack",
    });
    expect(seatMove(pick, vehicles, seat("gun_truck", 2))).toBe("pick machine_gunner");
    expect(seatMove(pick, vehicles, seat("gun_truck", 3))).toBeNull();
    expect(seatMove(pick, vehicles, seat("pilot_car", 1))).toBeNull();
  });
});

describe("dragging a soldier", () => {
  const begun = along();

  test("plays the card and changes the seat", () => {
    expect(dropLine(begun, vehicles, "scout", { on: "seat", seat: seat("pilot_car", 1) })).toEqual([
      "play scout",
      "board pilot_car.1",
    ]);
    expect(
      dropLine(begun, vehicles, "rifleman", { on: "seat", seat: seat("gun_truck", 2) }),
    ).toEqual(["play rifleman", "swap machine_gunner"]);
  });

  test("onto a vehicle takes the first free seat, onto the ground gets out", () => {
    expect(dropLine(begun, vehicles, "scout", { on: "vehicle", vehicle: "pilot_car" })).toEqual([
      "play scout",
      "board pilot_car.1",
    ]);
    expect(dropLine(begun, vehicles, "rifleman", { on: "tile", tile: "12A" })).toEqual([
      "play rifleman",
      "alight",
    ]);
  });

  test("of a soldier in play already only changes the seat", () => {
    const drop = { on: "seat", seat: seat("gun_truck", 3) } as const;
    expect(dropLine(along("play rifleman"), vehicles, "rifleman", drop)).toEqual(["shift 3"]);
  });

  test("is not possible where the tree has no such move", () => {
    expect(
      dropLine(begun, vehicles, "scout", { on: "seat", seat: seat("gun_truck", 1) }),
    ).toBeNull();
    expect(dropLine(begun, vehicles, "scout", { on: "tile", tile: "12A" })).toBeNull();
    expect(dropLine(null, vehicles, "scout", { on: "vehicle", vehicle: "pilot_car" })).toBeNull();
    expect(canChange(begun, "scout")).toBe(true);
    expect(canChange(begun, "machine_gunner")).toBe(false);
  });

  test("ends on what an element says of itself", () => {
    expect(dropOf("seat gun_truck.2")).toEqual({ on: "seat", seat: seat("gun_truck", 2) });
    expect(dropOf("vehicle gun_truck")).toEqual({ on: "vehicle", vehicle: "gun_truck" });
    expect(dropOf("tile 12A")).toEqual({ on: "tile", tile: "12A" });
    expect(dropOf("card scout")).toBeNull();
  });
});

describe("the actions of a seat", () => {
  const printed = [
    { verb: "drive", number: 2 },
    { verb: "attack", number: 2 },
    { verb: "navigate", number: 2 },
  ];
  const states = (walk: ReturnType<typeof along> | null, unit: string) =>
    seatActions(walk, printed, unit).map(({ state }) => state);

  test("are open to who sits there and has a card to play", () => {
    expect(states(along(), "rifleman")).toEqual(["open", "refused", "idle"]);
    expect(states(along(), "machine_gunner")).toEqual(["idle", "idle", "idle"]);
    expect(states(along(), "")).toEqual(["idle", "idle", "idle"]);
    expect(states(null, "rifleman")).toEqual(["idle", "idle", "idle"]);
  });

  test("know why they are refused, and which one is taken", () => {
    expect(seatActions(along(), printed, "rifleman")[1]?.why).toEqual({
      key: "no-target",
      rule: "UA-4.1",
    });
    expect(states(along("play rifleman", "use drive"), "rifleman")).toEqual([
      "chosen",
      "refused",
      "idle",
    ]);
  });

  test("are those of the new seat once it is taken", () => {
    expect(states(along("play rifleman", "shift 3"), "rifleman")).toEqual(["idle", "idle", "open"]);
  });
});
