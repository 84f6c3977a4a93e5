/** Cache of scenarios with everything that their pictures need. */

import type { ScenarioInfo, TitleInfo } from "../wire";
import { api } from "./api";

const laid = new Map<string, Promise<ScenarioInfo>>();

/**
 * Return a scenario with its layout, also a generated one. With a table, the scenario comes from
 * that table: a player may have made it, or the game may have started under older rules.
 */
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
