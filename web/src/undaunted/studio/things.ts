/** The things on the tiles of a draft, and their edits. */

import { isTable, table, texts, type Doc } from "../../studio/doc";
import { mapText, otherFace, planOf, type Plan, type Spot } from "./plan";

export type Mark = "none" | "scouted" | "controlled";

export const sideOf = (doc: Doc, side: string): Doc => {
  const found = doc[side];
  return isTable(found) ? found : {};
};
const inner = (doc: Doc, key: string): Doc => {
  const found = doc[key];
  return isTable(found) ? found : {};
};

// Reading

export const pointsOf = (doc: Doc, tile: string): number => {
  const found = inner(doc, "objectives")[tile];
  return typeof found === "number" ? found : 0;
};

export const objectives = (doc: Doc): [string, number][] =>
  Object.entries(inner(doc, "objectives")).filter(
    (one): one is [string, number] => typeof one[1] === "number",
  );

/** The places with points and their number, structures included. */
export const pointPlaces = (doc: Doc): [string, number][] => [
  ...objectives(doc),
  ...structuresOf(doc).flatMap(({ tile, points }): [string, number][] =>
    points > 0 ? [[tile, points]] : [],
  ),
];

/** Points on the map, structures included. */
export const allPoints = (doc: Doc): number =>
  pointPlaces(doc).reduce((sum, [, points]) => sum + points, 0);

export function markOf(doc: Doc, side: string, tile: string): Mark {
  const its = sideOf(doc, side);
  if (texts(its, "controlled").includes(tile)) return "controlled";
  return texts(its, "scouted").includes(tile) ? "scouted" : "none";
}

/** Return the counters of a side with their tiles. One that is placed twice appears twice. */
export const countersOf = (doc: Doc, side: string): { unit: string; tile: string }[] => {
  const placed = inner(sideOf(doc, side), "counters");
  return Object.keys(placed).flatMap((tile) => texts(placed, tile).map((unit) => ({ unit, tile })));
};

/** Return the spawns of a side: tile, then "all", squads or units. */
export const spawnOf = (doc: Doc, side: string): [string, string[]][] => {
  const spawn = inner(sideOf(doc, side), "spawn");
  return Object.keys(spawn).map((tile) => [tile, texts(spawn, tile)]);
};

interface Parked {
  vehicle: string;
  tile: string;
  crew: string[];
}

export const vehiclesOf = (doc: Doc, side: string): Parked[] =>
  Object.entries(inner(sideOf(doc, side), "vehicles"))
    .filter((one): one is [string, Doc] => isTable(one[1]))
    .map(([vehicle, its]) => ({
      vehicle,
      tile: String(its.tile ?? ""),
      crew: texts(its, "crew"),
    }));

interface Built {
  tile: string;
  kind: string;
  points: number;
}

export const structuresOf = (doc: Doc): Built[] =>
  Object.entries(inner(doc, "structures"))
    .filter((one): one is [string, Doc] => isTable(one[1]))
    .map(([tile, its]) => ({
      tile,
      kind: String(its.kind ?? ""),
      points: typeof its.points === "number" ? its.points : 0,
    }));

export const exitsOf = (doc: Doc): string[] => texts(doc, "exits");

/** Return the tile of a unit, or of its vehicle; empty if it is not on the map. */
export const whereIs = (doc: Doc, side: string, unit: string): string =>
  countersOf(doc, side).find((one) => one.unit === unit)?.tile ??
  vehiclesOf(doc, side).find(({ crew }) => crew.includes(unit))?.tile ??
  "";

// Edits: each of these functions changes the data it is given

export function setPlan(doc: Doc, plan: Plan): void {
  doc.stagger = plan.rows ? "rows" : "columns";
  doc.map = mapText(plan);
}

/** Place a face. Its other face is removed, and the things on it are moved to the new face. */
export function layTile(doc: Doc, id: string, { line, step }: Spot): void {
  const plan = planOf(doc);
  const other = otherFace(id);
  const turning = plan.tiles.some((tile) => tile.id === other);
  const rest = plan.tiles.filter((tile) => tile.id !== id && tile.id !== other);
  setPlan(doc, { ...plan, tiles: [...rest, { id, line, step }] });
  if (turning) renameTile(doc, other, id);
}

/** Flip a tile in its place. */
export function flipTile(doc: Doc, id: string): void {
  const plan = planOf(doc);
  const other = otherFace(id);
  setPlan(doc, {
    ...plan,
    tiles: plan.tiles.map((tile) => (tile.id === id ? { ...tile, id: other } : tile)),
  });
  renameTile(doc, id, other);
}

/** Remove a tile from the map with everything on it. */
export function removeTile(doc: Doc, id: string): void {
  const plan = planOf(doc);
  setPlan(doc, { ...plan, tiles: plan.tiles.filter((tile) => tile.id !== id) });
  clearTile(doc, id);
}

