/** Converts a scenario's text into a map to draw, even if the text has errors. */

import type {
  ArmyInfo,
  BoardFace,
  ObjectiveInfo,
  OverlayInfo,
  OverlayPiece,
  Place,
  SkirmishBox,
  SkirmishInfo,
} from "../../wire";
import type { MapPlan } from "../draw/measure";
import { numberOf, rowsOf, sideOf, textOf, textsOf, type Doc, type Value } from "./doc";
import { placeName, readPlace, squareName, type Square } from "./spots";
import { squaresOf } from "./zones";

/** A board in the grid; `face` is null if there is none or it is unknown. */
export interface LaidBoard {
  /** Its line in the text, from the north, and its position in the line. */
  line: number;
  place: number;
  word: string;
  face: BoardFace | null;
  turns: number;
  /** Number of squares to its west and south. */
  column: number;
  row: number;
}

/** A thing with its number in the text. */
export interface Placed<T> {
  index: number;
  what: T;
}

interface UnitOnMap {
  index: number;
  side: string;
  unit: string;
  counter: string;
  cell: string;
  face: string;
  place: Place;
}

export interface DraftPlan {
  /** The map in the format that the table draws. */
  map: MapPlan;
  boards: LaidBoard[];
  overlays: Placed<OverlayInfo>[];
  objectives: Placed<ObjectiveInfo>[];
  bonuses: Placed<Place>[];
  items: { index: number; name: string; places: Place[] }[];
  units: UnitOnMap[];
  /** The squares of each zone, by side and kind. */
  zones: Record<string, Record<"zone" | "entry" | "exit", Square[]>>;
}

const turnsOf = (degrees: number): number => ((Math.floor(degrees / 90) % 4) + 4) % 4;

/** Return the boards of the text, from the north. */
export function boardsOf(doc: Doc, { boards, limits }: SkirmishBox): LaidBoard[] {
  const lines = textsOf(doc.boards).map((line) => line.split(/\s+/).filter((word) => word !== ""));
  return lines.flatMap((words, line) =>
    words.map((word, place): LaidBoard => {
      const [name = "", turn = "0"] = word.split("/");
      return {
        line,
        place,
        word,
        face: boards.find(({ face }) => face === name) ?? null,
        turns: turnsOf(Number(turn) || 0),
        column: place * limits.board,
        row: (lines.length - 1 - line) * limits.board,
      };
    }),
  );
}

/**
 * Return the position of a square on a board of this size after quarter turns clockwise, counted
 * from 1.
 */
export function turned([column, row]: Square, size: number, turns: number): Square {
  let [x, y] = [column, row];
  for (let turn = 0; turn < turns; turn++) [x, y] = [y, size + 1 - x];
  return [x, y];
}

/** Return the block of squares that an overlay covers with its centre at a place. */
export function blockAt(piece: OverlayPiece, { x, y }: Place, turns: number) {
  const more = piece.kind === "house" ? 1 : 0;
  const sides = [piece.width + more, piece.height + more] as const;
  const [width, height] = turns % 2 === 1 ? [sides[1], sides[0]] : sides;
  return {
    column: Math.floor((x - width + 1) / 2),
    row: Math.floor((y - height + 1) / 2),
    width,
    height,
  };
}

/** The centre of a block. */
export const middleOf = (block: {
  column: number;
  row: number;
  width: number;
  height: number;
}): Place => ({
  x: 2 * block.column + block.width - 1,
  y: 2 * block.row + block.height - 1,
});

export function overlayAt(
  piece: OverlayPiece,
  at: Place,
  turns: number,
  names: { name: string; called: string },
): OverlayInfo {
  const block = blockAt(piece, at, turns);
  const more = piece.kind === "house" ? 1 : 0;
  const [width, height] = [block.width - more, block.height - more];
  const covers = Array.from({ length: block.width * block.height }, (_, index) =>
    squareName([block.column + (index % block.width), block.row + Math.floor(index / block.width)]),
  );
  const rooms = (piece.rooms[turns] ?? []).map((halves, inner) => ({
    cell: placeName({
      x: 2 * (block.column + (inner % width)) + 1,
      y: 2 * (block.row + Math.floor(inner / width)) + 1,
    }),
    room: 0,
    halves,
  }));
  return {
    ...names,
    ...middleOf(block),
    id: piece.id,
    kind: piece.kind,
    width,
    height,
    turn: 90 * turns,
    terrain: piece.terrain,
    ruin: piece.ruin,
    structure: piece.structure,
    covers,
    rooms,
  };
}

