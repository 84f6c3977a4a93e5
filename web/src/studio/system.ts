/** What an editor of a system brings along. */

import type { Component } from "svelte";
import type { StudioIcon } from "./icons";
import type { Box, TextFault, TitleInfo } from "../wire";
import type { Doc } from "./doc";
import type { DraftModel } from "./draft.svelte";

export interface EditorProps {
  draft: DraftModel;
  title: TitleInfo;
  /** What is in the box. */
  box: Box;
  /** Whether there is room for one column only. */
  phone: boolean;
}

/** A scenario as data, with faults or without. */
export interface DocPictureProps {
  title: TitleInfo;
  box: Box;
  doc: Doc;
  label: string;
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
  /** Where a fault lies. */
  locate(fault: TextFault, props: Pick<EditorProps, "title" | "box"> & { doc: Doc }): Located;
}
