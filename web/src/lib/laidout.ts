/** Scenarios with all that their pictures need, fetched once. */

import type { ScenarioInfo, TitleInfo } from "../wire";
import { api } from "./api";

const laid = new Map<string, Promise<ScenarioInfo>>();

/** A scenario as the server lays it out; one that is made on the spot, too. */
export function laidOut(title: Pick<TitleInfo, "id">, scenario: string): Promise<ScenarioInfo> {
  const key = `${title.id} ${scenario}`;
  const known = laid.get(key) ?? api.scenario(title.id, scenario);
  laid.set(key, known);
  known.catch(() => laid.delete(key));
  return known;
}
