/** Which options a card, an action button or the prompt box shows. */

import { splitMove } from "../lib/moves";
import type { Objection } from "../table/game.svelte";
import type { Walk } from "../table/walk";
import type { ActionInfo, Ask, CardInfo, Choice } from "../wire";
import { spotOf } from "./spots";

/** The card in play in this line: the one just picked, or the one a question is about. */
export function cardInPlay(walk: Walk): string | null {
  const first = splitMove(walk.line[0] ?? "");
  if (first.kind === "play") return first.arg;
  const named = walk.asks[0]?.args.card;
  return typeof named === "string" ? named : null;
}

/** What a card could do: the question that would follow if it were picked, as far as the tree knows. */
export function askOfCard(walk: Walk, card: string): Ask | null {
  if (cardInPlay(walk) === card)
    return walk.asks.findLast(({ prompt }) => prompt === "card") ?? null;
  return walk.asks[0]?.options.find(({ move }) => move === `play ${card}`)?.next ?? null;
}

export interface CardAction {
  verb: string;
  /** The number printed with it; 0 for none. */
  number: number;
  squad: string;
  /** Idle: nothing is asked of this card now. */
  state: "open" | "chosen" | "refused" | "idle";
  why: Objection | null;
}

/** The actions of a card with what is known of each. Ready is printed on no card, but offered. */
export function actionsOf(card: CardInfo, walk: Walk | null): CardAction[] {
  const ask = walk === null ? null : askOfCard(walk, card.id);
  const ready: ActionInfo = { verb: "ready", number: 0, own_squad: false };
  const offered = ask?.options.some(({ move }) => move === "do ready") ?? false;
  // Where the tree was cut off, an action counts as open until it is explored.
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

/** The action that was chosen, or lies in the hand. */
export function verbInPlay(walk: Walk): string | null {
  const moves = [...walk.line, ...(walk.candidate === null ? [] : [walk.candidate])].map(splitMove);
  return moves.find(({ kind }) => kind === "do" || kind === "use")?.arg ?? null;
}

/** The options of the seat a soldier sits in. */
export function seatMoves(ask: Ask | null): string[] {
  return (ask?.options ?? [])
    .map(({ move }) => move)
    .filter((move) => splitMove(move).kind === "use");
}

/** The options of a follow-up question that digits choose: all buttons of the prompt box, in their order. */
export function digitMoves(ask: Ask | null, own: string): string[] {
  if (ask === null || ["card", "turn", "bid"].includes(ask.prompt)) return [];
  const moves = looseOptions(ask, own).map(({ move }) => move);
  const rank = (move: string) => (splitMove(move).kind === "take" ? 0 : 1);
  return moves.sort((a, b) => rank(a) - rank(b));
}

/** The options that have no place of their own on the map, a card or the button that ends the turn. */
export function looseOptions(ask: Ask | null, own: string): Choice[] {
  const elsewhere = new Set(["bid", "play", "do", "end"]);
  return (ask?.options ?? []).filter(
    ({ move }) => !elsewhere.has(splitMove(move).kind) && spotOf(move, own) === null,
  );
}
