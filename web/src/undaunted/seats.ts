/** Possible choices on the seats of vehicles, according to the tree of options. */

import { splitMove } from "../lib/moves";
import type { Objection } from "../table/game.svelte";
import { asked, type Walk } from "../table/walk";
import type { Ask, Choice } from "../wire";
import { askOfCard, cardInPlay } from "./options";
import { seatOf, type Seat, type VehicleView } from "./vehicles";

/** The place where a dragged soldier is dropped: a seat, a vehicle's counter or a tile. */
export type Drop =
  { on: "seat"; seat: Seat } | { on: "vehicle"; vehicle: string } | { on: "tile"; tile: string };

/** Return the soldier of a question, or null. */
const unitOf = (ask: Ask | null): string | null => {
  const named = ask?.args.unit ?? ask?.args.card;
  return typeof named === "string" ? named : null;
};

/** Return the move that brings a soldier to a seat, whether it is possible or not. */
function moveTo(vehicles: readonly VehicleView[], unit: string, seat: Seat): string {
  const from = seatOf(vehicles, unit);
  if (from?.vehicle !== seat.vehicle) return `board ${seat.vehicle}.${seat.place}`;
  const other =
    vehicles.find(({ vehicle }) => vehicle === seat.vehicle)?.seats[seat.place - 1] ?? "";
  return other === "" ? `shift ${seat.place}` : `swap ${other}`;
}

/**
 * Return the move for a press on a seat: sit down there, swap, or choose the crew member who is
 * hit.
 */
export function seatMove(
  ask: Ask | null,
  vehicles: readonly VehicleView[],
  seat: Seat,
): string | null {
  if (ask === null) return null;
  const offered = (move: string) =>
    ask.options.some((choice) => choice.move === move) ? move : null;
  if (ask.args.vehicle === seat.vehicle) {
    const who =
      vehicles.find(({ vehicle }) => vehicle === seat.vehicle)?.seats[seat.place - 1] ?? "";
    return who === "" ? null : offered(`pick ${who}`);
  }
  const unit = unitOf(ask);
  return unit === null ? null : offered(moveTo(vehicles, unit, seat));
}

/** Return why a press on a seat is not possible, if the question says so. */
export function seatRefused(
  ask: Ask | null,
  vehicles: readonly VehicleView[],
  seat: Seat,
): Objection | null {
  const unit = unitOf(ask);
  if (ask === null || unit === null) return null;
  const move = moveTo(vehicles, unit, seat);
  const found = ask.refused.find((one) => one.move === move);
  return found === undefined ? null : { key: found.key, rule: found.rule };
}

/** Whether a move changes a soldier's seat. */
export const isChange = (move: string): boolean =>
  ["board", "alight", "shift", "swap"].includes(splitMove(move).kind);

/**
 * Return the question in which a soldier may change seats, and the move that leads to it, if any.
 */
function question(walk: Walk, unit: string): { ask: Ask; lead: string | null } | null {
  const now = asked(walk);
  if (now !== null && unitOf(now) === unit) return { ask: now, lead: null };
  const play = `play ${unit}`;
  const next = walk.asks[0]?.options.find(({ move }) => move === play)?.next;
  return next == null ? null : { ask: next, lead: play };
}

/** Whether a soldier can be dragged to another place. */
export function canChange(walk: Walk | null, unit: string): boolean {
  return (
    walk !== null && (question(walk, unit)?.ask.options.some(({ move }) => isChange(move)) ?? false)
  );
}

/** Return the moves of a drop: the soldier's card if it must be played first, then the change. */
export function dropLine(
  walk: Walk | null,
  vehicles: readonly VehicleView[],
  unit: string,
  drop: Drop,
): string[] | null {
  const found = walk === null ? null : question(walk, unit);
  if (found === null) return null;
  const { ask, lead } = found;
  const wanted = (choice: Choice) => {
    switch (drop.on) {
      case "seat":
        return choice.move === moveTo(vehicles, unit, drop.seat);
      case "vehicle":
        return choice.move.startsWith(`board ${drop.vehicle}.`);
      case "tile":
        return choice.move === "alight";
    }
  };
  const choice = ask.options.find(wanted);
  if (choice === undefined) return null;
  return lead === null ? [choice.move] : [lead, choice.move];
}

export interface SeatAction {
  verb: string;
  /** The printed number, or 0. */
  number: number;
  state: "open" | "chosen" | "refused" | "idle";
  why: Objection | null;
}

/** Return the actions printed at a seat, with their state for the soldier who sits there. */
export function seatActions(
  walk: Walk | null,
  printed: readonly { verb: string; number: number }[],
  unit: string,
): SeatAction[] {
  const ask = walk === null || unit === "" ? null : askOfCard(walk, unit);
  const taken = walk === null ? [] : [...walk.line, walk.candidate ?? ""];
  return printed.map(({ verb, number }) => {
    const move = `use ${verb}`;
    const refused = ask?.refused.find((one) => one.move === move);
    const open = ask?.options.some((choice) => choice.move === move) ?? false;
    const chosen = walk !== null && cardInPlay(walk) === unit && taken.includes(move);
    return {
      verb,
      number,
      state: chosen ? "chosen" : open ? "open" : refused === undefined ? "idle" : "refused",
      why: refused === undefined ? null : { key: refused.key, rule: refused.rule },
    };
  });
}

/** Parse the data-drop attribute of an element. */
export function dropOf(mark: string): Drop | null {
  const [on = "", what = ""] = mark.split(" ");
  const [first = "", place = ""] = what.split(".");
  switch (on) {
    case "seat":
      return { on, seat: { vehicle: first, place: Number(place) } };
    case "vehicle":
      return { on, vehicle: what };
    case "tile":
      return { on, tile: what };
    default:
      return null;
  }
}
