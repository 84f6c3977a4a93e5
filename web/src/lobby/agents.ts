/** Names of agents. */

import { hasWords, t } from "../lib/words.svelte";

/** Return the name of an agent, or its id if it has no name. */
export function agentName(agent: string): string {
  return hasWords(`web-lobby-agent-${agent}`) ? t(`web-lobby-agent-${agent}`) : agent;
}

export function agentNote(agent: string): string {
  return hasWords(`web-lobby-agent-${agent}-note`) ? t(`web-lobby-agent-${agent}-note`) : "";
}
