import { describe, expect, test } from "vitest";
import { cardPortrait, desertArt, fetchArt, groundFile } from "../../src/undaunted/draw/artbox";
import {
  DESERT_GROUNDS,
  desertFile,
  desertGround,
  isDesert,
} from "../../src/undaunted/draw/desert/ground";
import { DESERT_PICTOGRAMS } from "../../src/undaunted/draw/desert/pictograms";
import {
  ROUGH_SIGN,
  escapeMarker,
  structureMarker,
  vehicleCounter,
} from "../../src/undaunted/draw/desert/pieces";
import type { VehiclePiece } from "../../src/undaunted/draw/desert/pieces";
import { plan, seatPlace } from "../../src/undaunted/draw/desert/plans";
import { desertPortrait } from "../../src/undaunted/draw/desert/portrait";
import { pictogramIcon } from "../../src/draw/pictograms";
import type { TitleInfo } from "../../src/wire";

const VEHICLES = ["gun_truck", "support_truck", "pilot_car", "scout_car", "lorry", "medium_tank"];
const STRUCTURES = ["aircraft", "hangar", "motor_pool", "fuel_dump", "radio_mast", "water_tower"];
const ROLES = [
  "rifleman",
  "scout",
  "machine_gunner",
  "sniper",
  "platoon_sergeant",
  "squad_leader",
  "fog_of_war",
];
const DESERT_ROLES = [
  "anti_tank",
  "engineer",
  "saboteur",
  "navigator",
  "tank_driver",
  "crewman",
  "gunner",
  "lieutenant",
  "senior_sergeant",
  "warrant_officer",
  "tank_commander",
  "recon_plane",
];

const piece = (change: Partial<VehiclePiece> = {}): VehiclePiece => ({
  side: "a",
  vehicle: "gun_truck",
  defence: 6,
  armour: 4,
  seats: ["ready", "suppressed", "free"],
  damage: 0,
  integrity: 3,
  disabled: false,
  ...change,
});

const everything = () => [
  ...DESERT_GROUNDS.map((ground) => desertFile("7A", ground)),
  ...[...ROLES, ...DESERT_ROLES].flatMap((role) => [
    desertPortrait(role, "a", 1),
    desertPortrait(role, "b", 1),
  ]),
  ...VEHICLES.flatMap((vehicle) => [
    plan(vehicle),
    vehicleCounter(piece({ vehicle, damage: 1 }), 66, "DISABLED", true),
    vehicleCounter(piece({ vehicle, side: "b", defence: null, disabled: true }), 66, "DISABLED"),
  ]),
  ...STRUCTURES.map((structure, points) => structureMarker(structure, points, 5)),
  escapeMarker("both", 90),
  ROUGH_SIGN,
];

describe("desert drawings", () => {
  test("carry no style attribute, script or handler: the content policy allows none", () => {
    for (const drawn of everything())
      expect(drawn).not.toMatch(/\sstyle\s*=|<script|<style|\son\w+\s*=/i);
  });

  test("have no undefined or broken numbers", () => {
    for (const drawn of everything()) expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("desert tiles", () => {
  test("look the same every time, and each face different", () => {
    for (const ground of DESERT_GROUNDS) {
      expect(desertGround(ground, 5)).toBe(desertGround(ground, 5));
      expect(desertFile("1A", ground)).not.toBe(desertFile("2A", ground));
    }
  });

  test("are known by what lies on them", () => {
    expect(DESERT_GROUNDS).toHaveLength(11);
    expect(isDesert("dunes")).toBe(true);
    expect(isDesert("bocage")).toBe(false);
  });
});

describe("desert pieces", () => {
  test("every role and every vehicle has a pictogram of its own", () => {
    const drawn = [...DESERT_ROLES, ...VEHICLES].map((name) => DESERT_PICTOGRAMS[name]?.("#333"));
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("every structure has a sign of its own", () => {
    expect(new Set(STRUCTURES.map((structure) => structureMarker(structure, 1, 5))).size).toBe(6);
  });

  test("a structure that scores nothing has no disc for points", () => {
    expect(structureMarker("hangar", 2, 6)).toContain(">2</text>");
    expect(structureMarker("hangar", 0, 6)).not.toContain(">0</text>");
  });

  test("a vehicle shows both defences, or a dash for the one it lacks", () => {
    expect(vehicleCounter(piece(), 66, "")).toMatch(/>6<.*>4</);
    expect(vehicleCounter(piece({ defence: null, armour: 5 }), 66, "")).toMatch(/>–<.*>5</);
  });

  test("a disabled vehicle says so, a whole one does not", () => {
    expect(vehicleCounter(piece({ damage: 2, disabled: true }), 66, "DISABLED")).toContain(
      "DISABLED",
    );
    expect(vehicleCounter(piece({ damage: 1 }), 66, "DISABLED")).not.toContain("DISABLED");
  });
});

describe("the box of art", () => {
  const title = (ground: string) =>
    ({
      scenarios: [{ map: { rows: true, tiles: [{ id: "1A", ground }] } }],
    }) as unknown as TitleInfo;

  test("holds the desert only once a title's tiles ask for it", async () => {
    const green = groundFile({ id: "1A", ground: "dunes" });
    await fetchArt(title(""));
    expect(desertArt()).toBeNull();
    expect(pictogramIcon("navigator")).not.toContain("<path");
    await fetchArt(title("dunes"));
    expect(groundFile({ id: "1A", ground: "dunes" })).not.toBe(green);
    expect(groundFile({ id: "1A" })).toBe(green);
    expect(pictogramIcon("navigator")).toContain("<path");
    expect(cardPortrait("scout", "a", 1, true)).not.toBe(cardPortrait("scout", "a", 1, false));
  });
});

describe("the plan of a vehicle", () => {
  test("has every seat in a place of its own, on the plan", () => {
    for (const [vehicle, seats] of [
      ["gun_truck", 3],
      ["support_truck", 4],
      ["pilot_car", 2],
      ["scout_car", 3],
      ["lorry", 4],
      ["medium_tank", 3],
      ["something_new", 5],
    ] as const) {
      const at = Array.from({ length: seats }, (_, seat) => seatPlace(vehicle, seat, seats));
      for (const { x, y } of at) {
        expect(x).toBeGreaterThan(0.05);
        expect(x).toBeLessThan(0.95);
        expect(y).toBe(0.5);
      }
      const apart = at.slice(1).map(({ x }, index) => (at[index]?.x ?? 0) - x);
      for (const gap of apart) expect(gap).toBeGreaterThan(0.13);
    }
  });
});
