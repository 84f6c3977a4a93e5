/** Direction of an escape marker: off the map. */

import type { Layout, Placed } from "./draw/layout";
import { TILE } from "./draw/tile";

const WAYS = [
  { degrees: 180, dx: -1, dy: 0 },
  { degrees: 0, dx: 1, dy: 0 },
  { degrees: 270, dx: 0, dy: -1 },
  { degrees: 90, dx: 0, dy: 1 },
] as const;

/**
 * Return the direction without further tiles that leads farthest from the centre, in degrees from
 * the right.
 */
export function wayOut(map: Layout, from: Placed): number {
  const beyond = (dx: number, dy: number) =>
    map.tiles.some(({ x, y }) => {
      const [along, aside] =
        dx === 0 ? [(y - from.y) * dy, x - from.x] : [(x - from.x) * dx, y - from.y];
      return along > TILE / 2 && Math.abs(aside) < TILE;
    });
  const far = (dx: number, dy: number) =>
    ((from.x + TILE / 2 - map.width / 2) / map.width) * dx +
    ((from.y + TILE / 2 - map.height / 2) / map.height) * dy;
  const open = WAYS.filter(({ dx, dy }) => !beyond(dx, dy));
  const ways = open.length > 0 ? open : WAYS;
  return ways.reduce((best, way) => (far(way.dx, way.dy) > far(best.dx, best.dy) ? way : best))
    .degrees;
}
