/** Texts about a measurement: agents, games, certainty and version of the rules. */

import { percent, t } from "../lib/words.svelte";
import type { Balance } from "../wire";
import { agentName } from "./agents";

export function measuredBy(balance: Balance): string {
  const games = {
    games: balance.games,
    low: percent(balance.low),
    high: percent(balance.high),
  };
  const told = [
    balance.agent === "thumb"
      ? t("web-measured-thumb", games)
      : t("web-published-measured", { agent: agentName(balance.agent), ...games }),
  ];
  const part = balance.fraction ?? 1;
  if (part < 1) told.push(t("web-measured-part", { part: percent(part) }));
  const rules = balance.rules ?? 0;
  if (rules > 0) told.push(t("web-measured-rules", { rules }));
  return told.join(" · ");
}

/** Return a sentence about the version of the rules, or an empty string if it is unknown. */
export function measuredUnder({ rules = 0 }: Balance): string {
  return rules > 0 ? t("web-measured-under", { rules }) : "";
}
