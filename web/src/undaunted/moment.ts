/** Counters and markers at the start of a scenario or at a position in a game. */

import type { ScenarioInfo } from "../wire";
import type { VehicleView } from "./vehicles";
import type { BattleView, CounterView, StructureView } from "./view";
import { sidesOf } from "./printed";

export interface StandingCounter extends CounterView {
  side: string;
}

export interface Standing {
  counters: StandingCounter[];
  /** Scouted tiles by side. The other records are by side too. */
  scouted: Record<string, string[]>;
  controlled: Record<string, string[]>;
  /** The tile that each side's mortar aims at. */
  targets: Record<string, string>;
  /** Tiles whose points differ from those on the map. */
  worth: Record<string, number>;
  vehicles: readonly VehicleView[];
  structures: readonly StructureView[];
  /** Tiles with an escape marker, and the sides that may escape there. */
  exits: readonly string[];
  fleeing: readonly string[];
}

export function startOf(scenario: ScenarioInfo): Standing {
  return {
    counters: sidesOf(scenario).flatMap((side) =>
      Object.entries(side.counters).map(([unit, tile]) => ({
        side: side.id,
        unit,
        tile,
        suppressed: false,
      })),
    ),
    scouted: Object.fromEntries(sidesOf(scenario).map((side) => [side.id, side.scouted])),
    controlled: Object.fromEntries(sidesOf(scenario).map((side) => [side.id, side.controlled])),
    targets: {},
    worth: {},
    vehicles: sidesOf(scenario).flatMap((side) =>
      Object.entries(side.vehicles ?? {}).map(([vehicle, { tile, crew }]) => ({
        vehicle,
        side: side.id,
        tile,
        seats: crew,
        damage: 0,
        disabled: false,
      })),
    ),
    structures: (scenario.structures ?? []).map(({ id, ...rest }) => ({ structure: id, ...rest })),
    exits: scenario.exits ?? [],
    fleeing: sidesOf(scenario)
      .filter(({ aims }) => aims?.some(({ kind }) => kind === "escape"))
      .map(({ id }) => id),
  };
}

export function standingIn(view: BattleView): Standing {
  const sides = Object.entries(view.sides);
  return {
    counters: sides.flatMap(([side, its]) => its.counters.map((counter) => ({ side, ...counter }))),
    scouted: Object.fromEntries(sides.map(([side, its]) => [side, its.scouted])),
    controlled: Object.fromEntries(sides.map(([side, its]) => [side, its.controlled])),
    targets: view.targets ?? {},
    worth: view.radio === undefined ? {} : { [view.radio.tile]: view.radio.points },
    vehicles: view.vehicles ?? [],
    structures: view.structures ?? [],
    exits: view.exits ?? [],
    fleeing: Object.entries(view.aims ?? {})
      .filter(([, { escape }]) => escape.needed > 0)
      .map(([side]) => side),
  };
}
