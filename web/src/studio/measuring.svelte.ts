/** The measurements of a draft: which one to show, and its progress. */

import { ApiError } from "../lib/api";
import type { Measurement, Measurements, MeasurementSummary, NewMeasurement } from "../wire";
import type { DraftModel } from "./draft.svelte";
import { studio } from "./server";

export const LOOK_AGAIN = 2000;
const LOOK_SELDOM = 15_000;
const UNDER_WAY = new Set(["queued", "waiting", "measuring"]);

export const isUnderWay = ({ state }: Pick<MeasurementSummary, "state">): boolean =>
  UNDER_WAY.has(state);

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

export class Measuring {
  all = $state.raw<Measurements | null>(null);
  found = $state.raw<Measurement | null>(null);
  problem = $state("");
  busy = $state(false);
  #draft: DraftModel;
  #whole: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `whole`: whether to load the full results instead of only the state of the measurements. */
  constructor(draft: DraftModel, whole = true) {
    this.#draft = draft;
    this.#whole = whole;
  }

  /** The scenario id of the draft's current content; empty if it has errors. */
  get scenario(): string {
    const { valid, checked } = this.#draft;
    return valid ? (checked?.scenario ?? "") : "";
  }

  /** The measurement to show. */
  shown = $derived.by(() =>
    this.all === null ? null : shownOf(this.all.measurements, this.#draft.id, this.scenario),
  );

  /** The measurement of exactly this content, if it has results. */
  ofContent = $derived.by(() => {
    const { shown, scenario } = this;
    const is = scenario !== "" && shown?.scenario === scenario && shown.is_current;
    return is && shown.result !== null ? shown : null;
  });

  /** Another of the player's measurements that is running or queued. */
  get ahead(): MeasurementSummary | null {
    const mine = this.all?.measurements ?? [];
    return mine.find((one) => one.state === "measuring" || one.state === "queued") ?? null;
  }

  /** Poll until the component is closed. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.all = await studio.measurements();
      if (this.#closed) return;
      const id = this.shown?.id;
      if (this.#whole) this.found = id === undefined ? null : await studio.measurement(id);
      this.problem = "";
    } catch (error) {
      if (this.all === null) this.problem = keyOf(error);
    }
    if (this.#closed) return;
    const soon = this.all?.measurements.some(isUnderWay) ?? true;
    if (!soon && !this.#whole) return;
    this.#timer = setTimeout(() => void this.look(), soon ? LOOK_AGAIN : LOOK_SELDOM);
  }

  async start(agent: NewMeasurement["agent"], games: number): Promise<void> {
    await this.#do(async () => {
      if (!(await this.#draft.flush()))
        throw new ApiError(0, { error: "offline", message: "", rule: "" });
      const { id: draft, revision } = this.#draft;
      return studio.measure({ draft, revision, agent, games });
    });
  }

  async change(what: "pause" | "continue" | "stop" | "next"): Promise<void> {
    const id = this.found?.summary.id;
    if (id !== undefined) await this.#do(() => studio.changeMeasurement(id, what));
  }

  async #do(what: () => Promise<Measurement>): Promise<void> {
    this.busy = true;
    try {
      this.found = await what();
      this.problem = "";
      await this.look();
    } catch (error) {
      this.problem = keyOf(error);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

const TOLD = new Set([
  "failed-before",
  "games-spent",
  "no-edits",
  "too-many-measurements",
  "measuring-busy",
  "no-measuring",
  "changed-elsewhere",
  "not-valid",
]);

/** Return why a request was refused, as a message key. */
export function keyOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return "web-studio-offline-wait";
  const { error: kind } = error.problem;
  return TOLD.has(kind) ? `web-measure-error-${kind}` : "web-measure-error-server";
}
