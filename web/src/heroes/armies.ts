/** The draft of an army, and its conversion to and from text. The server checks it. */

interface DraftPlate {
  option: string;
  inside: readonly string[];
}

export interface Draft {
  plates: readonly DraftPlate[];
  heroes: readonly string[];
  /** Cards of the deck; empty for the whole deck. */
  deck: Readonly<Record<string, number>>;
}

export const EMPTY: Draft = { plates: [], heroes: [], deck: {} };

export function writeArmy({ plates, heroes, deck }: Draft): string {
  const lines = [
    ...plates.flatMap(({ option, inside }) => [
      `plate ${option}`,
      ...inside.map((one) => `  ${one}`),
    ]),
    ...heroes.map((hero) => `hero ${hero}`),
    ...Object.entries(deck).flatMap(([card, count]) =>
      count > 0 ? [`card ${card} ${count}`] : [],
    ),
  ];
  return `${lines.join("\n")}\n`;
}

/** Read the text of an army as far as possible. The server decides whether it is valid. */
export function readArmy(text: string): Draft {
  const plates: { option: string; inside: string[] }[] = [];
  const heroes: string[] = [];
  const deck: Record<string, number> = {};
  for (const line of text.split("\n")) {
    const [first = "", second = "", third = ""] = line.trim().split(/\s+/);
    if (first === "" || first.startsWith("#")) continue;
    if (first === "plate") plates.push({ option: second, inside: [] });
    else if (first === "hero") heroes.push(second);
    else if (first === "card")
      deck[second] = (deck[second] ?? 0) + (Number.parseInt(third, 10) || 0);
    else plates.at(-1)?.inside.push(first);
  }
  return { plates, heroes, deck };
}

/** The fields of an option that are needed to read an army. */
interface Choosable {
  id: string;
  army: string;
  cost: number;
}

const LINE = /^(plate [\w-]+|hero [\w-]+|card [\w-]+ \d{1,2}|[\w-]+|#.*|)$/;
const LONGEST = 20_000;

/** Return why a text cannot be opened as an army of a side, or null. */
export function unreadable(
  text: string,
  side: string,
  options: readonly Choosable[],
): "not-army" | "other-side" | null {
  const lines = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
  if (text.length > LONGEST || lines.some((line) => !LINE.test(line))) return "not-army";
  const { plates, heroes, deck } = readArmy(text);
  const first = lines.find((line) => line !== "" && !line.startsWith("#")) ?? "";
  const begins = ["plate ", "hero ", "card "].some((word) => first.startsWith(word));
  if (!begins || (plates.length === 0 && heroes.length === 0 && Object.keys(deck).length === 0))
    return "not-army";
  const found = [...plates.map(({ option }) => option), ...heroes].map((id) =>
    options.find((one) => one.id === id),
  );
  if (found.includes(undefined)) return "not-army";
  return found.some((one) => one?.army !== side) ? "other-side" : null;
}

/** Return the cost of an army. Unknown options cost nothing. */
export function costOf({ plates, heroes }: Draft, options: readonly Choosable[]): number {
  const chosen = [...plates.flatMap(({ option, inside }) => [option, ...inside]), ...heroes];
  return chosen.reduce((sum, id) => sum + (options.find((one) => one.id === id)?.cost ?? 0), 0);
}

// Changing a draft

export const withPlate = (draft: Draft, option: string): Draft => ({
  ...draft,
  plates: [...draft.plates, { option, inside: [] }],
});

export const withOption = (draft: Draft, plate: number, option: string): Draft => ({
  ...draft,
  plates: draft.plates.map((one, index) =>
    index === plate ? { ...one, inside: [...one.inside, option] } : one,
  ),
});

export const withHero = (draft: Draft, hero: string): Draft => ({
  ...draft,
  heroes: [...draft.heroes, hero],
});

const withoutFirst = (all: readonly string[], one: string): string[] => {
  const at = all.indexOf(one);
  return all.filter((_, index) => index !== at);
};

export const withoutPlate = (draft: Draft, plate: number): Draft => ({
  ...draft,
  plates: draft.plates.filter((_, index) => index !== plate),
});

export const withoutOption = (draft: Draft, plate: number, option: string): Draft => ({
  ...draft,
  plates: draft.plates.map((one, index) =>
    index === plate ? { ...one, inside: withoutFirst(one.inside, option) } : one,
  ),
});

export const withoutHero = (draft: Draft, hero: string): Draft => ({
  ...draft,
  heroes: withoutFirst(draft.heroes, hero),
});
