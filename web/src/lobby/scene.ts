/** A landscape for a title, like the lid of a box: original, and the same every time. */

import { seeded, short, smooth } from "../draw/seeded";
import type { Point } from "../draw/seeded";

const WIDTH = 300;
const HEIGHT = 168;

type Ridge = (y: number, unevenness: number, points?: number) => string;

function ridges(random: () => number): Ridge {
  return (y, unevenness, n = 9) => {
    const points: Point[] = [[-20, y]];
    for (let i = 0; i < n; i++)
      points.push([(i * WIDTH) / (n - 1), y + (random() - 0.5) * unevenness]);
    points.push([WIDTH + 20, y]);
    return `${smooth(points, false)}L${WIDTH + 20} ${HEIGHT + 10}L-20 ${HEIGHT + 10}Z`;
  };
}

const lines = (colour: string) =>
  Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M0 ${6 + i * 7}H${WIDTH}" stroke="${colour}" stroke-opacity="${(0.05 + i * 0.008).toFixed(3)}"/>`,
  ).join("");

const framed = (drawn: string) =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${drawn}</svg>`;

function normandy(): string {
  const random = seeded(781);
  const ridge = ridges(random);
  const haze = lines("#4a3a12");
  const hills = `<path d="${ridge(92, 16)}" fill="#b9ba86"/>`;
  const church =
    '<g fill="#5d6a3a"><path d="M92 92V52l7-22 7 22v8h34v32Z"/><path d="M99 22v-9M95 17h8" stroke="#5d6a3a" stroke-width="2.4"/></g><rect x="97" y="62" width="4" height="8" fill="#e9bd4c"/>';
  const meadow = `<path d="${ridge(104, 12)}" fill="#8c975c"/>`;
  const hedge = Array.from({ length: 14 }, (_, i) => {
    const [x, y] = [i * 23 + random() * 10, 108 + random() * 8];
    return `<path d="M${short(x - 14)} ${short(y + 10)}q-4-16 9-18 7-11 17-2 12 4 6 20Z" fill="#4c5a2c"/>`;
  }).join("");
  const ditch = `<path d="${ridge(132, 8)}" fill="#3a4520"/>`;
  const men = (
    [
      [48, 1],
      [86, 0.94],
      [196, 1.04],
      [236, 0.98],
    ] as const
  )
    .map(
      ([x, size], i) =>
        `<g transform="translate(${x} ${short(138 - 34 * size)}) scale(${size})"><path d="M-9 0C-9-12 9-12 9 0L12 2H-12Z"/><path d="M-7 2H7V9L14 14 18 40H-16L-13 14-7 9Z"/><path d="M8 20 34 ${i % 2 ? 2 : 8}l2 2L12 26Z"/></g>`,
    )
    .join("");
  return framed(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#eadfbf"/>` +
      `<circle cx="216" cy="58" r="34" fill="#d9b56a"/>${haze}${hills}${church}${meadow}${hedge}${ditch}` +
      `<g fill="#20270f" transform="translate(0 4)">${men}</g><path d="M-10 ${HEIGHT}V146q80-10 160-2t160-6V${HEIGHT}Z" fill="#20270f"/>`,
  );
}

function northAfrica(): string {
  const ridge = ridges(seeded(587));
  const truck =
    '<g transform="translate(172 92) scale(1.5)" fill="#3b2a0d"><path d="M-38 10h26l6-13h16l3 13h20v14H-38Z"/><circle cx="-24" cy="24" r="8"/><circle cx="22" cy="24" r="8"/><circle cx="-24" cy="24" r="3" fill="#9a6a2c"/><circle cx="22" cy="24" r="3" fill="#9a6a2c"/><path d="M-24-2h-3v12h3ZM-40-4h24v3h-24Z"/><path d="M-32 2q4-6 8 0v8h-8Z"/><path d="M-38 13h-5v7h5Z"/></g>';
  return framed(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f0dcaa"/><circle cx="78" cy="52" r="32" fill="#d98f3e"/>${lines("#5b3b12")}` +
      `<path d="${ridge(92, 22, 6)}" fill="#dcb271"/><path d="${ridge(112, 26, 5)}" fill="#c4924c"/>` +
      `<path d="M-10 ${HEIGHT}V130C60 100 120 150 190 122S300 118 ${WIDTH + 10} 132V${HEIGHT}Z" fill="#9a6a2c"/>${truck}` +
      `<path d="M-10 ${HEIGHT}V150C80 134 150 164 ${WIDTH + 10} 146V${HEIGHT}Z" fill="#3b2a0d"/><path d="M20 158q60-10 120 0M150 162q50-10 100-4" stroke="#9a6a2c" stroke-width="1.5" fill="none"/>`,
  );
}

function heroes(): string {
  const random = seeded(311);
  const ridge = ridges(random);
  const hedge = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [i * 27 + random() * 8, 96 + random() * 6];
    return `<path d="M${short(x - 14)} ${short(y + 12)}q-4-16 9-18 7-11 17-2 12 4 6 20Z" fill="#6b7c72"/>`;
  }).join("");
  const wheels = [-62, -38, -14, 10, 34, 58]
    .map(
      (x) => `<circle cx="${x}" cy="31" r="9.5" fill="#55655b"/><circle cx="${x}" cy="31" r="4"/>`,
    )
    .join("");
  const tank = `<g transform="translate(150 108)" fill="#1f2a2a"><path d="M-74 14H66Q82 14 86 24 86 44 66 46H-66Q-86 44-86 26-86 14-74 14Z"/><path d="M-56 12-44-2H52L64 12Z"/><path d="M-34-4-26-26H26L40-12 38-4Z"/><path d="M34-20H116V-13H36Z"/><path d="M112-23h10v13h-10Z"/><path d="M-12-26v-8H8v8Z"/>${wheels}</g>`;
  const squares = Array.from(
    { length: 13 },
    (_, i) => `M${i * 24 + 6} 152L${(i - 6) * 44 + 150} ${HEIGHT}`,
  ).join("");
  return framed(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#dfe0d4"/><circle cx="226" cy="48" r="30" fill="#b9c2bd"/>${lines("#22303a")}` +
      `<path d="${ridge(96, 14)}" fill="#a7b1a6"/>${hedge}<path d="${ridge(116, 8)}" fill="#55655b"/>${tank}` +
      `<path d="M-10 ${HEIGHT}V150q90-8 160 0t160-4V${HEIGHT}Z" fill="#1f2a2a"/><path d="${squares}" stroke="#f0efe4" stroke-opacity=".22"/>`,
  );
}

const SCENES: Readonly<Record<string, () => string>> = {
  "undaunted-normandy": normandy,
  "undaunted-north-africa": northAfrica,
  "heroes-of-normandie": heroes,
};

/** The picture for a title; empty for one that has none. */
export const titleScene = (title: string): string => SCENES[title]?.() ?? "";
