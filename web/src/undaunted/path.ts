/** Where a line that is not yet committed has led, as the server tells with each choice. */

import { steps } from "../table/walk";
import type { Walk } from "../table/walk";
import type { Choice, NorthAfricaAfter } from "../wire";
import type { Piece, Scene } from "./scene";

/** Who acts in this line: the unit a question names, else the one whose card was played. */
export function actor(walk: Walk): string | null {
  const named = walk.asks.map(({ args }) => args.unit).findLast((unit) => typeof unit === "string");
  if (typeof named === "string") return named;
  const card = walk.asks.map(({ args }) => args.card).findLast((id) => typeof id === "string");
  return typeof card === "string" ? card : null;
}

/** The counters and vehicles that a choice moves. */
function afterChoice({ after }: Choice): NorthAfricaAfter {
  return after != null && "counters" in after ? after : { counters: {} };
}

/** The tiles from where the unit stands or enters to where the line has led it. */
export function wayOf(walk: Walk, pieces: readonly Piece[], side: string): string[] {
  const unit = actor(walk) ?? "";
  const standing = pieces.find((piece) => piece.side === side && piece.unit === unit)?.tile;
  const way = steps(walk).map(({ choice }) => afterChoice(choice).counters[unit]);
  return [standing, ...way].filter((tile) => tile !== undefined);
}

/** How things lie once a line is carried out. */
export function afterLine(scene: Scene, walk: Walk, side: string): Scene {
  return steps(walk).reduce<Scene>((now, { choice }) => {
    const { counters, vehicles = [] } = afterChoice(choice);
    const fresh = Object.keys(counters).filter(
      (unit) => !now.pieces.some((piece) => piece.side === side && piece.unit === unit),
    );
    return {
      ...now,
      pieces: [
        ...now.pieces.map((piece) =>
          piece.side === side ? { ...piece, tile: counters[piece.unit] ?? piece.tile } : piece,
        ),
        ...fresh.map((unit) => ({ side, unit, tile: counters[unit] ?? "", suppressed: false })),
      ],
      vehicles: now.vehicles.map(
        (one) => vehicles.find(({ vehicle }) => vehicle === one.vehicle) ?? one,
      ),
    };
  }, scene);
}
