/** The systems, and what each brings along to be shown outside its table: in the lobby and in replays. */

import type { Component } from "svelte";
import type { Doc } from "./studio/doc";
import type { StudioSystem } from "./studio/system";
import type { EventFields } from "./table/events";
import type { ScenarioInfo, TitleInfo, View } from "./wire";

export interface PictureProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  label: string;
  /** Whether names and numbers are shown that only disturb in a small picture. */
  detail?: boolean;
}

export interface SheetSideProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  /** The scenario as data. */
  doc: Doc;
  side: string;
}

/** What a system prints on the sheet of a scenario. */
export interface SheetSystem {
  /** The list of a side and how it is set up. */
  Side: Component<SheetSideProps>;
  /** The map in outlines, for those who save ink. */
  Outline: Component<PictureProps>;
  /** What stands below the map: headings with lines. */
  below(scenario: ScenarioInfo): { name: string; lines: string[] }[];
  /** The track of rounds or turns: what it is called, and how long it is. */
  track(scenario: ScenarioInfo): { name: string; count: number };
}

export interface MomentProps extends PictureProps {
  view: View;
  /** Places the last events were about. */
  hot: readonly string[];
}

export interface HeatProps extends PictureProps {
  kind: "stood" | "fell";
  /** By tile or square the share of each side. */
  places: ReadonlyMap<string, readonly [number, number]>;
  /** The largest of them. */
  most: number;
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
  /**
   * A scenario with all that its picture needs: of this table, where a player made it, and under these rules
   * where a game was started under others than today's.
   */
  layOut(title: TitleInfo, scenario: string, table?: string, rules?: number): Promise<ScenarioInfo>;
  /** To be awaited before a scenario is drawn that the server has laid out elsewhere. */
  prepare?(title: TitleInfo): Promise<void>;
  /** How a scenario lies at the start. */
  Picture: Component<PictureProps>;
  /** How it lies at a moment of a game. */
  Moment: Component<MomentProps>;
  /** Where counters stood or fell in many games. */
  Heat: Component<HeatProps>;
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
export interface Entry {
  /** How many sides its dice have. */
  sides: number;
  /** What a game is counted by. */
  period: "round" | "turn";
  /** Pictures of its titles. */
  lids: Readonly<Record<string, () => string>>;
  system: () => Promise<{ system: System }>;
  Table: () => Promise<{ default: Component<{ table: string }> }>;
  /** Its part of printed sheets. */
  sheet: () => Promise<{ sheet: SheetSystem }>;
  /** Its scenario editor. */
  studio?: () => Promise<{ studio: StudioSystem }>;
}

const ENTRIES = import.meta.glob<{ entry: Entry }>("./*/entry.ts", { eager: true });
/** The systems by name. A new system is a folder with an `entry.ts`. */
const SYSTEMS: Readonly<Record<string, Entry>> = Object.fromEntries(
  Object.entries(ENTRIES).map(([path, { entry }]) => [path.split("/")[1] ?? "", entry]),
);

/** What the system of a title brings along. */
export async function systemOf(title: TitleInfo): Promise<System> {
  const fetched = await SYSTEMS[title.system]?.system();
  if (fetched === undefined) throw new Error(`no client for system ${title.system}`);
  return fetched.system;
}

/** How many sides the dice of a system have; null for a system without a client. */
export const diceSides = (system: string): number | null => SYSTEMS[system]?.sides ?? null;

/** The table of a system; null for a system without one. */
export async function tableOf(system: string): Promise<Component<{ table: string }> | null> {
  return (await SYSTEMS[system]?.Table())?.default ?? null;
}

/** What the system of a title prints. */
export async function sheetOf(title: Pick<TitleInfo, "system">): Promise<SheetSystem> {
  const fetched = await SYSTEMS[title.system]?.sheet();
  if (fetched === undefined) throw new Error(`no client for system ${title.system}`);
  return fetched.sheet;
}

/** The scenario editor of a title's system; null where it has none. */
export async function studioOf(title: Pick<TitleInfo, "system">): Promise<StudioSystem | null> {
  return (await SYSTEMS[title.system]?.studio?.())?.studio ?? null;
}

/** Whether scenarios of a title can be drawn. */
export const hasStudio = ({ system }: Pick<TitleInfo, "system">): boolean =>
  SYSTEMS[system]?.studio !== undefined;

/** What games of a title are counted by. */
export const periodOf = (title: Pick<TitleInfo, "system"> | null | undefined): Entry["period"] =>
  SYSTEMS[title?.system ?? ""]?.period ?? "round";

/** The picture of a title; empty for one that has none. */
export const lidOf = ({ id, system }: Pick<TitleInfo, "id" | "system">): string =>
  SYSTEMS[system]?.lids[id]?.() ?? "";
