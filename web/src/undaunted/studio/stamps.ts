/** Copying the things on a tile to another one, and the other half of a symmetric map. */

import { table, texts, type Doc } from "../../studio/doc";
import type { CardInfo, TileFace } from "../../wire";
import { copyList } from "./lists";
import { numberOf, planOf, turned, type LaidTile, type Plan, type Turn } from "./plan";
import {
  countersOf,
  exitsOf,
  markOf,
  placeUnit,
  pointsOf,
  setExit,
  setMark,
  setPoints,
  setSpawn,
  setStructure,
  spawnOf,
  structuresOf,
  type Mark,
} from "./things";

/** Points and markers of a tile. Counters are excluded, because each is in the box only once. */
export interface Stamp {
  /** The tile it was copied from. */
  tile: string;
  points: number;
  structure: { kind: string; points: number } | null;
  exit: boolean;
  marks: Readonly<Record<string, Mark>>;
  spawns: Readonly<Record<string, readonly string[]>>;
}

const spawnsAt = (doc: Doc, side: string, tile: string): string[] =>
  spawnOf(doc, side).find(([where]) => where === tile)?.[1] ?? [];

export function stampOf(doc: Doc, seats: readonly string[], tile: string): Stamp {
  const built = structuresOf(doc).find((one) => one.tile === tile);
  return {
    tile,
    points: pointsOf(doc, tile),
    structure: built === undefined ? null : { kind: built.kind, points: built.points },
    exit: exitsOf(doc).includes(tile),
    marks: Object.fromEntries(seats.map((side) => [side, markOf(doc, side, tile)])),
    spawns: Object.fromEntries(seats.map((side) => [side, spawnsAt(doc, side, tile)])),
  };
}

/** Put points and markers on a tile, replacing the existing ones. */
export function press(doc: Doc, seats: readonly string[], stamp: Stamp, tile: string): void {
  setPoints(doc, tile, stamp.points);
  const { structure } = stamp;
  if (structure !== null) setStructure(doc, tile, structure.kind, structure.points);
  else if (structuresOf(doc).some((one) => one.tile === tile)) setStructure(doc, tile, "", 0);
  if (stamp.exit !== exitsOf(doc).includes(tile)) setExit(doc, tile, stamp.exit);
  for (const side of seats) {
    setMark(doc, seats, side, tile, stamp.marks[side] ?? "none");
    const who = stamp.spawns[side] ?? [];
    if (who.length > 0 || spawnsAt(doc, side, tile).length > 0) setSpawn(doc, side, tile, who);
  }
}

/** Return other faces with the same cover that are still in the box, to duplicate a tile. */
export function alikeFaces(plan: Plan, tiles: readonly TileFace[], tile: string): string[] {
  const own = tiles.find(({ id }) => id === tile);
  const laid = new Set(plan.tiles.map(({ id }) => numberOf(id)));
  return tiles
    .filter(
      ({ id, cover, hill }) =>
        own !== undefined && cover === own.cover && hill === own.hill && !laid.has(numberOf(id)),
    )
    .map(({ id }) => id);
}

// Mirroring a part of the map

/**
 * Return the plan with some tiles mirrored among themselves, on valid lines and half-steps, or null
 * if they would overlap other tiles.
 */
export function turnedPart(plan: Plan, some: ReadonlySet<string>, turn: Turn): Plan | null {
  const part = plan.tiles.filter(({ id }) => some.has(id));
  const rest = plan.tiles.filter(({ id }) => !some.has(id));
  const next = turned({ rows: plan.rows, tiles: part }, turn);
  const before = new Map(part.map((tile) => [tile.id, tile]));
  // Tiles of one line are a whole tile apart, those of neighbouring lines half a tile.
  const isOff = next.tiles.some(({ id, line, step }) => {
    const old = before.get(id);
    return old !== undefined && (old.line + old.step - line - step) % 2 !== 0;
  });
  const tiles = next.tiles.map((tile) => ({ ...tile, step: tile.step + (isOff ? 1 : 0) }));
  const isOver = tiles.some((one) =>
    rest.some((other) => other.line === one.line && Math.abs(other.step - one.step) < 2),
  );
  return isOver ? null : { rows: plan.rows, tiles: [...rest, ...tiles] };
}

/** Return the opposite of each tile when the map is turned by 180 degrees. */
export function opposites(plan: Plan): Map<string, string> {
  const key = ({ line, step }: Pick<LaidTile, "line" | "step">) => `${line},${step}`;
  const there = new Map(plan.tiles.map((tile) => [key(tile), tile.id]));
  return new Map(
    turned(plan, "around").tiles.flatMap((tile): [string, string][] => {
      const other = there.get(key(tile));
      return other === undefined ? [] : [[tile.id, other]];
    }),
  );
}

/**
 * Make the second side's half of the map: copy what the first side has on the map to the opposite
 * tiles for the second side, and the points of the first side's half as well.
 */
export function otherHalf(
  doc: Doc,
  [first, second]: readonly [string, string],
  cards: readonly CardInfo[],
): void {
  const plan = planOf(doc);
  const across = opposites(plan);
  const own = table(doc, first);
  const other = table(doc, second);
  const opposite = (tile: string) => across.get(tile);
  // The first side's half: tiles that are nearer to its own counters and markers than their
  // opposites.
  const home = new Set([
    ...countersOf(doc, first).map(({ tile }) => tile),
    ...spawnOf(doc, first).map(([tile]) => tile),
    ...texts(own, "scouted"),
    ...texts(own, "controlled"),
  ]);
  const homes = plan.tiles.filter(({ id }) => home.has(id));
  const far = (tile: LaidTile | undefined): number =>
    tile === undefined
      ? 0
      : homes.reduce(
          (sum, one) => sum + 2 * Math.abs(one.line - tile.line) + Math.abs(one.step - tile.step),
          0,
        );
  const byId = new Map(plan.tiles.map((tile) => [tile.id, tile]));
  for (const [tile, there] of across)
    if (tile !== there && far(byId.get(tile)) < far(byId.get(there)))
      setPoints(doc, there, pointsOf(doc, tile));
  // Replace everything that the second side had on the map.
  for (const key of ["scouted", "controlled"])
    other[key] = texts(own, key).flatMap((tile) => opposite(tile) ?? []);
  other.spawn = Object.fromEntries(
    spawnOf(doc, first).flatMap(([tile, who]) => {
      const there = opposite(tile);
      return there === undefined ? [] : [[there, who]];
    }),
  );
  if (Object.keys(other.spawn).length === 0) delete other.spawn;
  const shared = new Set(cards.filter(({ side }) => !side).map(({ id }) => id));
  const mirrored = countersOf(doc, first).filter(({ unit }) => shared.has(unit));
  if (mirrored.length > 0) other.counters = {};
  for (const { unit, tile } of mirrored) {
    const there = opposite(tile);
    if (there !== undefined) placeUnit(doc, second, unit, there);
  }
  copyList(doc, first, second, cards);
}
