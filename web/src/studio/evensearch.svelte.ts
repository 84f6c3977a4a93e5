/**
 * A search for edits of a draft, which make it even or serve as handicaps: the search for the
 * draft's current content, with its progress.
 */

import type { EvenSearch, HandicapSearch, Measurements, MeasurementSummary } from "../wire";
import type { NewHandicaps, NewSearch } from "../wire";
import type { DraftModel } from "./draft.svelte";
import { LOOK_AGAIN } from "./measuring.svelte";
import { Polling, isUnderWay } from "./polling.svelte";
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
> extends Polling<Found> {
  #kind: Kind<Found, Wanted>;

  constructor(draft: DraftModel, kind: Kind<Found, Wanted>) {
    super(draft);
    this.#kind = kind;
  }

  /** The search for this content. */
  shown = $derived.by(() =>
    this.found !== null && this.found.summary.scenario === this.scenario ? this.found : null,
  );

  protected async read(all: Measurements): Promise<Found | null> {
    const mine = this.#kind.of(all).find((one) => one.scenario === this.scenario);
    return mine === undefined ? this.found : this.#kind.read(mine.id);
  }

  protected wait(): number | null {
    return this.shown !== null && isUnderWay(this.shown.summary) ? LOOK_AGAIN : null;
  }

  search(wanted: Omit<Wanted, "draft" | "revision">): Promise<void> {
    return this.start((at) => this.#kind.start({ ...at, ...wanted } as Wanted));
  }

  async change(what: "pause" | "continue" | "stop" | "next"): Promise<void> {
    const id = this.shown?.summary.id;
    if (id !== undefined)
      await this.act(async () => {
        await studio.changeMeasurement(id, what);
      });
  }
}
