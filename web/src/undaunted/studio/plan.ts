/** The map of a draft: the positions of tiles, as its text draws them. */

import type { Doc } from "../../studio/doc";

export interface Spot {
  line: number;
  /** Position along the line, in half tiles. */
  step: number;
}

export interface LaidTile extends Spot {
  id: string;
}

export interface Plan {
  /** Whether the lines are rows instead of columns. */
  rows: boolean;
  tiles: readonly LaidTile[];
}

/** Characters per half-step in rows, and per line in columns. */
const ROW_CHARS = 3;
const COLUMN_CHARS = 5;
/** Offsets of neighbouring tiles, in lines and half-steps. */
const BESIDE = [
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
] as const;

export const numberOf = (tile: string): string => tile.slice(0, -1);

/** The other face of a tile. */
export const otherFace = (tile: string): string =>
  numberOf(tile) + (tile.endsWith("A") ? "B" : "A");

/** Return the map of a draft, as far as it can be read. */
export function planOf(doc: Doc): Plan {
  const rows = doc.stagger !== "columns";
  const width = rows ? ROW_CHARS : COLUMN_CHARS;
  const tiles: LaidTile[] = [];
  String(doc.map ?? "")
    .split("\n")
    .forEach((text, row) => {
      for (const { 0: id, index } of text.matchAll(/\S+/g)) {
        const column = Math.round(index / width);
        tiles.push(rows ? { id, line: row, step: column } : { id, line: column, step: row });
      }
    });
  return { rows, tiles };
}

/** Return a map as text, aligned to the left and the top. */
export function mapText({ rows, tiles }: Plan): string {
  if (tiles.length === 0) return "";
  const line0 = Math.min(...tiles.map(({ line }) => line));
  const step0 = Math.min(...tiles.map(({ step }) => step));
  const texts: string[] = [];
  const order = (one: LaidTile) => (rows ? one.step : one.line);
  for (const tile of [...tiles].sort((a, b) => order(a) - order(b))) {
    const [line, step] = [tile.line - line0, tile.step - step0];
    const [row, column] = rows ? [line, step * ROW_CHARS] : [step, line * COLUMN_CHARS];
    texts[row] = (texts[row] ?? "").padEnd(column) + tile.id;
  }
  return Array.from(texts, (text) => text ?? "").join("\n");
}

export const at = (plan: Plan, { line, step }: Spot): LaidTile | undefined =>
  plan.tiles.find((tile) => tile.line === line && tile.step === step);

/** Whether a tile would overlap another one. Half a tile is enough. */
const covered = (plan: Plan, { line, step }: Spot): boolean =>
  plan.tiles.some((tile) => tile.line === line && Math.abs(tile.step - step) < 2);

export const around = ({ line, step }: Spot): Spot[] =>
  BESIDE.map(([lines, steps]) => ({ line: line + lines, step: step + steps }));

/** Return the tiles that touch a place. */
export const touching = (plan: Plan, { line, step }: Spot): LaidTile[] =>
  plan.tiles.filter((tile) => {
    const [lines, steps] = [Math.abs(tile.line - line), Math.abs(tile.step - step)];
    return (lines === 0 && steps === 2) || (lines === 1 && steps <= 1);
  });

/** Return the places where a tile could be placed. On an empty map this is the centre. */
export function freePlaces(plan: Plan): Spot[] {
  if (plan.tiles.length === 0) return [{ line: 0, step: 0 }];
  const found = new Map<string, Spot>();
  for (const tile of plan.tiles)
    for (const spot of around(tile)) if (!covered(plan, spot)) found.set(spotName(spot), spot);
  return [...found.values()].sort((a, b) => a.line - b.line || a.step - b.step);
}

export const spotName = ({ line, step }: Spot): string => `${line},${step}`;

export function spotOf(name: string): Spot | null {
  const [line, step] = name.split(",").map(Number);
  return line === undefined || step === undefined || Number.isNaN(line + step)
    ? null
    : { line, step };
}

// Turning the map over

export type Turn = "across" | "down" | "around";

/** Return the tiles mirrored left to right or top to bottom, or turned by 180 degrees. */
export function turned({ rows, tiles }: Plan, turn: Turn): Plan {
  const flips = (line: boolean) => turn === "around" || (turn === "down") === (rows === line);
  const [lines, steps] = [tiles.map(({ line }) => line), tiles.map(({ step }) => step)];
  const [line, step] = [
    Math.max(...lines) + Math.min(...lines),
    Math.max(...steps) + Math.min(...steps),
  ];
  return {
    rows,
    tiles: tiles.map((tile) => ({
      id: tile.id,
      line: flips(true) ? line - tile.line : tile.line,
      step: flips(false) ? step - tile.step : tile.step,
    })),
  };
}

/** Return the distances in steps from a tile to all tiles that can be reached. */
export function stepsFrom(plan: Plan, tile: string): Map<string, number> {
  const found = new Map([[tile, 0]]);
  const queue = plan.tiles.filter(({ id }) => id === tile);
  for (const here of queue)
    for (const there of touching(plan, here)) {
      if (found.has(there.id)) continue;
      found.set(there.id, (found.get(here.id) ?? 0) + 1);
      queue.push(there);
    }
  return found;
}
