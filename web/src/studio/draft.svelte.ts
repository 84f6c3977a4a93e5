/** A draft that is being edited: its state, steps, errors and saving. */

import { ApiError } from "../lib/api";
import type { Checked, Draft, Texts } from "../wire";
import { applied, changes, read, write, type Change, type Doc } from "./doc";
import type { Kept, Shelf } from "./keep";
import { Saver, type Outcome, type SaveState } from "./saving";
import { studio } from "./server";

export type TextsBy = Readonly<Record<string, Texts>>;

/** The content of a draft. */
export interface Whole {
  name: string;
  texts: TextsBy;
  /** Its data; missing if the text cannot be parsed. */
  doc?: Doc;
  /** Its text, if it contains more than the data: comments, or text that cannot be parsed. */
  raw?: string;
}

/** One change that can be undone. */
export interface Step {
  label: string;
  at: number;
  changes: Change[];
}

/** The server's operations on drafts. */
export interface Remote {
  read(id: string): Promise<Draft>;
  save(id: string, body: { revision: number } & Content): Promise<Draft>;
  check(title: string, text: string): Promise<Checked>;
}

export interface Content {
  name: string;
  text: string;
  texts: TextsBy;
}

export const serverOfDrafts: Remote = {
  read: studio.draft,
  save: studio.saveDraft,
  check: (title, text) => studio.check({ title, text }),
};

const CHECK_AFTER = 80;
/** Maximum size of the steps in bytes. Above it, the older half is merged into one. */
export const MOST_STEPS = 2_000_000;
/** Time in milliseconds within which a change of the same kind extends the last step. */
const SAME_STEP = 2000;

const EMPTY_TEXTS: Texts = { name: "", brief: "", history: "", notes: "", new: "" };

/** Convert a draft from the server. */
export function wholeOf({ name, text, texts }: Pick<Draft, "name" | "text" | "texts">): Whole {
  try {
    return { name, texts, doc: read(text), raw: text };
  } catch {
    return { name, texts, raw: text };
  }
}

export const textOf = ({ raw, doc = {} }: Whole): string => raw ?? write(doc);

export class DraftModel {
  readonly id: string;
  readonly title: string;
  readonly parent: string;
  revision = $state(0);
  /** The server's state in a conflict: the draft was changed elsewhere. */
  other = $state.raw<Draft | null>(null);
  saved = $state<SaveState>("saved");
  savedAt = $state(0);
  /** The result of checking `checkedText`, which may be an earlier text. */
  checked = $state.raw<Checked | null>(null);
  checkedText = $state("");
  /** Whether the last check failed, because the server is unavailable or busy. */
  checkFailed = $state(false);
  /** The number of the server's error when it was last saved; empty if there was none. */
  errorNumber = $state("");
  /** The last check without errors, with its time. */
  lastValid = $state.raw<{ checked: Checked; at: number } | null>(null);
  /** The selection, as strings of the system. */
  selection = $state.raw<readonly string[]>([]);
  /** Things to show from the checklist: they are ringed briefly. */
  shown = $state.raw<readonly string[]>([]);
  /** State of the editor, such as the tool and the layer. */
  desk = $state<Record<string, string>>({});
  steps = $state.raw<readonly Step[]>([]);
  done = $state(0);
  #whole = $state.raw<Whole>({ name: "", texts: {} });
  #remote: Remote;
  #shelf: Shelf;
  #saver: Saver;
  #check: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #merging = "";
  #closed = false;

