/**
 * Placing, exchanging, moving and turning boards. The things on a board move with it; zones belong
 * to the map.
 */

import type { Place, SkirmishBox } from "../../wire";
import {
  ZONES,
  numberOf,
  ownRows,
  ownTexts,
  put,
  rowsOf,
  sideOf,
  textOf,
  textsOf,
  type Doc,
} from "./doc";
import { table } from "../../studio/doc";
import { addOverlay, removeOverlay } from "./edits";
import { blockAt, boardsOf, groundOf, isInside, planOf, usedPieces, type LaidBoard } from "./plan";
import { placeName, readPlace, type Square } from "./spots";
import { squaresOf, zoneParts } from "./zones";

export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

/** Returns the new place of a thing and the quarter turns to apply to it, or null for no change. */
type Shift = (place: Place) => { place: Place; turns: number } | null;

const counted = (boards: readonly LaidBoard[]) =>
  boards.flatMap(({ face, column, row }) =>
    face === null ? [] : [{ face: face.face, column, row }],
  );

/** Crossings at the western and southern edge have no name of their own, so use the next ones. */
const inwards = ({ x, y }: Place): Place => ({ x: x < 2 ? x + 2 : x, y: y < 2 ? y + 2 : y });

/**
 * Move the things on the map, and also the zones if the whole map turns. Places given relative to a
 * board become names of squares.
 */
function shiftThings(
  doc: Doc,
  box: SkirmishBox,
  seats: readonly string[],
  shift: Shift,
  zones = false,
): void {
  const boards = boardsOf(doc, box);
  const size = groundOf(boards, box.limits.board);
  const known = counted(boards);
  const move = (text: string): { text: string; turns: number } => {
    const place = readPlace(text, known);
    if (place === null || !isInside(place, size)) return { text, turns: 0 };
    const moved = shift(place);
    return { text: placeName(inwards(moved?.place ?? place)), turns: moved?.turns ?? 0 };
  };
  if (Array.isArray(doc.overlays)) {
    for (const row of ownRows(doc, "overlays")) {
      const { text, turns } = move(textOf(row.at));
      if ("at" in row) row.at = text;
      if (turns !== 0) put(row, "turn", (numberOf(row.turn) + 90 * turns + 360) % 360, 0);
    }
  }
  if (Array.isArray(doc.objectives)) {
    for (const row of ownRows(doc, "objectives"))
      if ("at" in row) row.at = move(textOf(row.at)).text;
  }
  if (Array.isArray(doc.bonuses)) doc.bonuses = textsOf(doc.bonuses).map((one) => move(one).text);
  if (Array.isArray(doc.items)) {
    for (const row of ownRows(doc, "items"))
      if ("at" in row) row.at = textsOf(row.at).map((one) => move(one).text);
  }
  for (const side of seats) {
    const own = sideOf(doc, side);
    for (const row of rowsOf(own.placed)) {
      const { text, turns } = move(textOf(row.at));
      if ("at" in row) row.at = text;
      const facing = (DIRECTIONS as readonly string[]).indexOf(textOf(row.face, "n"));
      if (turns !== 0 && facing >= 0) row.face = DIRECTIONS[(facing + 2 * turns + 8) % 8] as string;
    }
    for (const kind of ZONES) {
      if (!zones || !(kind in own)) continue;
      const before = squaresOf(textsOf(own[kind]), size);
      const after = before.map(([column, row]): Square => {
        const place = shift({ x: 2 * column, y: 2 * row })?.place;
        return place === undefined ? [column, row] : [place.x / 2, place.y / 2];
      });
      const moved = after.some((square, index) => square.join() !== before[index]?.join());
      if (moved) own[kind] = zoneParts(after);
    }
  }
}

/**
 * Whether a place lies on a board. A thing on the border between two boards belongs to neither and
 * stays.
 */
const isOn = ({ column, row }: LaidBoard, { x, y }: Place, size: number): boolean =>
  x > 2 * column + 1 && x < 2 * (column + size) + 1 && y > 2 * row + 1 && y < 2 * (row + size) + 1;

const wordOf = (face: string, turns: number): string =>
  turns % 4 === 0 ? face : `${face}/${90 * (((turns % 4) + 4) % 4)}`;

function setWord(doc: Doc, line: number, place: number, word: string): void {
  const lines = ownTexts(doc, "boards");
  const words = (lines[line] ?? "").split(/\s+/).filter((one) => one !== "");
  words[place] = word;
  lines[line] = words.join(" ");
}

const boardAt = (doc: Doc, box: SkirmishBox, line: number, place: number): LaidBoard | undefined =>
  boardsOf(doc, box).find((one) => one.line === line && one.place === place);

