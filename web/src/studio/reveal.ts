/** Scrolls to the list entry or field that the checklist points at, and focuses it. */

import type { DraftModel } from "./draft.svelte";

/** Attach this to the container. Each thing inside has its selection string as `data-thing`. */
export const reveal = (draft: DraftModel) => (root: HTMLElement) => {
  const [thing] = draft.shown;
  if (thing === undefined) return;
  const found = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  found?.scrollIntoView({ block: "center" });
  found?.querySelector<HTMLElement>("input, button, select")?.focus();
};
