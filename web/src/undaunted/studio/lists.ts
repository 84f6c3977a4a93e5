/** The cards and goals of the sides of a draft. */

import { isTable, table, texts, type Doc } from "../../studio/doc";
import type { CardInfo } from "../../wire";
import { sideOf } from "./things";

/** Number of copies in the deck and in the supply. */
export type Copies = readonly [deck: number, supply: number];

export function copiesOf(doc: Doc, side: string, card: string): Copies {
  const cards = sideOf(doc, side).cards;
  const found = isTable(cards) ? cards[card] : undefined;
  if (!Array.isArray(found)) return [0, 0];
  const number = (at: number) => (typeof found[at] === "number" ? found[at] : 0);
  return [number(0), number(1)];
}

/** Whether a side has a row for a card, even without copies. */
export const hasCard = (doc: Doc, side: string, card: string): boolean => {
  const cards = sideOf(doc, side).cards;
  return isTable(cards) && cards[card] !== undefined;
};

export function setCopies(doc: Doc, side: string, card: string, [deck, supply]: Copies): void {
  const cards = table(table(doc, side), "cards");
  if (deck + supply === 0) delete cards[card];
  else cards[card] = [deck, supply];
}

/**
 * Return the default copies of a unit placed without cards: one in the deck, the others in the
 * supply.
 */
export const firstCopies = (box: number): Copies => [1, Math.max(0, box - 1)];

/** Return the cards of a side in the order of its list: commands, soldiers by squad, fog. */
export function ordered(cards: readonly CardInfo[], side: string): CardInfo[] {
  const rank = ({ kind }: CardInfo) => ["command", "combat", "fog"].indexOf(kind);
  return cards
    .filter((card) => !card.side || card.side === side)
    .map((card, index) => ({ card, index }))
    .sort((a, b) => rank(a.card) - rank(b.card) || a.index - b.index)
    .map(({ card }) => card);
}

interface Sums {
  deck: number;
  supply: number;
  /** The chance that a first hand has no fog. */
  clear: number;
  /** The chance that a first hand has nothing but fog. */
  foggy: number;
  /** The share of fog in the deck. */
  fog: number;
}

/** Return the numbers of a deck, and the odds of a first hand of this size. */
export function sums(doc: Doc, side: string, cards: readonly CardInfo[], hand: number): Sums {
  let [deck, supply, fog] = [0, 0, 0];
  for (const { id, kind } of ordered(cards, side)) {
    const [own, more] = copiesOf(doc, side, id);
    deck += own;
    supply += kind === "fog" ? 0 : more;
    if (kind === "fog") fog += own;
  }
  const allOf = (cards: number): number => {
    let chance = deck >= hand ? 1 : 0;
    for (let drawn = 0; drawn < hand && chance > 0; drawn++)
      chance *= Math.max(0, cards - drawn) / (deck - drawn);
    return chance;
  };
  return {
    deck,
    supply,
    clear: allOf(deck - fog),
    foggy: allOf(fog),
    fog: deck > 0 ? fog / deck : 0,
  };
}

// Goals

export type AimKind = "points" | "pin" | "escape" | "neutralise";

export const aimOf = (doc: Doc, side: string): Doc => {
  const found = sideOf(doc, side).aim;
  return isTable(found) ? found : {};
};

export const hasAim = (doc: Doc, side: string, kind: AimKind): boolean =>
  kind === "pin" ? aimOf(doc, side).pin === true : aimOf(doc, side)[kind] !== undefined;

export const pointsToWin = (doc: Doc, side: string): number => {
  const found = aimOf(doc, side).points;
  return typeof found === "number" ? found : 0;
};

export function piecesOf(
  doc: Doc,
  side: string,
  kind: AimKind,
): { pieces: string[]; number: number } {
  const found = aimOf(doc, side)[kind];
  if (!isTable(found)) return { pieces: [], number: 0 };
  const pieces = texts(found, "pieces");
  return { pieces, number: typeof found.number === "number" ? found.number : pieces.length };
}

/** Add or remove a goal. With `single`, it replaces all other goals. */
export function setAim(doc: Doc, side: string, kind: AimKind, is: boolean, single: boolean): void {
  const its = table(doc, side);
  const aim: Doc = single ? {} : table(its, "aim");
  if (!is) delete aim[kind];
  else if (kind === "points") aim.points = pointsToWin(doc, side) || 1;
  else if (kind === "pin") aim.pin = true;
  else aim[kind] = { pieces: [], number: 1 };
  its.aim = aim;
}

export function setAimPoints(doc: Doc, side: string, points: number): void {
  table(table(doc, side), "aim").points = points;
}

export function setAimPieces(
  doc: Doc,
  side: string,
  kind: AimKind,
  pieces: readonly string[],
  number: number,
): void {
  const most = Math.max(1, pieces.length);
  table(table(doc, side), "aim")[kind] = {
    pieces: [...pieces],
    number: Math.max(1, Math.min(most, number)),
  };
}

/** Copy the card list of a side to the other. Cards that only one side has are left unchanged. */
export function copyList(doc: Doc, from: string, to: string, cards: readonly CardInfo[]): void {
  for (const { id, side } of cards) if (!side) setCopies(doc, to, id, copiesOf(doc, from, id));
}

/** Exchange the sides: cards, positions and goals. */
export function swapSides(doc: Doc, [first, second]: readonly [string, string]): void {
  const [one, other] = [doc[first], doc[second]];
  if (other !== undefined) doc[first] = other;
  if (one !== undefined) doc[second] = one;
  if (doc.initiative === first) doc.initiative = second;
  else if (doc.initiative === second) doc.initiative = first;
}
