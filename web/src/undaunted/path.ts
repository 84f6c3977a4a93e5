/** The way a unit has walked so far in a line that is not yet committed. */

import { splitMove } from "../lib/moves";
import type { Walk } from "../table/walk";
import type { Piece, Scene } from "./scene";
import { afterWalk, seatOf } from "./vehicles";
import type { VehicleView } from "./vehicles";

/** Who acts in this line: the unit a question names, else the one whose card was played. */
export function actor(walk: Walk): string | null {
  const named = walk.asks.map(({ args }) => args.unit).findLast((unit) => typeof unit === "string");
  if (typeof named === "string") return named;
  const card = walk.asks.map(({ args }) => args.card).findLast((id) => typeof id === "string");
  return typeof card === "string" ? card : null;
}

/** The tiles from where the unit stands or enters to where the line has led it. */
export function wayOf(walk: Walk, pieces: readonly Piece[], side: string): string[] {
  const unit = actor(walk);
  const standing = pieces.find((piece) => piece.side === side && piece.unit === unit)?.tile;
  const moves = walk.line.map(splitMove);
  const entered = moves.find(({ kind }) => kind === "enter")?.arg;
  const start = entered ?? standing;
  const steps = moves.filter(({ kind }) => kind === "to").map(({ arg }) => arg);
  return start === undefined ? steps : [start, ...steps];
}

/** The pieces with the acting unit where its way has led it. */
export function walked(
  pieces: readonly Piece[],
  unit: string | null,
  way: readonly string[],
  side: string,
): readonly Piece[] {
  const tile = way.at(-1);
  if (unit === null || tile === undefined) return pieces;
  const mine = (piece: Piece) => piece.side === side && piece.unit === unit;
  if (pieces.some(mine)) return pieces.map((piece) => (mine(piece) ? { ...piece, tile } : piece));
  return [...pieces, { side, unit, tile, suppressed: false }];
}

/** The pieces, with soldiers in a vehicle placed where the vehicle is. */
export function carried(
  pieces: readonly Piece[],
  vehicles: readonly VehicleView[],
): readonly Piece[] {
  if (vehicles.length === 0) return pieces;
  return pieces.map((piece) => {
    const seat = seatOf(vehicles, piece.unit);
    const tile = vehicles.find(({ vehicle }) => vehicle === seat?.vehicle)?.tile;
    return tile === undefined ? piece : { ...piece, tile };
  });
}

/** How things lie once the whole line is carried out, as far as steps go. */
export function afterLine(scene: Scene, walk: Walk, side: string): Scene {
  const whole = walk.candidate === null ? walk : { ...walk, line: [...walk.line, walk.candidate] };
  const vehicles = afterWalk(scene.vehicles, whole, side);
  const pieces = walked(scene.pieces, actor(walk), wayOf(whole, scene.pieces, side), side);
  return { ...scene, vehicles, pieces: carried(pieces, vehicles) };
}
