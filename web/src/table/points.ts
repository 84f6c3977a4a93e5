/** Points on the drawn map, and moving between them with the arrow keys. */

export interface Point {
  x: number;
  y: number;
}

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return the index of the nearest point in a direction, or -1. */
export function nearest(
  from: Point,
  to: readonly Point[],
  [ux, uy]: readonly [number, number],
): number {
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
