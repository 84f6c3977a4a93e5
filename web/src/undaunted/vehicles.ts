/** Vehicles as a view shows them, and what events and unfinished lines do to them. No rule is held here. */

import { splitMove } from "../lib/moves";
import type { GameEvent } from "../table/events";
import type { Walk } from "../table/walk";
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

/** With a soldier in a seat, and nowhere else. */
function seated(vehicles: Vehicles, unit: string, { vehicle, place }: Seat): Vehicles {
  return without(vehicles, unit).map((one) =>
    one.vehicle === vehicle
      ? { ...one, seats: one.seats.map((who, index) => (index === place - 1 ? unit : who)) }
      : one,
  );
}

function swapped(vehicles: Vehicles, unit: string, other: string): Vehicles {
  const exchange = (who: string) => (who === unit ? other : who === other ? unit : who);
  return vehicles.map((one) =>
    one.seats.includes(unit) ? { ...one, seats: one.seats.map(exchange) } : one,
  );
}

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

/** The vehicles where a line has led them that is not yet committed. */
export function afterWalk(vehicles: Vehicles, walk: Walk, side: string): Vehicles {
  return walk.line.reduce<Vehicles>((now, move, index) => {
    const ask = walk.asks[index];
    const unit = String(ask?.args.unit ?? ask?.args.card ?? "");
    const { kind, arg } = splitMove(move);
    const here = seatOf(now, unit);
    switch (kind) {
      case "board": {
        const [vehicle = "", place = ""] = arg.split(".");
        return changed(seated(now, unit, { vehicle, place: Number(place) }), vehicle, { side });
      }
      case "alight":
        return without(now, unit);
      case "shift":
        return here === null ? now : seated(now, unit, { ...here, place: Number(arg) });
      case "swap":
        return swapped(now, unit, arg);
      case "to":
        return ask?.args.action === "drive" && here !== null
          ? changed(now, here.vehicle, { tile: arg })
          : now;
      default:
        return now;
    }
  }, vehicles);
}
