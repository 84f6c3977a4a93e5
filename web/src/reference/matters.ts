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

/** What the titles of the system share. */
const SHARED = {
  prompts: { bid: "UN-3.4", turn: "UN-4.1", card: "UN-4.2" },
  actions: {
    hunker_down: "UN-4.3",
    ready: "UN-4.5",
    move: "UN-5.2",
    scout: "UN-5.4",
    stalk: "UN-5.5",
    bolster: "UN-6.1",
    command: "UN-6.2",
    conceal: "UN-6.3",
    control: "UN-6.4",
    inspire: "UN-6.5",
    recon: "UN-6.6",
    attack: "UN-7.1",
    suppress: "UN-7.6",
  },
};

const NORMANDY: Places = {
  sum: "UN-7.3",
  over: "UN-8.1",
  otherwise: "UN-3.5",
  within: { enter: "UN-4.8" },
  prompts: SHARED.prompts,
  actions: { ...SHARED.actions, guide: "UN-5.3", target: "UN-6.7", blast: "UN-7.2" },
};

const NORTH_AFRICA: Places = {
  sum: "UA-4.3",
  over: "UA-5.5",
  otherwise: "UN-3.5",
  within: { afterwards: "UA-2.2", pick: "UA-4.7", mend: "UA-3.7" },
  prompts: { ...SHARED.prompts, card: "UA-2.1" },
  actions: {
    ...SHARED.actions,
    drive: "UA-3.1",
    control: "UA-3.3",
    inspire: "UA-3.4",
    navigate: "UA-3.5",
    observe: "UA-3.6",
    repair: "UA-3.7",
    attack: "UA-4.1",
    strafe: "UA-4.1",
    anti_tank: "UA-4.1",
    demolish: "UA-4.1",
    suppress: "UA-4.8",
  },
};

const HEROES: Places = {
  sum: "HN-7.3",
  over: "HN-13.8",
  otherwise: "HN-4.1",
  within: {
    share: "HN-11.5",
    share_target: "HN-11.5",
    face: "HN-6.24",
  },
  prompts: {
    deploy: "HN-1.6",
    deploy_pick: "HN-1.6",
    deploy_side: "HN-1.7",
    orders: "HN-4.2",
    token: "HN-4.2",
    gap: "HN-4.7",
    between: "HN-11.2",
    order_zero: "HN-4.5",
    special: "HN-4.5",
    activate: "HN-4.7",
    move: "HN-6.1",
    attack: "HN-3.8",
    rolled: "HN-3.8",
    dice_rolled: "HN-12.5",
    damage_die: "HN-7.20",
    hit: "HN-7.6",
    assault: "HN-8.2",
    assault_rolled: "HN-8.2",
    retreat: "HN-8.3",
    opportunity: "HN-10.1",
    answer: "HN-3.3",
    card_target: "HN-3.11",
    break: "HN-13.2",
    supply: "HN-4.13",
    supply_end: "HN-4.10",
    discard: "HN-4.10",
    go: "HN-14.4",
    place: "HN-9.6",
  },
  actions: {
    move: "HN-6.1",
    assault: "HN-8.1",
    fire: "HN-7.1",
    fire_second: "HN-2.4",
    suppress: "HN-11.6",
    suppress_second: "HN-11.6",
    snipe: "HN-11.8",
    barrage: "HN-9.1",
    grenade: "HN-9.4",
    rifle_grenade: "HN-9.5",
    panzerfaust: "HN-12.4",
    demolish: "HN-9.6",
  },
};

const TITLES: Readonly<Record<string, Places>> = {
  "undaunted-normandy": NORMANDY,
  "undaunted-north-africa": NORTH_AFRICA,
  "heroes-of-normandie": HEROES,
};

/** The rule that matters now, such as UN-6.4; empty where none stands out. */
export function matters(title: string, now: Moment): string {
  const places = TITLES[title];
  if (places === undefined) return "";
  const { sum, over, otherwise, within, actions, prompts } = places;
  const [prompt, action] = [now.prompt ?? "", now.action ?? ""];
  const asked = within[prompt] ?? actions[action] ?? prompts[prompt] ?? otherwise;
  return now.over ? over : now.sum ? sum : asked;
}

/** All rules that may be opened so, by title. */
export const RULES: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(TITLES).map(([title, { sum, over, otherwise, within, actions, prompts }]) => {
    return [
      title,
      [sum, over, otherwise, ...[within, actions, prompts].flatMap((some) => Object.values(some))],
    ];
  }),
);
