/** Calls to the server's API for the studio. */

import { json, seated } from "../lib/api";
import { once } from "../lib/once";
import type {
  AskEdits,
  Box,
  Checked,
  CheckText,
  Compare,
  Diff,
  Draft,
  Drafts,
  EditsTold,
  EvenSearch,
  Gate,
  HandicapSearch,
  Measurement,
  Measurements,
  NewDraft,
  NewHandicaps,
  NewMeasurement,
  NewSearch,
  Publish,
  Received,
  SaveDraft,
  ScenarioText,
  StartTable,
  Surveyed,
  SurveyText,
  Version,
} from "../wire";

const drafts = "/api/studio/drafts";
const measurements = "/api/studio/measurements";
const boxes = new Map<string, Promise<Box>>();

export const studio = {
  drafts: () => json<Drafts>(drafts),
  /** Create a draft. A repeated request after a lost answer does not create a second one. */
  newDraft: (body: NewDraft) =>
    once(`draft ${JSON.stringify(body)}`, (nonce) =>
      json<Draft>(drafts, "POST", { ...body, nonce }),
    ),
  draft: (id: string) => json<Draft>(`${drafts}/${id}`),
  saveDraft: (id: string, body: SaveDraft) => json<Draft>(`${drafts}/${id}`, "PUT", body),
  deleteDraft: (id: string) => json<Received>(`${drafts}/${id}`, "DELETE"),
  restoreDraft: (id: string) => json<Draft>(`${drafts}/${id}/restore`, "POST", {}),
  check: (body: CheckText) => json<Checked>("/api/studio/check", "POST", body),
  edits: (body: AskEdits) => json<EditsTold>("/api/studio/edits", "POST", body),
  survey: (body: SurveyText) => json<Surveyed>("/api/studio/survey", "POST", body),
  compare: (body: Compare) => json<Diff>("/api/studio/compare", "POST", body),
  /** Return the contents of a title's box. Requested once. */
  box(title: string): Promise<Box> {
    const found = boxes.get(title) ?? json<Box>(`/api/studio/box/${title}`);
    boxes.set(title, found);
    found.catch(() => boxes.delete(title));
    return found;
  },
  /** Return the text of a printed scenario. */
  scenarioText: (title: string, scenario: string) =>
    json<ScenarioText>(`/api/studio/scenarios/${title}/${scenario}`),
  /** Open a table with the stored draft. */
  play: (id: string, body: StartTable) => seated(`${drafts}/${id}/table`, body),
  measurements: () => json<Measurements>(measurements),
  measurement: (id: string) => json<Measurement>(`${measurements}/${id}`),
  measure: (body: NewMeasurement) => json<Measurement>(measurements, "POST", body),
  search: (id: string) => json<EvenSearch>(`/api/studio/searches/${id}`),
  newSearch: (body: NewSearch) => json<EvenSearch>("/api/studio/searches", "POST", body),
  handicaps: (id: string) => json<HandicapSearch>(`/api/studio/handicaps/${id}`),
  newHandicaps: (body: NewHandicaps) => json<HandicapSearch>("/api/studio/handicaps", "POST", body),
  changeMeasurement: (id: string, what: "pause" | "continue" | "stop" | "next") =>
    json<Measurement>(`${measurements}/${id}/${what}`, "POST", {}),
  gate: (id: string) => json<Gate>(`${drafts}/${id}/gate`),
  publish: (id: string, body: Publish) => json<Version>(`${drafts}/${id}/publish`, "POST", body),
};

/** A new draft with all that another one holds. */
export async function copyOf({
  title,
  name,
  text,
  texts,
}: Pick<Draft, "title" | "name" | "text"> & { texts: Readonly<Draft["texts"]> }): Promise<Draft> {
  const made = await studio.newDraft({ title, name, text });
  if (Object.keys(texts).length === 0) return made;
  return studio.saveDraft(made.id, { revision: made.revision, name, text, texts });
}
