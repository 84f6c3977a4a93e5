/** Scenarios in the version of the rules under which a game started. */

import type { ScenarioInfo, TitleInfo } from "../wire";

/** Return a scenario under a version of the rules; the current one if it has not changed since. */
export function scenarioUnder(
  title: TitleInfo,
  scenario: string,
  rules?: number,
): ScenarioInfo | undefined {
  const older = title.older?.find((one) => one.rules === rules && one.scenario.id === scenario);
  return older?.scenario ?? title.scenarios.find(({ id }) => id === scenario);
}
