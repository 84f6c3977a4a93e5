/** The measurements of a draft: which one to show, and its progress. */

import type { Measurement, MeasurementSummary, NewMeasurement } from "../wire";
import type { DraftModel } from "./draft.svelte";
import { Polling, isUnderWay } from "./polling.svelte";
import { studio } from "./server";

export const LOOK_AGAIN = 2000;
const LOOK_SELDOM = 15_000;
/**
 * Choose the measurement to show: of this content, under the current rules, with the most games;
 * else of this content under older rules; else a running one of an earlier state.
 */
export function shownOf(
  all: readonly MeasurementSummary[],
  draft: string,
  scenario: string,
): MeasurementSummary | null {
  const same = all.filter((one) => one.scenario === scenario);
  const rank = (one: MeasurementSummary) =>
    (one.is_current ? 1e9 : 0) + (isUnderWay(one) || one.state === "paused" ? 1e6 : 0) + one.games;
  const best = same.toSorted((a, b) => rank(b) - rank(a))[0];
  const running = all.find(
    (one) => one.draft === draft && (isUnderWay(one) || one.state === "paused"),
  );
  return best ?? running ?? null;
}

export class Measuring extends Polling<Measurement> {
  #whole: boolean;

  /** `whole`: whether to load the full results instead of only the state of the measurements. */
  constructor(draft: DraftModel, whole = true) {
    super(draft);
    this.#whole = whole;
  }

  /** The measurement to show. */
  shown = $derived.by(() =>
    this.all === null ? null : shownOf(this.all.measurements, this.draft.id, this.scenario),
  );

  /** The measurement of exactly this content, if it has results. */
  ofContent = $derived.by(() => {
    const { shown, scenario } = this;
    const is = scenario !== "" && shown?.scenario === scenario && shown.is_current;
    return is && shown.result !== null ? shown : null;
  });

  protected async read(): Promise<Measurement | null> {
    if (!this.#whole) return this.found;
    return this.shown === null ? null : studio.measurement(this.shown.id);
  }

  protected wait(): number | null {
    if (this.all?.measurements.some(isUnderWay) ?? true) return LOOK_AGAIN;
    return this.#whole ? LOOK_SELDOM : null;
  }

  measure(agent: NewMeasurement["agent"], games: number): Promise<void> {
    return this.start((at) => studio.measure({ ...at, agent, games }));
  }

  async change(what: "pause" | "continue" | "stop" | "next"): Promise<void> {
    const id = this.found?.summary.id;
    if (id !== undefined)
      await this.act(async () => {
        this.found = await studio.changeMeasurement(id, what);
      });
  }
}
