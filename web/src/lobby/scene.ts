/** A landscape for a title, like the lid of a box: original, and the same every time. */

import { seeded, short, smooth } from "../draw/seeded";
import type { Point } from "../draw/seeded";

const WIDTH = 300;
const HEIGHT = 168;

export function normandyScene(): string {
  const random = seeded(781);
  const ridge = (y: number, unevenness: number): string => {
    const points: Point[] = [[-20, y]];
    for (let i = 0; i < 9; i++) points.push([(i * WIDTH) / 8, y + (random() - 0.5) * unevenness]);
    points.push([WIDTH + 20, y]);
    return `${smooth(points, false)}L${WIDTH + 20} ${HEIGHT + 10}L-20 ${HEIGHT + 10}Z`;
  };
  const haze = Array.from(
    { length: 16 },
    (_, i) => `<path d="M0 ${6 + i * 7}H${WIDTH}" stroke="#4a3a12" stroke-opacity="${(0.05 + i * 0.008).toFixed(3)}"/>`,
  ).join("");
  const hills = `<path d="${ridge(92, 16)}" fill="#b9ba86"/>`;
  const church =
    '<g fill="#5d6a3a"><path d="M92 92V52l7-22 7 22v8h34v32Z"/><path d="M99 22v-9M95 17h8" stroke="#5d6a3a" stroke-width="2.4"/></g><rect x="97" y="62" width="4" height="8" fill="#e9bd4c"/>';
  const meadow = `<path d="${ridge(104, 12)}" fill="#8c975c"/>`;
  const hedge = Array.from({ length: 14 }, (_, i) => {
    const [x, y] = [i * 23 + random() * 10, 108 + random() * 8];
    return `<path d="M${short(x - 14)} ${short(y + 10)}q-4-16 9-18 7-11 17-2 12 4 6 20Z" fill="#4c5a2c"/>`;
  }).join("");
  const ditch = `<path d="${ridge(132, 8)}" fill="#3a4520"/>`;
  const men = ([[48, 1], [86, 0.94], [196, 1.04], [236, 0.98]] as const)
    .map(
      ([x, size], i) =>
        `<g transform="translate(${x} ${short(138 - 34 * size)}) scale(${size})"><path d="M-9 0C-9-12 9-12 9 0L12 2H-12Z"/><path d="M-7 2H7V9L14 14 18 40H-16L-13 14-7 9Z"/><path d="M8 20 34 ${i % 2 ? 2 : 8}l2 2L12 26Z"/></g>`,
    )
    .join("");
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="${WIDTH}" height="${HEIGHT}" fill="#eadfbf"/>` +
    `<circle cx="216" cy="58" r="34" fill="#d9b56a"/>${haze}${hills}${church}${meadow}${hedge}${ditch}` +
    `<g fill="#20270f" transform="translate(0 4)">${men}</g><path d="M-10 ${HEIGHT}V146q80-10 160-2t160-6V${HEIGHT}Z" fill="#20270f"/></svg>`
  );
}
