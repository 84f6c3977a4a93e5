/** The letter shortcuts of a Heroes table. */

export const LETTERS = {
  f: "fire",
  s: "suppress",
  m: "move",
  a: "assault",
  g: "grenade",
  b: "bluff",
  x: "special",
  o: "army",
} as const;

export type HeroesCommand = (typeof LETTERS)[keyof typeof LETTERS];

/** The verbs of each letter. The first available one is used. */
export const VERBS: Readonly<Record<string, readonly string[]>> = {
  fire: ["fire", "snipe", "barrage", "panzerfaust", "fire_second"],
  suppress: ["suppress", "suppress_second"],
  move: ["move"],
  assault: ["assault"],
  grenade: ["grenade", "rifle_grenade"],
};

/** The key shown on a verb's button. */
export const VERB_KEYS: Readonly<Record<string, string>> = {
  fire: "F",
  suppress: "S",
  move: "M",
  assault: "A",
  grenade: "G",
};
