/** The keyboard shortcuts of every table. A table adds its own letters. */

type Common =
  | "confirm"
  | "back"
  | "undo"
  | "end"
  | "log"
  | "rules"
  | "lesson"
  | "help"
  | "zoom-in"
  | "zoom-out"
  | "zoom-fit";

export type Command<Own extends string = never> =
  { do: Common | Own } | { do: "digit"; number: number };

const LETTERS: Readonly<Record<string, Common>> = {
  u: "undo",
  e: "end",
  l: "log",
  r: "rules",
  n: "lesson",
};
const SIGNS: Readonly<Record<string, Common>> = {
  Enter: "confirm",
  Escape: "back",
  "?": "help",
  "+": "zoom-in",
  "=": "zoom-in",
  "-": "zoom-out",
  "−": "zoom-out",
  "0": "zoom-fit",
};

/** Return the command of a key. `own` are the letters of this table, or null if letters are off. */
export function commandOf<Own extends string>(
  key: string,
  own: Readonly<Record<string, Own>> | null,
): Command<Own> | null {
  const sign = SIGNS[key];
  if (sign !== undefined) return { do: sign };
  if (/^[1-9]$/.test(key)) return { do: "digit", number: Number(key) };
  const letter = own === null ? undefined : (own[key.toLowerCase()] ?? LETTERS[key.toLowerCase()]);
  return letter === undefined ? null : { do: letter };
}
