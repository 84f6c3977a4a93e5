/** The guide at a table: what it tells now, what it has told, and how much it says at all. */

import type { Lesson } from "../wire";
import { keepGuide, keptGuide } from "./kept";
import type { Mode } from "./kept";
import { due, nextLesson } from "./lessons";
import type { Now } from "./lessons";

export class Guide {
  readonly table: string;
  readonly title: string;
  #mode = $state<Mode>("lessons");
  #told = $state.raw<readonly string[]>([]);
  /** The lessons in the language of the page. */
  lessons = $state.raw<readonly Lesson[]>([]);
  /** Its id: the lesson is said in another language when that changes. */
  #current = $state.raw<string | null>(null);
  /** Whether an old lesson is read again. */
  #again = $state(false);
  #now: Now | null = null;
  #log = 0;

  readonly lesson: Lesson | null = $derived(
    this.lessons.find(({ id }) => id === this.#current) ?? null,
  );
  /** How many lessons have been told, the one that is told now included. */
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

  /** Looks at the table: a lesson stays until it is put away, or something else happens. */
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

  /** Puts the lesson away; the next one may be due already. */
  next(): void {
    const last = this.lesson?.last === true && !this.#again;
    this.#putAway();
    if (last) this.mode = "hints";
    else this.#look();
  }

  /** Reads the lesson before this one again. */
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
