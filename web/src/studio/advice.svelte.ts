/** The hints of a draft, requested shortly after a change if the draft is valid. */

import type { Finding, MeasurementSummary, Surveyed } from "../wire";
import type { DraftModel } from "./draft.svelte";
import { commonHints, type Hint } from "./hints";
import type { Measuring } from "./measuring.svelte";
import { studio } from "./server";
import type { EditorProps, StudioSystem } from "./system";

const ASK_AFTER = 1200;

export class Advice {
  #surveyed = $state.raw<{ text: string; told: Surveyed } | null>(null);
  #found = $state.raw<{ id: string; games: number; finding: Finding | null } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #draft: DraftModel;
  /** Whether a request is running. Only one at a time, because checks have priority. */
  #asking = false;
  /** The last request, while an earlier one is running. */
  #next: (() => void) | null = null;

  constructor(draft: DraftModel) {
    this.#draft = draft;
  }

  /** Request a survey of the current map by the engine, and the results of its games. */
  ask(known: Measuring): void {
    clearTimeout(this.#timer);
    const { text, title, valid } = this.#draft;
    const measured = known.ofContent;
    if (!valid) return;
    this.#timer = setTimeout(() => void this.#look(text, title, measured), ASK_AFTER);
  }

  async #look(text: string, title: string, measured: MeasurementSummary | null): Promise<void> {
    if (this.#asking) {
      this.#next = () => void this.#look(text, title, measured);
      return;
    }
    this.#asking = true;
    try {
      if (this.#surveyed?.text !== text)
        this.#surveyed = { text, told: await studio.survey({ title, text, place: "" }) };
      if (measured !== null && !this.#has(measured)) {
        const { summary, finding } = await studio.measurement(measured.id);
        this.#found = { id: summary.id, games: summary.games, finding };
      }
    } catch {
      // The next change tries again.
    } finally {
      this.#asking = false;
      const next = this.#next;
      this.#next = null;
      next?.();
    }
  }

  #has = ({ id, games }: { id: string; games: number }): boolean =>
    this.#found?.id === id && this.#found.games >= games;

  /** Return the results of games with the draft's current content. */
  findingOf(known: Measuring): Finding | null {
    return this.#foundOf(known)?.finding ?? null;
  }

  #foundOf = (known: Measuring) =>
    this.#found !== null && this.#found.id === known.ofContent?.id ? this.#found : null;

  hints(
    system: StudioSystem,
    { title, box }: Pick<EditorProps, "title" | "box">,
    known: Measuring,
  ): Hint[] {
    const { doc, text, texts, valid, readable } = this.#draft;
    if (!valid || !readable) return [];
    const surveyed = this.#surveyed?.text === text ? this.#surveyed.told : null;
    const found = this.#foundOf(known);
    const [finding, games] = [found?.finding ?? null, found?.games ?? 0];
    return [
      ...system.hints({ title, box, doc, surveyed, finding, games }),
      ...commonHints(finding, games, texts),
    ];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#next = null;
  }
}
