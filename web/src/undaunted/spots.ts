/** Places on the map where options can be chosen. */

import { splitMove } from "../lib/moves";
import type { Objection } from "../table/game.svelte";
import type { Ask, Choice } from "../wire";

export type Spot =
  | { on: "tile"; tile: string }
  | { on: "counter"; side: string; unit: string }
  | { on: "vehicle"; vehicle: string }
  | { on: "structure"; tile: string };

export interface Target {
  choice: Choice;
  spot: Spot;
}

/** Return the place of a move on the map, or null if it has none. */
export function spotOf(move: string, own: string): Spot | null {
  const { kind, arg } = splitMove(move);
  switch (kind) {
    case "to":
    case "enter":
    case "aim":
    case "mark":
      return { on: "tile", tile: arg };
    case "at": {
      const [side = "", unit = ""] = arg.split(".");
      return { on: "counter", side, unit };
    }
    case "guide":
      return { on: "counter", side: own, unit: arg };
    case "at_vehicle":
    case "mend":
      return { on: "vehicle", vehicle: arg };
    case "at_structure":
      return { on: "structure", tile: arg };
    default:
      return null;
  }
}

export function targetsOf(ask: Ask | null, own: string): Target[] {
  return (ask?.options ?? []).flatMap((choice) => {
    const spot = spotOf(choice.move, own);
    return spot === null ? [] : [{ choice, spot }];
  });
}

/** Return why a spot cannot be chosen, or null. */
export function refusedAt(ask: Ask | null, own: string, spot: Spot): Objection | null {
  const found = ask?.refused.find(({ move }) => {
    const at = spotOf(move, own);
    return at !== null && nameOf(at) === nameOf(spot);
  });
  return found === undefined ? null : { key: found.key, rule: found.rule };
}

/** Return a string that identifies a spot. */
function nameOf(spot: Spot): string {
  return Object.values(spot).join(" ");
}
