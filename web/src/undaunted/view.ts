/** What a view of an Undaunted game holds, in whichever of its titles. */

import type { BattleSide, NorthAfricaView, NormandyView, View } from "../wire";

/** Cards of a pile: how many of each. */
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

/** How many cards a pile has. */
export function size(pile: Pile): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}
