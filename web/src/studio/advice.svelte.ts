/** The hints of a draft: asked for when it is valid, a moment after a change. */

import type { Finding, MeasurementSummary, Surveyed } from "../wire";
import type { DraftModel } from "./draft.svelte";
import { commonHints } from "./hints";
import type { Hint } from "./hints";
import type { Measuring } from "./measuring.svelte";
import { studio } from "./server";
import type { EditorProps, StudioSystem } from "./system";

const ASK_AFTER = 1200;

export class Advice {
  #surveyed = $state.raw<{ text: string; told: Surveyed } | null>(null);
  #found = $state.raw<{ id: string; games: number; finding: Finding | null } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #draft: DraftModel;
  /** Whether an answer is on its way: one question at a time, for checks come first. */
  #asking = false;

  constructor(draft: DraftModel) {
    this.#draft = draft;
  }

  /** Asks what the engine says of the map as it is now, and what was found in its games. */
  ask(known: Measuring): void {
    clearTimeout(this.#timer);
    const { text, title, valid } = this.#draft;
    const measured = known.ofContent;
    if (!valid) return;
    this.#timer = setTimeout(() => void this.#look(text, title, measured), ASK_AFTER);
  }

  async #look(text: string, title: string, measured: MeasurementSummary | null): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      if (this.#surveyed?.text !== text)
        this.#surveyed = { text, told: await studio.survey({ title, text, place: "" }) };
      if (measured !== null && !this.#has(measured)) {
        const { summary, finding } = await studio.measurement(measured.id);
        this.#found = { id: summary.id, games: summary.games, finding };
      }
    } catch {
      // The next change asks again.
    } finally {
      this.#asking = false;
    }
  }

  #has = ({ id, games }: { id: string; games: number }): boolean =>
    this.#found?.id === id && this.#found.games >= games;

  /** What was found in games of the draft as it is now. */
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
  }
}
