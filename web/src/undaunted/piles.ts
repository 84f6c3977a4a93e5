/** Piles that the player may look at. */

import type { UndauntedGame } from "./game.svelte";
import { size, type Pile } from "./view";

export type PileName = "hand" | "deck" | "discard" | "played" | "supply" | "removed";

export interface PileShown {
  side: string;
  name: PileName;
}

/** Return the number of cards in a pile. */
export function pileSize(game: UndauntedGame, { side, name }: PileShown): number {
  const view = game.side(side);
  switch (name) {
    case "hand":
      return view.hand_size;
    case "deck":
      return view.deck_size;
    case "removed":
      return view.removed_size;
    default:
      return size(view[name]);
  }
}

/** Return the known cards of a pile, or null. */
export function pileCards(game: UndauntedGame, { side, name }: PileShown): Pile | null {
  const view = game.side(side);
  const own = side === game.frame?.seat;
  if (name === "removed") return view.removed ?? null;
  if (name === "hand" && !own) return Object.keys(view.hand).length > 0 ? view.hand : null;
  return view[name];
}
