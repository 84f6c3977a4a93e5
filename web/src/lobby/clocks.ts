/** What is agreed about time, in words. */

import { t } from "../lib/words.svelte";
import type { NewClock } from "../wire";
import { agentName } from "./agents";

export function clockText(clock: NewClock | null): string {
  if (clock === null) return t("web-clock-none");
  if (clock.kind === "days") return t("web-clock-days", { days: clock.days ?? 0 });
  return t("web-clock-live", { minutes: clock.minutes ?? 0, seconds: clock.increment ?? 0 });
}

/** What happens to a player who has no time left. */
export function outText(agent: string): string {
  return agent === ""
    ? t("web-clock-out-lost")
    : t("web-clock-out-agent", { name: agentName(agent) });
}

/** Both in a line or two, for a player who has not agreed to it yet. */
export function clockTerms(clock: NewClock): string[] {
  return [clockText(clock), `${t("web-clock-out")}: ${outText(clock.agent ?? "")}`];
}
