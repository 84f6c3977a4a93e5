/** Order of cards in the hand and in lists. */

import type { CardInfo } from "../wire";
import type { Pile } from "./view";

/** Return the cards of a pile in the order of the title, each with its count. */
export function handOrder(pile: Pile, cards: readonly CardInfo[]): { id: string; count: number }[] {
  return cards.flatMap(({ id }) => {
    const count = pile[id] ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });
}
