/** What the checklist shows among lists and fields: it is brought into sight, and gets the focus. */

import type { DraftModel } from "./draft.svelte";

/** To be attached to what holds the things, each with its words as `data-thing`. */
export const reveal = (draft: DraftModel) => (root: HTMLElement) => {
  const [thing] = draft.shown;
  if (thing === undefined) return;
  const found = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  found?.scrollIntoView({ block: "center" });
  found?.querySelector<HTMLElement>("input, button, select")?.focus();
};
