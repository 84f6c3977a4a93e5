/**
 * The units of both sides, named as in the engine: several units of one kind each have a letter.
 */

import { table } from "../../studio/doc";
import type { HeroesInfo } from "../../wire";
import { readArmy } from "../armies";
import { ownRows, ownTexts, put, rowsOf, sideOf, tableOf, textOf, textsOf, type Doc } from "./doc";

export interface DraftUnit {
  side: string;
  counter: string;
  /** Its name in this battle. */
  name: string;
  /** Its number among the side's units without a plate, or -1 if its army brings it. */
  own: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Return all units in the engine's order. */
export function unitsOf(
  doc: Doc,
  seats: readonly string[],
  { options }: Pick<HeroesInfo, "options">,
): DraftUnit[] {
  const brought = (id: string): string[] => options.find((one) => one.id === id)?.brings ?? [];
  const found = seats.flatMap((side): Omit<DraftUnit, "name">[] => {
    const own = sideOf(doc, side);
    const { plates, heroes } = readArmy(textOf(own.army));
    const chosen = [...plates.flatMap(({ option, inside }) => [option, ...inside]), ...heroes];
    return [
      ...chosen.flatMap(brought).map((counter) => ({ side, counter, own: -1 })),
      ...textsOf(own.units).map((counter, number) => ({ side, counter, own: number })),
    ];
  });
  const total = new Map<string, number>();
  for (const { counter } of found) total.set(counter, (total.get(counter) ?? 0) + 1);
  const seen = new Map<string, number>();
  return found.map((unit) => {
    const number = seen.get(unit.counter) ?? 0;
    seen.set(unit.counter, number + 1);
    const name =
      total.get(unit.counter) === 1
        ? unit.counter
        : `${unit.counter}_${LETTERS[number] ?? String(number)}`;
    return { ...unit, name };
  });
}

type Printed = Pick<HeroesInfo, "options">;

/** Rename units. The entries of `after` correspond to those of `before`. */
function followNames(
  doc: Doc,
  seats: readonly string[],
  before: readonly DraftUnit[],
  after: readonly DraftUnit[],
): void {
  rename(
    doc,
    seats,
    new Map(before.map(({ name }, index) => [name, after[index]?.name ?? name] as const)),
  );
}

/** Set another army of a side. Units of the same kind as before stay where they are. */
export function setArmy(
  doc: Doc,
  seats: readonly string[],
  printed: Printed,
  side: string,
  army: string,
): void {
  const before = unitsOf(doc, seats, printed);
  table(doc, side).army = army;
  const left = unitsOf(doc, seats, printed);
  const pairs = before.flatMap((unit) => {
    const index = left.findIndex(
      (one) =>
        one.side === unit.side && one.counter === unit.counter && one.own < 0 === unit.own < 0,
    );
    const [now] = index < 0 ? [] : left.splice(index, 1);
    return now === undefined ? [] : [[unit, now] as const];
  });
  followNames(
    doc,
    seats,
    pairs.map(([unit]) => unit),
    pairs.map(([, unit]) => unit),
  );
}

function rename(doc: Doc, seats: readonly string[], names: ReadonlyMap<string, string>): void {
  for (const side of seats) {
    const own = sideOf(doc, side);
    for (const row of rowsOf(own.placed)) {
      const now = names.get(textOf(row.unit));
      if (now !== undefined) row.unit = now;
    }
    for (const row of rowsOf(own.aims)) {
      const now = names.get(textOf(row.unit));
      if (now !== undefined) row.unit = now;
    }
    const arrives = tableOf(own.arrives);
    const next = Object.entries(arrives).map(([unit, turn]) => [names.get(unit) ?? unit, turn]);
    if (next.length > 0) own.arrives = Object.fromEntries(next) as Doc;
  }
}

/** Add a counter without a plate, on the map or not yet placed; return its name. */
export function addUnit(
  doc: Doc,
  seats: readonly string[],
  printed: Printed,
  side: string,
  counter: string,
  at = "",
): string {
  const before = unitsOf(doc, seats, printed);
  ownTexts(table(doc, side), "units").push(counter);
  const after = unitsOf(doc, seats, printed);
  const index = after.findLastIndex((one) => one.side === side);
  const name = after[index]?.name ?? counter;
  followNames(doc, seats, before, after.toSpliced(index, 1));
  if (at !== "") ownRows(table(doc, side), "placed").push({ unit: name, at });
  return name;
}

/** Remove a counter that no plate brings, with all its entries. */
export function removeUnit(
  doc: Doc,
  seats: readonly string[],
  printed: Printed,
  name: string,
): void {
  const before = unitsOf(doc, seats, printed);
  const index = before.findIndex((one) => one.name === name);
  const unit = before[index];
  if (unit === undefined || unit.own < 0) return;
  liftUnit(doc, unit.side, name);
  setArrival(doc, unit.side, name, 0);
  const own = table(doc, unit.side);
  put(own, "units", textsOf(own.units).toSpliced(unit.own, 1));
  followNames(doc, seats, before.toSpliced(index, 1), unitsOf(doc, seats, printed));
}

/** Remove a unit from the map. It is then set up by its player, or arrives later. */
export function liftUnit(doc: Doc, side: string, name: string): void {
  const own = table(doc, side);
  put(
    own,
    "placed",
    rowsOf(own.placed).filter((row) => row.unit !== name),
  );
}

/** Set the turn on which a unit arrives; 0 for a unit that is there from the start. */
export function setArrival(doc: Doc, side: string, name: string, turn: number): void {
  const own = table(doc, side);
  const arrives = { ...tableOf(own.arrives) };
  put(arrives, name, turn, 0);
  if (Object.keys(arrives).length > 0) own.arrives = arrives;
  else delete own.arrives;
}
