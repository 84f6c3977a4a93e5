/** Records that were opened from a file: nothing of them is kept on the server. */

import { json } from "../lib/api";
import type { Moment, RecordReplay, Replay, ScenarioInfo } from "../wire";
import { BOTH } from "./moments";
import type { Knowledge } from "./moments";

/** What the address of a replay has in place of a table. */
export const FILE = "file";

let record = "";
let layout: ScenarioInfo | null = null;

const sideOf = (side: Knowledge): string => (side === BOTH ? "" : side);

/** Opens the record of a file; refused where it is not one, or was changed. */
export async function openRecord(text: string): Promise<void> {
  const found = await json<RecordReplay>("/api/studio/records", "POST", { record: text });
  record = text;
  layout = found.layout;
}

export const isOpen = (): boolean => record !== "";

/** How the scenario of the opened record is laid out. */
export const layoutOfFile = (): ScenarioInfo | null => layout;

export async function replayOfFile(side: Knowledge): Promise<Replay> {
  const body = { record, side: sideOf(side) };
  return (await json<RecordReplay>("/api/studio/records", "POST", body)).replay;
}

export const momentOfFile = (entry: number, side: Knowledge): Promise<Moment> =>
  json<Moment>("/api/studio/records/moment", "POST", { record, entry, side: sideOf(side) });
