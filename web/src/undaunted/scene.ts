/**
 * The counters and markers on the map during playback of events. It knows no rules: each event says
 * what has changed, and after the last event the view of the frame is shown.
 */

import type { EventFields, GameEvent } from "../table/events";
import type { PieceAims } from "./aims";
import { afterEvent, type VehicleView } from "./vehicles";
import type { BattleView, StructureView } from "./view";

/** Duration of events in milliseconds. Other kinds take no time. */
export const LENGTHS: Readonly<Record<string, number>> = {
  bids_revealed: 900,
  played: 320,
  hunkered_down: 320,
  moved: 300,
  placed: 300,
  used: 320,
  drove: 380,
  boarded: 320,
  alighted: 300,
  shifted: 260,
  swapped: 300,
  demolition_declared: 380,
  damaged: 420,
  vehicle_destroyed: 620,
  structure_destroyed: 620,
  escaped: 520,
  repaired: 320,
  scouted: 220,
  controlled: 420,
  target_placed: 300,
  target_removed: 220,
  radio_raised: 300,
  attack_declared: 380,
  rolled: 780,
  suppressed: 420,
  casualty: 520,
  counter_lost: 520,
  bolstered: 220,
  inspired: 220,
  readied: 260,
  concealed: 220,
  fog_cleared: 220,
  game_over: 420,
};

export interface Piece {
  side: string;
  unit: string;
  tile: string;
  suppressed: boolean;
}

export interface Scene {
  pieces: readonly Piece[];
  scouted: Readonly<Record<string, readonly string[]>>;
  controlled: Readonly<Record<string, readonly string[]>>;
  targets: Readonly<Record<string, string>>;
  points: Readonly<Record<string, number>>;
  vehicles: readonly VehicleView[];
  structures: readonly StructureView[];
  aims: Readonly<Record<string, PieceAims>>;
}

export function sceneOf(view: BattleView): Scene {
  const sides = Object.entries(view.sides);
  const each = <T>(read: (side: BattleView["sides"][string]) => T) =>
    Object.fromEntries(sides.map(([id, side]) => [id, read(side)]));
  return {
    pieces: sides.flatMap(([id, side]) =>
      side.counters.map((counter) => ({ side: id, ...counter })),
    ),
    scouted: each((side) => side.scouted),
    controlled: each((side) => side.controlled),
    targets: view.targets ?? {},
    points: each((side) => side.points),
    vehicles: view.vehicles ?? [],
    structures: view.structures ?? [],
    aims: view.aims ?? {},
  };
}

/** Return the scene after an event. */
export function apply(scene: Scene, event: GameEvent): Scene {
  const vehicles = afterEvent(scene.vehicles, event);
  const { points, scouted, controlled, aims } = { ...scene, ...event.now?.[0] };
  const same = event.now === undefined && vehicles === scene.vehicles;
  return changed(same ? scene : { ...scene, points, scouted, controlled, aims, vehicles }, event);
}

function changed(scene: Scene, event: GameEvent): Scene {
  const { side = "", unit = "", tile = "" } = event;
  const moved = (change: Partial<Piece>): Scene => ({
    ...scene,
    pieces: scene.pieces.map((piece) =>
      piece.side === side && piece.unit === unit ? { ...piece, ...change } : piece,
    ),
  });
  switch (event.kind) {
    case "moved":
      return moved({ tile: event.to ?? "" });
    case "suppressed":
      return moved({ suppressed: true });
    case "readied":
      return {
        ...scene,
        pieces: scene.pieces.map((piece) =>
          piece.side === side && piece.unit === event.card
            ? { ...piece, suppressed: false }
            : piece,
        ),
      };
    case "placed": {
      const others = scene.pieces.filter((piece) => piece.side !== side || piece.unit !== unit);
      return { ...scene, pieces: [...others, { side, unit, tile, suppressed: false }] };
    }
    case "drove": {
      const crew = event.now?.[0]?.vehicle?.seats ?? [];
      return {
        ...scene,
        pieces: scene.pieces.map((piece) =>
          crew.includes(piece.unit) ? { ...piece, tile: event.to ?? "" } : piece,
        ),
      };
    }
    case "structure_destroyed":
      return {
        ...scene,
        structures: scene.structures.filter((one) => one.tile !== tile),
      };
    case "escaped":
    case "counter_lost":
      return {
        ...scene,
        pieces: scene.pieces.filter((piece) => piece.side !== side || piece.unit !== unit),
      };
    case "target_placed":
      return { ...scene, targets: { ...scene.targets, [side]: tile } };
    case "target_removed": {
      const { [side]: _, ...targets } = scene.targets;
      return { ...scene, targets };
    }
    default:
      return scene;
  }
}

/** Return the tiles of an event. */
export function tilesOf(event: EventFields): string[] {
  return [event.tile, event.from, event.to].filter((tile) => tile !== undefined);
}
