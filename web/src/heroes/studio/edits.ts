/** Edits of the things on the boards: overlays, objectives, bonuses, items, zones and units. */

import { table } from "../../studio/doc";
import type { OverlayPiece, Place, SkirmishBox } from "../../wire";
import {
  ownRows,
  ownTexts,
  put,
  rowsOf,
  sideOf,
  textOf,
  textsOf,
  type Doc,
  type Value,
  type ZoneKind,
} from "./doc";
import { blockAt, middleOf, roomPlaces, type DraftPlan } from "./plan";
import { placeName, type Square } from "./spots";
import { squaresOf, zoneParts } from "./zones";

// Overlays

/** Return the place of an overlay whose centre should be near a point, kept on the map. */
export function snapped(
  piece: OverlayPiece,
  near: Place,
  turns: number,
  { columns, rows }: { columns: number; rows: number },
): Place {
  const block = blockAt(piece, { x: Math.round(near.x), y: Math.round(near.y) }, turns);
  const hold = (first: number, size: number, all: number) =>
    Math.max(1, Math.min(all + 1 - size, first));
  return middleOf({
    ...block,
    column: hold(block.column, block.width, columns),
    row: hold(block.row, block.height, rows),
  });
}

export function addOverlay(doc: Doc, piece: OverlayPiece, at: Place, turns = 0): void {
  const row: Doc = { overlay: piece.id, at: placeName(at) };
  put(row, "turn", 90 * turns, 0);
  ownRows(doc, "overlays").push(row);
}

/** Move and turn an overlay, with the units in its rooms. */
export function setOverlay(
  doc: Doc,
  plan: DraftPlan,
  seats: readonly string[],
  index: number,
  at: Place,
  turns: number,
): void {
  const row = ownRows(doc, "overlays")[index];
  const before = plan.overlays.find((one) => one.index === index)?.what;
  if (row === undefined || before === undefined) return;
  row.at = placeName(at);
  put(row, "turn", 90 * turns, 0);
  const rooms = roomPlaces(before);
  const quarters = (((turns - before.turn / 90) % 4) + 4) % 4;
  for (const side of seats) {
    for (const unit of rowsOf(sideOf(doc, side).placed)) {
      const cell = plan.units.find((one) => one.side === side && one.unit === unit.unit)?.cell;
      const room = rooms[cell ?? ""];
      if (room === undefined) continue;
      let [dx, dy] = [room.x - before.x, room.y - before.y];
      for (let turn = 0; turn < quarters; turn++) [dx, dy] = [dy, -dx];
      unit.at = placeName({ x: at.x + dx, y: at.y + dy });
    }
  }
}

