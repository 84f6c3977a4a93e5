/** The effects of an uncommitted line on the map, as the server sends them with each choice. */

import { splitMove } from "../lib/moves";
import { steps, type Walk } from "../table/walk";
import type { Ask, Choice, SkirmishAfter } from "../wire";
import { named, type Piece, type Scene } from "./scene";

/** Return the unit of a question. */
export function unitOf(ask: Ask | null | undefined): string {
  const unit = ask?.args.unit;
  return typeof unit === "string" ? unit : "";
}

/** Return the acting unit of a line: from the last question that names one, else from the moves. */
export function actor(walk: Walk): string {
  const asked = walk.asks.map(unitOf).findLast((unit) => unit !== "");
  if (asked !== undefined) return asked;
  const moves = [...walk.line, walk.candidate ?? ""].map(splitMove);
  return (
    moves.findLast(({ kind }) => ["order", "resolve", "activate", "pick"].includes(kind))?.arg ?? ""
  );
}

/** Whether a choice is a step of a move. */
export function goes({ move }: Choice): boolean {
  const { kind } = splitMove(move);
  return kind === "step" || kind === "drive";
}

/** Return the position of the acting unit after a choice, or null if it does not change. */
export function afterChoice({ after }: Choice): SkirmishAfter | null {
  return after == null || "counters" in after ? null : after;
}

/** The squares of a unit. */
export type Stand = Pick<SkirmishAfter, "cell" | "rear">;

/** Return the square that a step enters. Pressing it chooses the step. */
export function entered({ cell, rear }: Stand, after: Stand): string | undefined {
  const fresh = [after.cell, after.rear].find((to) => to !== cell && to !== rear);
  return fresh ?? after.cell;
}

const NOWHERE: Partial<Piece> = {
  cell: undefined,
  rear: undefined,
  facing: undefined,
  aboard: undefined,
  off: undefined,
  marker: undefined,
  side: "front",
  concealed: false,
};

/** Return the scene after a line, as far as the line changes the map. */
export function afterLine(scene: Scene, walk: Walk): Scene {
  return steps(walk).reduce<Scene>((now, { ask, choice }) => {
    const after = afterChoice(choice);
    const piece = named(now.pieces, unitOf(ask));
    if (after === null || piece === undefined) return now;
    const token = after.token === undefined ? {} : { shown: false };
    const stands: Piece = { ...piece, ...NOWHERE, ...after, ...token };
    return { ...now, pieces: now.pieces.map((one) => (one === piece ? stands : one)) };
  }, scene);
}

/** Return the squares from the acting unit's position along a line and the moves after it. */
export function wayOf(
  walk: Walk,
  pieces: readonly Piece[],
  ahead: readonly string[] = [],
): string[] {
  const unit = named(pieces, actor(walk));
  if (unit === undefined) return [];
  const way = steps(walk, ahead)
    .filter(({ choice }) => goes(choice))
    .map(({ choice }) => afterChoice(choice)?.cell);
  return [unit.cell, ...way].filter((cell) => cell !== undefined);
}
