/** The sheet of the map: paper, margin, letters, numbers, grid lines and labels. */

import type { OverlayInfo, Place } from "../../wire";
import { short } from "../../draw/seeded";
import { safe } from "./ink";
import { block } from "./land";
import { RIM, SQUARE, spot, type MapPlan, type MapState } from "./measure";

/**
 * Draw the paper under the map, with letters for the columns and numbers for the rows from the
 * south.
 */
export function mapSheet({ columns, rows }: Pick<MapPlan, "columns" | "rows">): string {
  const [w, h] = [columns * SQUARE, rows * SQUARE];
  const label = (x: number, y: number, text: string | number) =>
    `<text x="${x}" y="${y}" text-anchor="middle">${text}</text>`;
  const letters = Array.from({ length: columns }, (_, i) => {
    const letter = String.fromCharCode(65 + i);
    const x = (i + 0.5) * SQUARE;
    return label(x, -6.5, letter) + label(x, h + 16, letter);
  }).join("");
  const numbers = Array.from({ length: rows }, (_, i) => {
    const y = (rows - i - 0.5) * SQUARE + 4.5;
    return label(-11, y, i + 1) + label(w + 11, y, i + 1);
  }).join("");
  return (
    `<rect x="${4 - RIM}" y="${8 - RIM}" width="${w + 2 * RIM - 4}" height="${h + 2 * RIM - 4}" rx="4" fill="#1a1a10" fill-opacity=".35"/>` +
    `<rect x="${-RIM}" y="${-RIM}" width="${w + 2 * RIM}" height="${h + 2 * RIM}" rx="3" fill="var(--paper-1)"/>` +
    // A little white sets the sheet off from the table in the dark theme, and is invisible in the
    // light one.
    `<rect x="${-RIM}" y="${-RIM}" width="${w + 2 * RIM}" height="${h + 2 * RIM}" rx="3" fill="#fff" fill-opacity=".09"/>` +
    `<rect x="-3" y="-3" width="${w + 6}" height="${h + 6}" fill="none" stroke="#2b2a1a" stroke-width="1.5"/>` +
    `<g class="ct" font-size="13" fill="var(--ink-2)">${letters}${numbers}</g>`
  );
}

/** Draw the lines between squares. Inside an intact house they run around its rooms. */
export function mapGrid(plan: MapPlan, state: MapState = {}): string {
  const houses = plan.overlays
    .filter(({ kind, name }) => kind === "house" && !state.fallen?.includes(name))
    .map((overlay) => block(overlay, plan.rows));
  const covered = (x: number, y: number) =>
    houses.some(
      (house) => x > house.x && x < house.x + house.w && y > house.y && y < house.y + house.h,
    );
  let path = "";
  for (let column = 1; column < plan.columns; column++) {
    path += strokes(plan.rows, (row) => covered(column * SQUARE, (row + 0.5) * SQUARE))
      .map(([from, to]) => `M${column * SQUARE} ${from * SQUARE}V${to * SQUARE}`)
      .join("");
  }
  for (let row = 1; row < plan.rows; row++) {
    path += strokes(plan.columns, (column) => covered((column + 0.5) * SQUARE, row * SQUARE))
      .map(([from, to]) => `M${from * SQUARE} ${row * SQUARE}H${to * SQUARE}`)
      .join("");
  }
  return `<path d="${path}" fill="none" stroke="#2b2a1a" stroke-opacity=".22"/>`;
}

/** Return the visible parts of a line of `length` squares. */
function strokes(length: number, hidden: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < length; i++) {
    if (hidden(i)) continue;
    const last = found.at(-1);
    if (last?.[1] === i) last[1] = i + 1;
    else found.push([i, i + 1]);
  }
  return found;
}

/** Draw the cover of houses, ruins and positions on small shields. */
export function mapLabels(
  plan: MapPlan,
  cover: (terrain: string) => number,
  state: MapState = {},
): string {
  return plan.overlays
    .filter(({ kind }) => kind === "house" || kind === "position")
    .map((overlay) => {
      const fallen = state.fallen?.includes(overlay.name) ?? false;
      const points = cover(fallen ? overlay.ruin : overlay.terrain);
      if (points <= 0) return "";
      const [x, y] = shieldPlace(overlay, plan.rows);
      return `<g transform="translate(${short(x)} ${short(y)})">${coverBadge(points)}</g>`;
    })
    .join("");
}

/** In a corner, which counters in the rooms do not cover. */
function shieldPlace(overlay: OverlayInfo, rows: number): [number, number] {
  const { x, y, w, h } = block(overlay, rows);
  return overlay.kind === "house" ? [x + w - 14, y + h - 14] : [x + w - 7, y + h - 7];
}

/** Draw the defence bonus of a terrain. */
export const coverBadge = (points: number): string =>
  `<path d="M-9-9.5H9V1Q9 7 0 10Q-9 7-9 1Z" fill="#f7f2df" stroke="#742410" stroke-width="1.3"/><text y="4" text-anchor="middle" class="ct" font-size="13" fill="#742410">+${points}</text>`;

/** Draw the name of a place, with an outline for contrast on any ground. */
export function placeName(text: string, place: Place, rows: number, size = 16): string {
  const [x, y] = spot(place, rows);
  return `<text x="${short(x)}" y="${short(y + size * 0.34)}" text-anchor="middle" font-family="var(--font-display)" font-style="italic" font-size="${size}" fill="#2a2a1a" stroke="#f3ecd2" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke">${safe(text)}</text>`;
}

const PLAIN: Readonly<Record<string, string>> = {
  "=": "#f3ead0",
  H: "#4c5a2c",
  w: "#7c8b4b",
  W: "#55663a",
  ",": "#e3cf86",
  b: "#8d9d5e",
  "~": "#a2bfc4",
};

/**
 * Draw the map in plain colours with one unit per square, for lists and the overview on small
 * screens.
 */
export function miniGround(
  plan: Pick<MapPlan, "columns" | "rows" | "ground" | "overlays">,
): string {
  const colours = new Map<string, string>();
  plan.ground.forEach((line, row) => {
    for (let column = 0; column < line.length;) {
      const letter = line[column] ?? "";
      let end = column + 1;
      while (line[end] === letter) end++;
      const colour = PLAIN[letter];
      if (colour !== undefined) {
        colours.set(
          colour,
          `${colours.get(colour) ?? ""}M${column} ${row}h${end - column}v1h${column - end}Z`,
        );
      }
      column = end;
    }
  });
  const ground = [...colours]
    .map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`)
    .join("");
  const overlays = plan.overlays
    .map((overlay) => {
      const { x, y, w, h } = block(overlay, plan.rows);
      const inset = overlay.kind === "house" ? 0.3 : 0.12;
      const fill =
        overlay.kind === "house"
          ? "#742410"
          : overlay.kind === "position"
            ? "#a08a55"
            : overlay.kind === "wreck"
              ? "#3f3228"
              : overlay.terrain === "water"
                ? "#7fa3aa"
                : "#6f7f48";
      return `<rect x="${short(x / SQUARE + inset)}" y="${short(y / SQUARE + inset)}" width="${short(w / SQUARE - 2 * inset)}" height="${short(h / SQUARE - 2 * inset)}" fill="${fill}"/>`;
    })
    .join("");
  return `<rect width="${plan.columns}" height="${plan.rows}" fill="#cfd39a"/>${ground}${overlays}`;
}
