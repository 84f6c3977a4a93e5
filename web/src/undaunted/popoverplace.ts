/**
 * Placement of the popover of a target: beside it, and not over anything the player may want to
 * press.
 */

import type { Box } from "../table/camera.svelte";
import type { Point } from "../table/points";

/** An area that should stay visible, with its weight. */
export interface Wanted extends Box {
  weight: number;
}

type Size = Pick<Box, "width" | "height">;

const EDGE = 6;
/** Distance of the name from the top of the box, and of the button from its bottom. */
const LINE = 62;
/** Maximum covered weight for which the box stays next to its target. */
const BEARABLE = 50;
/** Step size of the search in the whole window, if the places next to the target cover too much. */
const STEP = 20;
const FARTHER = 0.01;

/** Return the best upper left corner of a box at a distance `reach` from a point. */
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
