/** What a system provides for the editor. */

import type { Component } from "svelte";
import type { StudioIcon } from "./icons";
import type { Box, Change, Finding, Surveyed, TextFault, TitleInfo } from "../wire";
import type { Doc } from "./doc";
import type { DraftModel } from "./draft.svelte";
import type { Hint } from "./hints";

export interface EditorProps {
  draft: DraftModel;
  title: TitleInfo;
  /** The contents of the box. */
  box: Box;
  /** Whether there is room for only one column. */
  phone: boolean;
  /**
   * The results of measuring exactly this content, or null if there are none or they are not
   * loaded.
   */
  finding: Finding | null;
}

/** A scenario as data, which may have errors. */
export interface DocPictureProps {
  title: TitleInfo;
  box: Box;
  doc: Doc;
  label: string;
  /** Whether it is large enough to show names and numbers of the map. */
  large?: boolean;
  /** Changes to mark in brass. */
  changed?: readonly DocChange[];
}

/** A change at a path, with both values as JSON; empty if missing. */
export interface DocChange {
  path: string;
  before: string;
  after: string;
}

/** Two states of a scenario that are compared. */
export interface ComparedDocs {
  title: TitleInfo;
  box: Box;
  before: Doc;
  after: Doc;
}

/** A change in words. */
export interface ChangeWords {
  what: string;
  before: string;
  after: string;
  change: Change;
}

/** A tool in the strip beside the map. */
export interface Tool {
  id: string;
  icon: StudioIcon;
  name: string;
  /** Its shortcut letter. */
  key: string;
}

export type Tab = "map" | "sides" | "story" | "balance";

/** The location of an error's thing. */
export interface Located {
  tab: Tab;
  /** The things to select, as strings of the system. */
  selection: readonly string[];
  /** The location in words. */
  where: string;
}

/** The known data of a valid draft. */
export interface KnownOf {
  title: TitleInfo;
  box: Box;
  doc: Doc;
  /** The engine's survey of the map, or null before it is loaded. */
  surveyed: Surveyed | null;
  /** The results of measuring exactly this content and the number of games, or null. */
  finding: Finding | null;
  games: number;
}

export interface StudioSystem {
  /** Load what is needed for drawing. Await this first. */
  prepare(title: TitleInfo): Promise<void>;
  /** The whole Map tab: tool strip, palette and stage, or on a phone the stage and its sheet. */
  Map: Component<EditorProps>;
  /** The whole Sides tab: the game on the left, then the sides. */
  Sides: Component<EditorProps>;
  /** The properties of the selection, for the rail. */
  Selection: Component<EditorProps>;
  /** A small picture of a scenario, which may have errors. */
  Picture: Component<DocPictureProps>;
  /** Return the scenario to start a new draft with. */
  empty(title: TitleInfo, box: Box): Doc;
  /** Return the size of a scenario in words. */
  size(doc: Doc): string;
  /** The system's shortcuts, each with a description. */
  keys: readonly (readonly [key: string, word: string])[];
  /** Return hints about the map and the sides. */
  hints(known: KnownOf): Hint[];
  /**
   * Describes changes of things on the map, by their names and places. It leaves out those that
   * their path describes well enough; `done` has all that are described.
   */
  describe(
    changes: readonly Change[],
    docs: ComparedDocs,
  ): { words: ChangeWords[]; done: ReadonlySet<Change> };
  /** Return the location of an error. */
  locate(fault: TextFault, props: Pick<EditorProps, "title" | "box"> & { doc: Doc }): Located;
}
