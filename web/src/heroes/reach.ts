/** How far a unit can go, as the tree of options knows it: each square with the moves that lead there. */

import { splitMove } from "../lib/moves";
import type { Ask, Choice } from "../wire";
import type { Squares } from "./squares";

export interface Reached {
  cell: string;
  /** The moves from the question on that lead there. */
  moves: readonly string[];
}

/** Where a unit stands that may go on. */
export interface Stand {
  front: string | undefined;
  rear: string | undefined;
}

/** All squares that can be reached from a question about a move; the first way found is a shortest one. */
export function reachOf(ask: Ask | null, stand: Stand, squares: Squares): Reached[] {
  const found = new Map<string, Reached>();
  let edge: { ask: Ask; stand: Stand; moves: readonly string[] }[] =
    ask === null ? [] : [{ ask, stand, moves: [] }];
  while (edge.length > 0) {
    const further: typeof edge = [];
    for (const { ask: asked, stand: from, moves } of edge) {
      for (const choice of asked.options) {
        const to = standAfter(choice.move, from, squares);
        if (to === null) continue;
        const way = [...moves, choice.move];
        const cell = pressed(choice.move, from, squares) ?? to.front ?? "";
        if (cell !== stand.front && !found.has(cell) && mayStay(choice))
          found.set(cell, { cell, moves: way });
        if (choice.next?.prompt === asked.prompt)
          further.push({ ask: choice.next, stand: to, moves: way });
      }
    }
    edge = further;
  }
  return [...found.values()];
}

/** Whether a step may be the last: infantry passes its own, but stays nowhere with them. */
function mayStay({ next }: Choice): boolean {
  return next == null || next.prompt !== "move" || next.options.some(({ move }) => move === "halt");
}

/** Where a unit stands after a move; null for moves that are no steps. */
function standAfter(move: string, { front, rear }: Stand, squares: Squares): Stand | null {
  const { kind, arg } = splitMove(move);
  if (kind === "step") return { front: arg, rear };
  if (kind !== "drive" || front === undefined || rear === undefined) return null;
  return squares.driven(front, rear, arg);
}

/** The square one presses for a step of a long vehicle: the one it newly enters. */
function pressed(move: string, { front, rear }: Stand, squares: Squares): string | null {
  const { kind, arg } = splitMove(move);
  if (kind !== "drive" || front === undefined || rear === undefined) return null;
  return squares.entered(front, rear, arg);
}
