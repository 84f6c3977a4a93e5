/** Places on the map where options can be chosen. */

import { splitMove } from "../lib/moves";
import type { Ask, Choice } from "../wire";
import { DIRECTIONS } from "./draw/pieces";
import { afterChoice, entered, unitOf } from "./line";
import { named, placeOf, type Piece } from "./scene";

/** What the player presses: a square, a crossing, a unit, or a direction beside a unit. */
export type Spot =
  | { on: "square"; cell: string }
  | { on: "crossing"; crossing: string }
  | { on: "unit"; cell: string; unit: string }
  | { on: "direction"; cell: string; direction: number };

export interface Target {
  choice: Choice;
  spot: Spot;
  /** The meaning of a press: move there, fire at it, or choose an own unit. */
  kind: "go" | "fire" | "own";
}

/** Return the place of a move on the map, or null if it has none. */
function targetOf(choice: Choice, ask: Ask, pieces: readonly Piece[]): Target | null {
  const { kind, arg } = splitMove(choice.move);
  const acting = named(pieces, unitOf(ask));
  switch (kind) {
    case "step":
      return { choice, spot: { on: "square", cell: arg }, kind: "go" };
    case "on":
      return { choice, spot: { on: "square", cell: arg }, kind: "go" };
    case "target":
      return { choice, spot: { on: "square", cell: arg }, kind: "fire" };
    case "blast":
      return { choice, spot: { on: "crossing", crossing: arg }, kind: "fire" };
    case "drive": {
      const after = afterChoice(choice);
      const cell = after === null ? undefined : entered(acting ?? {}, after);
      return cell === undefined ? null : { choice, spot: { on: "square", cell }, kind: "go" };
    }
    case "face": {
      const direction = DIRECTIONS.findIndex((one) => one === arg);
      const cell = acting?.cell;
      return cell === undefined
        ? null
        : { choice, spot: { on: "direction", cell, direction }, kind: "own" };
    }
    case "order":
    case "resolve":
    case "activate":
    case "pick":
    case "board": {
      const unit = named(pieces, arg);
      const cell = unit === undefined ? undefined : placeOf(pieces, unit);
      return cell === undefined
        ? null
        : { choice, spot: { on: "unit", cell, unit: arg }, kind: "own" };
    }
    default:
      return null;
  }
}

export function targetsOf(ask: Ask | null, pieces: readonly Piece[]): Target[] {
  if (ask === null) return [];
  return ask.options.flatMap((choice) => targetOf(choice, ask, pieces) ?? []);
}

/** Kinds of moves with a place outside the map: cards and the setting for windows. */
const ELSEWHERE = new Set(["card", "discard", "ask"]);

/** Kinds of moves that always have a place on the map. */
const ON_THE_MAP = new Set(["step", "on", "target", "blast", "drive"]);

/** Return the options that are buttons: neither on the map nor in the hand. */
export function buttonsOf(ask: Ask | null): Choice[] {
  return (ask?.options ?? []).filter(({ move }) => {
    const { kind } = splitMove(move);
    // Cards that go into the deck are not in the hand.
    if (ask?.prompt === "support") return true;
    return !ELSEWHERE.has(kind) && !ON_THE_MAP.has(kind);
  });
}

/**
 * Return the options that are buttons of the question: not on the map, in the hand or among the
 * actions.
 */
export function looseOptions(ask: Ask | null, pieces: readonly Piece[]): Choice[] {
  const onMap = new Set(targetsOf(ask, pieces).map(({ choice }) => choice.move));
  return buttonsOf(ask).filter(
    ({ move }) => !onMap.has(move) && splitMove(move).kind !== "do" && move !== "ammo",
  );
}
