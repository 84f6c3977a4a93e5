/** Scenarios with all that their pictures need, fetched once. */

import type { ScenarioInfo, TitleInfo } from "../wire";
import { api } from "./api";

const laid = new Map<string, Promise<ScenarioInfo>>();

/** A scenario as the server lays it out, one that is made on the spot included. At a table the
 *  table tells: a player may have made it, and its game may have been started under older rules. */
export function laidOut(
  title: Pick<TitleInfo, "id">,
  scenario: string,
  table = "",
): Promise<ScenarioInfo> {
  const key = `${title.id} ${scenario} ${table}`;
  const known =
    laid.get(key) ?? (table === "" ? api.scenario(title.id, scenario) : api.tableScenario(table));
  laid.set(key, known);
  known.catch(() => laid.delete(key));
  return known;
}
