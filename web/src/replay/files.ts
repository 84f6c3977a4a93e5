/** Records opened from a file. The server does not store them. */

import { json } from "../lib/api";
import type { Moment, RecordReplay, Replay, ScenarioInfo } from "../wire";
import { BOTH, type Knowledge } from "./moments";

/** Replaces the table in the address of a replay. */
export const FILE = "file";

let record = "";
let layout: ScenarioInfo | null = null;

const sideOf = (side: Knowledge): string => (side === BOTH ? "" : side);

/** Open the record of a file. The server refuses it if it is invalid or was changed. */
export async function openRecord(text: string): Promise<void> {
  const found = await json<RecordReplay>("/api/studio/records", "POST", { record: text });
  record = text;
  layout = found.layout;
}

export const isOpen = (): boolean => record !== "";

/** Return the layout of the opened record's scenario. */
export const layoutOfFile = (): ScenarioInfo | null => layout;

export async function replayOfFile(side: Knowledge): Promise<Replay> {
  const body = { record, side: sideOf(side) };
  return (await json<RecordReplay>("/api/studio/records", "POST", body)).replay;
}

export const momentOfFile = (entry: number, side: Knowledge): Promise<Moment> =>
  json<Moment>("/api/studio/records/moment", "POST", { record, entry, side: sideOf(side) });
