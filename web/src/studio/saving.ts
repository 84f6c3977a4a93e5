/** Timing of saving a draft in the browser and on the server: shortly after the last change. */

/** The state of the last change. */
export type SaveState =
  /** Saved on the server. */
  | "saved"
  | "saving"
  /** Saved only on this device, because the server is unavailable. */
  | "device"
  /** The draft was changed elsewhere. Nothing is overwritten. */
  | "conflict"
  /** The draft was deleted, or belongs to another player. */
  | "gone"
  /** The server refused it, for example because the text is too long. */
  | "refused";

/** The result of a save. */
export type Outcome = "saved" | "offline" | "conflict" | "gone" | "refused";

interface Saves {
  keep(): Promise<void>;
  save(): Promise<Outcome>;
}

export const KEEP_AFTER = 500;
export const SAVE_AFTER = 2000;
export const RETRY_AFTER = 5000;

export class Saver {
  state: SaveState = "saved";
  #saves: Saves;
  #told: (state: SaveState) => void;
  #keep: ReturnType<typeof setTimeout> | undefined;
  #save: ReturnType<typeof setTimeout> | undefined;
  /** Number of changes, and how many of them the server has. */
  #changes = 0;
  #stored = 0;
  #running: Promise<void> | null = null;

  constructor(saves: Saves, told: (state: SaveState) => void) {
    this.#saves = saves;
    this.#told = told;
  }

  get pending(): boolean {
    return this.#stored !== this.#changes;
  }

  /** Note a change, and schedule saving. */
  touch(): void {
    this.#changes++;
    clearTimeout(this.#keep);
    this.#keep = setTimeout(() => void this.#keepNow(), KEEP_AFTER);
    if (this.state === "conflict" || this.state === "gone") return;
    if (this.state !== "device") this.#tell("saving");
    this.#later(SAVE_AFTER);
  }

  /** Save unsaved changes immediately; return whether the server then has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#keep);
    await this.#keepNow();
    while (this.#running !== null) await this.#running;
    if (this.pending && this.state !== "conflict" && this.state !== "gone") await this.#saveNow();
    return !this.pending;
  }

  /** End a conflict. `pending`: whether the current state must still be saved. */
  settle(pending: boolean): void {
    this.#stored = this.#changes - (pending ? 1 : 0);
    this.#tell(pending ? "saving" : "saved");
    if (pending) this.#later(0);
  }

  stop(): void {
    clearTimeout(this.#keep);
    clearTimeout(this.#save);
  }

  #later(after: number): void {
    clearTimeout(this.#save);
    this.#save = setTimeout(() => void this.#saveNow(), after);
  }

  async #keepNow(): Promise<void> {
    // If the browser has no storage, only the server saves it.
    await this.#saves.keep().catch(() => {});
  }

  async #saveNow(): Promise<void> {
    clearTimeout(this.#save);
    if (this.#running !== null) return this.#running;
    this.#running = this.#run().finally(() => (this.#running = null));
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.pending) {
      const sent = this.#changes;
      const outcome = await this.#saves.save().catch((): Outcome => "offline");
      if (outcome !== "saved") {
        this.#tell(outcome === "offline" ? "device" : outcome);
        if (outcome === "offline") this.#later(RETRY_AFTER);
        return;
      }
      this.#stored = sent;
      await this.#keepNow();
    }
    this.#tell("saved");
  }

  #tell(state: SaveState): void {
    this.state = state;
    this.#told(state);
  }
}
