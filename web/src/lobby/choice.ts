/** What a new game is to be, and what the lobby proposes. */

import type { Balance, NewCampaign, NewClock, NewTable, ScenarioInfo, TitleInfo } from "../wire";

/** Left to chance: the server draws the side. */
export const RANDOM_SIDE = "random";

/** The scenario of an id without its handicap and the armies that were built for it. */
export const plainId = (id: string): string => id.split(/[~+]/)[0] ?? id;

/** The handicap that an id names: the side that is helped, and how much. */
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
  /** How many scenarios in a row: more than one are a campaign. */
  battles: number;
  /** How long both may take, against a friend; "none" where no one minds. */
  clock: ClockChoice;
  /** The agent that replaces a player whose time is up; empty: that player loses. */
  standIn: string;
  /** Whether others may watch; null while no one has said so. */
  listed: boolean | null;
}

/** Whether others may watch: by default where anyone may join, and never at one screen. */
export function isListed({ opponent, listed }: Pick<GameChoice, "opponent" | "listed">): boolean {
  return opponent !== "here" && (listed ?? opponent === "anyone");
}

/** The clocks the lobby offers. */
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

/** The title this browser has played last; none on a first visit. */
export function lastTitle(): string | null {
  try {
    return localStorage.getItem(LAST_TITLE);
  } catch {
    // A private window may refuse storage; then every visit starts with the first title.
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

/** A scenario counts as even when neither side wins more than this beyond half of its games. */
const EVEN = 0.05;

/** Whether a setting was measured to be even: 47 to 53 %, and an interval that holds one half. */
export const isEven = ({ first_side: share, low, high }: Balance): boolean =>
  share >= 0.47 && share <= 0.53 && low <= 0.5 && high >= 0.5;

/** The share of games a side won where a scenario was measured. */
export function shareOf(
  title: TitleInfo,
  { balance }: Pick<ScenarioInfo, "balance">,
  side: string,
): number | null {
  if (balance === null) return null;
  return side === title.seats[0] ? balance.first_side : 1 - balance.first_side;
}

/** How good the chances of a side are, as far as they were measured. */
export function chances(share: number | null): "unknown" | "favoured" | "even" | "hard" {
  if (share === null) return "unknown";
  if (Math.abs(share - 0.5) <= 2 * EVEN) return "even";
  return share > 0.5 ? "favoured" : "hard";
}

/** The scenario to propose: the first that is even, else the most even, else the first of all. */
export function fairScenario(title: TitleInfo): ScenarioInfo | undefined {
  const scenarios = byNumber(title.scenarios);
  const lean = ({ balance }: ScenarioInfo): number =>
    balance === null ? 1 : Math.abs(balance.first_side - 0.5);
  const least = Math.min(...scenarios.map(lean));
  return scenarios.find((scenario) => lean(scenario) <= Math.max(least, EVEN));
}

/** A first game: a fair scenario, the side of the guided game, an opponent who forgives. */
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

/** The agents from the weakest to the strongest, the one that only rolls dice last. */
export function offeredAgents(agents: readonly string[]): string[] {
  return [
    ...agents.filter((agent) => agent !== "random"),
    ...agents.filter((agent) => agent === "random"),
  ];
}

export function byNumber(scenarios: readonly ScenarioInfo[]): ScenarioInfo[] {
  return [...scenarios].sort((a, b) => a.number - b.number);
}

/** The scenarios a campaign from this one may go on with; none after a battle that is not listed. */
export function following(title: TitleInfo, scenario: string): ScenarioInfo[] {
  const all = byNumber(title.scenarios);
  const index = all.findIndex(({ id }) => id === plainId(scenario));
  return index < 0 ? [] : all.slice(index + 1);
}

/** How many battles there are to be, as far as there are scenarios. */
export function battlesOf(title: TitleInfo, { scenario, battles, opponent }: GameChoice): number {
  // A player who accepts a challenge has agreed to one game.
  if (opponent === "anyone") return 1;
  return Math.min(battles, following(title, scenario).length + 1);
}

/** The request for a campaign. */
export function campaignRequest(title: TitleInfo, choice: GameChoice, nonce: string): NewCampaign {
  const { scenario: first, opponent, listed: _, ...rest } = tableRequest(title.id, choice, nonce);
  if (opponent === "anyone") throw new Error("a campaign needs a chosen opponent");
  return { ...rest, first, opponent, length: battlesOf(title, choice) };
}

/** The request for a table. */
export function tableRequest(title: string, choice: GameChoice, nonce: string): NewTable {
  const { scenario, side, opponent } = choice;
  const request: NewTable = { title, scenario, side, opponent, nonce, listed: isListed(choice) };
  const clock = CLOCKS[choice.clock];
  if ((opponent === "friend" || opponent === "anyone") && clock !== null)
    return { ...request, clock: { ...clock, agent: choice.standIn } };
  return opponent === "agent" ? { ...request, agent: choice.agent } : request;
}
