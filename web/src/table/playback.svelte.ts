/** Playback of new events: at a speed, without animation, or step by step. */

import { settings } from "../lib/settings.svelte";
import type { GameEvent } from "./events";

/** How to play back events: the duration of each kind, and its effect on the scene. */
export interface Story<Scene> {
  /** Durations in milliseconds. Other kinds of events take no time. */
  lengths: Readonly<Record<string, number>>;
  apply(scene: Scene, event: GameEvent): Scene;
}

/** Maximum number of animated events. After a longer absence, playback is skipped. */
const TOO_MANY = 60;

export class Playback<Scene> {
  /** The scene during playback, else null. */
  scene = $state.raw<Scene | null>(null);
  /** The event that is being shown. */
  event = $state.raw<GameEvent | null>(null);
  /** Number of events still to come. */
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

  /** Play back events, starting with the scene before them. */
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

  /** Show the next event. */
  next(): void {
    clearTimeout(this.#timer);
    let event = this.#queue.shift();
    // Apply events without a duration on the way.
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

  /** End the playback. */
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

/**
 * Whether the player prefers reduced motion. Step by step is an explicit choice and stays
 * available.
 */
function still(): boolean {
  return settings.speed !== "step" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
