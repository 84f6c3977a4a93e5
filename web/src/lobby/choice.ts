/** What a new game is to be, and what the lobby proposes. */

import type { NewCampaign, NewClock, NewTable, ScenarioInfo, TitleInfo } from "../wire";

export interface GameChoice {
  scenario: string;
  side: string;
  opponent: NewTable["opponent"];
  agent: string;
  /** How many scenarios in a row: more than one are a campaign. */
  battles: number;
  /** How long both may take, against a friend; "none" where nobody minds. */
  clock: ClockChoice;
  /** Who takes the seat of somebody whose time is up; empty: they have lost. */
  standIn: string;
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

/** A first game: the first scenario, the first side, an opponent who forgives. */
export function firstChoice(title: TitleInfo): GameChoice {
  const scenario = byNumber(title.scenarios)[0];
  return {
    scenario: scenario?.id ?? "",
    side: scenario?.sides[0]?.id ?? title.seats[0] ?? "",
    opponent: "agent",
    agent: firstAgent(title.agents),
    battles: 1,
    clock: "none",
    standIn: "",
  };
}

/** The agent for a first game: the recruit, or else anybody who thinks at all. */
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
  return [...agents.filter((agent) => agent !== "random"), ...agents.filter((agent) => agent === "random")];
}

export function byNumber(scenarios: readonly ScenarioInfo[]): ScenarioInfo[] {
  return [...scenarios].sort((a, b) => a.number - b.number);
}

/** The scenarios a campaign from this one may go on with; none after a battle that is not listed. */
export function following(title: TitleInfo, scenario: string): ScenarioInfo[] {
  const all = byNumber(title.scenarios);
  const index = all.findIndex(({ id }) => id === scenario);
  return index < 0 ? [] : all.slice(index + 1);
}

/** How many battles there are to be, as far as there are scenarios. */
export function battlesOf(title: TitleInfo, { scenario, battles, opponent }: GameChoice): number {
  // Whoever takes up a challenge has agreed to one game.
  if (opponent === "anyone") return 1;
  return Math.min(battles, following(title, scenario).length + 1);
}

/** The request for a campaign. */
export function campaignRequest(title: TitleInfo, choice: GameChoice, nonce: string): NewCampaign {
  const { scenario: first, opponent, ...rest } = tableRequest(title.id, choice, nonce);
  if (opponent === "anyone") throw new Error("a campaign is played with somebody one has chosen");
  return { ...rest, first, opponent, length: battlesOf(title, choice) };
}

/** The request for a table. */
export function tableRequest(title: string, choice: GameChoice, nonce: string): NewTable {
  const { scenario, side, opponent } = choice;
  const request: NewTable = { title, scenario, side, opponent, nonce };
  const clock = CLOCKS[choice.clock];
  if ((opponent === "friend" || opponent === "anyone") && clock !== null) return { ...request, clock: { ...clock, agent: choice.standIn } };
  return opponent === "agent" ? { ...request, agent: choice.agent } : request;
}
