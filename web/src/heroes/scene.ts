/**
 * The units and marks on the map during playback of events. It knows no rules: each event says what
 * has changed, and after the last event the view of the frame is shown.
 */

import type { GameEvent } from "../table/events";
import type { PieceView } from "../wire";
import type { SkirmishView, UnitView, WreckView } from "./view";

/** A unit of a side. `key` stays the same while it moves, so that its element is kept. */
export interface Piece extends UnitView {
  army: string;
  key: string;
}

export interface Scene {
  pieces: readonly Piece[];
  objectives: Readonly<Record<string, string>>;
  bonuses: readonly number[];
  items: Readonly<Record<string, string>>;
  fallen: readonly string[];
  wrecks: readonly WreckView[];
  opened: readonly string[];
  /** Changed terrain of squares. */
  ground: Readonly<Record<string, string>>;
  points: Readonly<Record<string, number>>;
}

/** Return the items that a unit carries. */
export const carriedBy = (
  items: Readonly<Record<string, string>> | undefined,
  unit: string,
): string[] =>
  unit === ""
    ? []
    : Object.entries(items ?? {}).flatMap(([item, where]) =>
        where === `carried ${unit}` ? [item] : [],
      );

/** Duration of events in milliseconds. Other kinds take no time. */
export const LENGTHS: Readonly<Record<string, number>> = {
  turn_began: 500,
  activation_began: 400,
  supply_began: 400,
  initiative: 400,
  deployed: 160,
  placed: 300,
  support_chosen: 320,
  event_happened: 620,
  charge_fired: 620,
  order_placed: 260,
  order_shown: 700,
  order_moved: 300,
  bluff_shown: 400,
  activated: 400,
  moved: 260,
  boarded: 320,
  left: 420,
  flipped: 320,
  revealed: 520,
  concealed: 320,
  hedge_cut: 320,
  wreck_crushed: 320,
  wreck_destroyed: 420,
  structure_destroyed: 620,
  fired: 620,
  attacked: 1100,
  assaulted: 620,
  assault_fought: 900,
  took_square: 320,
  went_back: 320,
  rolled: 780,
  suppressed: 420,
  wounded: 520,
  eliminated: 620,
  destroyed: 620,
  damaged: 520,
  broken: 520,
  ammo_spent: 220,
  veteran_spent: 320,
  blast_aimed: 620,
  scattered: 780,
  blast_lost: 620,
  demolition: 620,
  card_played: 900,
  card_void: 520,
  card_cancelled: 520,
  card_returned: 520,
  bonus_shown: 520,
  bonus_taken: 420,
  objective_held: 420,
  item_found: 520,
  item_dropped: 420,
  picked_up: 420,
  game_over: 420,
};

export function sceneOf(view: SkirmishView): Scene {
  return {
    pieces: Object.entries(view.sides).flatMap(([army, { units }]) =>
      units.map((unit, index) => ({ ...unit, army, key: keyOf(army, unit, index) })),
    ),
    objectives: view.objectives,
    bonuses: view.bonuses,
    items: view.items,
    fallen: view.fallen,
    wrecks: view.wrecks,
    opened: view.opened,
    ground: view.ground,
    points: Object.fromEntries(Object.entries(view.sides).map(([id, { points }]) => [id, points])),
  };
}

const keyOf = (army: string, { unit, cell }: UnitView, index: number): string =>
  `${army}.${unit || `?${cell ?? index}`}`;

/** Return the units on the map. */
export const onMap = (pieces: readonly Piece[]): (Piece & { cell: string })[] =>
  pieces.filter((piece): piece is Piece & { cell: string } => piece.cell !== undefined);

/** Return the unit on a square, counting both squares of a vehicle. */
export const standsOn = (pieces: readonly Piece[], cell: string): Piece | undefined =>
  pieces.find((piece) => piece.cell === cell || piece.rear === cell);

/** Return the unit with a name. Only names of own units are certain. */
export const named = (pieces: readonly Piece[], unit: string): Piece | undefined =>
  unit === "" ? undefined : pieces.find((piece) => piece.unit === unit);

/** Return the visible square of a unit: its own, or that of its transport. */
export function placeOf(pieces: readonly Piece[], { cell, aboard }: UnitView): string | undefined {
  return cell ?? (aboard === undefined ? undefined : named(pieces, aboard)?.cell);
}

// Changing a unit

function changed(scene: Scene, piece: Piece | undefined, change: Partial<Piece>): Scene {
  if (piece === undefined) return scene;
  return {
    ...scene,
    pieces: scene.pieces.map((one) => (one === piece ? { ...one, ...change } : one)),
  };
}

/** Update a unit to the state that an event reports. */
function standing(scene: Scene, piece: Piece | undefined, now: PieceView, unit: string): Scene {
  if (piece === undefined) return scene;
  const { army, key, counter, acted, allowance, reach, token, shown } = piece;
  const after: Piece = {
    ...{ army, key, counter, acted, allowance, reach, ...now },
    unit: unit || piece.unit,
    ...(token === undefined ? {} : { token }),
    ...(shown === undefined ? {} : { shown }),
  };
  return { ...scene, pieces: scene.pieces.map((one) => (one === piece ? after : one)) };
}

const GONE: Partial<Piece> = { cell: undefined, rear: undefined, aboard: undefined };

/** Return the unit of an event: by name, else by the square where it started. */
function meant({ pieces }: Scene, { side, unit, start, cell }: GameEvent): Piece | undefined {
  const known = named(pieces, unit ?? "");
  if (known !== undefined) return known;
  const from = start || cell;
  const own = pieces.filter(({ army }) => army === side);
  return (
    own.find((piece) => piece.cell === from || piece.rear === from) ??
    own.find((piece) => piece.unit === "" && piece.off === "waiting")
  );
}

/** Return the scene after an event. */
export function applied(scene: Scene, event: GameEvent): Scene {
  const { unit = "", now: [now] = [] } = event;
  const piece = meant(scene, event);
  return changedBy(isPiece(now) ? standing(scene, piece, now, unit) : scene, event, piece);
}

const isPiece = (now: Partial<PieceView> | undefined): now is PieceView =>
  now?.suppressed !== undefined;

function changedBy(scene: Scene, event: GameEvent, piece: Piece | undefined): Scene {
  const { cell = "", side = "" } = event;
  switch (event.kind) {
    case "left":
      return changed(scene, piece, { ...GONE, off: "left" });
    case "eliminated":
    case "destroyed":
      return changed(scene, piece, { ...GONE, off: "gone", token: undefined });
    case "order_placed":
      return changed(scene, piece, { token: event.token || "hidden", shown: false });
    case "order_shown":
      return changed(scene, piece, {
        token: event.number === 0 ? "special" : String(event.number),
        shown: true,
      });
    case "bluff_shown":
      return changed(scene, piece, { token: "bluff", shown: true });
    case "activated":
      return changed(scene, piece, { acted: true });
    case "turn_began":
      return {
        ...scene,
        pieces: scene.pieces.map((one) => ({
          ...one,
          token: undefined,
          shown: undefined,
          acted: false,
        })),
      };
    case "hedge_cut":
      return { ...scene, opened: [...scene.opened, cell] };
    case "item_found":
    case "item_dropped":
      return { ...scene, items: { ...scene.items, [event.item ?? ""]: cell } };
    case "picked_up":
      return {
        ...scene,
        items: { ...scene.items, [event.item ?? ""]: `carried ${event.unit ?? ""}`.trim() },
      };
    case "objective_held":
      return { ...scene, objectives: { ...scene.objectives, [event.objective ?? ""]: side } };
    default:
      return scene;
  }
}
