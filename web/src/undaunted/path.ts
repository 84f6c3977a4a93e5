/** The effects of an uncommitted line on the map, as the server sends them with each choice. */

import { steps, type Walk } from "../table/walk";
import type { Choice, NorthAfricaAfter } from "../wire";
import type { Piece, Scene } from "./scene";

/**
 * Return the acting unit of a line: the one that a question names, else that of the played card.
 */
export function actor(walk: Walk): string | null {
  const named = walk.asks.map(({ args }) => args.unit).findLast((unit) => typeof unit === "string");
  if (typeof named === "string") return named;
  const card = walk.asks.map(({ args }) => args.card).findLast((id) => typeof id === "string");
  return typeof card === "string" ? card : null;
}

/** Return the counters and vehicles that a choice moves. */
function afterChoice({ after }: Choice): NorthAfricaAfter {
  return after != null && "counters" in after ? after : { counters: {} };
}

/** Return the tiles from the unit's position or entry along the line. */
export function wayOf(walk: Walk, pieces: readonly Piece[], side: string): string[] {
  const unit = actor(walk) ?? "";
  const standing = pieces.find((piece) => piece.side === side && piece.unit === unit)?.tile;
  const way = steps(walk).map(({ choice }) => afterChoice(choice).counters[unit]);
  return [standing, ...way].filter((tile) => tile !== undefined);
}

/** Return the scene after a line. */
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
