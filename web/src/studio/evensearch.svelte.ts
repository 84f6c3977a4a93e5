/**
 * A search for edits of a draft, which make it even or serve as handicaps: the search for the
 * draft's current content, with its progress.
 */

import { ApiError } from "../lib/api";
import type { EvenSearch, HandicapSearch, Measurements, MeasurementSummary } from "../wire";
import type { NewHandicaps, NewSearch } from "../wire";
import type { DraftModel } from "./draft.svelte";
import { LOOK_AGAIN, isUnderWay, keyOf } from "./measuring.svelte";
import { studio } from "./server";

/** The type of search: its result and its request. */
interface Kind<Found extends { summary: MeasurementSummary }, Wanted> {
  of: (all: Measurements) => readonly MeasurementSummary[];
  read: (id: string) => Promise<Found>;
  start: (wanted: Wanted) => Promise<Found>;
}

export const EVEN: Kind<EvenSearch, NewSearch> = {
  of: (all) => all.searches,
  read: (id) => studio.search(id),
  start: (wanted) => studio.newSearch(wanted),
};
export const HANDICAPS: Kind<HandicapSearch, NewHandicaps> = {
  of: (all) => all.handicaps,
  read: (id) => studio.handicaps(id),
  start: (wanted) => studio.newHandicaps(wanted),
};

export class Searching<
  Found extends { summary: MeasurementSummary },
  Wanted extends { draft: string; revision: number },
> {
  all = $state.raw<Measurements | null>(null);
  found = $state.raw<Found | null>(null);
  problem = $state("");
  busy = $state(false);
  #draft: DraftModel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #kind: Kind<Found, Wanted>;

  constructor(draft: DraftModel, kind: Kind<Found, Wanted>) {
    this.#draft = draft;
    this.#kind = kind;
  }

  /** The scenario id of the draft's current content; empty if it has errors. */
  get scenario(): string {
    const { valid, checked } = this.#draft;
    return valid ? (checked?.scenario ?? "") : "";
  }

  /** The search for this content. */
  shown = $derived.by(() =>
    this.found !== null && this.found.summary.scenario === this.scenario ? this.found : null,
  );

  /** Load the search, and poll while it runs. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.all = await studio.measurements();
      if (this.#closed) return;
      const mine = this.#kind.of(this.all).find((one) => one.scenario === this.scenario);
      if (mine !== undefined) this.found = await this.#kind.read(mine.id);
    } catch (error) {
      if (this.all === null) this.problem = keyOf(error);
    }
    if (this.#closed || this.shown === null || !isUnderWay(this.shown.summary)) return;
    this.#timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  async start(wanted: Omit<Wanted, "draft" | "revision">): Promise<void> {
    await this.#do(async () => {
      if (!(await this.#draft.flush()))
        throw new ApiError(0, { error: "offline", message: "", rule: "" });
      const { id: draft, revision } = this.#draft;
      this.found = await this.#kind.start({ draft, revision, ...wanted } as Wanted);
    });
  }

  async change(what: "pause" | "continue" | "stop"): Promise<void> {
    const id = this.shown?.summary.id;
    if (id !== undefined)
      await this.#do(async () => {
        await studio.changeMeasurement(id, what);
      });
  }

  async #do(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await what();
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
