/** Markers on tiles, each centred on the origin. */

import type { SideShape } from "../../draw/icons";
import { short } from "../../draw/seeded";
import { PAPER } from "../../draw/sides";

const INK = { a: "#4c5a2c", b: "#34434e" } as const;
const EDGE = { a: "#2c3517", b: "#17212a" } as const;

/** Scale a drawing from a box of `box` units to `size`, centred. */
export const centred = (box: number, size: number, drawn: string) =>
  `<g transform="scale(${(size / box).toFixed(3)}) translate(${-box / 2} ${-box / 2})">${drawn}</g>`;

/** Draw a side's control marker: hollow with an eye if scouted, solid with a flag if controlled. */
export function controlMarker(side: SideShape, controlled: boolean, size = 38): string {
  const shape =
    side === "a" ? '<circle cx="16" cy="16" r="14"' : '<path d="M7 2h18l5 5v18l-5 5H7l-5-5V7Z"';
  const ink = INK[side];
  const sign = controlled
    ? `<path d="M11 7v19" stroke="${PAPER}" stroke-width="2.4"/><path d="M12 8h12l-3.5 4.5L24 17H12Z" fill="${PAPER}"/>`
    : `<path d="M6.5 16q9.5-10.5 19 0q-9.5 10.5-19 0Z" fill="none" stroke="${ink}" stroke-width="2.2"/><circle cx="16" cy="16" r="3.6" fill="${ink}"/>`;
  const [fill, stroke, width] = controlled ? [ink, EDGE[side], 1.4] : [PAPER, ink, 2.6];
  return centred(
    32,
    size,
    `${shape} transform="translate(1 2.4)" fill="#1a1a10" fill-opacity=".4"/>${shape} fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>${sign}`,
  );
}

/** Draw the points of a tile. */
export function objectiveMarker(points: number, size = 50): string {
  return centred(
    40,
    size,
    `<circle cx="21" cy="22.5" r="18" fill="#1a1a10" fill-opacity=".4"/><circle cx="20" cy="20" r="18" fill="#e9bd4c" stroke="#4d3704" stroke-width="1.6"/><circle cx="20" cy="20" r="14.2" fill="none" stroke="#4d3704" stroke-width="1" stroke-dasharray="2.5 1.8"/><text x="20" y="27" text-anchor="middle" class="ct" font-size="21" fill="#2c2103">${points}</text>`,
  );
}

/** Draw the marker of a tile where units of a side enter. */
export function spawnMarker(side: SideShape, tag: string, size = 46): string {
  const roof = side === "b" ? "M11 2H29L39 17" : "M20 2 39 17";
  const house = `<path d="${roof}H34V38H6V17H1Z"`;
  return centred(
    40,
    size,
    `${house} transform="translate(1 2.5)" fill="#1a1a10" fill-opacity=".4"/>${house} fill="${PAPER}" stroke="${INK[side]}" stroke-width="2.4" stroke-linejoin="round"/><text x="20" y="31" text-anchor="middle" class="ct" font-size="${tag.length > 2 ? 12 : 15}" fill="${INK[side]}">${tag}</text>`,
  );
}

/** Draw the target marker of a mortar. */
export function targetMarker(side: SideShape, size = 52): string {
  const ink = INK[side];
  const line = `fill="none" stroke="${ink}" stroke-width="3.2"`;
  const rim =
    side === "b"
      ? `<path d="M15 5h14L39 15v14L29 39H15L5 29V15Z" ${line}/>`
      : `<circle cx="22" cy="22" r="17" ${line}/>`;
  return centred(
    44,
    size,
    `<circle cx="22" cy="22" r="19" fill="${PAPER}" fill-opacity=".86"/>${rim}<circle cx="22" cy="22" r="8.5" fill="none" stroke="${ink}" stroke-width="2.4"/><path d="M22 1v12M22 31v12M1 22h12M31 22h12" stroke="${ink}" stroke-width="3.2"/><circle cx="22" cy="22" r="2.6" fill="${ink}"/>`,
  );
}

/** Draw a radio, which means that its tile's points may rise. */
export function radioMarker(size = 44): string {
  return centred(
    44,
    size,
    `<path d="M4 4h36v36H4Z" transform="translate(1.5 3)" fill="#1a1a10" fill-opacity=".42"/><path d="M3 3h38v38H3Z" fill="#8a3a1e" stroke="#4a1a0a" stroke-width="1.5"/><path d="M6 6h32v32H6Z" fill="none" stroke="#d88f6d" stroke-width=".9"/><path d="M17 34 22 12l5 22M19 24h6M18 30h8" fill="none" stroke="${PAPER}" stroke-width="2.4"/><path d="M15 16q-4-5 0-9M29 16q4-5 0-9" fill="none" stroke="${PAPER}" stroke-width="2"/>`,
  );
}

/** Draw a tile's cover on a shield, with its upper left corner at the origin. */
export function coverShield(cover: string, height = 32): string {
  const width = cover.length > 1 ? 40 : 30;
  const at = (share: number) => short(height * share);
  return `<path d="M0 0H${width}V${at(0.58)}Q${width} ${at(0.86)} ${width / 2} ${at(1.04)}Q0 ${at(0.86)} 0 ${at(0.58)}Z" fill="${PAPER}" fill-opacity=".94" stroke="#2b2a1a" stroke-width="1.5"/><text x="${width / 2}" y="${at(0.72)}" text-anchor="middle" class="ct" font-size="20" fill="#1f231c">${cover}</text>`;
}

/** Draw sights around a possible target, with the chance above or below them. */
export function reticle(
  radius: number,
  chance: string,
  hot: boolean,
  below: boolean,
  enlarged = 1,
  friend = false,
): string {
  const ink = friend ? "#1d5f86" : "#a8361a";
  const corner = (sx: number, sy: number) =>
    `M${sx * radius} ${sy * (radius - 16)}V${sy * radius}H${sx * (radius - 16)}`;
  const corners = corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
  const label =
    chance === ""
      ? ""
      : `<g transform="translate(0 ${below ? radius + 4 : -radius - 3}) scale(${short(enlarged)})"><rect x="-29" y="-14" width="58" height="27" rx="13.5" fill="${hot ? ink : "#fff6e6"}" stroke="${ink}" stroke-width="2.2"/><text y="6.5" text-anchor="middle" class="ct" font-size="19" fill="${hot ? "#fff6e6" : "#7d2510"}">${chance}</text></g>`;
  const area = `<rect x="${-radius}" y="${-radius}" width="${radius * 2}" height="${radius * 2}" fill="${ink}" fill-opacity="${hot ? 0.16 : 0}"/>`;
  return `${area}<path d="${corners}" fill="none" stroke="#fff6e6" stroke-width="9" stroke-linecap="square"/><path d="${corners}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="square"/>${label}`;
}
