/**
 * Shared parts of the pictures of titles, which look like box lids. The drawings are original and
 * always the same.
 */

import { smooth, type Point } from "./seeded";

export const WIDTH = 300;
export const HEIGHT = 168;

type Ridge = (y: number, unevenness: number, points?: number) => string;

export function ridges(random: () => number): Ridge {
  return (y, unevenness, n = 9) => {
    const points: Point[] = [[-20, y]];
    for (let i = 0; i < n; i++)
      points.push([(i * WIDTH) / (n - 1), y + (random() - 0.5) * unevenness]);
    points.push([WIDTH + 20, y]);
    return `${smooth(points, false)}L${WIDTH + 20} ${HEIGHT + 10}L-20 ${HEIGHT + 10}Z`;
  };
}

export const lines = (colour: string) =>
  Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M0 ${6 + i * 7}H${WIDTH}" stroke="${colour}" stroke-opacity="${(0.05 + i * 0.008).toFixed(3)}"/>`,
  ).join("");

export const framed = (drawn: string) =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${drawn}</svg>`;
