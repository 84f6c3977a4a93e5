/** Pictures of the Undaunted titles in the lobby, in the style of box lids. */

import { HEIGHT, WIDTH, framed, lines, ridges } from "../../draw/landscape";
import { seeded, short } from "../../draw/seeded";

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

/** The pictures by title. */
export const LIDS: Readonly<Record<string, () => string>> = {
  "undaunted-normandy": normandy,
  "undaunted-north-africa": northAfrica,
};
