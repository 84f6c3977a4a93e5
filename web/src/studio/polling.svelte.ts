/** A draft's measurements and searches: loaded, polled while they run, started and changed. */

import { ApiError } from "../lib/api";
import { t } from "../lib/words.svelte";
import { numbered } from "../lobby/problems";
import type { Measurements, MeasurementSummary } from "../wire";
import type { DraftModel } from "./draft.svelte";
import { studio } from "./server";

const UNDER_WAY = new Set(["queued", "waiting", "measuring"]);

export const isUnderWay = ({ state }: Pick<MeasurementSummary, "state">): boolean =>
  UNDER_WAY.has(state);

/** Return the player's measurement or search that is running or queued. */
export function aheadOf({
  measurements,
  searches,
  handicaps,
}: Pick<Measurements, "measurements" | "searches" | "handicaps">): MeasurementSummary | null {
  const all = [...measurements, ...searches, ...handicaps];
  return all.find(({ state }) => state === "measuring" || state === "queued") ?? null;
}

export abstract class Polling<Found> {
  all = $state.raw<Measurements | null>(null);
  found = $state.raw<Found | null>(null);
  /** Why the last request failed, as text. */
  problem = $state("");
  busy = $state(false);
  protected readonly draft: DraftModel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(draft: DraftModel) {
    this.draft = draft;
  }

  /** The scenario id of the draft's current content; empty if it has errors. */
  get scenario(): string {
    const { valid, checked } = this.draft;
    return valid ? (checked?.scenario ?? "") : "";
  }

  /** The player's measurement or search that is running or queued. */
  get ahead(): MeasurementSummary | null {
    return this.all === null ? null : aheadOf(this.all);
  }

  /** Load the result to show. */
  protected abstract read(all: Measurements): Promise<Found | null>;

  /** Milliseconds until the next look; null: there is nothing to wait for. */
  protected abstract wait(): number | null;

  /** Load the result, and poll until the component is closed. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const all = await studio.measurements();
      if (this.all === null) this.problem = "";
      this.all = all;
      if (this.#closed) return;
      this.found = await this.read(all);
    } catch (error) {
      if (this.all === null) this.problem = refusalOf(error);
    }
    const wait = this.#closed ? null : this.wait();
    if (wait !== null) this.#timer = setTimeout(() => void this.look(), wait);
  }

  /** Save the draft and start something on its revision. */
  protected start(
    what: (at: { draft: string; revision: number }) => Promise<Found>,
  ): Promise<void> {
    return this.act(async () => {
      if (!(await this.draft.flush()))
        throw new ApiError(0, { error: "offline", message: "", rule: "" });
      const { id: draft, revision } = this.draft;
      this.found = await what({ draft, revision });
    });
  }

  protected async act(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await what();
      await this.look();
    } catch (error) {
      this.problem = refusalOf(error);
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

/** Return why a request was refused, as text. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return t("web-studio-offline-wait");
  const { error: kind } = error.problem;
  return numbered(
    t(TOLD.has(kind) ? `web-measure-error-${kind}` : "web-measure-error-server"),
    error,
  );
}
