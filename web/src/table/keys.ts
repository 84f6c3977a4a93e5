/** The keys of the table. */

export type Command =
  | { do: "card" | "action"; number: number }
  | {
      do:
        | "confirm"
        | "back"
        | "undo"
        | "end"
        | "hunker"
        | "log"
        | "vehicles"
        | "rules"
        | "help"
        | "zoom-in"
        | "zoom-out"
        | "zoom-fit";
    };

type Plain = Exclude<Command["do"], "card" | "action">;

const LETTERS: Readonly<Record<string, Plain>> = { u: "undo", e: "end", h: "hunker", l: "log", r: "rules", v: "vehicles" };
const SIGNS: Readonly<Record<string, Plain>> = {
  Enter: "confirm",
  Escape: "back",
  "?": "help",
  "+": "zoom-in",
  "=": "zoom-in",
  "-": "zoom-out",
  "−": "zoom-out",
  "0": "zoom-fit",
};

/** What a key means; digits pick a card, or an action once a card is in play. */
export function commandOf(key: string, letters: boolean, cardInPlay: boolean): Command | null {
  const sign = SIGNS[key];
  if (sign !== undefined) return { do: sign };
  if (/^[1-9]$/.test(key)) return { do: cardInPlay ? "action" : "card", number: Number(key) };
  const letter = letters ? LETTERS[key.toLowerCase()] : undefined;
  return letter === undefined ? null : { do: letter };
}
