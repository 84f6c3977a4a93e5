/** Copying on the map of Heroes. */

import { beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../../src/heroes/studio/doc";
import { HeroesDesk } from "../../../src/heroes/studio/desk.svelte";
import { DraftModel } from "../../../src/studio/draft.svelte";
import { write } from "../../../src/studio/doc";
import type { TitleInfo } from "../../../src/wire";
import { MemoryServer, MemoryShelf, draftOf } from "../../studio/drafts";
import { SEATS, asked } from "./engine";
import type { Told } from "./engine";

let told: Told;
beforeAll(() => {
  told = asked();
}, 60_000);

function deskOfScenario(id: string): HeroesDesk {
  const [doc] = told.scenarios[id] ?? [{}];
  const draft = draftOf(write(doc));
  const model = new DraftModel(draft, undefined, new MemoryServer(draft), new MemoryShelf());
  const title = { seats: SEATS, heroes: { options: told.options, counters: [] } } as unknown;
  return new HeroesDesk({ draft: model, title: title as TitleInfo, box: told.box });
}

test("a copied overlay keeps its own turn, whatever is selected when it is pasted", () => {
  const id =
    Object.keys(told.scenarios).find(
      (one) => rowsOf(told.scenarios[one]?.[0].overlays).length > 1,
    ) ?? "";
  const desk = deskOfScenario(id);
  const [one, other] = [0, 1].map((index) => ({ kind: "overlay", index }) as const);
  if (one === undefined || other === undefined) throw new Error("two overlays are needed");
  const turned = desk.plan.overlays.find(({ index }) => index === 0)?.what.turn ?? 0;
  const beside = desk.plan.overlays.find(({ index }) => index === 1)?.what.turn ?? 0;
  if (turned === beside) desk.turnOverlay(0, 1);
  const wanted = (desk.plan.overlays.find(({ index }) => index === 0)?.what.turn ?? 0) / 90;
  desk.select(one);
  desk.copy();
  desk.select(other);
  desk.paste();
  expect(desk.turns).toBe(wanted);
});
