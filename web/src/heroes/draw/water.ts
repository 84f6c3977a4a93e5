/** Ponds, and water printed on a board. */

import { blob, short, smooth, type Point, type Random } from "../../draw/seeded";
import { patches, type Land } from "./land";
import { SQUARE } from "./measure";
import { outlines } from "./region";

/** Draw still water inside a box. */
export function pond(random: Random, x: number, y: number, w: number, h: number): string {
  const shore = blob(random, x + w / 2, y + h / 2, w / 2 - 3, h / 2 - 3, 12, 0.07);
  const path = smooth(shore);
  const ripple = (dx: number, dy: number) =>
    `M${short(x + 7 + (w - 34) * dx)} ${short(y + h * dy)}q5-4 10 0t10 0`;
  return (
    `<path d="${path}" fill="none" stroke="#8a7f4c" stroke-opacity=".5" stroke-width="6"/><path d="${path}" fill="#a2bfc4" stroke="#4d6d78" stroke-width="1.8"/>` +
    `<path d="${ripple(0.25, 0.38)}${ripple(0.7, 0.64)}" fill="none" stroke="#eef4f2" stroke-width="1.4"/>` +
    [0.1, 0.3, 0.9].map((t) => reeds(shore[Math.floor(t * shore.length)] ?? [x, y])).join("")
  );
}

const reeds = ([x, y]: Point) =>
  `<path d="M${short(x - 3)} ${short(y + 3)}l-2-8M${short(x)} ${short(y + 3)}v-10M${short(x + 3)} ${short(y + 3)}l2-8" stroke="#5f7240" stroke-width="1.5" stroke-linecap="round"/>`;

/** Draw the squares of water that are printed on the board. */
export function waters(random: Random, land: Land): string {
  return patches(land.all("~"))
    .map((patch) => {
      const path = outlines(patch, 3)
        .map((edge) => smooth(edge))
        .join("");
      const ripples = patch
        .map(
          ([column, row]) =>
            `M${short((column + 0.2 + random() * 0.2) * SQUARE)} ${short((row + 0.3 + random() * 0.4) * SQUARE)}q6-4 12 0t12 0`,
        )
        .join("");
      return `<path d="${path}" fill="#a2bfc4" stroke="#4d6d78" stroke-width="2"/><path d="${ripples}" fill="none" stroke="#eef4f2" stroke-width="1.3"/>`;
    })
    .join("");
}
