/** Scenarios with all that their pictures need, fetched once. */

import type { ScenarioInfo, TitleInfo } from "../wire";
import { api } from "./api";

const laid = new Map<string, Promise<ScenarioInfo>>();

/** Whether a player made a scenario: then only its tables tell of it. */
const isMade = (scenario: string): boolean => scenario.startsWith("made-");

/** A scenario as the server lays it out; one that is made on the spot, too, and one of a player at a table. */
export function laidOut(
  title: Pick<TitleInfo, "id">,
  scenario: string,
  table = "",
): Promise<ScenarioInfo> {
  const key = `${title.id} ${scenario}`;
  const ask = () =>
    isMade(scenario) && table !== "" ? api.tableScenario(table) : api.scenario(title.id, scenario);
  const known = laid.get(key) ?? ask();
  laid.set(key, known);
  known.catch(() => laid.delete(key));
  return known;
}
