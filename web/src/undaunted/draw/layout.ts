/** Positions of tiles on the drawn map, and of pieces on a tile. */

import type { MapInfo, TileInfo } from "../../wire";
import { TILE } from "./tile";

const GAP = 7;
const MARGIN = 14;

export interface Placed {
  tile: TileInfo;
  /** The upper left corner. */
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  tiles: Placed[];
}

/**
 * Lay out the lines of tiles, each shifted by half a tile. A step is half a tile along the line.
 */
export function layout(map: MapInfo): Layout {
  const pitch = TILE + GAP;
  const lines = map.tiles.map((tile) => tile.line);
  const steps = map.tiles.map((tile) => tile.step);
  const [line0, step0] = [Math.min(...lines), Math.min(...steps)];
  const tiles = map.tiles.map((tile): Placed => {
    const across = MARGIN + ((tile.step - step0) / 2) * pitch;
    const down = MARGIN + (tile.line - line0) * pitch;
    return { tile, x: map.rows ? across : down, y: map.rows ? down : across };
  });
  return {
    tiles,
    width: Math.max(...tiles.map((placed) => placed.x)) + TILE + MARGIN,
    height: Math.max(...tiles.map((placed) => placed.y)) + TILE + MARGIN,
  };
}

/** Return the neighbours of a tile: two in its line, two in each adjacent line. */
export function neighbours(map: MapInfo, tile: TileInfo): TileInfo[] {
  return map.tiles.filter((other) => {
    const [lines, steps] = [Math.abs(other.line - tile.line), Math.abs(other.step - tile.step)];
    return (lines === 0 && steps === 2) || (lines === 1 && steps === 1);
  });
}

/**
 * Return the position and size of a structure's marker on its tile, beside the tile's own points.
 */
export const structurePlace = (objective: number): { x: number; y: number; size: number } =>
  objective > 0 ? { x: 119, y: 42, size: 44 } : { x: 152, y: 44, size: 52 };

/** Return positions and the size for `count` counters on a tile. The markers below stay visible. */
export function slots(count: number): { size: number; at: readonly (readonly [number, number])[] } {
  if (count <= 2)
    return {
      size: 66,
      at:
        count === 1
          ? [[100, 104]]
          : [
              [62, 104],
              [138, 104],
            ],
    };
  const columns = count > 9 ? 5 : count > 6 ? 4 : count > 4 ? 3 : 2;
  const rows = Math.ceil(count / columns);
  const [across, down] = [Math.min(72, 176 / columns), 104 / rows];
  return {
    size: Math.min(across, down) - 2,
    at: Array.from({ length: count }, (_, i): [number, number] => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, count - row * columns);
      return [
        100 + ((i % columns) - (inRow - 1) / 2) * across,
        101 + (row - (rows - 1) / 2) * down,
      ];
    }),
  };
}
