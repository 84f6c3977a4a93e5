/** What runs ahead of a waiting measurement. */

import { expect, it } from "vitest";
import { aheadOf } from "../../src/studio/polling.svelte";
import type { MeasurementSummary } from "../../src/wire";

const one = (name: string, state: MeasurementSummary["state"]) =>
  ({ name, state }) as MeasurementSummary;

it("names whatever of the player is running: a measurement or a search", () => {
  const waiting = [one("Mill", "waiting"), one("Old", "finished")];
  const none = { measurements: waiting, searches: [], handicaps: [] };
  expect(aheadOf(none)).toBeNull();
  expect(aheadOf({ ...none, searches: [one("Well", "measuring")] })?.name).toBe("Well");
  expect(aheadOf({ ...none, handicaps: [one("Ford", "queued")] })?.name).toBe("Ford");
  expect(aheadOf({ ...none, measurements: [...waiting, one("Barn", "queued")] })?.name).toBe(
    "Barn",
  );
});
