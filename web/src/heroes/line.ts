/** What a line that is not yet committed has done on the map so far. */

import { splitMove } from "../lib/moves";
import type { Walk } from "../table/walk";
import type { Ask } from "../wire";
import { named } from "./scene";
import type { Piece, Scene } from "./scene";
import { DIRECTIONS } from "./squares";
import type { Squares } from "./squares";

/** What lines are carried out on. */
export interface Field {
  squares: Squares;
  /** The counters of two squares. */
  long: ReadonlySet<string>;
}

/** The unit a question is about. */
export function unitOf(ask: Ask | null | undefined): string {
  const unit = ask?.args.unit;
  return typeof unit === "string" ? unit : "";
}

/** Who acts in this line: the unit the last question names, or that the line has named. */
export function actor(walk: Walk): string {
  const asked = walk.asks.map(unitOf).findLast((unit) => unit !== "");
  if (asked !== undefined) return asked;
  const moves = [...walk.line, walk.candidate ?? ""].map(splitMove);
  return (
    moves.findLast(({ kind }) => ["order", "resolve", "activate", "pick"].includes(kind))?.arg ?? ""
  );
}

/** What a move does to the unit that makes it; null where it does nothing one could see. */
function done(piece: Piece, kind: string, arg: string, field: Field): Partial<Piece> | null {
  switch (kind) {
    case "step":
    case "on":
      return { cell: arg, aboard: undefined, off: undefined };
    case "drive": {
      const to = field.squares.driven(piece.cell ?? "", piece.rear ?? "", arg);
      if (to === null) return null;
      return {
        cell: to.front,
        rear: to.rear,
        facing: DIRECTIONS[field.squares.direction(to.rear, to.front)],
      };
    }
    case "face":
      return facing(piece, arg, field);
    case "flip":
      return { side: piece.side === "front" ? "back" : "front" };
    case "up":
      return { side: arg === "back" ? "back" : "front" };
    case "conceal":
      return { concealed: true };
    case "board":
      return { cell: undefined, rear: undefined, aboard: arg };
    case "leave":
      return { cell: undefined, rear: undefined, off: "left" };
    case "token":
      return { token: arg, shown: false };
    default:
      return null;
  }
}

/** Looking that way; a long vehicle that has just come has its rear behind it. */
function facing(piece: Piece, direction: string, { squares, long }: Field): Partial<Piece> {
  const index = DIRECTIONS.findIndex((one) => one === direction);
  const rear = long.has(piece.counter)
    ? squares.beside(piece.cell ?? "", (index + 4) % 8)
    : undefined;
  return rear === undefined ? { facing: direction } : { facing: direction, rear };
}

/** The scene with a line carried out, as far as it shows on the map. */
export function afterLine(scene: Scene, walk: Walk, field: Field): Scene {
  return walk.line.reduce<Scene>((now, move, index) => {
    const piece = named(now.pieces, unitOf(walk.asks[index]));
    const { kind, arg } = splitMove(move);
    const change = piece === undefined ? null : done(piece, kind, arg, field);
    if (change === null) return now;
    return {
      ...now,
      pieces: now.pieces.map((one) => (one === piece ? { ...one, ...change } : one)),
    };
  }, scene);
}

/** The squares from where the acting unit stands to where the line has led it. */
export function wayOf(walk: Walk, pieces: readonly Piece[], squares: Squares): string[] {
  const unit = named(pieces, actor(walk));
  if (unit === undefined) return [];
  const way = unit.cell === undefined ? [] : [unit.cell];
  let [front, rear] = [unit.cell, unit.rear];
  for (const move of walk.line) {
    const { kind, arg } = splitMove(move);
    if (kind === "step") {
      way.push(arg);
    } else if (kind === "drive" && front !== undefined && rear !== undefined) {
      const to = squares.driven(front, rear, arg);
      if (to === null) continue;
      [front, rear] = [to.front, to.rear];
      way.push(front);
    }
  }
  return way;
}
