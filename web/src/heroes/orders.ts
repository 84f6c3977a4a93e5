/** The order track: for each number whose order it is, as far as this seat knows. */

import type { HeroesGame } from "./game.svelte";
import { placeOf } from "./scene";
import type { Piece } from "./scene";

export interface OrderCell {
  side: string;
  /** Resolved, known, known only to its owner, still to be laid, or not there. */
  state: "done" | "known" | "hidden" | "free" | "none";
  unit: string;
  counter: string;
  cell: string | undefined;
}

export interface OrderRow {
  number: number;
  /** Whether this order is next, or being carried out. */
  now: boolean;
  cells: OrderCell[];
}

export function rowsOf(game: HeroesGame): OrderRow[] {
  const { view } = game;
  const seats = [game.own, game.enemy];
  const most = Math.max(0, ...seats.map((seat) => game.side(seat).orders));
  return Array.from({ length: most }, (_, index) => {
    const number = index + 1;
    return {
      number,
      now: view?.phase === "activation" && view.slot === number,
      cells: seats.map((seat) => cellOf(game, seat, number)),
    };
  });
}

function cellOf(game: HeroesGame, side: string, number: number): OrderCell {
  const pieces = game.stage?.pieces ?? [];
  const bearer = pieces.find((piece) => piece.army === side && piece.token === String(number));
  const rest = { side, unit: "", counter: "", cell: undefined };
  if (bearer !== undefined) return { ...rest, ...known(pieces, bearer) };
  const { orders, tokens } = game.side(side);
  if (number > orders) return { ...rest, state: "none" };
  if (tokens?.includes(number)) return { ...rest, state: "free" };
  // Of the enemy's orders it is known that they are there, and which have passed.
  const passed = game.view?.phase === "supply" || number < (game.view?.slot ?? 0);
  return { ...rest, state: side === game.own || passed ? "none" : "hidden" };
}

function known(pieces: readonly Piece[], piece: Piece): Omit<OrderCell, "side"> {
  const state = piece.shown && piece.acted ? "done" : "known";
  return { state, unit: piece.unit, counter: piece.counter, cell: placeOf(pieces, piece) };
}
