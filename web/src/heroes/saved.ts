/** The armies that the player has built, stored in this browser. */

export interface SavedArmy {
  name: string;
  side: string;
  points: number;
  text: string;
}

const KEY = "sandtable.armies";

const isArmy = (one: unknown): one is SavedArmy =>
  typeof one === "object" &&
  one !== null &&
  ["name", "side", "text"].every(
    (key) => typeof (one as Record<string, unknown>)[key] === "string",
  ) &&
  typeof (one as Record<string, unknown>).points === "number";

export function savedArmies(): SavedArmy[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isArmy) : [];
  } catch {
    // A private window may block storage. Then an army lasts until the page is closed.
    return [];
  }
}

/** Save an army. It replaces one with the same side and name. */
export function saveArmy(army: SavedArmy): SavedArmy[] {
  const others = savedArmies().filter(({ name, side }) => name !== army.name || side !== army.side);
  return keep([...others, army]);
}

export function forgetArmy(army: SavedArmy): SavedArmy[] {
  return keep(savedArmies().filter(({ name, side }) => name !== army.name || side !== army.side));
}

function keep(armies: SavedArmy[]): SavedArmy[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(armies));
  } catch {
    // See savedArmies().
  }
  return armies;
}
