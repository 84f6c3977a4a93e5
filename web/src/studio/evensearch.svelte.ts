/** The search that makes a draft even: the one of the draft's content, and how it goes on. */

import { ApiError } from "../lib/api";
import type { EvenSearch, Measurements, NewSearch } from "../wire";
import type { DraftModel } from "./draft.svelte";
import { LOOK_AGAIN, isUnderWay, keyOf } from "./measuring.svelte";
import { studio } from "./server";

export class Searching {
  all = $state.raw<Measurements | null>(null);
  found = $state.raw<EvenSearch | null>(null);
  problem = $state("");
  busy = $state(false);
  #draft: DraftModel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(draft: DraftModel) {
    this.#draft = draft;
  }

  /** The id of the draft's content now; empty while it has faults. */
  get scenario(): string {
    const { valid, checked } = this.#draft;
    return valid ? (checked?.scenario ?? "") : "";
  }

  /** The search of this content. */
  shown = $derived.by(() =>
    this.found !== null && this.found.summary.scenario === this.scenario ? this.found : null,
  );

  /** Looks again for as long as it is played. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.all = await studio.measurements();
      if (this.#closed) return;
      const mine = this.all.searches.find((one) => one.scenario === this.scenario);
      if (mine !== undefined) this.found = await studio.search(mine.id);
    } catch (error) {
      if (this.all === null) this.problem = keyOf(error);
    }
    if (this.#closed || this.shown === null || !isUnderWay(this.shown.summary)) return;
    this.#timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  async start(wanted: Pick<NewSearch, "agent" | "size" | "groups">): Promise<void> {
    await this.#do(async () => {
      if (!(await this.#draft.flush()))
        throw new ApiError(0, { error: "offline", message: "", rule: "" });
      const { id: draft, revision } = this.#draft;
      this.found = await studio.newSearch({ draft, revision, ...wanted });
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
