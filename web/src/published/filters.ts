/** Filters of the list of published scenarios, stored in the address. */

export interface Wish {
  /** Empty: listed versions of all players; "mine": the player's own, listed or not. */
  whose: string;
  words: string;
  title: string;
  balance: string;
  minutes: string;
  agent: string;
  language: string;
  order: string;
}

export const ANY: Wish = {
  whose: "",
  words: "",
  title: "",
  balance: "",
  minutes: "",
  agent: "",
  language: "",
  order: "played",
};

export const WHOSE = ["", "mine"] as const;
export const BALANCES = ["", "even", "near", "handicap"] as const;
export const MINUTES = ["", "15", "30", "60"] as const;
export const ORDERS = ["played", "newest", "even", "liked"] as const;

const KEYS = Object.keys(ANY) as (keyof Wish)[];

/** Parse the filters of an address. */
export function wishOf(search: string): Wish {
  const told = new URLSearchParams(search);
  const wish = { ...ANY };
  for (const key of KEYS) wish[key] = told.get(key) ?? ANY[key];
  return wish;
}

/** Return the address of filters. Default values are left out. */
export function searchOf(wish: Wish): string {
  const told = KEYS.filter((key) => wish[key] !== ANY[key]).map((key) => [key, wish[key]]);
  const text = new URLSearchParams(told).toString();
  return text === "" ? "" : `?${text}`;
}
