/**
 * Pictograms of cards, options, verbs and tokens as separate pictures, in the colour of the
 * surrounding text.
 */

import { COUNTER_BACK, counterShape, type CounterKind } from "./pictograms";
import { DAMAGE } from "./tags";

/** Line drawings in a 24-unit box. */
const SIGNS = {
  // Actions of a unit
  nothing: '<circle cx="12" cy="12" r="9"/><path d="M8 12h8"/>',
  move: '<path d="M3 12h16M13 6l6 6-6 6"/>',
  assault: '<path d="M4 20 16 8M13 5l6 6M20 4l-3.5 3.5M7 13l4 4M3 17l4 4"/>',
  fire: '<circle cx="12" cy="12" r="7"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>',
  fire_second: '<circle cx="12" cy="12" r="4"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>',
  suppress: '<path d="M3 7h12M3 12h18M3 17h12M19 5l2 2-2 2"/>',
  snipe:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="1.2"/><path d="M12 3v5M12 16v5M3 12h5M16 12h5"/>',
  barrage: '<path d="M4 20Q8 4 19 12M19 12l-1-5M19 12l-5-.5"/><path d="M16 20h6M19 17v6" />',
  grenade:
    '<path d="M9 8h6v3q3 1.5 3 5a6 6 0 0 1-12 0q0-3.5 3-5ZM10 8V4h5l3 3M6.5 15h11M12 11v11"/>',
  rifle_grenade: '<path d="M3 21 14 10M12 8l4 4 4-1 1-5-1-1-5 1ZM6 21l3-3"/>',
  panzerfaust: '<path d="M3 21 13 11M12 9q3-6 9-6 0 6-6 9ZM6 15l3 3"/>',
  demolish:
    '<rect x="4" y="11" width="11" height="10"/><path d="M9 11V7q0-4 5-4M17 3l1 1M20 6l1 .5M18 8l.5 1.5"/>',
  // Equipment
  ammo: '<path d="M6 21V9q0-4 2-6 2 2 2 6v12ZM14 21V9q0-4 2-6 2 2 2 6v12ZM6 17h4M14 17h4"/>',
  culin: '<path d="M3 8h18M5 8v4l2 6 2-6V8M10 8v5l2 8 2-8V8M15 8v4l2 6 2-6V8"/>',
  veteran: '<path d="M4 8l8-5 8 5M4 13l8-5 8 5M4 18l8-5 8 5"/>',
  // Effects of cards
  bolt: '<path d="M13 2 5 14h6l-1 8 9-13h-6Z"/>',
  dice: '<rect x="3" y="3" width="18" height="18" rx="3"/><path d="M8 8v.1M16 8v.1M12 12v.1M8 16v.1M16 16v.1"/>',
  surprise:
    '<path d="M12 2l2 6 5-3-2 5 5 2-5 2 2 5-5-3-2 6-2-6-5 3 2-5-5-2 5-2-2-5 5 3Z"/><path d="M12 9v3M12 14.5v.1"/>',
  rally: '<path d="M4 14V9h4l8-5v15l-8-5Z"/><path d="M19 8q2.5 3.5 0 7"/>',
  rally_all: '<path d="M3 13V9h3l6-4v12l-6-4ZM15 8q2 3 0 6M18 5q4 6 0 12M21 21H3"/>',
  next: '<path d="M4 5l8 7-8 7M12 5l8 7-8 7"/>',
  helmet: '<path d="M4 14Q4 5 12 5t8 9l2 3H2ZM7 17q0 4 5 4t5-4"/>',
  no: '<circle cx="12" cy="12" r="9"/><path d="M5.6 5.6l12.8 12.8"/>',
  flip: '<path d="M5 9a8 8 0 0 1 14-1M19 3v5h-5M19 15a8 8 0 0 1-14 1M5 21v-5h5"/>',
  again: '<path d="M3 12h11M9 7l5 5-5 5M15 7l5 5-5 5"/>',
  shoot: '<path d="M2 9h9l2-2h9v5H11l-2 4H3l2-5ZM17 15l3 3M19 13h3"/>',
  dirt: '<path d="M3 20h18M5 20q0-9 7-9t7 9M9 6l3 3 3-3M12 2v7"/>',
  crack: '<path d="M4 3h16v8q0 7-8 10-8-3-8-10ZM13 3l-3 6 4 3-3 6"/>',
  rage: '<path d="M12 2q6 5 5 10 2-1 2-4 4 8-1 12-6 4-12 0-5-5 0-11 0 3 2 4-1-6 4-11Z"/>',
  double: '<path d="M12 20V5M5 12l7-7 7 7M5 19l7-7 7 7"/>',
  boots: '<path d="M6 3h7v10l7 3q2 1 1 5H6ZM6 17h15M9 6h4M9 9h4"/>',
  back: '<path d="M20 6v6H5M11 6l-6 6 6 6"/>',
  ready: '<path d="M4 12a8 8 0 1 1 3 6.2M4 12l-2-3M4 12l3-2"/>',
  relay: '<path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4"/>',
  sneak: '<path d="M2 12q10-13 20 0-10 13-20 0ZM4 20 20 4"/>',
  one_more: '<path d="M4 4h12v10l-6 5-6-5ZM19 14v8M15 18h8M10 7v6M7 10h6"/>',
  initiative: '<path d="M6 22V3M6 4h13l-4 4.5L19 13H6"/>',
  confuse: '<path d="M3 7h5l8 10h5M3 17h5l8-10h5M18 4l3 3-3 3M18 14l3 3-3 3"/>',
  scramble: '<path d="M4 16q2-10 5 0t5 0M17 7q4 5 0 10M14 9.5q2 2.5 0 5M3 3l18 18"/>',
  storm: '<path d="M3 21 19 5M19 5h-5M19 5v5M5 9l10 10M9 5 4 10"/>',
  hit_and_run:
    '<circle cx="8" cy="9" r="5"/><path d="M8 2v3M8 13v3M1 9h3M12 9h9M17 5l4 4-4 4M6 20h14"/>',
  return: '<path d="M20 18V9H6M11 4 6 9l5 5M3 20q5-5 9-1"/>',
  three_arrows: '<path d="M2 6h12M10 2l4 4-4 4M2 18h12M10 14l4 4-4 4M8 12h13M17 8l4 4-4 4"/>',
  bounce: '<path d="M3 4l8 8M11 12 20 5M20 5h-5M20 5v5M3 18h18M6 21h12"/>',
  mud: '<path d="M3 17q3-3 6 0t6 0 6 0M3 21q3-3 6 0t6 0 6 0M7 12V5h7l3 4v4"/>',
  driven: '<path d="M3 3v18M21 12H8M13 7l-5 5 5 5M18 5l3-2M18 19l3 2"/>',
  cards: '<rect x="4" y="6" width="11" height="15" rx="1.5"/><path d="M9 3h11v15"/>',
  precision:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/><circle cx="12" cy="12" r="1"/>',
  ram: '<path d="M3 8h9v8H3ZM14 12h3M20 4v16M17 7l3-3 2 3M17 17l3 3 2-3"/>',
  repair: '<path d="M14 6a4.5 4.5 0 0 0-6 5.5L3 17l4 4 5.5-5A4.5 4.5 0 0 0 18 10l-3 2-3-3Z"/>',
  desert: '<path d="M5 22V3M5 4h11l-3 4 3 4H5M13 16h8M17 12l4 4-4 4"/>',
  crate: '<path d="M3 8h18v12H3ZM3 12h18M7 8V4h10v4M12 12v8"/>',
  trap: '<path d="M4 20h16M7 20v-7h10v7M12 13V8M8 4l4 4 4-4M3 8h3M18 8h3"/>',
  bundle: '<path d="M6 8h4v9H6zM10 8h4v11h-4zM14 8h4v9h-4zM5 12h14M12 8V4q2-2 4 0"/>',
  heal: '<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z"/>',
  mine: '<path d="M3 16q0-3 4-3h10q4 0 4 3v3H3ZM9 13v-3h6v3M12 10V7M6 7l2 2M18 7l-2 2"/>',
  shell: '<path d="M8 21V10q0-5 4-8 4 3 4 8v11ZM8 17h8M8 13h8"/>',
  plane: '<path d="M12 2q2 2 2 6l8 5v3l-8-3v5l3 2v2l-5-1-5 1v-2l3-2v-5l-8 3v-3l8-5q0-4 2-6Z"/>',
  // Bonuses and order options
  order: '<path d="M5 3h14v12l-7 6-7-6ZM12 7v8M8 11h8"/>',
  special: '<path d="M12 3l2.8 6 6.2.7-4.6 4.4 1.3 6.4L12 17.2 6.3 20.5l1.3-6.4L3 9.7 9.2 9Z"/>',
  bluff:
    '<path d="M5 3h14v12l-7 6-7-6ZM10 7h3q2.5 0 2.5 2T13 11h-3ZM10 11h3.5Q16 11 16 13t-2.5 2H10ZM10 7v8"/>',
  refill:
    '<rect x="7" y="7" width="10" height="14" rx="1.5"/><path d="M3 9a9 9 0 0 1 15-4M18 1v4h-4"/>',
  improvisation:
    '<path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 1 4 11.5V16H8v-1.5A6.5 6.5 0 0 1 12 3Z"/>',
  conceal: '<path d="M3 9q5-4 9 0t9 0M3 16q5-4 9 0t9 0"/>',
  nest: '<path d="M3 18q2-3 4 0t5 0 5 0 4 0M4 12h12l5-2M8 12v-2h4v2M13 12l2 4"/>',
  // Abilities
  opportunity: '<path d="M2 12q10-13 20 0-10 13-20 0Z"/><path d="M12 8v4M12 15v.1"/>',
  autonomous: '<path d="M12 3v4M5 12a7 7 0 1 0 14 0 7 7 0 0 0-14 0ZM9 12l2 2 4-4"/>',
  arc: '<path d="M12 21 3 8M12 21 21 8M3 8q9-7 18 0"/>',
  gun: '<path d="M2 10h8V8h11v3H10v3H2ZM6 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z"/>',
  last_hit: '<path d="M12 20 4 12q-3-5 2-7 4-1 6 3 2-4 6-3 5 2 2 7ZM11 8l2 4-3 2 2 4"/>',
  vibrations:
    '<path d="M9 18V5l10-2v13M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z"/>',
  no_turning: '<path d="M4 12a8 8 0 0 1 14-5M18 2v5h-5M4 20 20 4"/>',
  piercing: '<path d="M2 12h13M11 8l4 4-4 4M18 3q-3 9 0 18M22 3q-3 9 0 18"/>',
  frightening:
    '<path d="M5 11a7 7 0 0 1 14 0v4l-2 1v3H7v-3l-2-1ZM9 11v.1M15 11v.1M10 19v2M14 19v2"/>',
  seats:
    '<circle cx="8" cy="8" r="4"/><path d="M1 21q0-7 7-7t7 7M16 4.5a4 4 0 0 1 0 7.5M18 14.5q5 1 5 6.5"/>',
} as const;

