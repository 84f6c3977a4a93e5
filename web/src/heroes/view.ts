/** What a view of a Heroes game holds. */

import type { SkirmishSide, SkirmishView, View } from "../wire";

/** Cards of a pile: how many of each. */
export type Pile = SkirmishSide["hand"];
export type SideView = SkirmishSide;
export type { SkirmishView, UnitView, WreckView } from "../wire";

export function skirmishOf(view: View): SkirmishView {
  if (!("last_turn" in view)) throw new Error("this is no view of Heroes");
  return view;
}