/** The places of a house's inner squares. */
export const roomPlaces = ({ x, y, width, height, rooms }: OverlayInfo): Record<string, Place> =>
  Object.fromEntries(
    rooms.map(({ cell }, inner) => [
      cell,
      {
        x: x - width + 1 + 2 * (inner % width),
        y: y - height + 1 + 2 * Math.floor(inner / width),
      },
    ]),
  );

/** Return a map of boards without anything on it. */
export function groundOf(boards: readonly LaidBoard[], size: number): Omit<MapPlan, "overlays"> {
  const columns = Math.max(0, ...boards.map(({ column }) => column)) + size;
  const rows = Math.max(0, ...boards.map(({ row }) => row)) + size;
  const letters = Array.from({ length: rows }, () => Array.from({ length: columns }, () => "."));
  const shut = new Map<string, "rising" | "falling" | "both">();
  for (const { face, turns, column, row } of boards) {
    face?.ground.forEach((line, fromNorth) => {
      [...line].forEach((letter, index) => {
        const [x, y] = turned([index + 1, size - fromNorth], size, turns);
        const into = letters[rows - row - y];
        if (into !== undefined) into[column + x - 1] = letter;
      });
    });
    for (const [ax = 0, ay = 0, bx = 0, by = 0] of face?.closed ?? []) {
      const [one, other] = [turned([ax, ay], size, turns), turned([bx, by], size, turns)];
      const name = placeName({
        x: 2 * column + one[0] + other[0],
        y: 2 * row + one[1] + other[1],
      });
      const way = other[0] > one[0] === other[1] > one[1] ? "rising" : "falling";
      shut.set(name, shut.has(name) && shut.get(name) !== way ? "both" : way);
    }
  }
  const cells: Record<string, Place> = {};
  const crossings: Record<string, Place> = {};
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      cells[squareName([column, row])] = { x: 2 * column, y: 2 * row };
      if (column === columns || row === rows) continue;
      const place = { x: 2 * column + 1, y: 2 * row + 1 };
      crossings[placeName(place)] = place;
    }
  }
  return {
    columns,
    rows,
    ground: letters.map((line) => line.join("")),
    closed: Object.fromEntries(shut),
    cells,
    crossings,
  };
}

/** Whether a place is on the map. */
export const isInside = (
  { x, y }: Place,
  { columns, rows }: { columns: number; rows: number },
): boolean => x >= 1 && y >= 1 && x <= 2 * columns + 1 && y <= 2 * rows + 1;

