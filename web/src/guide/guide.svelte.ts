/** The guide of a table: the current lesson, the shown lessons, and how much to show. */

import type { Lesson } from "../wire";
import { keepGuide, keptGuide, type Mode } from "./kept";
import { due, nextLesson, type Now } from "./lessons";

export class Guide {
  readonly table: string;
  readonly title: string;
  #mode = $state<Mode>("lessons");
  #told = $state.raw<readonly string[]>([]);
  /** The lessons in the language of the page. */
  lessons = $state.raw<readonly Lesson[]>([]);
  /** The id of the current lesson. An id, because its text changes with the language. */
  #current = $state.raw<string | null>(null);
  /** Whether an earlier lesson is shown again. */
  #again = $state(false);
  #now: Now | null = null;
  #log = 0;

  readonly lesson: Lesson | null = $derived(
    this.lessons.find(({ id }) => id === this.#current) ?? null,
  );
  /** Number of shown lessons, including the current one. */
  readonly count: number = $derived(
    new Set([...this.#told, ...(this.#current === null ? [] : [this.#current])]).size,
  );

  constructor(table: string) {
    this.table = table;
    const kept = keptGuide(table);
    this.title = kept?.title ?? "";
    this.#mode = kept?.mode ?? "lessons";
    this.#told = kept?.told ?? [];
  }

  get mode(): Mode {
    return this.#mode;
  }
  set mode(mode: Mode) {
    this.#mode = mode;
    this.#keep();
    this.#look();
  }

  get canGoBack(): boolean {
    return this.#told.some((id) => id !== this.#current);
  }

  /**
   * Update for the table's state. A lesson stays until the player closes it or something else
   * happens.
   */
  look(now: Now, log: number): void {
    this.#now = now;
    const moved = log !== this.#log;
    this.#log = log;
    this.#look(moved);
  }

  #look(moved = false): void {
    const [now, { lesson }] = [this.#now, this];
    if (now === null || this.#mode === "off") return;
    if (lesson !== null && (due(lesson, now) || this.#again) && !(this.#again && moved)) return;
    const found = nextLesson(this.lessons, new Set([...this.#told, this.#current ?? ""]), now);
    if (found === null && !moved) return;
    this.#putAway();
    this.#current = found?.id ?? null;
  }

  /** Close the lesson. The next one may be due immediately. */
  next(): void {
    const last = this.lesson?.last === true && !this.#again;
    this.#putAway();
    if (last) this.mode = "hints";
    else this.#look();
  }

  /** Show the previous lesson again. */
  back(): void {
    const at = this.#told.indexOf(this.#current ?? "");
    const before = at < 0 ? this.#told.at(-1) : this.#told[at - 1];
    if (before === undefined) return;
    this.#current = before;
    this.#again = true;
  }

  #putAway(): void {
    const id = this.#current;
    this.#current = null;
    this.#again = false;
    if (id === null || this.#told.includes(id)) return;
    this.#told = [...this.#told, id];
    this.#keep();
  }

  #keep(): void {
    keepGuide(this.table, { title: this.title, mode: this.#mode, told: this.#told });
  }
}
