/** Opens a draft: what the server has, what this browser has kept, and all that is needed to draw it. */

import { ApiError, api } from "../lib/api";
import { openTitle } from "../lib/words.svelte";
import { studioOf } from "../systems";
import type { Box, Draft, TitleInfo } from "../wire";
import { DraftModel, serverOfDrafts, textOf } from "./draft.svelte";
import { browserShelf } from "./keep";
import type { Kept } from "./keep";
import { studio } from "./server";
import type { StudioSystem } from "./system";

export interface Opened {
  draft: DraftModel;
  title: TitleInfo;
  box: Box;
  /** Null where scenarios of the title cannot be drawn: they are edited as text. */
  system: StudioSystem | null;
}

/** What the browser has kept, as the server would tell it. */
const asDraft = ({ id, title, revision, whole, at }: Kept): Draft => ({
  id,
  title,
  revision,
  name: whole.name,
  text: textOf(whole),
  texts: { ...whole.texts },
  parent: "",
  created: at / 1000,
  changed: at / 1000,
  deleted: null,
});

export async function openDraft(id: string): Promise<Opened> {
  const kept = await browserShelf.get(id).catch(() => undefined);
  const [told, titles] = await Promise.all([
    studio.draft(id).catch((error: unknown) => {
      // Without the server one goes on with what is here.
      if (error instanceof ApiError && error.status === 0 && kept !== undefined)
        return asDraft(kept);
      throw error;
    }),
    api.titles(),
  ]);
  const title = titles.find((one) => one.id === told.title);
  if (title === undefined) throw new Error(`no title ${told.title}`);
  const [box, system] = await Promise.all([
    studio.box(title.id),
    studioOf(title),
    openTitle(title.id),
  ]);
  await system?.prepare(title);
  return { draft: new DraftModel(told, kept, serverOfDrafts, browserShelf), title, box, system };
}
