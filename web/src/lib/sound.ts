/**
 * Generated sounds, without audio files. Off by default; browsers allow sound only after the player
 * has touched the page.
 */

import { settings } from "./settings.svelte";

type Sound = "turn" | "dice" | "message" | "end";

/** A note: pitch in hertz, start and duration in seconds, volume and waveform. */
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

/** Return the sound for the news: only the most important one, or null. */
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

/** Play a sound if sounds are enabled. */
export function play(sound: Sound): boolean {
  if (!settings.sound || typeof AudioContext === "undefined") return false;
  context ??= new AudioContext();
  // The browser blocks sound until the page is touched. By then it is too late for this one.
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
