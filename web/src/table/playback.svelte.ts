/** Shows new events one after another: by itself at a speed, at once, or step by step. */

import { settings } from "../lib/settings.svelte";
import type { GameEvent } from "./events";

/** How events are told: how long each is shown, and what it does to what lies on the map. */
export interface Story<Scene> {
  /** In milliseconds. What is not named takes no time. */
  lengths: Readonly<Record<string, number>>;
  apply(scene: Scene, event: GameEvent): Scene;
}

/** More than that is not a turn but a long absence: no one wants to watch it. */
const TOO_MANY = 60;

export class Playback<Scene> {
  /** What lies on the map while something is shown; null when nothing is. */
  scene = $state.raw<Scene | null>(null);
  /** The event that is shown now. */
  event = $state.raw<GameEvent | null>(null);
  /** How many are still to come. */
  left = $state(0);

  #queue: GameEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #story: Story<Scene>;
  #finished: () => void;

  constructor(story: Story<Scene>, finished: () => void) {
    this.#story = story;
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
    const worth = events.filter((event) => this.#takesTime(event));
    const nothing =
      settings.speed === "instant" || worth.length === 0 || worth.length > TOO_MANY || still();
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
    while (event !== undefined && !this.#takesTime(event)) {
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
    this.#timer = setTimeout(() => this.next(), (this.#story.lengths[event.kind] ?? 0) / pace);
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

  #takesTime({ kind }: GameEvent): boolean {
    return kind in this.#story.lengths;
  }

  #count(): void {
    this.left = this.#queue.filter((event) => this.#takesTime(event)).length;
  }

  #take(event: GameEvent): void {
    if (this.scene !== null) this.scene = this.#story.apply(this.scene, event);
  }
}

/** Whether this person wants nothing to move. Step by step is their own choice and stays possible. */
function still(): boolean {
  return settings.speed !== "step" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
