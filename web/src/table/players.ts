/** Names of players. */

import { t } from "../lib/words.svelte";
import type { Player } from "../wire";

/** Return a player's own name, or the computer player's name in the language of the page. */
export function agentName(player: Player): string {
  if (player.kind === "guest") return player.name || t("web-player-gone");
  if (player.kind !== "agent") return player.name;
  try {
    return t(`web-lobby-agent-${player.name}`);
  } catch {
    return player.name;
  }
}
