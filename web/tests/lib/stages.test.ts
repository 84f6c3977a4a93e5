import { expect, it } from "vitest";
import { breathe } from "../../src/lib/scheduling";
import { Stages } from "../../src/lib/stages.svelte";

it("shows one part after another, once (B11)", async () => {
  const stages = new Stages(3);
  expect(stages.shown).toBe(0);
  const done = stages.begin();
  expect(stages.shown).toBe(1);
  await breathe();
  void stages.begin();
  expect(stages.shown).toBeLessThan(4);
  await done;
  expect(stages.shown).toBe(3);
});