  constructor(draft: Draft, kept: Kept | undefined, remote: Remote, shelf: Shelf) {
    this.id = draft.id;
    this.title = draft.title;
    this.parent = draft.parent;
    this.#remote = remote;
    this.#shelf = shelf;
    this.#saver = new Saver({ keep: () => this.#keep(), save: () => this.#save() }, (state) => {
      this.saved = state;
      if (state === "saved") this.savedAt = Date.now();
    });
    this.#take(draft, kept);
    // From now on it can be opened without a connection.
    this.#keep().catch(() => {});
    this.#checkSoon(0);
  }

  // Content

  get name(): string {
    return this.#whole.name;
  }
  get texts(): TextsBy {
    return this.#whole.texts;
  }
  /** The scenario as data; empty if the text cannot be parsed. Never modified in place. */
  get doc(): Doc {
    return this.#whole.doc ?? {};
  }
  get readable(): boolean {
    return this.#whole.doc !== undefined;
  }
  text = $derived(textOf(this.#whole));
  /** Whether the last check was of the current text. */
  get upToDate(): boolean {
    return this.checked !== null && this.checkedText === this.text;
  }
  /** Whether the current text waits for a check because the server did not answer. */
  get unchecked(): boolean {
    return this.checkFailed && !this.upToDate;
  }
  get valid(): boolean {
    return this.upToDate && this.checked?.faults.length === 0;
  }

  // Editing

  /** Change the scenario in one step. If `merge` equals that of the last step, extend that step. */
  change(label: string, how: (doc: Doc) => void, merge = ""): void {
    const doc = structuredClone(this.doc);
    how(doc);
    const { name, texts } = this.#whole;
    if (changes(this.doc, doc).length > 0) this.#step(label, { name, texts, doc }, merge);
  }

  rename(label: string, name: string): void {
    this.#step(label, { ...this.#whole, name }, "name");
  }

  /** Change the texts of a scenario in a language. */
  setTexts(label: string, language: string, some: Partial<Texts>): void {
    const now = { ...EMPTY_TEXTS, ...this.#whole.texts[language], ...some };
    const texts = { ...this.#whole.texts, [language]: now };
    this.#step(label, { ...this.#whole, texts }, `texts ${language} ${Object.keys(some).join()}`);
  }

  /** Replace the whole text, after editing or importing it. */
  setText(label: string, text: string): void {
    const { name, texts } = this.#whole;
    this.#step(label, wholeOf({ name, text, texts }), "");
  }

  #step(label: string, next: Whole, merge: string): void {
    const before = this.#whole;
    if (changes(before, next).length === 0) return;
    const now = Date.now();
    const last = this.done > 0 ? this.steps[this.done - 1] : undefined;
    const on = merge !== "" && merge === this.#merging && now - (last?.at ?? 0) < SAME_STEP;
    const start = on && last !== undefined ? applied(before, last.changes, true) : before;
    const step = { label, at: now, changes: changes(start, next) };
    const kept = this.steps.slice(0, on ? this.done - 1 : this.done);
    this.steps = step.changes.length > 0 ? [...kept, step] : kept;
    this.done = this.steps.length;
    this.#merging = merge;
    this.#whole = next;
    this.#fold();
    this.#changed();
  }

  undo(): void {
    this.goTo(this.done - 1);
  }

  redo(): void {
    this.goTo(this.done + 1);
  }

  /** Go to the state after this many steps. */
  goTo(number: number): void {
    const wished = Math.max(0, Math.min(this.steps.length, number));
    if (wished === this.done) return;
    let whole = this.#whole;
    while (this.done > wished) whole = applied(whole, this.steps[--this.done]?.changes ?? [], true);
    while (this.done < wished) whole = applied(whole, this.steps[this.done++]?.changes ?? []);
    this.#merging = "";
    this.#whole = whole;
    this.#changed();
  }

  /** Limit the size of the steps by merging the older half into one. */
  #fold(): void {
    const size = JSON.stringify(this.steps).length;
    if (size <= MOST_STEPS) return;
    const half = Math.ceil(this.steps.length / 2);
    const back = (from: Whole, some: readonly Step[]) =>
      some.toReversed().reduce((whole, { changes: one }) => applied(whole, one, true), from);
    const middle = back(this.#whole, this.steps.slice(half, this.done));
    const first = back(middle, this.steps.slice(0, half));
    const { label = "", at = 0 } = this.steps[half - 1] ?? {};
    this.steps = [{ label, at, changes: changes(first, middle) }, ...this.steps.slice(half)];
    this.done = this.steps.length;
  }

  select(...things: string[]): void {
    this.selection = things;
  }

  #changed(): void {
    this.#saver.touch();
    this.#checkSoon(CHECK_AFTER);
  }

  // Checking

  #checkSoon(after: number): void {
    clearTimeout(this.#check);
    this.#check = setTimeout(() => void this.checkNow(), after);
  }

  async checkNow(): Promise<void> {
    clearTimeout(this.#check);
    const [text, number] = [this.text, ++this.#asked];
    let found: Checked;
    try {
      found = await this.#remote.check(this.title, text);
    } catch {
      // If the server is unavailable or busy, keep the last check and try again later.
      if (number !== this.#asked || this.#closed) return;
      this.checkFailed = true;
      this.#checkSoon(3000);
      return;
    }
    if (number !== this.#asked) return;
    // The server answers again, so it may have a newer state.
    if (this.checkFailed) void this.catchUp();
    this.checkFailed = false;
    this.checked = found;
    this.checkedText = text;
    if (found.faults.length === 0) this.lastValid = { checked: found, at: Date.now() };
  }

  // Saving

  /** Combine the server's draft with the one stored in this browser. */
  #take(draft: Draft, kept: Kept | undefined): void {
    this.revision = draft.revision;
    this.savedAt = draft.changed * 1000;
    this.#whole = wholeOf(draft);
    if (kept === undefined) return;
    this.steps = kept.steps;
    this.done = kept.done;
    if (kept.saved && kept.revision !== draft.revision) {
      this.#addElsewhere(kept.whole, draft);
      return;
    }
    this.#whole = kept.whole;
    if (kept.saved) return;
    // Save unsaved changes, unless the draft was changed elsewhere first.
    if (kept.revision === draft.revision) this.#saver.settle(true);
    else {
      // Until this is decided, the changes are based on the earlier state.
      this.revision = kept.revision;
      this.#collide(draft);
    }
  }

  /** Add what was changed on another device as one step. */
  #addElsewhere(from: Whole, draft: Draft): void {
    const elsewhere = changes(from, this.#whole);
    if (elsewhere.length === 0) return;
    const step = { label: "", at: draft.changed * 1000, changes: elsewhere };
    this.steps = [...this.steps.slice(0, this.done), step];
    this.done = this.steps.length;
  }

  /** Take a newer state from the server, unless there are unsaved changes here. */
  async catchUp(): Promise<void> {
    const isClean = () => this.saved === "saved" && !this.#saver.pending && !this.#closed;
    if (!isClean()) return;
    const draft = await this.#remote.read(this.id).catch(() => null);
    if (draft === null || draft.revision === this.revision || !isClean()) return;
    const before = this.#whole;
    this.#whole = wholeOf(draft);
    this.revision = draft.revision;
    this.savedAt = draft.changed * 1000;
    this.#addElsewhere(before, draft);
    this.#merging = "";
    await this.#keep().catch(() => {});
    this.#checkSoon(0);
  }

  #collide(draft: Draft): void {
    this.other = draft;
    this.saved = this.#saver.state = "conflict";
  }

  /** Save immediately; return whether the server then has everything. */
  flush(): Promise<boolean> {
    return this.#saver.flush();
  }

  /**
   * Resolve a conflict with the other state. The own state remains as a step that can be undone.
   */
  takeOther(label: string): void {
    const { other } = this;
    if (other === null) return;
    const next = wholeOf(other);
    const step = { label, at: Date.now(), changes: changes(this.#whole, next) };
    this.steps = [...this.steps.slice(0, this.done), step];
    this.done = this.steps.length;
    this.#whole = next;
    this.revision = other.revision;
    this.other = null;
    this.#saver.settle(false);
    void this.#keep();
    this.#checkSoon(0);
  }

  /** The content for a copy of the draft. */
  get content(): Content {
    return { name: this.name, text: this.text, texts: this.texts };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#check);
    void this.#saver.flush().finally(() => this.#saver.stop());
  }

  #keep(): Promise<void> {
    // The database needs plain objects, not the page's proxies.
    return this.#shelf.put({
      id: this.id,
      title: this.title,
      parent: this.parent,
      revision: this.revision,
      whole: this.#whole,
      steps: [...this.steps],
      done: this.done,
      saved: !this.#saver.pending && this.saved !== "conflict",
      at: Date.now(),
    });
  }

  async #save(): Promise<Outcome> {
    const sent = this.content;
    try {
      const saved = await this.#remote.save(this.id, { revision: this.revision, ...sent });
      this.revision = saved.revision;
      this.errorNumber = "";
      return "saved";
    } catch (error) {
      if (!(error instanceof ApiError)) return "offline";
      this.errorNumber = error.problem.number ?? "";
      if (error.status === 404) return "gone";
      if (error.status === 413 || error.status === 422) return "refused";
      if (error.status !== 409) return "offline";
    }
    const now = await this.#remote.read(this.id).catch(() => null);
    if (now === null) return "offline";
    // The answer to an earlier save may have been lost. Then the server already has what was sent.
    if (sameContent(now, sent)) {
      this.revision = now.revision;
      return "saved";
    }
    this.other = now;
    return "conflict";
  }
}

/** Whether the server has what was sent. It strips whitespace from names and texts. */
function sameContent(now: Content, sent: Content): boolean {
  const bare = ({ name, texts }: Content) =>
    JSON.stringify([name, changes({}, texts)]).replaceAll(/\s|\\n/g, "");
  return now.text === sent.text && bare(now) === bare(sent);
}
