/** The cards in the hand, one entry per copy, in the order of the title. */

import type { ActionCardInfo } from "../wire";
import type { Pile } from "./view";

export function handOf(
  hand: Pile,
  cards: readonly ActionCardInfo[],
): { id: string; index: number }[] {
  return cards
    .flatMap(({ id }) => Array.from({ length: hand[id] ?? 0 }, () => id))
    .map((id, index) => ({ id, index }));
}
