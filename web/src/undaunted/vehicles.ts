/** Vehicles as a view shows them, and what events do to them. */

import type { GameEvent } from "../table/events";
import type { VehicleView } from "../wire";

export type { VehicleView } from "../wire";

/** A seat; places are counted from 1, as the moves count them. */
export interface Seat {
  vehicle: string;
  place: number;
}

/** Where a soldier sits; null on foot. */
export function seatOf(vehicles: readonly VehicleView[], unit: string): Seat | null {
  for (const { vehicle, seats } of vehicles) {
    const index = seats.indexOf(unit);
    if (index >= 0) return { vehicle, place: index + 1 };
  }
  return null;
}

type Vehicles = readonly VehicleView[];

const without = (vehicles: Vehicles, unit: string): Vehicles =>
  vehicles.map((one) =>
    one.seats.includes(unit)
      ? { ...one, seats: one.seats.map((who) => (who === unit ? "" : who)) }
      : one,
  );

const changed = (vehicles: Vehicles, vehicle: string, change: Partial<VehicleView>): Vehicles =>
  vehicles.map((one) => (one.vehicle === vehicle ? { ...one, ...change } : one));

/** The vehicles after an event, which tells how the one it is about stands. */
export function afterEvent(vehicles: Vehicles, event: GameEvent): Vehicles {
  const { vehicle = "", unit = "", now: [now] = [] } = event;
  if (now?.vehicle !== undefined) return changed(vehicles, vehicle, now.vehicle);
  switch (event.kind) {
    case "vehicle_destroyed":
      return vehicles.filter((one) => one.vehicle !== vehicle);
    case "escaped":
      return without(vehicles, unit).filter((one) => one.vehicle !== unit);
    case "counter_lost":
      return without(vehicles, unit);
    default:
      return vehicles;
  }
}
