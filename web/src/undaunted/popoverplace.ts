/** Where a box goes that tells of a target: beside it, and over nothing that one may want to press. */

import type { Box } from "../table/camera.svelte";
import type { Point } from "../table/points";

/** Something that should stay in sight, and how much. */
export interface Wanted extends Box {
  weight: number;
}

type Size = Pick<Box, "width" | "height">;

const EDGE = 6;
/** How far the name is below the top of the box, and the button above its foot. */
const LINE = 62;
/** A box that covers no more than this stays close to its target. */
const BEARABLE = 50;
/** Else all of the window is tried, in steps of so much, and the nearest place is the best. */
const STEP = 20;
const FARTHER = 0.01;

/** The best place for the upper left corner of a box about a point, so far away from it. */
export function beside(
  about: Point,
  reach: number,
  { width, height }: Size,
  window: Size,
  wanted: readonly Wanted[],
): Point {
  const right = Math.max(EDGE, window.width - width - EDGE);
  const bottom = Math.max(EDGE, window.height - height - EDGE);
  const covered = ({ x, y }: Point) =>
    wanted
      .filter(
        (one) =>
          one.x + one.width > x &&
          one.x < x + width &&
          one.y + one.height > y &&
          one.y < y + height,
      )
      .reduce((sum, { weight }) => sum + weight, 0);

  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  const weigh = (place: Point, cost: number) => {
    if (cost < least) [best, least] = [place, cost];
  };
  const near: Point[] = [
    ...[LINE, height / 2, height - LINE].flatMap((above) => [
      { x: about.x + reach, y: about.y - above },
      { x: about.x - reach - width, y: about.y - above },
    ]),
    { x: about.x - width / 2, y: about.y + reach },
    { x: about.x - width / 2, y: about.y - reach - height },
  ];
  for (const { x, y } of near) {
    const inside = {
      x: Math.max(EDGE, Math.min(right, x)),
      y: Math.max(EDGE, Math.min(bottom, y)),
    };
    weigh(inside, covered(inside));
  }
  if (least <= BEARABLE) return best;
  for (let x = EDGE; x <= right; x += STEP) {
    for (let y = EDGE; y <= bottom; y += STEP) {
      const away = Math.hypot(x + width / 2 - about.x, y + height / 2 - about.y);
      weigh({ x, y }, covered({ x, y }) + away * FARTHER);
    }
  }
  return best;
}