type Sign = keyof typeof SIGNS;

const EFFECTS: Readonly<Record<string, Sign>> = {
  activate_unit: "bolt",
  reroll: "dice",
  opening: "surprise",
  rally: "rally",
  next_order: "next",
  stop_hit: "helmet",
  cancel: "no",
  flip_unit: "flip",
  move_again: "again",
  shoot: "shoot",
  defend: "dirt",
  weaken: "crack",
  rage: "rage",
  advance: "double",
  sure_footed: "boots",
  fall_back: "back",
  ready: "ready",
  relay: "relay",
  sneak: "sneak",
  one_more_order: "one_more",
  take_initiative: "initiative",
  confuse: "confuse",
  scramble: "scramble",
  storm: "storm",
  hit_and_run: "hit_and_run",
  return: "return",
  everybody_moves: "three_arrows",
  stop_fire_hit: "bounce",
  bog_down: "mud",
  drive_back: "driven",
  draw_cards: "cards",
  precision: "precision",
  ram: "ram",
  repair: "repair",
  desert: "desert",
  give_faust: "panzerfaust",
  resupply: "crate",
  rally_all: "rally_all",
  booby_trap: "trap",
  bundle: "bundle",
  heal: "heal",
  mine: "mine",
  artillery: "shell",
  air: "plane",
};

