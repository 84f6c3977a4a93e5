/** The lines of the log: rounds as headings, attacks with their dice, draws combined. */

import type { GameEvent } from "../table/events";
import { addDraw, type LogLine } from "../table/loglines";
import { tilesOf } from "./scene";

/** Kinds of events that repeat what a neighbouring event says. */
const SILENT = new Set(["turn_ended", "bid_placed"]);

export function logLines(events: readonly GameEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) {
    if (SILENT.has(event.kind)) continue;
    const last = lines.at(-1);
    if (event.kind === "round_began") {
      lines.push({ n: event.n, kind: "heading", event, places: [] });
    } else if (event.kind === "turn_began") {
      lines.push({ n: event.n, kind: "turn", event, places: [] });
    } else if (event.kind === "drew") {
      addDraw(lines, event);
    } else if (event.kind === "rolled" && last?.kind === "attack" && last.roll === undefined) {
      last.roll = event;
    } else {
      const fires = event.kind === "attack_declared" || event.kind === "demolition_declared";
      const kind = fires ? "attack" : "event";
      lines.push({ n: event.n, kind, event, places: tilesOf(event) });
    }
  }
  return lines;
}
