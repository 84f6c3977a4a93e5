/** What an agent is called. */

import { t } from "../lib/words.svelte";

/** The agents there are words for; a server may have others, which go by their id. */
const KNOWN: readonly string[] = [
  "random",
  "recruit",
  "corporal",
  "sergeant",
  "lieutenant",
  "captain",
];

export function agentName(agent: string): string {
  return KNOWN.includes(agent) ? t(`web-lobby-agent-${agent}`) : agent;
}

export function agentNote(agent: string): string {
  return KNOWN.includes(agent) ? t(`web-lobby-agent-${agent}-note`) : "";
}
