/** Shows new events one after another: by itself at a speed, at once, or step by step. */

import { settings } from "../lib/settings.svelte";
import type { GameEvent } from "./events";
import { apply } from "./scene";
import type { Scene } from "./scene";

/** How long an event is shown, in milliseconds. What is not named takes no time. */
const LENGTHS: Readonly<Record<string, number>> = {
  bids_revealed: 900,
  played: 320,
  hunkered_down: 320,
  moved: 300,
  placed: 300,
  used: 320,
  drove: 380,
  boarded: 320,
  alighted: 300,
  shifted: 260,
  swapped: 300,
  demolition_declared: 380,
  damaged: 420,
  vehicle_destroyed: 620,
  structure_destroyed: 620,
  escaped: 520,
  repaired: 320,
  scouted: 220,
  controlled: 420,
  target_placed: 300,
  target_removed: 220,
  radio_raised: 300,
  attack_declared: 380,
  rolled: 780,
  suppressed: 420,
  casualty: 520,
  counter_lost: 520,
  bolstered: 220,
  inspired: 220,
  readied: 260,
  concealed: 220,
  fog_cleared: 220,
  game_over: 420,
};

/** More than that is not a turn but a long absence: nobody wants to watch it. */
const TOO_MANY = 60;

export class Playback {
  /** What lies on the map while something is shown; null when nothing is. */
  scene = $state.raw<Scene | null>(null);
  /** The event that is shown now. */
  event = $state.raw<GameEvent | null>(null);
  /** How many are still to come. */
  left = $state(0);

  #queue: GameEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finished: () => void;

  constructor(finished: () => void) {
    this.#finished = finished;
  }

  get playing(): boolean {
    return this.event !== null;
  }

  /** Whether the next event waits for a press. */
  get stepping(): boolean {
    return this.playing && settings.speed === "step";
  }

  /** Shows events, beginning from how things lay before them. */
  show(before: Scene, events: readonly GameEvent[]): void {
    const worth = events.filter((event) => event.kind in LENGTHS);
    const nothing = settings.speed === "instant" || worth.length === 0 || worth.length > TOO_MANY || still();
    if (nothing && !this.playing) {
      this.#finished();
      return;
    }
    this.#queue.push(...events);
    if (this.playing) {
      this.#count();
    } else {
      this.scene = before;
      this.next();
    }
  }

  /** Goes on to the next event. */
  next(): void {
    clearTimeout(this.#timer);
    let event = this.#queue.shift();
    // What takes no time is taken in on the way.
    while (event !== undefined && !(event.kind in LENGTHS)) {
      this.#take(event);
      event = this.#queue.shift();
    }
    if (event === undefined) {
      this.stop();
      return;
    }
    this.#take(event);
    this.event = event;
    this.#count();
    if (settings.speed === "step") return;
    const pace = settings.speed === "2" ? 2 : 1;
    this.#timer = setTimeout(() => this.next(), (LENGTHS[event.kind] ?? 0) / pace);
  }

  /** Shows nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
    const was = this.playing;
    this.#queue = [];
    this.scene = null;
    this.event = null;
    this.left = 0;
    if (was) this.#finished();
  }

  #count(): void {
    this.left = this.#queue.filter(({ kind }) => kind in LENGTHS).length;
  }

  #take(event: GameEvent): void {
    if (this.scene !== null) this.scene = apply(this.scene, event);
  }
}

/** Whether this person wants nothing to move. Step by step is their own choice and stays possible. */
function still(): boolean {
  return settings.speed !== "step" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
