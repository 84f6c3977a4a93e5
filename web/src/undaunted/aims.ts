/** The goals of each side and its progress. */

import type { PieceAims, SideInfo } from "../wire";

export type { PieceAims } from "../wire";

export interface Aim {
  kind: "points" | "escape" | "neutralise" | "pin";
  done: number;
  needed: number;
  /** The counters of the goal; empty if it is about tiles. */
  pieces: readonly string[];
}

/** Return the goals of a side. A side without other goals must pin the enemy. */
export function aimsOf(
  points: number,
  pointsToWin: number,
  others: Partial<PieceAims> | undefined,
): Aim[] {
  const aims: Aim[] = [];
  if (pointsToWin > 0) aims.push({ kind: "points", done: points, needed: pointsToWin, pieces: [] });
  for (const kind of ["escape", "neutralise"] as const) {
    const aim = others?.[kind];
    if (aim !== undefined && aim.needed > 0) {
      aims.push({ kind, done: aim.done.length, needed: aim.needed, pieces: aim.pieces });
    }
  }
  return aims.length > 0 ? aims : [{ kind: "pin", done: 0, needed: 0, pieces: [] }];
}

/** Return the goals of a side as its scenario sets them. */
export function aimsSet({
  points_to_win,
  aims = [],
}: Pick<SideInfo, "points_to_win" | "aims">): Aim[] {
  const set = aims.map(({ kind, pieces, number }) => [kind, { pieces, done: [], needed: number }]);
  return aimsOf(0, points_to_win, Object.fromEntries(set) as Partial<PieceAims>);
}
