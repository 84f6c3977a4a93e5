/** What a frame's view of an Undaunted game holds. The wire leaves it open, since each system has its own. */

import type { Frame } from "../wire";
import type { PieceAims } from "./aims";
import type { VehicleView } from "./vehicles";

/** Cards of a pile: how many of each. */
export type Pile = Record<string, number>;

export interface CounterView {
  unit: string;
  tile: string;
  suppressed: boolean;
}

/** A structure that stands. */
export interface StructureView {
  structure: string;
  tile: string;
  points: number;
  defence: number;
}

export interface SideView {
  points: number;
  /** 0 where it has another aim. */
  points_to_win: number;
  hand_size: number;
  deck_size: number;
  hand: Pile;
  /** Of the other side: deck and hand together, since no one knows which is where. */
  deck: Pile;
  discard: Pile;
  played: Pile;
  supply: Pile;
  removed_size: number;
  counters: CounterView[];
  scouted: string[];
  controlled: string[];
  has_bid: boolean;
  /** Only of the own side. */
  removed?: Pile;
  bid?: string;
}

export interface BattleView {
  title: string;
  scenario: string;
  seat: string | null;
  waits: "decision" | "chance" | "over";
  owing: string[];
  round: number;
  round_limit: number;
  initiative: string;
  active: string;
  winner: string | null;
  ending: string;
  sides: Record<string, SideView>;
  /** Where each side's mortar aims. */
  targets?: Record<string, string>;
  /** What the tile with the radio is worth now. */
  radio?: { tile: string; points: number };
  vehicles?: VehicleView[];
  structures?: StructureView[];
  /** Tiles with an escape marker. */
  exits?: string[];
  /** How far each side has come with the aims that are not points. */
  aims?: Record<string, PieceAims>;
}

export function battle(frame: Frame): BattleView {
  return frame.view as unknown as BattleView;
}

/** How many cards a pile has. */
export function size(pile: Pile): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}
