/** The goals of a side, as rows of its table. */

import { table } from "../../studio/doc";
import type { SkirmishBox } from "../../wire";
import { ownRows, put, rowsOf, textOf, type Doc } from "./doc";
import { nameOverlay } from "./edits";
import type { DraftPlan } from "./plan";
import type { DraftUnit } from "./units";

export const AIMS = [
  "hold",
  "points",
  "exit",
  "carry",
  "gather",
  "kill",
  "demolish",
  "last_turn",
] as const;
export type AimKind = (typeof AIMS)[number];

/** Possible targets of goals: things on the map, and units. */
export interface Targets {
  objectives: readonly string[];
  items: readonly string[];
  /** Structures, by their number among the overlays. */
  structures: readonly number[];
  enemies: readonly string[];
}

export function targetsOf(
  doc: Doc,
  plan: DraftPlan,
  units: readonly DraftUnit[],
  side: string,
): Targets {
  return {
    objectives: rowsOf(doc.objectives)
      .map(({ name }) => textOf(name))
      .filter((name) => name !== ""),
    items: rowsOf(doc.items)
      .map(({ name }) => textOf(name))
      .filter((name) => name !== ""),
    structures: plan.overlays.filter(({ what }) => what.structure > 0).map(({ index }) => index),
    enemies: units.filter((unit) => unit.side !== side).map(({ name }) => name),
  };
}

/** Whether there is a target for a goal of this kind. */
export function canAim(kind: AimKind, targets: Targets): boolean {
  switch (kind) {
    case "hold":
      return targets.objectives.length > 0;
    case "carry":
      return targets.items.length > 0;
    case "gather":
      return targets.items.length > 0 && targets.objectives.length > 0;
    case "kill":
      return targets.enemies.length > 0;
    case "demolish":
      return targets.structures.length > 0;
    default:
      return true;
  }
}

/** Return a new goal of a kind, with the first possible target. */
export function aimOf(doc: Doc, kind: AimKind, targets: Targets): Doc {
  const [objective = ""] = targets.objectives;
  const [item = ""] = targets.items;
  switch (kind) {
    case "hold":
      return { kind, objectives: [objective], from: 4 };
    case "points":
      return { kind, number: 10 };
    case "exit":
      return { kind, number: 2 };
    case "carry":
      return { kind, item };
    case "gather":
      return { kind, objective, number: 1 };
    case "kill":
      return { kind, unit: targets.enemies[0] ?? "" };
    case "demolish":
      return { kind, structure: nameOverlay(doc, targets.structures[0] ?? -1) };
    case "last_turn":
      return { kind };
  }
}

export function addAim(doc: Doc, side: string, kind: AimKind, targets: Targets): void {
  const aim = aimOf(doc, kind, targets);
  ownRows(table(doc, side), "aims").push(aim);
}

export function removeAim(doc: Doc, side: string, index: number): void {
  const own = table(doc, side);
  put(own, "aims", rowsOf(own.aims).toSpliced(index, 1));
}

export function changeAim(doc: Doc, side: string, index: number, how: (aim: Doc) => void): void {
  const aim = ownRows(table(doc, side), "aims")[index];
  if (aim !== undefined) how(aim);
}

// The turn track

export const EVENTS = ["arrival", "cards", "bonus", "special_order", "orders", "card"] as const;
export type EventKind = (typeof EVENTS)[number];

/** Advance an event on a turn: both sides, the first side, the second side, none. */
export function cycleEvent(
  doc: Doc,
  seats: readonly string[],
  turn: number,
  kind: EventKind,
  card: string,
  { events: most }: SkirmishBox["limits"],
): void {
  const rows = ownRows(doc, "events");
  const index = rows.findIndex((row) => row.turn === turn && textOf(row.kind, "arrival") === kind);
  const row = rows[index];
  const order = ["both", ...seats];
  if (row === undefined) {
    if (rows.length >= most) return;
    const made: Doc = { turn, side: "both" };
    put(made, "kind", kind, "arrival");
    if (kind === "cards" || kind === "orders") made.number = 1;
    if (kind === "card") made.card = card;
    rows.push(made);
  } else {
    const next = order[order.indexOf(textOf(row.side)) + 1];
    if (next === undefined) rows.splice(index, 1);
    else row.side = next;
  }
  put(doc, "events", rows);
}
