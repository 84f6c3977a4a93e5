/** The player's games: running ones, and finished ones with their results. */

import type { NewTable, Player, TableSummary } from "../wire";
import { RANDOM_SIDE } from "./choice";

interface OwnGames {
  running: TableSummary[];
  past: TableSummary[];
}

/**
 * Return the running games, starting with those that wait for the player, and the finished ones;
 * latest first.
 */
export function sortGames(tables: readonly TableSummary[]): OwnGames {
  const latest = [...tables].sort((a, b) => b.touched - a.touched);
  const running = latest.filter((table) => table.status !== "over");
  return {
    running: [
      ...running.filter((table) => table.your_turn),
      ...running.filter((table) => !table.your_turn),
    ],
    past: latest.filter((table) => table.status === "over"),
  };
}

export type Result = "won" | "lost" | "draw" | "here";

/** Return the result for the player; "here" if they played both sides, or neither. */
export function result(table: TableSummary): Result {
  const own = ownSeats(table);
  if (table.winner === null) return "draw";
  if (own.length !== 1) return "here";
  return own[0] === table.winner ? "won" : "lost";
}

export function ownSeats(table: TableSummary): string[] {
  return table.players.filter((player) => player.you).map((player) => player.seat);
}

/** Return the opponent; undefined if the player plays both sides. */
export function opponent(table: TableSummary): Player | undefined {
  return table.players.find((player) => !player.you);
}

/** The seat with an open invitation. */
export function openSeat(table: TableSummary): string | undefined {
  return table.players.find((player) => player.kind === "open")?.seat;
}

/** Return the player's open challenge with the same settings as a new one. */
export function samePosted(
  tables: readonly TableSummary[],
  wished: NewTable,
): TableSummary | undefined {
  const terms = ({ clock }: Pick<NewTable, "clock">): string => {
    if (clock == null) return "";
    const time = clock.kind === "days" ? [clock.days] : [clock.minutes, clock.increment];
    return [clock.kind, ...time, clock.agent ?? ""].join(" ");
  };
  return tables.find(
    (table) =>
      table.anyone === true &&
      table.title === wished.title &&
      table.scenario === wished.scenario &&
      (wished.side === RANDOM_SIDE || ownSeats(table).includes(wished.side)) &&
      terms(table) === terms(wished),
  );
}
