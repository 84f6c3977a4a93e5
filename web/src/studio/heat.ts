/** Marks of the heat map: side A round, side B with cut corners, with a number in per cent. */

import type { Finding } from "../wire";
import { heatOf, roundsOf, type Heat, type HeatKind } from "./findings";

/** Return the heat of all rounds and both sides, or null without a measurement. */
export const wholeHeat = (finding: Finding | null, kind: HeatKind): Heat | null =>
  finding === null ? null : heatOf(finding.heat, kind, roundsOf(finding), null);

/** Draw the marks of a place, centred on it. `room`: half the size of the place. */
export function heatMarks(heat: Heat | null, kind: HeatKind, place: string, room: number): string {
  const shares = heat?.places.get(place);
  if (heat === null || shares === undefined) return "";
  return kind === "stood"
    ? stoodMarks(shares, room, heat.most)
    : fellMark(shares[0] + shares[1], room, heat.most);
}

/** A place's share of each side's total, from 0 to 1. */
export type Shares = readonly [number, number];

const LEAST = 0.004;

const round = (value: number) => Math.round(value * 10) / 10;

function chamfer(r: number): string {
  const h = round(r / 2);
  return `M${-h} ${-r}H${h}L${r} ${-h}V${h}L${h} ${r}H${-h}L${-r} ${h}V${-h}Z`;
}

/**
 * Draw how long counters of both sides stood here. `room`: half the size of the place; `most`: the
 * largest share of all places.
 */
export function stoodMarks(shares: Shares, room: number, most: number): string {
  const both = shares.filter((share) => share >= LEAST).length > 1;
  return shares
    .map((share, side) => {
      if (share < LEAST) return "";
      const r = round(Math.max(room * 0.09, Math.sqrt(share / most) * room * 0.52));
      const x = both ? round((side === 0 ? -1 : 1) * room * 0.47) : 0;
      const shape =
        side === 0
          ? `<circle r="${r}" fill="#4c5a2c" fill-opacity=".9" stroke="#f8f3e4" stroke-width="${round(room * 0.03)}"/>`
          : `<path d="${chamfer(round(r * 0.92))}" fill="#34434e" fill-opacity=".92" stroke="#f8f3e4" stroke-width="${round(room * 0.03)}"/>`;
      const size = round(Math.min(room * 0.27, r * 0.95));
      const label =
        r < room * 0.17
          ? ""
          : `<text y="${round(size * 0.34)}" text-anchor="middle" class="ct" font-size="${size}" fill="#f8f3e4">${Math.round(100 * share)}</text>`;
      return `<g transform="translate(${x} 0)">${shape}${label}</g>`;
    })
    .join("");
}

/** Draw the losses here. More losses are darker. */
export function fellMark(share: number, room: number, most: number): string {
  if (share < LEAST) return "";
  const [side, opacity] = [round(room * 0.98), round(10 * (0.15 + 0.63 * (share / most))) / 10];
  const size = round(room * 0.6);
  const number = Math.round(100 * share);
  return `<rect x="${-side}" y="${-side}" width="${2 * side}" height="${2 * side}" rx="${round(room * 0.07)}" fill="#9c3318" fill-opacity="${opacity}"/><text y="${round(size * 0.36)}" text-anchor="middle" class="ct" font-size="${size}" fill="#fff6e6" stroke="#5c1a08" stroke-width="${round(room * 0.07)}" paint-order="stroke">${number === 0 ? "&lt;1" : number}</text>`;
}
