/** The systems, and what each brings along to be shown outside its table: in the lobby and in replays. */

import type { Component } from "svelte";
import { LIDS as heroesLids } from "./heroes/draw/lids";
import type { EventFields } from "./table/events";
import { LIDS as undauntedLids } from "./undaunted/draw/lids";
import type { ScenarioInfo, TitleInfo, View } from "./wire";

export interface PictureProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  label: string;
}

export interface MomentProps extends PictureProps {
  view: View;
  /** Places the last events were about. */
  hot: readonly string[];
}

export interface SideProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  view: View;
  side: string;
  /** Who plays it. */
  player: string;
}

export interface WorkshopProps {
  title: TitleInfo;
  /** The chosen scenario. */
  chosen: string;
  /** The side one plays, or what stands for a random one. */
  side: string;
  /** Whether the other side's player has still to join and choose. */
  awaited: boolean;
  choose: (scenario: string) => void;
}

export interface LevyProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  side: string;
  /** The army one comes with, as text; empty for that of the scenario. */
  bring: (army: string) => void;
}

/** What a report calls things by. */
export interface ReportWords {
  /** What the game is counted by. */
  period: "round" | "turn";
  /** What is won with, as a heading. */
  points: string;
  /** What is counted as lost. */
  lost: "cards" | "vehicles" | "units";
}

/** What a scrubber marks. */
export type Mark = "control" | "loss" | "end";

export interface System {
  /** A scenario with all that its picture needs, under these rules where a game was begun under others than today's. */
  layOut(title: TitleInfo, scenario: string, rules?: number): Promise<ScenarioInfo>;
  /** How a scenario lies at the start. */
  Picture: Component<PictureProps>;
  /** How it lies at a moment of a game. */
  Moment: Component<MomentProps>;
  /** What a side holds at a moment. */
  Side: Component<SideProps>;
  /** Where battles are made on the spot, if the system has that. */
  Workshop?: Component<WorkshopProps>;
  /** Where a joining player chooses an army, in scenarios that let players build theirs. */
  Levy?: Component<LevyProps>;
  /** What a side is after, any of which wins. */
  aims(scenario: ScenarioInfo, side: string): string[];
  /** Facts of a scenario: what it is called, and what it is. */
  facts(scenario: ScenarioInfo): [string, string][];
  /** How many rounds, or what the system has instead. */
  rounds(count: number): string;
  /** How far a game has gone, such as a round. */
  time(view: View): string;
  /** Whose turn it is. */
  active(view: View): string;
  places(event: EventFields): string[];
  /** The kinds of events that begin a part of the game. */
  headings: ReadonlySet<string>;
  landmarks: Readonly<Record<string, Mark>>;
  /** What a report calls things by. */
  report(title: TitleInfo): ReportWords;
  /** The sign of a unit that was lost. */
  sign(title: TitleInfo, unit: string, size: number): string;
  /** The name of what an event gained for a side; empty where it gained no ground. */
  gained(event: EventFields): string;
}

/** What a system is known by before any of it is fetched. */
interface Entry {
  /** What a game is counted by. */
  period: "round" | "turn";
  /** Pictures of its titles. */
  lids: Readonly<Record<string, () => string>>;
  system: () => Promise<{ system: System }>;
  Table: () => Promise<{ default: Component<{ table: string }> }>;
}

/** The one list of systems. A new system is a folder and an entry here. */
const SYSTEMS: Readonly<Record<string, Entry>> = {
  undaunted: {
    period: "round",
    lids: undauntedLids,
    system: () => import("./undaunted/system"),
    Table: () => import("./undaunted/Table.svelte"),
  },
  heroes: {
    period: "turn",
    lids: heroesLids,
    system: () => import("./heroes/system"),
    Table: () => import("./heroes/Table.svelte"),
  },
};

/** What the system of a title brings along. */
export async function systemOf(title: TitleInfo): Promise<System> {
  const fetched = await SYSTEMS[title.system]?.system();
  if (fetched === undefined) throw new Error(`no client for system ${title.system}`);
  return fetched.system;
}

/** The table of a system; null for a system without one. */
export async function tableOf(system: string): Promise<Component<{ table: string }> | null> {
  return (await SYSTEMS[system]?.Table())?.default ?? null;
}

/** What games of a title are counted by. */
export const periodOf = (title: Pick<TitleInfo, "system"> | null | undefined): Entry["period"] =>
  SYSTEMS[title?.system ?? ""]?.period ?? "round";

/** The picture of a title; empty for one that has none. */
export const lidOf = ({ id, system }: Pick<TitleInfo, "id" | "system">): string =>
  SYSTEMS[system]?.lids[id]?.() ?? "";
