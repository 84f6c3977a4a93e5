/** The own games: which wait for oneself, which are over and how they ended. */

import type { NewTable, Player, TableSummary } from "../wire";
import { RANDOM_SIDE } from "./choice";

export interface OwnGames {
  running: TableSummary[];
  past: TableSummary[];
}

/** Running games, those that wait for oneself first; and past ones. The latest come first. */
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

/** How a game ended for oneself; `here` where one played both sides, or neither. */
export function result(table: TableSummary): Result {
  const own = ownSeats(table);
  if (table.winner === null) return "draw";
  if (own.length !== 1) return "here";
  return own[0] === table.winner ? "won" : "lost";
}

export function ownSeats(table: TableSummary): string[] {
  return table.players.filter((player) => player.you).map((player) => player.seat);
}

/** Who sits across; no one where one plays both sides. */
export function opponent(table: TableSummary): Player | undefined {
  return table.players.find((player) => !player.you);
}

/** The seat with an open invitation. */
export function openSeat(table: TableSummary): string | undefined {
  return table.players.find((player) => player.kind === "open")?.seat;
}

/** The own challenge that is posted and says the same as a new one would. */
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
