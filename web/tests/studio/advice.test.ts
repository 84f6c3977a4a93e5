/** When a draft is surveyed for its hints. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { put } from "../../src/studio/doc";
import { Advice } from "../../src/studio/advice.svelte";
import { DraftModel } from "../../src/studio/draft.svelte";
import type { Measuring } from "../../src/studio/measuring.svelte";
import { studio } from "../../src/studio/server";
import type { Surveyed } from "../../src/wire";
import { MemoryServer, MemoryShelf, draftOf } from "./drafts";

const SURVEYED = {} as Surveyed;
const MEASURED = { ofContent: null } as Measuring;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a change made while an earlier survey runs is surveyed after it", async () => {
  const draft = new DraftModel(
    draftOf(),
    undefined,
    new MemoryServer(draftOf()),
    new MemoryShelf(),
  );
  await vi.advanceTimersByTimeAsync(0);
  const answers: (() => void)[] = [];
  const asked: string[] = [];
  vi.spyOn(studio, "survey").mockImplementation(async ({ text }) => {
    asked.push(text);
    await new Promise<void>((done) => answers.push(done));
    return SURVEYED;
  });
  const advice = new Advice(draft);
  advice.ask(MEASURED);
  await vi.advanceTimersByTimeAsync(1500);
  const first = draft.text;
  draft.change("points", (doc) => put(doc, ["objectives", "13B"], 5));
  await vi.advanceTimersByTimeAsync(200);
  advice.ask(MEASURED);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toEqual([first]);
  answers.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([first, draft.text]);
  advice.close();
  draft.close();
});
