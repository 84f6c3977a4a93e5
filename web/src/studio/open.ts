/**
 * Opens a draft: combines the server's draft with the one stored in this browser, and loads
 * everything needed to draw it.
 */

import { api } from "../lib/api";
import { nameTitles, openTitle } from "../lib/words.svelte";
import { studioOf } from "../systems";
import type { Box, Draft, TitleInfo } from "../wire";
import { DraftModel, serverOfDrafts, textOf } from "./draft.svelte";
import { browserShelf, isOffline, lasting, type Kept } from "./keep";
import { studio } from "./server";
import type { StudioSystem } from "./system";

export interface Opened {
  draft: DraftModel;
  title: TitleInfo;
  box: Box;
  /** Null if scenarios of the title cannot be drawn. Then they are edited as text. */
  system: StudioSystem | null;
}

/** Convert a stored draft to the server's format. */
const asDraft = ({ id, title, parent = "", revision, whole, at }: Kept): Draft => ({
  id,
  title,
  revision,
  name: whole.name,
  text: textOf(whole),
  texts: { ...whole.texts },
  parent,
  created: at / 1000,
  changed: at / 1000,
  deleted: null,
});

export async function openDraft(id: string): Promise<Opened> {
  const kept = await browserShelf.get(id).catch(() => undefined);
  const [told, titles] = await Promise.all([
    studio.draft(id).catch((error: unknown) => {
      // If the server is unavailable, continue with the stored draft.
      if (isOffline(error) && kept !== undefined) return asDraft(kept);
      throw error;
    }),
    lasting("titles", api.titles),
  ]);
  const title = titles.find((one) => one.id === told.title);
  if (title === undefined) throw new Error(`no title ${told.title}`);
  const [box, system] = await Promise.all([
    lasting(`box ${title.id}`, () => studio.box(title.id)),
    studioOf(title),
    openTitle(title.id, (id, language) =>
      lasting(`catalogue ${id} ${language}`, () => api.catalogue(id, language)),
    ),
  ]);
  nameTitles((language) => lasting(`names ${language}`, () => api.names(language))).catch(() => {});
  await system?.prepare(title);
  return { draft: new DraftModel(told, kept, serverOfDrafts, browserShelf), title, box, system };
}
