/** Cache of finished games and rules, which never change. */

import { api } from "../lib/api";
import type { Moment, Replay, RuleText } from "../wire";
import { FILE, momentOfFile, replayOfFile } from "./files";
import type { Knowledge } from "./moments";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, read: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (found === undefined) {
    found = read();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

export const readReplay = (table: string, side: Knowledge): Promise<Replay> =>
  table === FILE
    ? replayOfFile(side)
    : once(`replay ${table} ${side}`, () => api.replay(table, side));

export const readMoment = (table: string, entry: number, side: Knowledge): Promise<Moment> =>
  table === FILE
    ? momentOfFile(entry, side)
    : once(`moment ${table} ${entry} ${side}`, () => api.moment(table, entry, side));

export const readRules = (title: string, language: string): Promise<RuleText[]> =>
  once(`rules ${title} ${language}`, () => api.rules(title, language));

export const recordAddress = (table: string): string => `/api/tables/${table}/record`;
