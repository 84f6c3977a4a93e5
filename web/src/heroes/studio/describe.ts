/** Changes of the map in words: overlays, objectives and the like, by their names and squares. */

import { capital, t } from "../../lib/words.svelte";
import { pathOf, type Doc } from "../../studio/doc";
import type { ChangeWords, StudioSystem } from "../../studio/system";
import type { Change, SkirmishBox } from "../../wire";
import { itemName, objectiveName, structureName } from "../speech";
import { rowsOf, textOf } from "./doc";
import { planOf, type DraftPlan } from "./plan";
import { placeName } from "./spots";
import { placeOf, thingOf } from "./things";

/** The lists of things, and what one of each is called in selections. */
const KINDS: Readonly<Record<string, string>> = {
  overlays: "overlay",
  objectives: "objective",
  items: "item",
  bonuses: "bonus",
};

function nameOf(kind: string, row: Doc | undefined, { names }: SkirmishBox): string {
  const called = textOf(row?.called, textOf(row?.overlay)) || textOf(row?.name);
  const known = (list: string) => (names[list] ?? []).includes(called);
  if (kind === "overlay") return known("overlay") ? capital(structureName(called)) : called;
  if (kind === "objective") return known("objective") ? capital(objectiveName(called)) : called;
  if (kind === "item") return known("item") ? capital(itemName(called)) : called;
  return t("term-bonus-tactic");
}

export const describe: StudioSystem["describe"] = (changes, { title, box: all, before, after }) => {
  const box = all as SkirmishBox;
  const [old, now] = [planOf(before, box, title.seats), planOf(after, box, title.seats)];
  const words: ChangeWords[] = [];
  const done = new Set<Change>();
  const none = t("web-change-none");
  const square = (plan: DraftPlan, kind: string, index: number) => {
    const place = placeOf(thingOf(`${kind} ${index}`), plan);
    return place === null ? "" : placeName(place).toUpperCase();
  };
  const bonuses = (plan: DraftPlan) =>
    plan.bonuses.map(({ what }) => placeName(what).toUpperCase());
  for (const change of changes) {
    const [list = "", index, key] = pathOf(change.path);
    if (change.path === "bonuses") {
      // Only those that come or go: the others stay where they are.
      const [was, is] = [bonuses(old), bonuses(now)];
      const only = (some: string[], others: string[]) =>
        some.filter((one) => !others.includes(one)).join(", ") || none;
      const what = t("web-change-bonuses");
      done.add(change);
      words.push({ what, before: only(was, is), after: only(is, was), change });
      continue;
    }
    const kind = KINDS[list];
    if (kind === undefined || typeof index !== "number") continue;
    const gone = change.kind === "removed";
    const row = rowsOf((gone ? before : after)[list])[index];
    const what = nameOf(kind, row, box);
    if (what === "") continue;
    const told = (was: string, is: string, as: Change = change) => {
      done.add(change);
      words.push({ what, before: was || none, after: is || none, change: as });
    };
    if (key === undefined && gone) told(square(old, kind, index), "");
    else if (key === undefined && change.kind === "added") told("", square(now, kind, index));
    else if (key === "at") {
      // The path has its number in the newer list: in the older one it may have had another.
      const was = rowsOf(before[list]).findIndex(
        (one) => JSON.stringify(one.at) === change.before && nameOf(kind, one, box) === what,
      );
      told(square(old, kind, was), square(now, kind, index));
    } else if (key === "turn") {
      const turn = (json: string) =>
        t("web-change-turn", { degrees: (Number(json || 0) + 360) % 360 });
      told(turn(change.before), turn(change.after), { ...change, kind: "changed" });
    }
  }
  return { words, done };
};