const VERBS: Readonly<Record<string, Sign>> = {
  nothing: "nothing",
  move: "move",
  assault: "assault",
  fire: "fire",
  fire_second: "fire_second",
  suppress: "suppress",
  suppress_second: "suppress",
  snipe: "snipe",
  barrage: "barrage",
  grenade: "grenade",
  rifle_grenade: "rifle_grenade",
  panzerfaust: "panzerfaust",
  demolish: "demolish",
};

const KITS: Readonly<Record<string, Sign>> = {
  ammo: "ammo",
  culin: "culin",
  grenade: "grenade",
  panzerfaust: "panzerfaust",
  rifle_grenade: "rifle_grenade",
  veteran: "veteran",
};

const BONUSES: Readonly<Record<string, Sign>> = {
  more_cards: "cards",
  more_orders: "order",
  special_order: "special",
  refill: "refill",
  keep_initiative: "initiative",
};

const ORDERS: Readonly<Record<string, Sign>> = {
  air_strike: "plane",
  artillery: "shell",
  bluff: "bluff",
  planning: "order",
  improvisation: "improvisation",
  mg_nest: "nest",
  concealed: "conceal",
};

const ABILITIES: Readonly<Record<string, Sign>> = {
  assault: "assault",
  opportunity: "opportunity",
  autonomous: "autonomous",
  arc: "arc",
  gun: "gun",
  good_vibrations: "vibrations",
  concealed: "conceal",
  last_hit: "last_hit",
  no_turning: "no_turning",
  machine_gun: "three_arrows",
  suppression: "suppress",
  piercing: "piercing",
  frightening: "frightening",
  sniper: "snipe",
  indirect: "barrage",
  howitzer: "shell",
  on_the_move: "hit_and_run",
  seats: "seats",
};

