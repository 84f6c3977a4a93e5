/** What lies on a tile, to be laid on another one; and the other half of a symmetric map. */

import { table, texts } from "../../studio/doc";
import type { Doc } from "../../studio/doc";
import type { CardInfo, TileFace } from "../../wire";
import { copyList } from "./lists";
import { numberOf, planOf, turned } from "./plan";
import type { LaidTile, Plan, Turn } from "./plan";
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
} from "./things";
import type { Mark } from "./things";

/** Points and markers of a tile. Each counter is in the box once, so it is none of them. */
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

/** Lays points and markers on a tile, in place of those that lie there. */
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

/** Other faces of the same cover that are still in the box: what a tile is doubled with. */
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
 * Some tiles mirrored among themselves, on the lines and half-steps of the others; null where they
 * would lie over other tiles.
 */
export function turnedPart(plan: Plan, some: ReadonlySet<string>, turn: Turn): Plan | null {
  const part = plan.tiles.filter(({ id }) => some.has(id));
  const rest = plan.tiles.filter(({ id }) => !some.has(id));
  const next = turned({ rows: plan.rows, tiles: part }, turn);
  const before = new Map(part.map((tile) => [tile.id, tile]));
  // Tiles of one line lie a whole tile apart, of neighbouring lines half a tile.
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

/** The tile that lies opposite each tile when the map is turned by half. */
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
 * Makes the second side's half of the map: what the first side has lies for the second on the
 * opposite tile, and so do the points of the first side's half.
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
  // The half of the first side: its tiles are nearer to what it has than the opposite ones.
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
  // Whatever the second side had on the map goes.
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
