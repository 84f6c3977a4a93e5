/** What is mounted in the editor beside a system's own tabs: one line for each. */

import type { Component } from "svelte";
import type { EditorProps, Tab } from "./system";

interface SharedTab {
  load: () => Promise<{ default: Component<EditorProps> }>;
  /** Whether the rail with the checklist stays beside it. */
  rail: boolean;
}

/** Tabs that are the same for all systems. */
export const SHARED_TABS: Partial<Record<Tab, SharedTab>> = {
  story: { load: () => import("./Story.svelte"), rail: true },
  balance: { load: () => import("./Balance.svelte"), rail: false },
};

export interface DialogProps extends EditorProps {
  close: () => void;
}

/** The dialog behind the button Publish; null while there is none. */
export const PUBLISH: (() => Promise<{ default: Component<DialogProps> }>) | null = () =>
  import("../published/Publish.svelte");
