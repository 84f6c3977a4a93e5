/** The options that a card, an action button or the prompt box shows. */

import { splitMove } from "../lib/moves";
import type { Objection } from "../table/game.svelte";
import type { Walk } from "../table/walk";
import type { ActionInfo, Ask, CardInfo, Choice } from "../wire";
import { spotOf } from "./spots";

/** Return the card in play in this line: the one just picked, or the one of the question. */
export function cardInPlay(walk: Walk): string | null {
  const first = splitMove(walk.line[0] ?? "");
  if (first.kind === "play") return first.arg;
  const named = walk.asks[0]?.args.card;
  return typeof named === "string" ? named : null;
}

/** Return the question that would follow if a card were picked, as far as the tree is known. */
export function askOfCard(walk: Walk, card: string): Ask | null {
  if (cardInPlay(walk) === card)
    return walk.asks.findLast(({ prompt }) => prompt === "card") ?? null;
  return walk.asks[0]?.options.find(({ move }) => move === `play ${card}`)?.next ?? null;
}

export interface CardAction {
  verb: string;
  /** The printed number, or 0. */
  number: number;
  squad: string;
  /** "idle": the current question is not about this card. */
  state: "open" | "chosen" | "refused" | "idle";
  why: Objection | null;
}

/**
 * Return the actions of a card with their state. Ready is not printed on any card, but may be
 * available.
 */
export function actionsOf(card: CardInfo, walk: Walk | null): CardAction[] {
  const ask = walk === null ? null : askOfCard(walk, card.id);
  const ready: ActionInfo = { verb: "ready", number: 0, own_squad: false };
  const offered = ask?.options.some(({ move }) => move === "do ready") ?? false;
  // If the tree is cut off here, an action counts as open until it is explored.
  const cut =
    walk?.asks[0]?.options.some(({ move, more }) => move === `play ${card.id}` && more === true) ??
    false;
  const chosen = walk !== null && cardInPlay(walk) === card.id ? verbInPlay(walk) : null;
  return [...(offered ? [ready] : []), ...card.actions].map((action) => {
    const move = `do ${action.verb}`;
    const refused = ask?.refused.find((one) => one.move === move);
    const open = ask?.options.some((one) => one.move === move) ?? cut;
    return {
      verb: action.verb,
      number: action.number,
      squad: action.own_squad ? card.squad : "",
      state:
        chosen === action.verb
          ? "chosen"
          : open
            ? "open"
            : refused === undefined
              ? "idle"
              : "refused",
      why: refused === undefined ? null : { key: refused.key, rule: refused.rule },
    };
  });
}

/** Return the chosen or selected action. */
export function verbInPlay(walk: Walk): string | null {
  const moves = [...walk.line, ...(walk.candidate === null ? [] : [walk.candidate])].map(splitMove);
  return moves.find(({ kind }) => kind === "do" || kind === "use")?.arg ?? null;
}

/** Return the options of the seat in which a soldier sits. */
export function seatMoves(ask: Ask | null): string[] {
  return (ask?.options ?? [])
    .map(({ move }) => move)
    .filter((move) => splitMove(move).kind === "use");
}

/**
 * Return the options that digits choose in a follow-up question: all buttons of the prompt box, in
 * their order.
 */
export function digitMoves(ask: Ask | null, own: string): string[] {
  if (ask === null || ["card", "turn", "bid"].includes(ask.prompt)) return [];
  const moves = looseOptions(ask, own).map(({ move }) => move);
  const rank = (move: string) => (splitMove(move).kind === "take" ? 0 : 1);
  return moves.sort((a, b) => rank(a) - rank(b));
}

/**
 * Return the options without their own place on the map, on a card or on the button that ends the
 * turn.
 */
export function looseOptions(ask: Ask | null, own: string): Choice[] {
  const elsewhere = new Set(["bid", "play", "do", "end"]);
  return (ask?.options ?? []).filter(
    ({ move }) => !elsewhere.has(splitMove(move).kind) && spotOf(move, own) === null,
  );
}
