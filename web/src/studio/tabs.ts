/** Tabs and dialogs of the editor besides a system's own tabs: one line for each. */

import type { Component } from "svelte";
import type { EditorProps, Tab } from "./system";

interface SharedTab {
  load: () => Promise<{ default: Component<EditorProps> }>;
  /** Whether the rail with the checklist stays visible. */
  rail: boolean;
}

/** Tabs that all systems share. */
export const SHARED_TABS: Partial<Record<Tab, SharedTab>> = {
  story: { load: () => import("./Story.svelte"), rail: true },
  balance: { load: () => import("./Balance.svelte"), rail: false },
};

export interface DialogProps extends EditorProps {
  close: () => void;
}

/** The dialog of the Publish button, or null. */
export const PUBLISH: (() => Promise<{ default: Component<DialogProps> }>) | null = () =>
  import("../published/Publish.svelte");
