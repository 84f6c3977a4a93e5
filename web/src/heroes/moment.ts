/** The position of a battle before deployment. */

import type { SkirmishInfo } from "../wire";
import type { Piece, Scene } from "./scene";

export function startOf({ armies, bonuses, items }: SkirmishInfo): Scene {
  const placed = armies.flatMap(({ id, units }) =>
    units
      .filter(({ cell }) => cell !== "")
      .map(({ id: unit, counter, cell, facing }): Piece => ({
        army: id,
        key: `${id}.${unit}`,
        unit,
        counter,
        cell,
        ...(facing === "" ? {} : { facing }),
        side: "front",
        concealed: false,
        suppressed: 0,
        acted: false,
      })),
  );
  return {
    pieces: placed,
    objectives: {},
    bonuses: bonuses.map((_, number) => number),
    items: Object.fromEntries(
      items.map(({ name, cells }) => [name, cells.length === 1 ? (cells[0] ?? "") : ""]),
    ),
    fallen: [],
    wrecks: [],
    opened: [],
    ground: {},
    points: {},
  };
}