/** Items on the map. */
export const ITEMS: Readonly<Record<string, string>> & { readonly crate: string } = {
  crate: SIGNS.crate,
  papers: '<path d="M6 2h9l4 4v16H6ZM15 2v4h4M9 10h7M9 14h7M9 18h4"/>',
  rex: '<path d="M5 5l3 3h8l3-3v9q0 7-7 7t-7-7ZM9.5 12v.1M14.5 12v.1M10.5 16h3l-1.5 2Z"/>',
  gas: '<path d="M5 6h9l5 4v12H5ZM8 6V2h4v4M8 10l8 9M16 10l-8 9"/>',
  micro:
    '<rect x="9" y="2" width="6" height="11" rx="3"/><path d="M5 10q0 7 7 7t7-7M12 17v5M8 22h8"/>',
  radio: '<path d="M3 9h18v12H3ZM6 9l12-6M8 15a2.5 2.5 0 1 0 .1 0M14 13h4M14 17h4"/>',
  dynamite:
    '<path d="M4 9h4v12H4ZM8 9h4v12H8ZM12 9h4v12h-4ZM3 13h14M3 17h14M10 9V6q0-3 4-3h2M19 3v.1M21 6v.1M21 1v.1"/>',
  detonator: '<path d="M4 13h13v9H4ZM10.5 13V4M5 4h11M17 18h2q3 0 3-3v-4M8 18h5"/>',
  antenna: '<path d="M12 9v13M8 22l4-9 4 9M12 6a2 2 0 1 0 .1 0M7 3q-3 4 0 8M17 3q3 4 0 8"/>',
};

const lines = (drawn: string, size: number, box = "0 0 24 24") =>
  `<svg viewBox="${box}" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawn}</svg>`;

const sign = (name: Sign | undefined, size: number): string =>
  name === undefined ? "" : lines(SIGNS[name], size);

/** A counter's pictogram; `back` is the background colour. */
export function unitSign(
  counter: string,
  size: number,
  back: string = COUNTER_BACK,
  kind?: CounterKind,
): string {
  return `<svg class="pi" viewBox="0 0 64 64" width="${size}" height="${size}" fill="currentColor" aria-hidden="true">${counterShape(counter, back, kind)}</svg>`;
}

export const cardSign = ({ effect }: { effect: string }, size: number): string =>
  sign(EFFECTS[effect], size);
export const verbSign = (verb: string, size: number): string => sign(VERBS[verb], size);
export const kitSign = (kit: string, size: number): string => sign(KITS[kit], size);
export const bonusSign = (bonus: string, size: number): string => sign(BONUSES[bonus], size);
export const abilitySign = (ability: string, size: number): string =>
  sign(ABILITIES[ability], size);
export const itemSign = (item: string, size: number): string =>
  lines(ITEMS[item] ?? ITEMS.crate, size);
export const damageSign = (damage: string, size: number): string =>
  lines(DAMAGE[damage] ?? "", size, "-12 -12 24 24");

/** What an option provides besides units: equipment, a trait or an order. */
export const optionSign = (
  { gives, order }: { gives: string; order: string },
  size: number,
): string => sign(KITS[gives] ?? ORDERS[order], size);
