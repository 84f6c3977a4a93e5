/** The player's settings in this browser. They are never sent to the server. */

import { LANGUAGES } from "./languages";

type Theme = "auto" | "light" | "dark";
/** Playback speed of events: a factor, without animation, or step by step. */
type Speed = "1" | "2" | "instant" | "step";

/** When to ask for a card in Heroes: never, when a card could help, or in every window. */
export type Asking = "never" | "attacks" | "always";

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["1", "2", "instant", "step"];
export const ASKINGS: readonly Asking[] = ["never", "attacks", "always"];

const KEY = "sandtable.settings";

interface Stored {
  language: string;
  theme: Theme;
  speed: Speed;
  letters: boolean;
  express: boolean;
  asking: Asking;
  sound: boolean;
  notify: boolean;
  contrast: boolean;
}

function fromBrowser(): string {
  const wished = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => language.split("-")[0] === tag.split("-")[0]);
    if (found !== undefined) return found;
  }
  return "en";
}

function known<T extends string>(value: unknown, all: readonly T[], fallback: T): T {
  return all.find((one) => one === value) ?? fallback;
}

function read(): Stored {
  let stored: Partial<Record<keyof Stored, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof parsed === "object" && parsed !== null) stored = parsed;
  } catch {
    // A private window may block storage. Then every visit uses the defaults.
  }
  return {
    language: known(stored.language, LANGUAGES, fromBrowser()),
    theme: known(stored.theme, THEMES, "auto"),
    speed: known(stored.speed, SPEEDS, "1"),
    letters: stored.letters !== false,
    express: stored.express === true,
    asking: known(stored.asking, ASKINGS, "attacks"),
    sound: stored.sound === true,
    notify: stored.notify === true,
    contrast: stored.contrast === true,
  };
}

class Settings {
  #language = $state("en");
  #theme = $state<Theme>("auto");
  #paper = false;
  #speed = $state<Speed>("1");
  #letters = $state(true);
  #express = $state(false);
  #asking = $state<Asking>("attacks");
  #sound = $state(false);
  #notify = $state(false);
  #contrast = $state(false);

  constructor() {
    const stored = read();
    this.#language = stored.language;
    this.#theme = stored.theme;
    this.#speed = stored.speed;
    this.#letters = stored.letters;
    this.#express = stored.express;
    this.#asking = stored.asking;
    this.#sound = stored.sound;
    this.#notify = stored.notify;
    this.#contrast = stored.contrast;
    if (typeof matchMedia !== "undefined") {
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#paint());
    }
  }

  /** Change this only through setLanguage() of words.svelte.ts, which loads the texts first. */
  get language(): string {
    return this.#language;
  }
  set language(value: string) {
    this.#language = value;
    this.#keep();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    this.#paint();
    this.#keep();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(value: Speed) {
    this.#speed = value;
    this.#keep();
  }

  /** Whether single letters are shortcuts. They interfere with speech input. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(value: boolean) {
    this.#letters = value;
    this.#keep();
  }

  /** Whether moves that can be undone are sent without confirmation. */
  get express(): boolean {
    return this.#express;
  }
  set express(value: boolean) {
    this.#express = value;
    this.#keep();
  }

  get asking(): Asking {
    return this.#asking;
  }
  set asking(value: Asking) {
    this.#asking = value;
    this.#keep();
  }

  /** Whether to play sounds for a turn, dice, a message or the end of a game. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    this.#keep();
  }

  /** Whether to show a notification when it is the player's turn and the page is hidden. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(value: boolean) {
    this.#notify = value;
    this.#keep();
  }

  /** Whether sides and marks use a stronger contrast, for players with impaired colour vision. */
  get contrast(): boolean {
    return this.#contrast;
  }
  set contrast(value: boolean) {
    this.#contrast = value;
    this.#paint();
    this.#keep();
  }

  /** Show pages for printing, which are light in every theme. Not stored. */
  set paper(value: boolean) {
    this.#paper = value;
    this.#paint();
  }

  #paint(): void {
    const dark =
      !this.#paper &&
      (this.#theme === "dark" ||
        (this.#theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches));
    const { dataset } = document.documentElement;
    dataset.theme = dark ? "dark" : "light";
    if (this.#contrast) dataset.contrast = "strong";
    else delete dataset.contrast;
  }

  #keep(): void {
    const stored: Stored = {
      language: this.#language,
      theme: this.#theme,
      speed: this.#speed,
      letters: this.#letters,
      express: this.#express,
      asking: this.#asking,
      sound: this.#sound,
      notify: this.#notify,
      contrast: this.#contrast,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // See read().
    }
  }
}

export const settings = new Settings();
