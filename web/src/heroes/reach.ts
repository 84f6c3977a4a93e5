/** The squares a unit can reach according to the tree of options, with the moves to each. */

import type { Ask, Choice } from "../wire";
import { afterChoice, entered, goes, type Stand } from "./line";

export interface Reached {
  cell: string;
  /** The moves from the question to the square. */
  moves: readonly string[];
}

/**
 * Return all squares that can be reached from a question about a move, each with a shortest path.
 */
export function reachOf(ask: Ask | null, stand: Stand): Reached[] {
  const found = new Map<string, Reached>();
  let edge: { ask: Ask; stand: Stand; moves: readonly string[] }[] =
    ask === null ? [] : [{ ask, stand, moves: [] }];
  while (edge.length > 0) {
    const further: typeof edge = [];
    for (const { ask: asked, stand: from, moves } of edge) {
      for (const choice of asked.options) {
        const to = goes(choice) ? afterChoice(choice) : null;
        const cell = to === null ? undefined : entered(from, to);
        if (to === null || cell === undefined) continue;
        const way = [...moves, choice.move];
        if (cell !== stand.cell && !found.has(cell) && mayStay(choice))
          found.set(cell, { cell, moves: way });
        if (choice.next?.prompt === asked.prompt)
          further.push({ ask: choice.next, stand: to, moves: way });
      }
    }
    edge = further;
  }
  return [...found.values()];
}

/**
 * Whether a step may be the last one: infantry may pass through its own units but not stop there.
 */
function mayStay({ next }: Choice): boolean {
  return next == null || next.prompt !== "move" || next.options.some(({ move }) => move === "halt");
}
