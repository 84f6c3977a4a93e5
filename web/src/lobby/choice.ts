/** The settings of a new game, and the lobby's suggestions. */

import type { Balance, NewCampaign, NewClock, NewTable, ScenarioInfo, TitleInfo } from "../wire";

/** The server draws the side at random. */
export const RANDOM_SIDE = "random";

/** Return the scenario of an id, without its handicap and built armies. */
export const plainId = (id: string): string => id.split(/[~+]/)[0] ?? id;

/** Return the handicap in a scenario id: its side and grade. */
export function handicapOf(id: string): { side: string; grade: number } | null {
  const [, side, grade] = /\+([a-z]+)([1-3])(?=~|$)/.exec(id) ?? [];
  return side === undefined ? null : { side, grade: Number(grade) };
}

export interface GameChoice {
  scenario: string;
  /** A side, or RANDOM_SIDE. */
  side: string;
  opponent: NewTable["opponent"];
  agent: string;
  /** Number of consecutive scenarios. More than one is a campaign. */
  battles: number;
  /** Time control of a game between two players; "none" for none. */
  clock: ClockChoice;
  /** The agent that replaces a player who runs out of time; empty if that player loses. */
  standIn: string;
  /** Whether others may watch; null for the default. */
  listed: boolean | null;
}

/**
 * Whether others may watch. By default they may if anyone may join. Games at one screen are never
 * listed.
 */
export function isListed({ opponent, listed }: Pick<GameChoice, "opponent" | "listed">): boolean {
  return opponent !== "here" && (listed ?? opponent === "anyone");
}

/** The time controls in the lobby. */
export const CLOCKS = {
  none: null,
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
  "days-7": { kind: "days", days: 7 },
  "live-20": { kind: "live", minutes: 20, increment: 15 },
  "live-45": { kind: "live", minutes: 45, increment: 30 },
} as const satisfies Record<string, NewClock | null>;
export type ClockChoice = keyof typeof CLOCKS;

export const OPPONENTS: readonly NewTable["opponent"][] = ["agent", "friend", "anyone", "here"];

const LAST_TITLE = "sandtable.title";

/** Return the title that was last played in this browser, or null. */
export function lastTitle(): string | null {
  try {
    return localStorage.getItem(LAST_TITLE);
  } catch {
    // A private window may block storage. Then every visit starts with the first title.
    return null;
  }
}

export function keepTitle(title: string): void {
  try {
    localStorage.setItem(LAST_TITLE, title);
  } catch {
    // See lastTitle().
  }
}

/** Maximum difference of the share from one half for an even scenario. */
const EVEN = 0.05;

/** Whether a measurement shows balance: 47 to 53%, with one half inside the interval. */
export const isEven = ({ first_side: share, low, high }: Balance): boolean =>
  share >= 0.47 && share <= 0.53 && low <= 0.5 && high >= 0.5;

/** Return a side's share of wins in a measured scenario, or null. */
export function shareOf(
  title: TitleInfo,
  { balance }: Pick<ScenarioInfo, "balance">,
  side: string,
): number | null {
  if (balance === null) return null;
  return side === title.seats[0] ? balance.first_side : 1 - balance.first_side;
}

/** Return a rating of a side's measured chances. */
export function chances(share: number | null): "unknown" | "favoured" | "even" | "hard" {
  if (share === null) return "unknown";
  if (Math.abs(share - 0.5) <= 2 * EVEN) return "even";
  return share > 0.5 ? "favoured" : "hard";
}

/** Return the scenario to suggest: the first even one, else the most even, else the first. */
export function fairScenario(title: TitleInfo): ScenarioInfo | undefined {
  const scenarios = byNumber(title.scenarios);
  const lean = ({ balance }: ScenarioInfo): number =>
    balance === null ? 1 : Math.abs(balance.first_side - 0.5);
  const least = Math.min(...scenarios.map(lean));
  return scenarios.find((scenario) => lean(scenario) <= Math.max(least, EVEN));
}

/**
 * Return the settings of a first game: a fair scenario, the side of the guided game, and a weak
 * opponent.
 */
export function firstChoice(title: TitleInfo): GameChoice {
  const scenario = fairScenario(title);
  const guided = title.guide?.side ?? "";
  return {
    scenario: scenario?.id ?? "",
    side: title.seats.includes(guided) ? guided : (title.seats[0] ?? ""),
    opponent: "agent",
    agent: firstAgent(title.agents),
    battles: 1,
    clock: "none",
    standIn: "",
    listed: null,
  };
}

/** The agent for a first game: the recruit, or else any agent that does not play at random. */
export function firstAgent(agents: readonly string[]): string {
  return (
    agents.find((agent) => agent === "recruit") ??
    agents.find((agent) => agent !== "random") ??
    agents[0] ??
    ""
  );
}

/** Return the agents from the weakest to the strongest, with the random one last. */
export function offeredAgents(agents: readonly string[]): string[] {
  return [
    ...agents.filter((agent) => agent !== "random"),
    ...agents.filter((agent) => agent === "random"),
  ];
}

export function byNumber(scenarios: readonly ScenarioInfo[]): ScenarioInfo[] {
  return [...scenarios].sort((a, b) => a.number - b.number);
}

/**
 * Return the scenarios that can follow in a campaign; none after a scenario that is not in the
 * list.
 */
export function following(title: TitleInfo, scenario: string): ScenarioInfo[] {
  const all = byNumber(title.scenarios);
  const index = all.findIndex(({ id }) => id === plainId(scenario));
  return index < 0 ? [] : all.slice(index + 1);
}

/** Return the number of battles, limited by the number of scenarios. */
export function battlesOf(title: TitleInfo, { scenario, battles, opponent }: GameChoice): number {
  // A player who accepts a challenge has agreed to one game.
  if (opponent === "anyone") return 1;
  return Math.min(battles, following(title, scenario).length + 1);
}

/** Return the request for a campaign. */
export function campaignRequest(title: TitleInfo, choice: GameChoice, nonce: string): NewCampaign {
  const { scenario: first, opponent, listed: _, ...rest } = tableRequest(title.id, choice, nonce);
  if (opponent === "anyone") throw new Error("a campaign needs a chosen opponent");
  return { ...rest, first, opponent, length: battlesOf(title, choice) };
}

/** Return the request for a table. */
export function tableRequest(title: string, choice: GameChoice, nonce: string): NewTable {
  const { scenario, side, opponent } = choice;
  const request: NewTable = { title, scenario, side, opponent, nonce, listed: isListed(choice) };
  const clock = CLOCKS[choice.clock];
  if ((opponent === "friend" || opponent === "anyone") && clock !== null)
    return { ...request, clock: { ...clock, agent: choice.standIn } };
  return opponent === "agent" ? { ...request, agent: choice.agent } : request;
}
