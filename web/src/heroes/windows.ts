/** Windows in which cards may be played: the preselected answer, and a card's phase. */

import { splitMove } from "../lib/moves";
import type { ActionCardInfo, Ask } from "../wire";

/** Answers to preselect: pass, or keep the dice. */
const AT_HAND = ["pass", "reveal"];

export function quickAnswer(ask: Ask, line: readonly string[]): string | null {
  const offered = (move: string) => ask.options.some((choice) => choice.move === move);
  if (ask.prompt === "share") return ask.options.at(-1)?.move ?? null;
  const walked = line.some((move) => ["step", "drive", "flip"].includes(splitMove(move).kind));
  if (walked && offered("halt")) return "halt";
  // Do not preselect passing if something else could be done.
  if (ask.prompt === "supply" || ask.prompt === "discard" || ask.prompt === "go") return null;
  return AT_HAND.find(offered) ?? null;
}

/** Moves that end the activation, the phase or the question, best first. */
export const ENDS = ["halt", "pass", "do nothing", "reveal"] as const;

/**
 * Whether a question is only about cards, so that the alternative to playing or discarding one is
 * to end it.
 */
export function asksForCards(ask: Ask): boolean {
  const others = ask.options.filter(
    ({ move }) => !["card", "discard"].includes(splitMove(move).kind),
  );
  const ends: readonly string[] = ENDS;
  return (
    others.length < ask.options.length &&
    others.every(({ move }) => ends.includes(move) || splitMove(move).kind === "ask")
  );
}

type CardPhase = "orders" | "activation" | "supply" | "any";

/** Return the phase printed on a card, from the windows in which it may be played. */
export function phaseOf({ when }: Pick<ActionCardInfo, "when">): CardPhase {
  if (when.includes("any")) return "any";
  const phases = new Set(
    when.map((window) =>
      window === "orders" ? "orders" : window.startsWith("supply") ? "supply" : "activation",
    ),
  );
  const [only, ...others] = phases;
  return only === undefined || others.length > 0 ? "any" : (only as CardPhase);
}