/** Exchange two boards with everything on them. */
export function swapBoards(
  doc: Doc,
  box: SkirmishBox,
  seats: readonly string[],
  one: LaidBoard,
  other: LaidBoard,
): void {
  const size = box.limits.board;
  const [dx, dy] = [2 * (other.column - one.column), 2 * (other.row - one.row)];
  shiftThings(doc, box, seats, (place) => {
    if (isOn(one, place, size)) return { place: { x: place.x + dx, y: place.y + dy }, turns: 0 };
    if (isOn(other, place, size)) return { place: { x: place.x - dx, y: place.y - dy }, turns: 0 };
    return null;
  });
  setWord(doc, one.line, one.place, other.word);
  setWord(doc, other.line, other.place, one.word);
}

/**
 * Place a face in the grid. If its board is already elsewhere in the grid, the two boards are
 * exchanged.
 */
export function layBoard(
  doc: Doc,
  box: SkirmishBox,
  seats: readonly string[],
  at: { line: number; place: number },
  face: string,
): void {
  const wanted = box.boards.find((one) => one.face === face);
  const here = boardAt(doc, box, at.line, at.place);
  if (wanted === undefined) return;
  const there = boardsOf(doc, box).find(
    (one) => one.face?.board === wanted.board && (one.line !== at.line || one.place !== at.place),
  );
  if (here !== undefined && there !== undefined) {
    swapBoards(doc, box, seats, here, there);
    setWord(doc, at.line, at.place, wordOf(face, there.turns));
    return;
  }
  // Convert places given relative to the removed board, which would become invalid.
  shiftThings(doc, box, seats, () => null);
  setWord(doc, at.line, at.place, wordOf(face, here?.turns ?? 0));
}

/** Turn a board clockwise in quarters, with everything on it. */
export function turnBoard(
  doc: Doc,
  box: SkirmishBox,
  seats: readonly string[],
  at: { line: number; place: number },
  turns = 1,
): void {
  const board = boardAt(doc, box, at.line, at.place);
  if (board?.face == null) return;
  const size = box.limits.board;
  const quarter = ({ x, y }: Place): Place => ({
    x: 2 * board.column + (y - 2 * board.row),
    y: 2 * board.row + 2 * (size + 1) - (x - 2 * board.column),
  });
  shiftThings(doc, box, seats, (place) => {
    if (!isOn(board, place, size)) return null;
    let moved = place;
    for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn++) moved = quarter(moved);
    return { place: moved, turns };
  });
  setWord(doc, at.line, at.place, wordOf(board.face.face, board.turns + turns));
}

/** Return the faces of boards that are not on the map. */
export function freeFaces(doc: Doc, box: SkirmishBox): SkirmishBox["boards"] {
  const laid = new Set(boardsOf(doc, box).map(({ face }) => face?.board));
  return box.boards.filter(({ board }) => !laid.has(board));
}

/** Resize the grid of boards. New places in the east and north get boards left in the box. */
export function resizeGrid(
  doc: Doc,
  box: SkirmishBox,
  seats: readonly string[],
  columns: number,
  rows: number,
): void {
  shiftThings(doc, box, seats, () => null);
  const free = freeFaces(doc, box);
  const next = () => {
    const face = free[0];
    for (let i = free.length - 1; i >= 0; i--)
      if (free[i]?.board === face?.board) free.splice(i, 1);
    return face?.face;
  };
  const lines = textsOf(doc.boards).map((line) => line.split(/\s+/).filter((one) => one !== ""));
  // Rows of boards are listed from the north but squares are counted from the south, so rows change
  // in the north.
  const kept = lines.slice(Math.max(0, lines.length - rows));
  while (kept.length < rows) kept.unshift([]);
  doc.boards = kept.map((line) => {
    const words = line.slice(0, columns);
    while (words.length < columns) {
      const face = next();
      if (face === undefined) break;
      words.push(face);
    }
    return words.join(" ");
  });
  clear(doc, box, seats);
}

/** Remove everything outside the map, and cut the zones to its size. */
function clear(doc: Doc, box: SkirmishBox, seats: readonly string[]): void {
  const size = groundOf(boardsOf(doc, box), box.limits.board);
  const isThere = (text: string): boolean => {
    const place = readPlace(text, []);
    return place === null || (place.x <= 2 * size.columns && place.y <= 2 * size.rows);
  };
  const keep = (table: Doc, key: string) => {
    if (!Array.isArray(table[key])) return;
    put(
      table,
      key,
      rowsOf(table[key]).filter((row) => isThere(textOf(row.at))),
    );
  };
  rowsOf(doc.overlays).forEach((_, index, all) => {
    // From last to first, so that earlier numbers stay valid.
    const number = all.length - 1 - index;
    const row = all[number];
    const piece = box.overlays.find(({ id }) => id === row?.overlay);
    const at = readPlace(textOf(row?.at), []);
    if (piece === undefined || at === null) return;
    const block = blockAt(piece, at, (((numberOf(row?.turn) / 90) % 4) + 4) % 4);
    const fits =
      block.column + block.width - 1 <= size.columns && block.row + block.height - 1 <= size.rows;
    if (!fits) removeOverlay(doc, number);
  });
  keep(doc, "objectives");
  if (Array.isArray(doc.bonuses)) put(doc, "bonuses", textsOf(doc.bonuses).filter(isThere));
  if (Array.isArray(doc.items)) {
    for (const row of ownRows(doc, "items"))
      if ("at" in row) row.at = textsOf(row.at).filter(isThere);
    put(
      doc,
      "items",
      rowsOf(doc.items).filter((row) => "inside" in row || textsOf(row.at).length > 0),
    );
  }
  for (const side of seats) {
    const own = sideOf(doc, side);
    keep(own, "placed");
    for (const kind of ZONES)
      if (kind in own) own[kind] = zoneParts(squaresOf(textsOf(own[kind]), size));
  }
}

