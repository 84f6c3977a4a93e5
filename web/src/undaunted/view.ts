/** Types of the view of an Undaunted game, for all its titles. */

import type { BattleSide, NorthAfricaView, NormandyView, View } from "../wire";

/** Number of each card in a pile. */
export type Pile = BattleSide["hand"];
export type SideView = BattleSide;
export type { CounterView, StructureView } from "../wire";

type OfNormandy = "targets" | "radio";
type OfNorthAfrica = "vehicles" | "structures" | "razed" | "exits" | "aims";

export type BattleView = Omit<NormandyView, OfNormandy> &
  Partial<Pick<NormandyView, OfNormandy>> &
  Partial<Pick<NorthAfricaView, OfNorthAfrica>>;

export function battleOf(view: View): BattleView {
  if (!("round_limit" in view)) throw new Error("this is no view of Undaunted");
  return view;
}

/** Return the number of cards in a pile. */
export function size(pile: Pile): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}
