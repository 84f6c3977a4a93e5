/** What an editor of a system brings along. */

import type { Component } from "svelte";
import type { StudioIcon } from "./icons";
import type { Box, Finding, Surveyed, TextFault, TitleInfo } from "../wire";
import type { Doc } from "./doc";
import type { DraftModel } from "./draft.svelte";
import type { Hint } from "./hints";

export interface EditorProps {
  draft: DraftModel;
  title: TitleInfo;
  /** What is in the box. */
  box: Box;
  /** Whether there is room for one column only. */
  phone: boolean;
  /** What was measured of exactly this content; null where nothing was, or it is not known yet. */
  finding: Finding | null;
}

/** A scenario as data, with faults or without. */
export interface DocPictureProps {
  title: TitleInfo;
  box: Box;
  doc: Doc;
  label: string;
  /** Whether it is large: names and numbers of the map are shown. */
  large?: boolean;
  /** What was changed: it is ringed in brass. */
  changed?: readonly DocChange[];
}

/** A change at a path, with both values as JSON; empty where there is none. */
export interface DocChange {
  path: string;
  before: string;
  after: string;
}

/** A tool of the strip beside the map. */
export interface Tool {
  id: string;
  icon: StudioIcon;
  name: string;
  /** Its letter. */
  key: string;
}

export type Tab = "map" | "sides" | "story" | "balance";

/** Where the thing is that a fault is about. */
export interface Located {
  tab: Tab;
  /** What is selected, in the words of the system. */
  selection: readonly string[];
  /** Where it is, in words. */
  where: string;
}

/** What is known of a draft without faults. */
export interface KnownOf {
  title: TitleInfo;
  box: Box;
  doc: Doc;
  /** What the engine says of the map; null before it was asked. */
  surveyed: Surveyed | null;
  /** What was measured of exactly this content, and in how many games; null where nothing was. */
  finding: Finding | null;
  games: number;
}

export interface StudioSystem {
  /** To be awaited before anything is drawn. */
  prepare(title: TitleInfo): Promise<void>;
  /** The whole tab: tool strip, palette and stage, or on a phone the stage and its sheet. */
  Map: Component<EditorProps>;
  /** The whole tab: the game on the left, the sides. */
  Sides: Component<EditorProps>;
  /** The properties of what is selected, for the rail. */
  Selection: Component<EditorProps>;
  /** A small picture of a scenario that may have faults. */
  Picture: Component<DocPictureProps>;
  /** The scenario of the empty page. */
  empty(title: TitleInfo, box: Box): Doc;
  /** How large a scenario is, in words. */
  size(doc: Doc): string;
  /** Its own keys, each with the word for what it does. */
  keys: readonly (readonly [key: string, word: string])[];
  /** Advice on the map and the sides. */
  hints(known: KnownOf): Hint[];
  /** Where a fault lies. */
  locate(fault: TextFault, props: Pick<EditorProps, "title" | "box"> & { doc: Doc }): Located;
}
