/** Houses from above without roofs: brick walls, rooms, windows, doors, and ruins. */

import type { OverlayInfo } from "../../wire";
import { blob, pick, seeded, short, smooth, type Point, type Random } from "../../draw/seeded";
import { block } from "./land";
import { SQUARE, spot, type MapPlan } from "./measure";
import { seedOf } from "./seed";

/** Distance from the centre of a wall to the edge of the squares that the house covers. */
const INSET = 13;
const HALF = SQUARE / 2;
const TURN = { n: 0, e: 90, s: 180, w: 270 } as const;
const SIDES = ["n", "e", "s", "w"] as const;

type Side = (typeof SIDES)[number];
interface Opening {
  kind: "door" | "window";
  side: Side;
  at: Point;
  width: number;
}

/** Return the windows and doors of a house. One that spans both halves of a side is wide. */
export function openings(house: OverlayInfo, plan: Pick<MapPlan, "cells" | "rows">): Opening[] {
  return house.rooms.flatMap(({ cell, halves }) => {
    const [x, y] = spot(plan.cells[cell] ?? house, plan.rows);
    return SIDES.flatMap((side, index): Opening[] => {
      const out = HALF + (HALF - INSET);
      // Halves are named starting in the west and in the south.
      const at = (along: number): Point =>
        side === "n"
          ? [x + along, y - out]
          : side === "s"
            ? [x + along, y + out]
            : [side === "e" ? x + out : x - out, y - along];
      const [low, high] = [kindOf(halves[index * 2]), kindOf(halves[index * 2 + 1])];
      if (low !== null && low === high) return [{ kind: low, side, at: at(0), width: 22 }];
      return [
        ...(low === null ? [] : [{ kind: low, side, at: at(-HALF / 2), width: 13 }]),
        ...(high === null ? [] : [{ kind: high, side, at: at(HALF / 2), width: 13 }]),
      ];
    });
  });
}

const kindOf = (half: string | undefined): Opening["kind"] | null =>
  half === "d" ? "door" : half === "o" ? "window" : null;

/**
 * Draw a gap in the wall: a door with a leaf and a blue arrow, or a window with shutters and a
 * brass one.
 */
function openingArt({ kind, side, at: [x, y], width }: Opening): string {
  const w = width / 2;
  const leaf = short(Math.min(width, 16) * 0.72);
  const shutter = Math.min(8, w - 1);
  const drawn =
    kind === "door"
      ? `<path d="M${-w} 4.5V${leaf}A${leaf} ${leaf} 0 0 0 ${short(Number(leaf) - w)} 4.5" fill="#f3ead0" fill-opacity=".5" stroke="#1d5f86" stroke-width="1"/><path d="M${-w} 4.5V${leaf}" stroke="#1d4a68" stroke-width="2"/><rect x="${-w}" y="-5" width="${width}" height="10" fill="#f3ead0" stroke="#1d4a68" stroke-width="1.4"/><path d="M0-12.5 6.5-5H-6.5Z" fill="#1d5f86" stroke="#f7f2df" stroke-width="1"/>`
      : `<path d="M${-w}-4.5A${shutter} ${shutter} 0 0 0 ${short(-w - shutter * 0.8)}-${short(4.5 + shutter * 0.6)}M${w}-4.5A${shutter} ${shutter} 0 0 1 ${short(w + shutter * 0.8)}-${short(4.5 + shutter * 0.6)}" fill="none" stroke="#4d6d3a" stroke-width="1.8"/><rect x="${-w}" y="-4.5" width="${width}" height="9" fill="#f7f2df" stroke="#4d3704" stroke-width="1.2"/><path d="M${-w} 0H${w}M0-4.5V4.5" stroke="#4d3704" stroke-width=".9"/><path d="M0-11 5-4.5H-5Z" fill="#e9bd4c" stroke="#4d3704" stroke-width=".9"/>`;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${TURN[side]})">${drawn}</g>`;
}

/** Draw the paved ground of a house or its ruin. */
function yard(x: number, y: number, w: number, h: number): string {
  const box = `x="${x + 1.5}" y="${y + 1.5}" width="${w - 3}" height="${h - 3}" rx="5"`;
  return `<rect ${box} fill="#dccfa8" fill-opacity=".92" stroke="#a8986a" stroke-width="1"/><rect ${box} fill="url(#cob)"/>`;
}

export function houseArt(house: OverlayInfo, plan: Pick<MapPlan, "cells" | "rows">): string {
  const random = seeded(seedOf(house.name));
  const { x, y, w, h } = block(house, plan.rows);
  const [left, top, wide, high] = [x + INSET, y + INSET, w - 2 * INSET, h - 2 * INSET];
  const rect = (rest: string, by = 0) =>
    `<rect x="${left - by}" y="${top - by}" width="${wide + 2 * by}" height="${high + 2 * by}" ${rest}/>`;
  const rooms = house.rooms
    .map(({ cell }) => spot(plan.cells[cell] ?? house, plan.rows))
    .map(([cx, cy]) => `M${cx - HALF} ${cy - HALF}h${SQUARE}v${SQUARE}h${-SQUARE}Z`)
    .join("");
  return (
    yard(x, y, w, h) +
    rect('transform="translate(4 6)" fill="#1a1a10" fill-opacity=".38"', 4.5) +
    rect('fill="#e6d6b2"') +
    planks(random, left, top, wide, high) +
    furniture(random, left + 5, top + 5, wide - 10, high - 10) +
    `<path d="${rooms}" fill="none" stroke="#6b5526" stroke-opacity=".55" stroke-width=".9" stroke-dasharray="3 2.5"/>` +
    rect('fill="none" stroke="#742410" stroke-width="9"') +
    rect('fill="none" stroke="#b5573a" stroke-width="5.5" stroke-dasharray="9 1.5"') +
    rect(
      'fill="none" stroke="#d08a66" stroke-width="1" stroke-dasharray="7 3.5" stroke-opacity=".8"',
      1.4,
    ) +
    openings(house, plan).map(openingArt).join("")
  );
}

