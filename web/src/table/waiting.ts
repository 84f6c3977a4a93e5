/** What a player without a question waits for. */

import { sayEvent, t } from "../lib/words.svelte";
import type { Game } from "./game.svelte";

/** Whether the player waits only for the computer. */
export function waitsForComputer({ view, frame, over, sending, yours }: Game): boolean {
  if (view === null || over || yours || sending === "commit") return false;
  return Boolean(frame?.thinking) && !frame?.players.some(({ kind }) => kind === "open");
}

export function waitingText(game: Game): string {
  const { view, frame } = game;
  if (view === null) return "";
  if (game.over) {
    // The result dialog already says this while it is open.
    return game.resultSeen
      ? sayEvent({ kind: "game_over", side: view.winner ?? "", ending: view.ending })
      : "";
  }
  if (game.sending === "commit") return t("web-sending");
  if (frame?.players.some(({ kind }) => kind === "open")) return t("web-waiting-friend");
  if (frame?.thinking) {
    const waiting = frame.thought?.waiting ?? 0;
    return waiting > 0 ? t("web-thinking-waiting", { count: waiting }) : t("web-thinking");
  }
  if (frame?.seat === null) return t("web-watching");
  if (game.walk?.unexplored) return t("web-sending");
  const owing = view.owing.find((seat) => seat !== frame?.seat);
  return owing === undefined ? "" : t("web-waiting", { side: owing });
}