/** Replace a tile's name everywhere. */
function renameTile(doc: Doc, from: string, to: string): void {
  const keys = (of: Doc): void => {
    const moved = of[from];
    if (moved === undefined) return;
    delete of[from];
    of[to] = moved;
  };
  for (const key of ["objectives", "structures"]) if (isTable(doc[key])) keys(doc[key]);
  if (Array.isArray(doc.exits)) doc.exits = doc.exits.map((one) => (one === from ? to : one));
  if (isTable(doc.radio) && doc.radio.tile === from) doc.radio.tile = to;
  for (const its of Object.values(doc)) {
    if (!isTable(its)) continue;
    for (const key of ["counters", "spawn"]) if (isTable(its[key])) keys(its[key]);
    for (const key of ["scouted", "controlled"]) {
      const list = its[key];
      if (Array.isArray(list)) its[key] = list.map((one) => (one === from ? to : one));
    }
    if (!isTable(its.vehicles)) continue;
    for (const one of Object.values(its.vehicles))
      if (isTable(one) && one.tile === from) one.tile = to;
  }
}

/** Remove everything on a tile. */
export function clearTile(doc: Doc, tile: string): void {
  for (const key of ["objectives", "structures"]) if (isTable(doc[key])) delete doc[key][tile];
  if (Array.isArray(doc.exits)) doc.exits = doc.exits.filter((one) => one !== tile);
  if (isTable(doc.radio) && doc.radio.tile === tile) delete doc.radio;
  for (const its of Object.values(doc)) {
    if (!isTable(its)) continue;
    for (const key of ["counters", "spawn"]) if (isTable(its[key])) delete its[key][tile];
    for (const key of ["scouted", "controlled"]) {
      const list = its[key];
      if (Array.isArray(list)) its[key] = list.filter((one) => one !== tile);
    }
    if (!isTable(its.vehicles)) continue;
    for (const [id, one] of Object.entries(its.vehicles))
      if (isTable(one) && one.tile === tile) delete its.vehicles[id];
  }
}

export function setPoints(doc: Doc, tile: string, points: number): void {
  const worth = table(doc, "objectives");
  if (points <= 0) delete worth[tile];
  else worth[tile] = points;
}

/** Only one side can control a tile. */
export function setMark(
  doc: Doc,
  sides: readonly string[],
  side: string,
  tile: string,
  mark: Mark,
): void {
  const drop = (one: string, key: string) => {
    const its = table(doc, one);
    its[key] = texts(its, key).filter((name) => name !== tile);
  };
  drop(side, "scouted");
  drop(side, "controlled");
  if (mark === "none") return;
  if (mark === "controlled") for (const one of sides) drop(one, "controlled");
  const its = table(doc, side);
  its[mark] = [...texts(its, mark), tile];
}

/** Remove a unit from its tile or seat. */
export function takeUnit(doc: Doc, side: string, unit: string): void {
  const its = table(doc, side);
  const placed = table(its, "counters");
  for (const tile of Object.keys(placed)) {
    const left = texts(placed, tile).filter((one) => one !== unit);
    if (left.length > 0) placed[tile] = left;
    else delete placed[tile];
  }
  if (!isTable(its.vehicles)) return;
  for (const one of Object.values(its.vehicles))
    if (isTable(one)) one.crew = texts(one, "crew").map((name) => (name === unit ? "" : name));
}

export function placeUnit(doc: Doc, side: string, unit: string, tile: string): void {
  takeUnit(doc, side, unit);
  const placed = table(table(doc, side), "counters");
  placed[tile] = [...texts(placed, tile), unit];
}

/** Set the units that enter on a tile. With none, it is no longer a spawn. */
export function setSpawn(doc: Doc, side: string, tile: string, who: readonly string[]): void {
  const spawn = table(table(doc, side), "spawn");
  if (who.length === 0) delete spawn[tile];
  else spawn[tile] = who.includes("all") ? ["all"] : [...who];
}

export function parkVehicle(
  doc: Doc,
  side: string,
  vehicle: string,
  tile: string,
  seats: number,
): void {
  const vehicles = table(table(doc, side), "vehicles");
  const its = table(vehicles, vehicle);
  its.tile = tile;
  its.crew = Array.from({ length: seats }, (_, seat) => texts(its, "crew")[seat] ?? "");
}

export function takeVehicle(doc: Doc, side: string, vehicle: string): void {
  const { vehicles } = table(doc, side);
  if (isTable(vehicles)) delete vehicles[vehicle];
}

/** Put a unit into a seat. An empty name leaves the seat free. */
export function setSeat(doc: Doc, side: string, vehicle: string, seat: number, unit: string): void {
  if (unit !== "") takeUnit(doc, side, unit);
  const its = table(table(table(doc, side), "vehicles"), vehicle);
  const crew = texts(its, "crew");
  crew[seat] = unit;
  its.crew = crew;
}

export function setStructure(doc: Doc, tile: string, kind: string, points: number): void {
  const built = table(doc, "structures");
  if (kind === "") delete built[tile];
  else built[tile] = { kind, points };
}

export function setExit(doc: Doc, tile: string, is: boolean): void {
  doc.exits = [...exitsOf(doc).filter((one) => one !== tile), ...(is ? [tile] : [])];
}
