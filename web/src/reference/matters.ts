/** Which rule matters at a moment of a game, so that the rules open where one needs them. */

/** What is being done at the table, as the wire names it. */
export interface Moment {
  prompt: string | null;
  /** The action that was chosen, if any. */
  action: string | null;
  /** Whether a sum of dice is in sight. */
  sum: boolean;
  over: boolean;
}

interface Places {
  sum: string;
  over: string;
  /** Where nothing else fits: whose turn it is, and why. */
  otherwise: string;
  /** Questions with a rule of their own, whatever action they belong to. */
  within: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
  prompts: Readonly<Record<string, string>>;
}

const UNDAUNTED: Places = {
  sum: "7.3",
  over: "8.1",
  otherwise: "3.5",
  within: { enter: "4.8" },
  prompts: { bid: "3.4", turn: "4.1", card: "4.2" },
  actions: {
    hunker_down: "4.3",
    ready: "4.5",
    move: "5.2",
    guide: "5.3",
    scout: "5.4",
    stalk: "5.5",
    bolster: "6.1",
    command: "6.2",
    conceal: "6.3",
    control: "6.4",
    inspire: "6.5",
    recon: "6.6",
    target: "6.7",
    attack: "7.1",
    blast: "7.2",
    suppress: "7.6",
  },
};

/** By title: the letters in front of its rules' numbers, and where things stand in them. */
const TITLES: Readonly<Record<string, { letters: string; places: Places }>> = {
  "undaunted-normandy": { letters: "UN", places: UNDAUNTED },
};

/** The rule that matters now, such as UN-6.4; empty where none stands out. */
export function matters(title: string, now: Moment): string {
  const book = TITLES[title];
  if (book === undefined) return "";
  const { sum, over, otherwise, within, actions, prompts } = book.places;
  const [prompt, action] = [now.prompt ?? "", now.action ?? ""];
  const asked = within[prompt] ?? actions[action] ?? prompts[prompt] ?? otherwise;
  return `${book.letters}-${now.over ? over : now.sum ? sum : asked}`;
}

/** All rules that may be opened so, by title. */
export const RULES: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(TITLES).map(([title, { letters, places }]) => {
    const { sum, over, otherwise, within, actions, prompts } = places;
    const all = [sum, over, otherwise, ...[within, actions, prompts].flatMap((some) => Object.values(some))];
    return [title, all.map((place) => `${letters}-${place}`)];
  }),
);
