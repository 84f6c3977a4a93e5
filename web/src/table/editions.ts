/** Scenarios under the rules that a game was started under. */

import type { ScenarioInfo, TitleInfo } from "../wire";

/** A scenario as it lies under a version of the rules, where that one is told apart from today's. */
export function scenarioUnder(
  title: TitleInfo,
  scenario: string,
  rules?: number,
): ScenarioInfo | undefined {
  const older = title.older?.find((one) => one.rules === rules && one.scenario.id === scenario);
  return older?.scenario ?? title.scenarios.find(({ id }) => id === scenario);
}
