/** Texts for the time control. */

import { t } from "../lib/words.svelte";
import type { NewClock } from "../wire";
import { agentName } from "./agents";

export function clockText(clock: NewClock | null): string {
  if (clock === null) return t("web-clock-none");
  if (clock.kind === "days") return t("web-clock-days", { days: clock.days ?? 0 });
  return t("web-clock-live", { minutes: clock.minutes ?? 0, seconds: clock.increment ?? 0 });
}

/** Return what happens to a player who runs out of time. */
export function outText(agent: string): string {
  return agent === ""
    ? t("web-clock-out-lost")
    : t("web-clock-out-agent", { name: agentName(agent) });
}

/** Return the time control in one or two lines, for a player who has not agreed to it yet. */
export function clockTerms(clock: NewClock): string[] {
  return [clockText(clock), `${t("web-clock-out")}: ${outText(clock.agent ?? "")}`];
}
