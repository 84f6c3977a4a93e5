/** Pictures of the Heroes titles in the lobby, in the style of box lids. */

import { HEIGHT, WIDTH, framed, lines, ridges } from "../../draw/landscape";
import { seeded, short } from "../../draw/seeded";

function normandie(): string {
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

/** The pictures by title. */
export const LIDS: Readonly<Record<string, () => string>> = { "heroes-of-normandie": normandie };