/**
 * Make the second side's half of the map from the first: zones are turned by 180 degrees, and the
 * things in the first side's half are copied to the other, as far as the box has enough.
 */
export function otherHalf(
  doc: Doc,
  box: SkirmishBox,
  [first, second]: readonly [string, string],
): void {
  const plan = planOf(doc, box, [first, second]);
  const { columns, rows } = plan.map;
  const turn = ({ x, y }: Place): Place => ({
    x: 2 * (columns + 1) - x,
    y: 2 * (rows + 1) - y,
  });
  const [own, other] = [table(doc, first), table(doc, second)];
  for (const kind of ZONES) {
    const squares = plan.zones[first]?.[kind] ?? [];
    const turned = squares.map(([column, row]): Square => [columns + 1 - column, rows + 1 - row]);
    if (kind in own) other[kind] = zoneParts(turned);
    else if (kind === "zone") other[kind] = [];
    else delete other[kind];
  }
  const home = [...(plan.zones[first]?.zone ?? []), ...(plan.zones[first]?.entry ?? [])];
  const far = ({ x, y }: Place): number =>
    home.reduce((sum, [column, row]) => sum + Math.hypot(2 * column - x, 2 * row - y), 0);
  const isOwn = (at: Place): boolean => far(at) < far(turn(at)) - 1e-9;

  // First remove the things in the other half, so that there is room for the copies.
  const overlays = plan.overlays.map(({ index, what }) => ({ index, what, own: isOwn(what) }));
  const middle = ({ x, y }: Place) => {
    const there = turn({ x, y });
    return there.x === x && there.y === y;
  };
  for (const { index } of overlays
    .filter((one) => !one.own && !middle(one.what))
    .toSorted((a, b) => b.index - a.index))
    removeOverlay(doc, index);
  for (const { what } of overlays.filter((one) => one.own)) {
    const piece = box.overlays.find(({ id }) => id === what.id);
    if (piece === undefined || (usedPieces(doc, box).get(piece.front) ?? 0) >= piece.copies)
      continue;
    addOverlay(doc, piece, turn(what), (what.turn / 90 + 2) % 4);
  }
  const bonuses = plan.bonuses.filter(({ what }) => isOwn(what) || middle(what));
  if (plan.bonuses.length > 0)
    doc.bonuses = [
      ...bonuses.map(({ what }) => placeName(what)),
      ...bonuses.flatMap(({ what }) => (middle(what) ? [] : [placeName(turn(what))])),
    ].slice(0, box.limits.bonuses);
}

/** Turn the whole map with everything on it: by a quarter if the grid allows it, else by half. */
export function turnMap(
  doc: Doc,
  box: SkirmishBox,
  seats: readonly string[],
  quarters: 1 | 2,
): void {
  const boards = boardsOf(doc, box);
  const { columns, rows } = groundOf(boards, box.limits.board);
  const turn = ({ x, y }: Place): Place =>
    quarters === 2
      ? { x: 2 * (columns + 1) - x, y: 2 * (rows + 1) - y }
      : { x: y, y: 2 * (columns + 1) - x };
  shiftThings(doc, box, seats, (place) => ({ place: turn(place), turns: quarters }), true);
  const lines = textsOf(doc.boards).map((line) => line.split(/\s+/).filter((one) => one !== ""));
  const spin = (word: string) => {
    const board = boards.find((one) => one.word === word);
    return board?.face == null ? word : wordOf(board.face.face, board.turns + quarters);
  };
  const width = Math.max(0, ...lines.map((line) => line.length));
  const turned =
    quarters === 2
      ? lines.toReversed().map((line) => line.toReversed())
      : // A quarter turn clockwise: the west becomes the north.
        Array.from({ length: width }, (_, column) =>
          lines.toReversed().map((line) => line[column] ?? ""),
        );
  doc.boards = turned.map((line) => line.map(spin).join(" "));
}

/** Whether a quarter turn of the map fits the grid. */
export function canTurnQuarter(doc: Doc, box: SkirmishBox): boolean {
  const lines = textsOf(doc.boards).map((line) => line.split(/\s+/).filter((one) => one !== ""));
  const width = Math.max(0, ...lines.map((line) => line.length));
  return width <= box.limits.rows && lines.length <= box.limits.columns;
}
