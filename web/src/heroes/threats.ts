/** Who could fire at a unit along a way that is planned. */

import { splitMove } from "../lib/moves";
import type { Walk } from "../table/walk";

export interface Menace {
  /** Which step of the way, counted from 1. */
  step: number;
  /** The chance that the worst attack succeeds. */
  chance: number;
}

/** The threatened steps of a line and of moves that would follow it. */
export function threatsAlong(walk: Walk, ahead: readonly string[]): Menace[] {
  const found: Menace[] = [];
  let asked = walk.asks[0] ?? null;
  let step = 0;
  for (const [index, move] of [...walk.line, ...ahead].entries()) {
    const choice = asked?.options.find((one) => one.move === move);
    const { kind } = splitMove(move);
    if (kind === "step" || kind === "drive") {
      step += 1;
      const chances = (choice?.threats ?? []).map(
        ({ hits, suppresses, ways }) => Math.max(hits, suppresses) / ways,
      );
      if (chances.length > 0) found.push({ step, chance: Math.max(...chances) });
    }
    // What was explored is known to the walk, not to the tree.
    asked = walk.asks[index + 1] ?? choice?.next ?? null;
  }
  return found;
}
