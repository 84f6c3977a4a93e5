/** The events as lines of a log: rounds as headings, an attack with its dice, draws taken together. */

import { tilesOf } from "./events";
import type { GameEvent } from "./events";

export interface LogLine {
  /** The number of its first event: its name in the list. */
  n: number;
  kind: "round" | "turn" | "event" | "attack" | "draws";
  event: GameEvent;
  /** The roll of an attack. */
  roll?: GameEvent;
  /** Cards drawn, as far as they were seen. */
  cards?: string[];
  count?: number;
  tiles: string[];
}

/** The newest round first; in it its heading, then its lines from the newest on. */
export function newestFirst(lines: readonly LogLine[]): LogLine[] {
  const rounds: LogLine[][] = [];
  for (const line of lines) {
    if (line.kind === "round" || rounds.length === 0) rounds.push([]);
    rounds.at(-1)?.push(line);
  }
  return rounds
    .reverse()
    .flatMap(([first, ...rest]) => (first === undefined ? [] : [first, ...rest.reverse()]));
}

/** Kinds that say nothing a neighbour does not say. */
const SILENT = new Set(["turn_ended", "bid_placed"]);

export function logLines(events: readonly GameEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) {
    if (SILENT.has(event.kind)) continue;
    const last = lines.at(-1);
    if (event.kind === "round_began") {
      lines.push({ n: event.n, kind: "round", event, tiles: [] });
    } else if (event.kind === "turn_began") {
      lines.push({ n: event.n, kind: "turn", event, tiles: [] });
    } else if (event.kind === "drew") {
      const seen = event.card === undefined ? [] : [event.card];
      if (last?.kind === "draws" && last.event.side === event.side) {
        last.count = (last.count ?? 0) + 1;
        last.cards?.push(...seen);
      } else {
        lines.push({ n: event.n, kind: "draws", event, count: 1, cards: seen, tiles: [] });
      }
    } else if (event.kind === "rolled" && last?.kind === "attack" && last.roll === undefined) {
      last.roll = event;
    } else {
      const fires = event.kind === "attack_declared" || event.kind === "demolition_declared";
      const kind = fires ? "attack" : "event";
      lines.push({ n: event.n, kind, event, tiles: tilesOf(event) });
    }
  }
  return lines;
}
