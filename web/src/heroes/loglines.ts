/** The lines of the log: turns as headings, phases as steps, draws combined. */

import type { EventFields, GameEvent } from "../table/events";
import { addDraw, type LogLine } from "../table/loglines";

/** Kinds of events that repeat what a neighbouring event says. */
const SILENT = new Set(["card_resolved", "scenario_began"]);
const PHASES = new Set(["activation_began", "supply_began"]);

/** Return the squares of an event. */
export function cellsOf({ start = "", cell = "", target_cell = "" }: EventFields): string[] {
  return [...new Set([start, cell, target_cell].filter((one) => one !== ""))];
}

export function logLines(events: readonly GameEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (SILENT.has(event.kind)) continue;
    if (event.kind === "turn_began") {
      lines.push({ n: event.n, kind: "heading", event, places: [] });
    } else if (PHASES.has(event.kind)) {
      lines.push({ n: event.n, kind: "turn", event, places: [] });
    } else if (event.kind === "drew") {
      addDraw(lines, event);
    } else if (
      event.kind === "moved" &&
      last?.event.kind === "moved" &&
      sameUnit(last.event, event)
    ) {
      // Steps in a row are one line, from the start to the end of the move.
      last.event = { ...event, n: last.event.n, start: last.event.start ?? "" };
      last.places = cellsOf(last.event);
    } else {
      const attack =
        event.kind === "fired" || event.kind === "assaulted" || event.kind === "attacked";
      lines.push({ n: event.n, kind: attack ? "attack" : "event", event, places: cellsOf(event) });
    }
  }
  return lines;
}

function sameUnit(before: GameEvent, after: GameEvent): boolean {
  return before.side === after.side && before.unit === after.unit && before.cell === after.start;
}
