import { describe, expect, test } from "vitest";
import { layout } from "../../src/undaunted/draw/layout";
import type { GameEvent } from "../../src/table/events";
import { afterLine } from "../../src/undaunted/path";
import { apply } from "../../src/undaunted/scene";
import type { Scene } from "../../src/undaunted/scene";
import { sightOf, standingOf, standingOn } from "../../src/undaunted/standing";
import { afterEvent, seatOf } from "../../src/undaunted/vehicles";
import type { VehicleView } from "../../src/undaunted/vehicles";
import type { Walk } from "../../src/table/walk";
import type { MapInfo } from "../../src/wire";
import { ask } from "../table/asks";

const truck: VehicleView = {
  vehicle: "gun_truck",
  side: "lrdg",
  tile: "12A",
  seats: ["rifleman", "machine_gunner", ""],
  damage: 0,
  disabled: false,
};
const car: VehicleView = {
  ...truck,
  vehicle: "scout_car",
  side: "it",
  tile: "6A",
  seats: ["", "", ""],
};
const parked = [truck, car];

const after = (event: Partial<GameEvent>) =>
  afterEvent(parked, { n: 0, kind: "", side: "lrdg", ...event } as GameEvent);
const seats = (vehicles: readonly VehicleView[], id = "gun_truck") =>
  vehicles.find(({ vehicle }) => vehicle === id)?.seats;

describe("seats", () => {
  test("are counted from one", () => {
    expect(seatOf(parked, "machine_gunner")).toEqual({ vehicle: "gun_truck", place: 2 });
    expect(seatOf(parked, "engineer")).toBeNull();
  });
});

describe("events", () => {
  test("tell how the vehicle stands that they are about", () => {
    const taken = { ...car, side: "lrdg", seats: ["engineer", "", ""] };
    const now = after({
      kind: "boarded",
      unit: "engineer",
      vehicle: "scout_car",
      now: [{ vehicle: taken }],
    });
    expect(now).toEqual([truck, taken]);
    const hit = { ...truck, damage: 2, disabled: true };
    expect(after({ kind: "damaged", vehicle: "gun_truck", now: [{ vehicle: hit }] })).toEqual([
      hit,
      car,
    ]);
  });

  test("what is destroyed or has escaped is gone", () => {
    expect(after({ kind: "vehicle_destroyed", vehicle: "gun_truck" })).toEqual([car]);
    expect(after({ kind: "escaped", unit: "gun_truck" })).toEqual([car]);
  });

  test("a soldier who is lost frees the seat", () => {
    expect(seats(after({ kind: "counter_lost", unit: "rifleman" }))).toEqual([
      "",
      "machine_gunner",
      "",
    ]);
  });
});

describe("the scene", () => {
  const soldier = (unit: string, tile: string) => ({ side: "lrdg", unit, tile, suppressed: false });
  const structure = { structure: "hangar", tile: "20A", points: 2, defence: 6 };
  const scene: Scene = {
    pieces: [
      soldier("rifleman", "12A"),
      soldier("machine_gunner", "12A"),
      soldier("engineer", "12A"),
    ],
    scouted: {},
    controlled: {},
    targets: {},
    points: { lrdg: 1, it: 0 },
    vehicles: parked,
    structures: [structure],
    aims: {},
  };
  const told = (event: Partial<GameEvent>) =>
    apply(scene, { n: 0, kind: "", side: "lrdg", ...event });

  test("takes the crew along", () => {
    const { pieces, vehicles } = told({
      kind: "drove",
      vehicle: "gun_truck",
      to: "19A",
      now: [{ vehicle: { ...truck, tile: "19A" } }],
    });
    expect(vehicles[0]?.tile).toBe("19A");
    expect(pieces.map(({ tile }) => tile)).toEqual(["19A", "19A", "12A"]);
  });

  test("loses what is blown up, and counts it", () => {
    const { structures, points } = told({
      kind: "structure_destroyed",
      tile: "20A",
      now: [{ points: { lrdg: 3, it: 0 } }],
    });
    expect(structures).toEqual([]);
    expect(points).toEqual({ lrdg: 3, it: 0 });
  });

  test("loses a soldier who escapes", () => {
    expect(told({ kind: "escaped", unit: "engineer" }).pieces).toHaveLength(2);
  });

  test("goes ahead of the server with the own line", () => {
    const walk: Walk = {
      asks: [
        ask("card", [{ move: "use drive" }], { card: "rifleman" }),
        ask(
          "step",
          [
            {
              move: "to 19A",
              after: {
                counters: { rifleman: "19A", machine_gunner: "19A" },
                vehicles: [{ ...truck, tile: "19A" }],
              },
            },
          ],
          { unit: "rifleman", action: "drive" },
        ),
      ],
      line: ["use drive", "to 19A"],
      candidate: null,
      unexplored: false,
      quick: () => null,
    };
    const after = afterLine(scene, walk, "lrdg");
    expect(after.vehicles[0]?.tile).toBe("19A");
    expect(after.pieces.map(({ tile }) => tile)).toEqual(["19A", "19A", "12A"]);
  });

  const tiles = [
    { id: "12A", line: 0, step: 0, objective: 0 },
    { id: "20A", line: 0, step: 2, objective: 0 },
  ];
  const laid = layout({ rows: true, tiles } as unknown as MapInfo);
  const standing = standingOn(laid.tiles, scene.pieces, scene.vehicles, ["lrdg", "it"]);

  test("has counters for vehicles and for soldiers on foot", () => {
    expect(standing.map(({ key }) => key)).toEqual(["lrdg.engineer", "lrdg.gun_truck"]);
    expect(standingOf(standing, "lrdg", "rifleman")?.key).toBe("lrdg.gun_truck");
    expect(standingOf(standing, "lrdg", "engineer")?.key).toBe("lrdg.engineer");
    expect(standingOf(standing, "it", "scout_a")).toBeUndefined();
  });

  test("shows where vehicles and structures are aimed at", () => {
    const places = new Map(laid.tiles.map((placed) => [placed.tile.id, placed]));
    const sight = (spot: Parameters<typeof sightOf>[0]["spot"]) =>
      sightOf({ choice: { move: "" }, spot }, places, standing);
    const truckAt = standingOf(standing, "lrdg", "gun_truck");
    expect(sight({ on: "vehicle", vehicle: "gun_truck" })).toMatchObject({
      x: truckAt?.x,
      y: truckAt?.y,
    });
    expect(sight({ on: "structure", tile: "20A" })).toMatchObject({ radius: 31.2 });
    expect(sight({ on: "vehicle", vehicle: "lorry" })).toBeNull();
  });
});
