/** The order of cards in hand and lists. */

import type { CardInfo } from "../wire";
import type { Pile } from "./view";

/** Cards of a pile in the order of the title, each with how many there are. */
export function handOrder(pile: Pile, cards: readonly CardInfo[]): { id: string; count: number }[] {
  return cards.flatMap(({ id }) => {
    const count = pile[id] ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });
}