/** Return the name by which other entries refer to an overlay; add one if it has none. */
export function nameOverlay(doc: Doc, index: number): string {
  const rows = ownRows(doc, "overlays");
  const row = rows[index];
  if (row === undefined) return "";
  if (typeof row.name === "string") return row.name;
  const taken = new Set(rows.map((one) => one.name));
  const base = textOf(row.called, textOf(row.overlay));
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}_${number}`;
  row.name = name;
  return name;
}

/** Remove an overlay, and the objectives and items inside it. */
export function removeOverlay(doc: Doc, index: number): void {
  const rows = ownRows(doc, "overlays");
  const [gone] = rows.splice(index, 1);
  put(doc, "overlays", rows);
  const name = textOf(gone?.name);
  if (name === "") return;
  for (const key of ["objectives", "items"]) {
    if (!Array.isArray(doc[key])) continue;
    put(
      doc,
      key,
      rowsOf(doc[key]).filter((row) => row.inside !== name),
    );
  }
}

/** The number of the objective inside an overlay, or -1. */
export const objectiveInside = (doc: Doc, overlay: string): number =>
  overlay === "" ? -1 : rowsOf(doc.objectives).findIndex((row) => row.inside === overlay);

// Objectives, bonuses, items

/** Return an unused name: the preferred one if it is free, else one from a list. */
function freeName(
  names: readonly string[],
  taken: readonly string[],
  wish: string,
): string | undefined {
  const free = names.filter((one) => !taken.includes(one));
  return free.find((one) => one === wish) ?? free.find((one) => one.startsWith(wish)) ?? free[0];
}

const namesIn = (doc: Doc, key: string): string[] =>
  rowsOf(doc[key]).map(({ name }) => textOf(name));

/**
 * Add an objective at a place or inside an overlay; return whether there was a name left for it.
 */
export function addObjective(
  doc: Doc,
  { names }: SkirmishBox,
  where: { at: Place } | { inside: string },
): boolean {
  const rank = rowsOf(doc.objectives).some((row) => textOf(row.rank, "primary") === "primary")
    ? "secondary"
    : "primary";
  const name = freeName(names.objective ?? [], namesIn(doc, "objectives"), rank);
  if (name === undefined) return false;
  const row: Doc = { name };
  if ("at" in where) row.at = placeName(where.at);
  else row.inside = where.inside;
  put(row, "rank", rank, "primary");
  row.points = rank === "primary" ? 2 : 1;
  ownRows(doc, "objectives").push(row);
  return true;
}

/** Rename an objective, also in the goals. */
export function renameObjective(
  doc: Doc,
  seats: readonly string[],
  index: number,
  name: string,
): void {
  const row = ownRows(doc, "objectives")[index];
  if (row === undefined) return;
  const before = textOf(row.name);
  row.name = name;
  for (const side of seats) {
    for (const aim of rowsOf(sideOf(doc, side).aims)) {
      if (aim.objective === before) aim.objective = name;
      if (Array.isArray(aim.objectives))
        aim.objectives = textsOf(aim.objectives).map((one) => (one === before ? name : one));
    }
  }
}

export function addBonus(doc: Doc, at: Place): void {
  ownTexts(doc, "bonuses").push(placeName(at));
}

export function addItem(doc: Doc, { names }: SkirmishBox, at: Place): boolean {
  const name = freeName(names.item ?? [], namesIn(doc, "items"), "");
  if (name === undefined) return false;
  ownRows(doc, "items").push({ name, at: [placeName(at)] });
  return true;
}

/** Add a place where an item may lie, or remove it. */
export function toggleSpot(doc: Doc, index: number, at: Place): void {
  const row = ownRows(doc, "items")[index];
  if (row === undefined) return;
  const name = placeName(at);
  const spots = textsOf(row.at);
  row.at = spots.includes(name) ? spots.filter((one) => one !== name) : [...spots, name];
}

/** Remove one thing from a list. */
export function removeAt(table: Doc, key: string, index: number): void {
  const list = table[key];
  if (Array.isArray(list)) put(table, key, list.toSpliced(index, 1));
}

export function moveAt(doc: Doc, key: string, index: number, at: Place): void {
  if (key === "bonuses") ownTexts(doc, key)[index] = placeName(at);
  else setField(ownRows(doc, key), index, "at", placeName(at));
}

export function setField(
  rows: readonly Doc[],
  index: number,
  key: string,
  value: Value,
  usual?: Value,
): void {
  const row = rows[index];
  if (row !== undefined) put(row, key, value, usual);
}

// Zones

/** Add squares to a zone, or remove them. */
export function paintZone(
  doc: Doc,
  side: string,
  kind: ZoneKind,
  squares: readonly Square[],
  erase: boolean,
  size: { columns: number; rows: number },
): void {
  const own = table(doc, side);
  const painted = new Set(squares.map((square) => square.join()));
  const others = squaresOf(textsOf(own[kind]), size).filter(
    (square) => !painted.has(square.join()),
  );
  const parts = zoneParts(erase ? others : [...others, ...squares]);
  // A side always has a zone, even if it is empty.
  if (kind === "zone") own[kind] = parts;
  else put(own, kind, parts);
}

/** Return the squares of a brush around a square. */
export function brushed(
  [column, row]: Square,
  width: number,
  { columns, rows }: { columns: number; rows: number },
): Square[] {
  const reach = Math.floor(width / 2);
  const found: Square[] = [];
  for (let x = column - reach; x <= column + reach; x++)
    for (let y = row - reach; y <= row + reach; y++)
      if (x >= 1 && y >= 1 && x <= columns && y <= rows) found.push([x, y]);
  return found;
}

/** Return the squares between two corners. */
export function between([ax, ay]: Square, [bx, by]: Square): Square[] {
  const found: Square[] = [];
  for (let x = Math.min(ax, bx); x <= Math.max(ax, bx); x++)
    for (let y = Math.min(ay, by); y <= Math.max(ay, by); y++) found.push([x, y]);
  return found;
}
