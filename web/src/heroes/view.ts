/** What a frame's view of a Heroes game holds. The wire leaves it open, since each system has its own. */

import type { Asking } from "../lib/settings.svelte";
import type { TableView } from "../table/game.svelte";

/** Cards of a pile: how many of each. */
export type Pile = Record<string, number>;

export interface UnitView {
  /** Its name in this battle and its counter; empty where this seat may not know. */
  unit: string;
  counter: string;
  cell?: string;
  /** The second square of a long vehicle. */
  rear?: string;
  facing?: string;
  /** The transport it rides in. */
  aboard?: string;
  off?: "waiting" | "gone" | "left";
  side: "front" | "back";
  concealed: boolean;
  /** Hidden under a Concealed marker. */
  marker?: boolean;
  suppressed: number;
  damage?: string[];
  acted: boolean;
  /** The face of its order token: a number, special, bluff, or hidden. */
  token?: string;
  shown?: boolean;
}

export interface WreckView {
  unit: string;
  cells: string[];
  harm: number;
}

export interface SideView {
  points: number;
  hand_size: number;
  deck_size: number;
  hand: Pile;
  /** Of the other side: deck and hand together. */
  deck: Pile;
  discard: Pile;
  orders: number;
  specials: number;
  bluffs: number;
  tokens_left: number;
  bonuses_held: number;
  bonuses_open: string[];
  /** How many units have left the map. */
  out: number;
  /** Concealed markers left. */
  markers: number;
  /** In which windows it is asked; a game of older rules may begin with less. */
  asks: Asking | "own";
  /** Equipment left, by the group that has it. */
  kits: Record<string, Record<string, number>>;
  broken: string[];
  units: UnitView[];
  /** Only of the own side. */
  bonuses?: string[];
  tokens?: (number | string)[];
}

export interface SkirmishView extends TableView {
  title: string;
  scenario: string;
  turn: number;
  last_turn: number;
  phase: "deployment" | "orders" | "activation" | "supply";
  /** The number of the order that is next. */
  slot: number;
  sides: Record<string, SideView>;
  /** Who controls each objective; empty for no one. */
  objectives: Record<string, string>;
  /** The bonus tactics that still lie on the map, by their number. */
  bonuses: number[];
  /** Where each item is: a square, "carried UNIT", "out SIDE", "waiting" or "gone". */
  items: Record<string, string>;
  fallen: string[];
  harm: Record<string, number>;
  wrecks: WreckView[];
  /** Hedgerow squares with a passage cut through. */
  opened: string[];
}
