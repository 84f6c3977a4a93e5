/** Types of the view of a Heroes game. */

import type { SkirmishSide, SkirmishView, View } from "../wire";

/** Number of each card in a pile. */
export type Pile = SkirmishSide["hand"];
export type SideView = SkirmishSide;
export type { SkirmishView, UnitView, WreckView } from "../wire";

export function skirmishOf(view: View): SkirmishView {
  if (!("last_turn" in view)) throw new Error("this is no view of Heroes");
  return view;
}
