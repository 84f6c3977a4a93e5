/** The lines of a log, which each system builds from its events. */

import type { GameEvent } from "./events";
import type { Undone } from "./game.svelte";

export interface LogLine {
  /** The number of its first event, used as the key in the list. */
  n: number;
  kind: "heading" | "turn" | "event" | "attack" | "draws" | "undone";
  event: GameEvent;
  /** The roll of an attack. */
  roll?: GameEvent;
  /** Drawn cards, if visible. */
  cards?: string[];
  count?: number;
  /** Places on the map where it happened. */
  places: string[];
}

/** Add a line for each undone move at its position. */
export function withUndone(lines: readonly LogLine[], undone: readonly Undone[]): LogLine[] {
  const added = undone.map(({ side, after }, index): LogLine => {
    const n = after - 1 + (index + 1) / (undone.length + 1);
    return { n, kind: "undone", event: { n, kind: "undone", side }, places: [] };
  });
  return [...lines, ...added].sort((a, b) => a.n - b.n);
}

/** Sort lines: the newest heading first, and below it its lines, newest first. */
export function newestFirst(lines: readonly LogLine[]): LogLine[] {
  const parts: LogLine[][] = [];
  for (const line of lines) {
    if (line.kind === "heading" || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts
    .reverse()
    .flatMap(([first, ...rest]) => (first === undefined ? [] : [first, ...rest.reverse()]));
}

/** Add a drawn card. Consecutive cards of a side share one line. */
export function addDraw(lines: LogLine[], event: GameEvent): void {
  const last = lines.at(-1);
  const seen = event.card === undefined || event.card === "" ? [] : [event.card];
  if (last?.kind === "draws" && last.event.side === event.side) {
    last.count = (last.count ?? 0) + 1;
    last.cards?.push(...seen);
  } else {
    lines.push({ n: event.n, kind: "draws", event, count: 1, cards: seen, places: [] });
  }
}
