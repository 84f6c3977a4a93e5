/** What a player waits for who is not asked. */

import { sayEvent, t } from "../lib/words.svelte";
import type { Game } from "./game.svelte";

/** Whether a player waits for the computer, and for nothing else. */
export function waitsForComputer({ view, frame, over, sending, yours }: Game): boolean {
  if (view === null || over || yours || sending === "commit") return false;
  return Boolean(frame?.thinking) && !frame?.players.some(({ kind }) => kind === "open");
}

export function waitingText(game: Game): string {
  const { view, frame } = game;
  if (view === null) return "";
  if (game.over) {
    // While the result lies on the table it says this itself.
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
