/** What an agent is called. */

import { hasWords, t } from "../lib/words.svelte";

/** An agent without words goes by its id. */
export function agentName(agent: string): string {
  return hasWords(`web-lobby-agent-${agent}`) ? t(`web-lobby-agent-${agent}`) : agent;
}

export function agentNote(agent: string): string {
  return hasWords(`web-lobby-agent-${agent}-note`) ? t(`web-lobby-agent-${agent}-note`) : "";
}
