/** Where counters stand on the drawn map, and where one points at to choose. */

import { slots } from "../draw/layout";
import type { Placed } from "../draw/layout";
import { TILE } from "../draw/tile";
import type { Piece } from "./scene";
import type { Target } from "./spots";

export interface Point {
  x: number;
  y: number;
}

/** A counter with its middle. */
export interface Standing extends Point {
  piece: Piece;
  key: string;
  size: number;
}

/** A target with its middle. */
export interface Sight extends Point {
  target: Target;
  radius: number;
}

export function standingOn(
  tiles: readonly Placed[],
  pieces: readonly Piece[],
  seats: readonly string[],
): Standing[] {
  const found = tiles.flatMap(({ tile, x, y }) => {
    const here = pieces.filter((piece) => piece.tile === tile.id);
    here.sort((a, b) => seats.indexOf(a.side) - seats.indexOf(b.side));
    const { at, size } = slots(here.length);
    return here.map((piece, index): Standing => {
      const [dx, dy] = at[index] ?? [TILE / 2, TILE / 2];
      return { piece, key: `${piece.side}.${piece.unit}`, x: x + dx, y: y + dy, size };
    });
  });
  // A stable order keeps each counter's element, so that it glides from tile to tile.
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Where a target is; null when it is not on the map. */
export function sightOf(
  target: Target,
  places: ReadonlyMap<string, Placed>,
  standing: ReadonlyMap<string, Standing>,
): Sight | null {
  const { spot } = target;
  if (spot.on === "tile") {
    const at = places.get(spot.tile);
    return at === undefined ? null : { target, x: at.x + TILE / 2, y: at.y + TILE / 2, radius: TILE / 2 };
  }
  const at = standing.get(`${spot.side}.${spot.unit}`);
  return at === undefined ? null : { target, x: at.x, y: at.y, radius: Math.max(28, at.size * 0.6) };
}

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which of some points is the nearest in a direction; -1 for none. */
export function nearest(from: Point, to: readonly Point[], [ux, uy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  to.forEach(({ x, y }, index) => {
    const along = (x - from.x) * ux + (y - from.y) * uy;
    const aside = Math.abs((x - from.x) * uy) + Math.abs((y - from.y) * ux);
    if (along > 1 && along + aside * 2 < least) {
      least = along + aside * 2;
      best = index;
    }
  });
  return best;
}