/** Return the drawable parts of a scenario's text. */
export function planOf(doc: Doc, box: SkirmishBox, seats: readonly string[]): DraftPlan {
  const boards = boardsOf(doc, box);
  const ground = groundOf(boards, box.limits.board);
  const counted = boards.flatMap(({ face, column, row }) =>
    face === null ? [] : [{ face: face.face, column, row }],
  );
  const find = (text: Value | undefined): Place | null => {
    const place = readPlace(textOf(text), counted);
    return place !== null && isInside(place, ground) ? place : null;
  };

  const counts = new Map<string, number>();
  const overlays = rowsOf(doc.overlays).flatMap((row, index): Placed<OverlayInfo>[] => {
    const piece = box.overlays.find(({ id }) => id === row.overlay);
    const at = find(row.at);
    if (piece === undefined || at === null) return [];
    const count = (counts.get(piece.id) ?? 0) + 1;
    counts.set(piece.id, count);
    const names = {
      name: textOf(row.name, `${piece.id}_${count}`),
      called: textOf(row.called, piece.id),
    };
    return [{ index, what: overlayAt(piece, at, turnsOf(numberOf(row.turn)), names) }];
  });
  for (const { what } of overlays) Object.assign(ground.cells, roomPlaces(what));

  const objectives = rowsOf(doc.objectives).flatMap((row, index): Placed<ObjectiveInfo>[] => {
    const inside = textOf(row.inside);
    const house = overlays.find(({ what }) => what.name === inside)?.what;
    const at = house ?? find(row.at);
    if (at === null) return [];
    return [
      {
        index,
        what: {
          name: textOf(row.name),
          rank: textOf(row.rank, "primary"),
          x: at.x,
          y: at.y,
          cells: [],
          inside: house === undefined ? "" : inside,
          side: textOf(row.side),
          points: numberOf(row.points),
        },
      },
    ];
  });
  const bonuses = textsOf(doc.bonuses).flatMap((text, index) => {
    const what = find(text);
    return what === null ? [] : [{ index, what }];
  });
  const items = rowsOf(doc.items).map((row, index) => {
    const house = overlays.find(({ what }) => what.name === textOf(row.inside))?.what;
    const places = textsOf(row.at).flatMap((text) => find(text) ?? []);
    return {
      index,
      name: textOf(row.name),
      places: house === undefined ? places : [{ x: house.x, y: house.y }],
    };
  });
  const units = seats.flatMap((side) =>
    rowsOf(sideOf(doc, side).placed).flatMap((row, index): UnitOnMap[] => {
      const place = find(row.at);
      const unit = textOf(row.unit);
      if (place === null || unit === "") return [];
      return [
        {
          index,
          side,
          unit,
          counter: counterOf(unit, box),
          cell: placeName(place),
          face: textOf(row.face, "n"),
          place,
        },
      ];
    }),
  );
  return {
    map: { ...ground, overlays: overlays.map(({ what }) => what) },
    boards,
    overlays,
    objectives,
    bonuses,
    items,
    units,
    zones: Object.fromEntries(
      seats.map((side) => {
        const table = sideOf(doc, side);
        const squares = (kind: string) => squaresOf(textsOf(table[kind]), ground);
        return [side, { zone: squares("zone"), entry: squares("entry"), exit: squares("exit") }];
      }),
    ),
  };
}

/**
 * Return the counter of a unit. Several units of one kind have a letter at the end of their name.
 */
function counterOf(unit: string, { counters }: SkirmishBox): string {
  if (unit in counters) return unit;
  const kind = unit.replace(/_[a-z0-9]+$/, "");
  return kind in counters ? kind : unit;
}

/** Return how often each overlay is on the map. An overlay and its back count together. */
export function usedPieces(doc: Doc, { overlays }: SkirmishBox): Map<string, number> {
  const used = new Map<string, number>();
  for (const row of rowsOf(doc.overlays)) {
    const front = overlays.find(({ id }) => id === row.overlay)?.front;
    if (front !== undefined) used.set(front, (used.get(front) ?? 0) + 1);
  }
  return used;
}

/** Return the battle in the table's format, as far as the text describes it, for small pictures. */
export function skirmishOf(plan: DraftPlan, seats: readonly string[]): SkirmishInfo {
  const armies = seats.map((side): ArmyInfo => {
    const names = (squares: readonly Square[] | undefined) => (squares ?? []).map(squareName);
    const zones = plan.zones[side];
    return {
      id: side,
      text: "",
      cost: 0,
      plates: [],
      heroes: [],
      groups: [],
      units: [],
      deck: {},
      orders: 0,
      bluffs: 0,
      markers: 0,
      improvises: false,
      zone: names(zones?.zone),
      entry: names(zones?.entry),
      exit: names(zones?.exit),
      aims: [],
    };
  });
  return {
    ...plan.map,
    cells: Object.fromEntries(
      Object.entries(plan.map.cells).map(([cell, place]) => [cell, { ...place, terrain: "" }]),
    ),
    boards: plan.boards.flatMap(({ face, turns, column, row }) =>
      face === null
        ? []
        : [{ face: face.face, turn: 90 * turns, column: column + 1, row: row + 1 }],
    ),
    objectives: plan.objectives.map(({ what }) => what),
    bonuses: plan.bonuses.map(({ what }) => ({ ...what, cells: [] })),
    items: [],
    events: [],
    last_turn: 0,
    scouts: true,
    armies,
  };
}
