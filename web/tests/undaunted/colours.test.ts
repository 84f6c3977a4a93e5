import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../../src/draw/sides";

/** Simulation of colour vision without one kind of cone (Machado, Oliveira and Fernandes, 2009). */
const SEEN = {
  ordinary: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

const linear = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

/** Return the lightness of a colour under a simulation. */
function light(hex: string, seen: readonly number[]): number {
  const rgb = linear(hex);
  const part = (row: number): number =>
    Math.min(
      1,
      Math.max(
        0,
        rgb.reduce((sum, one, column) => sum + one * (seen[3 * row + column] ?? 0), 0),
      ),
    );
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

function contrast(one: string, other: string, seen: readonly number[]): number {
  const [low = 0, high = 0] = [light(one, seen), light(other, seen)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const styles = readFileSync("src/styles/tokens.css", "utf8");
const strong = (side: string): string =>
  new RegExp(`contrast="strong"\\] \\.face\\.${side}\\s*{\\s*fill: (#\\w{6})`).exec(styles)?.[1] ??
  "";

describe.each(Object.entries(SEEN))("counters as seen with %s (B12)", (_name, seen) => {
  it("differ in light and dark, not in colour alone", () => {
    expect(contrast(COLOURS.a.face, COLOURS.b.face, seen)).toBeGreaterThan(1.9);
    expect(contrast(strong("a"), strong("b"), seen)).toBeGreaterThan(4);
  });

  it("can be read", () => {
    for (const side of ["a", "b"] as const) {
      expect(contrast(COLOURS[side].face, COLOURS[side].ink, seen)).toBeGreaterThan(4.4);
      expect(contrast(strong(side), COLOURS[side].ink, seen)).toBeGreaterThan(3);
    }
  });
});