function planks(random: Random, x: number, y: number, w: number, h: number): string {
  let boards = "";
  for (let line = 7; line < h; line += 8) {
    boards += `M${x} ${short(y + line)}h${w}`;
    for (let k = 0; k < w / 34; k++) boards += `M${short(x + random() * w)} ${short(y + line)}v-8`;
  }
  return `<path d="${boards}" stroke="#b39a68" stroke-opacity=".6" stroke-width=".9"/>`;
}

/** Draw a table, a stove and a bed in the corners, where counters do not cover them. */
function furniture(random: Random, x: number, y: number, w: number, h: number): string {
  const things = [
    '<rect width="11" height="7" rx="1" fill="#a87f45" stroke="#5b4318" stroke-width=".8"/><path d="M2-2h3M6-2h3M2 9h3M6 9h3" stroke="#5b4318" stroke-width="1.6"/>',
    '<rect width="9" height="8" fill="#5d564a" stroke="#2b2820" stroke-width=".8"/><circle cx="3" cy="4" r="1.4" fill="#2b2820"/><circle cx="6.5" cy="4" r="1.4" fill="#c05a2c"/>',
    '<rect width="8" height="13" rx="1" fill="#8d9aa0" stroke="#3c474d" stroke-width=".8"/><rect x="1" y="1" width="6" height="3.5" fill="#f3ecd8"/>',
    '<rect width="8" height="8" fill="#8f6b38" stroke="#4a3412" stroke-width=".8"/><path d="M0 0l8 8M8 0L0 8" stroke="#4a3412" stroke-width=".7"/>',
  ];
  const corners: Point[] = [
    [x, y],
    [x + w - 11, y],
    [x, y + h - 13],
  ];
  return corners
    .filter(() => random() < 0.8)
    .map(
      ([cx, cy]) =>
        `<g transform="translate(${short(cx)} ${short(cy)})" opacity=".8">${pick(random, things as [string, ...string[]])}</g>`,
    )
    .join("");
}

/** Draw a demolished house: stumps of walls, heaps of bricks and beams. */
export function ruinArt(house: OverlayInfo, plan: Pick<MapPlan, "rows">): string {
  const random = seeded(seedOf(house.name) + 1);
  const { x, y, w, h } = block(house, plan.rows);
  const [left, top, wide, high] = [x + INSET, y + INSET, w - 2 * INSET, h - 2 * INSET];
  const wall = `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="none"`;
  const gaps = `stroke-dasharray="${[16, 22, 9, 14, 24, 30].map((n) => n + Math.floor(random() * 8)).join(" ")}"`;
  const heaps = Array.from({ length: Math.round((w * h) / 900) }, () =>
    heap(random, [x + 12 + random() * (w - 24), y + 12 + random() * (h - 24)]),
  ).join("");
  const beams = Array.from({ length: Math.round((w * h) / 3200) + 1 }, () => {
    const [bx, by] = [x + 22 + random() * (w - 44), y + 22 + random() * (h - 44)];
    const angle = Math.floor(random() * 180);
    return `<g transform="translate(${short(bx)} ${short(by)}) rotate(${angle})"><path d="M-15 1.5H15" stroke="#1a1a10" stroke-opacity=".4" stroke-width="4"/><path d="M-15 0H15" stroke="#3d2c18" stroke-width="4"/><path d="M-13-.6H12" stroke="#7a5a34" stroke-width="1.2"/></g>`;
  }).join("");
  return (
    yard(x, y, w, h) +
    `<path d="${smooth(blob(random, x + w / 2, y + h / 2, w / 2 - 6, h / 2 - 6, 14, 0.08))}" fill="#b9a57c"/>` +
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="#8d7a58" fill-opacity=".5"/>` +
    `${wall} stroke="#5a1c0c" stroke-width="9" ${gaps}/>${wall} stroke="#a35034" stroke-width="5.5" ${gaps}/>` +
    heaps +
    beams
  );
}

function heap(random: Random, [x, y]: Point): string {
  const bricks = Array.from({ length: 5 }, () => {
    const [bx, by] = [short(x + (random() - 0.5) * 16), short(y + (random() - 0.5) * 11)];
    const fill = pick(random, ["#a35034", "#8d3f26", "#c2765a", "#b7a98a"]);
    return `<rect x="${bx}" y="${by}" width="6.5" height="4.5" fill="${fill}" stroke="#4a2a1c" stroke-width=".7" transform="rotate(${Math.floor(random() * 90 - 45)} ${bx} ${by})"/>`;
  }).join("");
  return `<ellipse cx="${short(x + 3)}" cy="${short(y + 4)}" rx="12" ry="7" fill="#2b2118" fill-opacity=".3"/>${bricks}`;
}
