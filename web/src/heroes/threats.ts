/** Enemy fire along a planned path. */

import { steps, type Walk } from "../table/walk";
import { goes } from "./line";

interface Menace {
  /** The step of the path, counted from 1. */
  step: number;
  /** The chance that the worst attack succeeds. */
  chance: number;
}

/** Return the threatened steps of a line and of moves that would follow it. */
export function threatsAlong(walk: Walk, ahead: readonly string[]): Menace[] {
  return steps(walk, ahead)
    .filter(({ choice }) => goes(choice))
    .flatMap(({ choice: { outlook } }, index) => {
      const chances = (outlook?.threats ?? []).map(
        ({ hits, suppresses, ways }) => Math.max(hits, suppresses) / ways,
      );
      return chances.length > 0 ? [{ step: index + 1, chance: Math.max(...chances) }] : [];
    });
}
