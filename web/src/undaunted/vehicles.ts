/** Vehicles as a view shows them, and how events change them. */

import type { GameEvent } from "../table/events";
import type { VehicleView } from "../wire";

export type { VehicleView } from "../wire";

/** A seat. Places are counted from 1, as in moves. */
export interface Seat {
  vehicle: string;
  place: number;
}

/** Return the seat of a soldier, or null if he is on foot. */
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

/** Return the vehicles after an event, which contains the new state of its vehicle. */
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
