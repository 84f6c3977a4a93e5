/** Parsing of moves as the server sends them, such as "at de.rifleman_a". */

export interface Move {
  kind: string;
  arg: string;
}

export function splitMove(move: string): Move {
  const [kind = "", arg = ""] = move.split(" ", 2);
  return { kind, arg };
}
