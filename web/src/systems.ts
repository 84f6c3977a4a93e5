/** The systems, and what each provides outside its table, for the lobby and for replays. */

import type { Component } from "svelte";
import type { Doc } from "./studio/doc";
import type { StudioSystem } from "./studio/system";
import type { EventFields } from "./table/events";
import type { ScenarioInfo, TitleInfo, View } from "./wire";

export interface PictureProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  label: string;
  /** Whether to show names and numbers, which would clutter a small picture. */
  detail?: boolean;
}

export interface SheetSideProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  /** The scenario as data. */
  doc: Doc;
  side: string;
}

/** A system's part of a scenario's printed sheet. */
export interface SheetSystem {
  /** A side's cards or army, and its set-up. */
  Side: Component<SheetSideProps>;
  /** The map as an outline, to save ink. */
  Outline: Component<PictureProps>;
  /** The texts below the map: headings with lines. */
  below(scenario: ScenarioInfo): { name: string; lines: string[] }[];
  /** The name and length of the track of rounds or turns. */
  track(scenario: ScenarioInfo): { name: string; count: number };
}

export interface MomentProps extends PictureProps {
  view: View;
  /** Places of the last events. */
  hot: readonly string[];
}

export interface HeatProps extends PictureProps {
  kind: "stood" | "fell";
  /** The share of each side, by tile or square. */
  places: ReadonlyMap<string, readonly [number, number]>;
  /** The largest of these shares. */
  most: number;
}

export interface SideProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  view: View;
  side: string;
  /** The side's player. */
  player: string;
}

export interface WorkshopProps {
  title: TitleInfo;
  /** The id of the chosen scenario. */
  chosen: string;
  /** The player's side, or RANDOM_SIDE. */
  side: string;
  /** Whether the other side's player has not joined and chosen yet. */
  awaited: boolean;
  choose: (scenario: string) => void;
}

export interface LevyProps {
  title: TitleInfo;
  scenario: ScenarioInfo;
  side: string;
  /** Called with the text of the army to bring; empty for that of the scenario. */
  bring: (army: string) => void;
}

/** A system's terms for a report. */
interface ReportWords {
  /** The unit in which the length of a game is counted. */
  period: "round" | "turn";
  /** Heading for the points that win. */
  points: string;
  /** What is counted as lost. */
  lost: "cards" | "vehicles" | "units";
}

/** Kinds of marks on a replay's slider. */
export type Mark = "control" | "loss" | "end";

export interface System {
  /**
   * Return a scenario with everything its picture needs. With a table, this includes a scenario
   * made by a player; `rules` is the version under which the game started.
   */
  layOut(title: TitleInfo, scenario: string, table?: string, rules?: number): Promise<ScenarioInfo>;
  /**
   * Load what is needed to draw a scenario that the server has laid out elsewhere. Await this
   * first.
   */
  prepare?(title: TitleInfo): Promise<void>;
  /** The initial position of a scenario. */
  Picture: Component<PictureProps>;
  /** A position of a game. */
  Moment: Component<MomentProps>;
  /** Where counters stood or fell in many games. */
  Heat: Component<HeatProps>;
  /** A side's cards and units at a position. */
  Side: Component<SideProps>;
  /** Set-up of generated battles, if the system has them. */
  Workshop?: Component<WorkshopProps>;
  /** The choice of an army for a joining player, in scenarios that let players build theirs. */
  Levy?: Component<LevyProps>;
  /** Return the goals of a side. Any of them wins. */
  aims(scenario: ScenarioInfo, side: string): string[];
  /** Return facts about a scenario, as pairs of name and value. */
  facts(scenario: ScenarioInfo): [string, string][];
  /** Format a number of rounds, or of what the system has instead. */
  rounds(count: number): string;
  /** Return the current time in a game, such as the round. */
  time(view: View): string;
  /** Return the side whose turn it is. */
  active(view: View): string;
  places(event: EventFields): string[];
  /** Kinds of events that start a part of the game. */
  headings: ReadonlySet<string>;
  landmarks: Readonly<Record<string, Mark>>;
  /** Return the terms for a report. */
  report(title: TitleInfo): ReportWords;
  /** Return the pictogram of a lost unit. */
  sign(title: TitleInfo, unit: string, size: number): string;
  /** Return the name of the objective that a side captured in an event, or an empty string. */
  gained(event: EventFields): string;
}

/** The part of a system that is needed before its code is loaded. */
export interface Entry {
  /** Number of sides of its dice. */
  sides: number;
  /** The unit in which the length of a game is counted. */
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

/** Load the System object for a title. */
export async function systemOf(title: TitleInfo): Promise<System> {
  const fetched = await SYSTEMS[title.system]?.system();
  if (fetched === undefined) throw new Error(`no client for system ${title.system}`);
  return fetched.system;
}

/** Return the number of sides of a system's dice, or null for a system without a client. */
export const diceSides = (system: string): number | null => SYSTEMS[system]?.sides ?? null;

/** Load the table of a system, or return null if it has none. */
export async function tableOf(system: string): Promise<Component<{ table: string }> | null> {
  return (await SYSTEMS[system]?.Table())?.default ?? null;
}

/** Load the part of a title's system for printed sheets. */
export async function sheetOf(title: Pick<TitleInfo, "system">): Promise<SheetSystem> {
  const fetched = await SYSTEMS[title.system]?.sheet();
  if (fetched === undefined) throw new Error(`no client for system ${title.system}`);
  return fetched.sheet;
}

/** Load the scenario editor of a title's system, or return null if it has none. */
export async function studioOf(title: Pick<TitleInfo, "system">): Promise<StudioSystem | null> {
  return (await SYSTEMS[title.system]?.studio?.())?.studio ?? null;
}

/** Whether scenarios of a title can be drawn. */
export const hasStudio = ({ system }: Pick<TitleInfo, "system">): boolean =>
  SYSTEMS[system]?.studio !== undefined;

/** Return the unit in which the length of a title's games is counted. */
export const periodOf = (title: Pick<TitleInfo, "system"> | null | undefined): Entry["period"] =>
  SYSTEMS[title?.system ?? ""]?.period ?? "round";

/** Return the picture of a title, or an empty string. */
export const lidOf = ({ id, system }: Pick<TitleInfo, "id" | "system">): string =>
  SYSTEMS[system]?.lids[id]?.() ?? "";
