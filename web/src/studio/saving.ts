/** When a draft is kept in the browser and saved on the server: a while after the last change. */

/** What became of the last change. */
export type SaveState =
  /** The server has it. */
  | "saved"
  | "saving"
  /** Only this device has it: the server cannot be reached. */
  | "device"
  /** The draft was changed elsewhere meanwhile: nothing is overwritten. */
  | "conflict"
  /** The draft is no longer there, or is not the player's own. */
  | "gone"
  /** The server refuses it, such as a text that is too long. */
  | "refused";

/** What the server made of a save. */
export type Outcome = "saved" | "offline" | "conflict" | "gone" | "refused";

export interface Saves {
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
  /** How many changes there were, and how many of them the server has. */
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

  /** Something has changed. */
  touch(): void {
    this.#changes++;
    clearTimeout(this.#keep);
    this.#keep = setTimeout(() => void this.#keepNow(), KEEP_AFTER);
    if (this.state === "conflict" || this.state === "gone") return;
    if (this.state !== "device") this.#tell("saving");
    this.#later(SAVE_AFTER);
  }

  /** Saves at once what is not saved yet; whether the server has all of it then. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#keep);
    await this.#keepNow();
    while (this.#running !== null) await this.#running;
    if (this.pending && this.state !== "conflict" && this.state !== "gone") await this.#saveNow();
    return !this.pending;
  }

  /** The conflict was settled: what is there now is to be saved. */
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
    // Where the browser keeps nothing, the server does.
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
