/** Positions of counters and targets on the drawn map. */

import { slots, structurePlace, type Placed } from "./draw/layout";
import { TILE } from "./draw/tile";
import type { Point } from "../table/points";
import type { Piece } from "./scene";
import type { Target } from "./spots";
import { seatOf, type VehicleView } from "./vehicles";

/** A piece with its own counter: a vehicle, or a soldier who is not in one. */
export type Counter = Piece | VehicleView;

/** A counter with its centre. */
export interface Standing extends Point {
  counter: Counter;
  key: string;
  size: number;
}

export const isVehicle = (counter: Counter): counter is VehicleView => "vehicle" in counter;

const keyOf = (counter: Counter) =>
  `${counter.side}.${isVehicle(counter) ? counter.vehicle : counter.unit}`;

/** A target with its centre. */
export interface Sight extends Point {
  target: Target;
  radius: number;
}

export function standingOn(
  tiles: readonly Placed[],
  pieces: readonly Piece[],
  vehicles: readonly VehicleView[],
  seats: readonly string[],
): Standing[] {
  const onFoot = pieces.filter(({ unit }) => seatOf(vehicles, unit) === null);
  const counters: Counter[] = [...vehicles, ...onFoot];
  const found = tiles.flatMap(({ tile, x, y }) => {
    const here = counters.filter((counter) => counter.tile === tile.id);
    here.sort((a, b) => seats.indexOf(a.side) - seats.indexOf(b.side));
    const { at, size } = slots(here.length);
    return here.map((counter, index): Standing => {
      const [dx, dy] = at[index] ?? [TILE / 2, TILE / 2];
      return { counter, key: keyOf(counter), x: x + dx, y: y + dy, size };
    });
  });
  // A stable order keeps each counter's element, so that moves are animated.
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Return the counter of a soldier, of his vehicle, or of a vehicle. */
export function standingOf(
  standing: readonly Standing[],
  side: string,
  name: string,
): Standing | undefined {
  return (
    standing.find(({ key }) => key === `${side}.${name}`) ??
    standing.find(({ counter }) => isVehicle(counter) && counter.seats.includes(name))
  );
}

/** Return the position of a target, or null if it is not on the map. */
export function sightOf(
  target: Target,
  places: ReadonlyMap<string, Placed>,
  standing: readonly Standing[],
): Sight | null {
  const { spot } = target;
  if (spot.on === "tile") {
    const at = places.get(spot.tile);
    return at === undefined
      ? null
      : { target, x: at.x + TILE / 2, y: at.y + TILE / 2, radius: TILE / 2 };
  }
  if (spot.on === "structure") {
    const at = places.get(spot.tile);
    if (at === undefined) return null;
    const { x, y, size } = structurePlace(at.tile.objective);
    return { target, x: at.x + x, y: at.y + y, radius: Math.max(28, size * 0.6) };
  }
  const at = standing.find(({ counter }) =>
    spot.on === "vehicle"
      ? isVehicle(counter) && counter.vehicle === spot.vehicle
      : !isVehicle(counter) && counter.side === spot.side && counter.unit === spot.unit,
  );
  return at === undefined
    ? null
    : { target, x: at.x, y: at.y, radius: Math.max(28, at.size * 0.6) };
}
