/** The order track: which unit has each order, as far as this seat knows. */

import type { GameEvent } from "../table/events";
import type { HeroesGame } from "./game.svelte";
import { placeOf, type Piece } from "./scene";
import type { SkirmishView } from "./view";

export interface OrderCell {
  side: string;
  /** Resolved, known, hidden, not placed yet, or non-existent. */
  state: "done" | "known" | "hidden" | "free" | "none";
  unit: string;
  counter: string;
  cell: string | undefined;
}

interface OrderRow {
  number: number;
  /** Whether this order is next or being carried out. */
  now: boolean;
  cells: OrderCell[];
}

/** Return the number of the current or next order; 0 outside the activation phase. */
export function orderNow(
  { phase, slot }: Pick<SkirmishView, "phase" | "slot">,
  events: readonly GameEvent[],
  prompt: string,
): number {
  if (phase !== "activation") return 0;
  // Once an order is revealed, `slot` already refers to the next one.
  const last = events.findLast(({ kind }) => kind === "order_shown" || kind === "activation_began");
  const shown = prompt === "gap" ? 0 : Number(last?.number ?? 0);
  return shown > 0 ? shown : slot;
}

export function rowsOf(game: HeroesGame): OrderRow[] {
  const { view } = game;
  const now = view === null ? 0 : orderNow(view, game.told, game.ask?.prompt ?? "");
  const seats = [game.own, game.enemy];
  const most = Math.max(0, ...seats.map((seat) => game.side(seat).orders));
  return Array.from({ length: most }, (_, index) => {
    const number = index + 1;
    return {
      number,
      now: number === now,
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
  // Of the enemy's orders, only their number and which have passed are known.
  const passed = game.view?.phase === "supply" || number < (game.view?.slot ?? 0);
  return { ...rest, state: side === game.own || passed ? "none" : "hidden" };
}

function known(pieces: readonly Piece[], piece: Piece): Omit<OrderCell, "side"> {
  const state = piece.shown && piece.acted ? "done" : "known";
  return { state, unit: piece.unit, counter: piece.counter, cell: placeOf(pieces, piece) };
}
