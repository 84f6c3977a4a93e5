/** The windows in which cards may be played: the answer that lies at hand, and the phase a card belongs to. */

import { splitMove } from "../lib/moves";
import type { ActionCardInfo, Ask } from "../wire";

/** The answer that lies at hand: to pass, to let dice stand, to go on. */
const AT_HAND = ["pass", "reveal"];

export function quickAnswer(ask: Ask, line: readonly string[]): string | null {
  const offered = (move: string) => ask.options.some((choice) => choice.move === move);
  if (ask.prompt === "share") return ask.options.at(-1)?.move ?? null;
  const walked = line.some((move) => ["step", "drive", "flip"].includes(splitMove(move).kind));
  if (walked && offered("halt")) return "halt";
  // Where something else could be done, passing is not put into the hand.
  if (ask.prompt === "supply" || ask.prompt === "discard" || ask.prompt === "go") return null;
  return AT_HAND.find(offered) ?? null;
}

/** What ends the activation, the phase or the question, best first. */
export const ENDS = ["halt", "pass", "do nothing", "reveal"] as const;

/** Whether a question is about cards: anyone who does not play one, or put one away, only ends it. */
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

export type CardPhase = "orders" | "activation" | "supply" | "any";

/** The phase a card names, made of the windows it may be played in. */
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
