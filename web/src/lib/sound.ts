/**
 * A few soft sounds, made on the spot; there are no files. Nothing is heard until someone has chosen
 * to, and browsers let a page make a sound only after it was touched.
 */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "message" | "end";

/** A note: its pitch in hertz, when it begins and how long it lasts in seconds, and how loud it is. */
export interface Note {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const note = (
  pitch: number,
  at: number,
  lasts: number,
  loud = 0.06,
  shape: OscillatorType = "sine",
): Note => ({
  pitch,
  at,
  lasts,
  loud,
  shape,
});

export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [note(523.25, 0, 0.22), note(659.25, 0.13, 0.34)],
  // Short dull knocks, like dice in a wooden tray.
  dice: [0, 0.055, 0.13, 0.19, 0.29].map((at, index) =>
    note(190 - 14 * index, at, 0.05, 0.05, "triangle"),
  ),
  message: [note(880, 0, 0.16, 0.04)],
  end: [note(392, 0, 0.3), note(493.88, 0.16, 0.3), note(587.33, 0.32, 0.6)],
};

/** Which sound what has happened makes; the most important one alone, and none for what was there before. */
export function soundOf(news: {
  ended: boolean;
  turn: boolean;
  dice: boolean;
  message: boolean;
}): Sound | null {
  if (news.ended) return "end";
  if (news.dice) return "dice";
  if (news.turn) return "turn";
  return news.message ? "message" : null;
}

let context: AudioContext | null = null;

/** Plays a sound, where sounds are wanted. */
export function play(sound: Sound): boolean {
  if (!settings.sound || typeof AudioContext === "undefined") return false;
  context ??= new AudioContext();
  // Until the page is touched the browser keeps it silent; then it is too late for this sound.
  if (context.state === "suspended") {
    void context.resume();
    if (!navigator.userActivation?.hasBeenActive) return false;
  }
  for (const one of NOTES[sound]) strike(context, one);
  return true;
}

function strike(audio: AudioContext, { pitch, at, lasts, loud, shape }: Note): void {
  const [begins, ends] = [audio.currentTime + at, audio.currentTime + at + lasts];
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  voice.connect(volume).connect(audio.destination);
  voice.start(begins);
  voice.stop(ends);
}
