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
  /** Change this only through setLanguage() of words.svelte.ts, which loads the texts first. */
  language: string;
  theme: Theme;
  speed: Speed;
  /** Whether single letters are shortcuts. They interfere with speech input. */
  letters: boolean;
  /** Whether moves that can be undone are sent without confirmation. */
  express: boolean;
  asking: Asking;
  /** Whether to play sounds for a turn, dice, a message or the end of a game. */
  sound: boolean;
  /** Whether to show a notification when it is the player's turn and the page is hidden. */
  notify: boolean;
  /** Whether sides and marks use a stronger contrast, for players with impaired colour vision. */
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

const stored = $state(read());
const darkness =
  typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
let paper = false;

function paint(): void {
  const { theme, contrast } = stored;
  const dark = theme === "dark" || (theme === "auto" && darkness?.matches === true);
  const { dataset } = document.documentElement;
  dataset.theme = dark && !paper ? "dark" : "light";
  if (contrast) dataset.contrast = "strong";
  else delete dataset.contrast;
}

darkness?.addEventListener("change", paint);

/** Show the page for printing, which is light in every theme. Not stored. */
export function showAsPrinted(printed: boolean): void {
  paper = printed;
  paint();
}

/** The settings. A change is shown and stored at once. */
export const settings = new Proxy(stored, {
  set(target, name, value) {
    Reflect.set(target, name, value);
    if (name === "theme" || name === "contrast") paint();
    try {
      localStorage.setItem(KEY, JSON.stringify(target));
    } catch {
      // See read().
    }
    return true;
  },
});
