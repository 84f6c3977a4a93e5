/**
 * The shapes and colours of the two sides' counters and markers. Shape identifies the side before
 * colour does.
 */

import type { SideShape } from "./icons";
import { short } from "./seeded";

/** The background of markers. */
export const PAPER = "#f7f2df";

/**
 * The colours of the two sides' counters. They also differ in lightness, for people with impaired
 * colour vision, and even more with strong contrast (styles/tokens.css, by the class of a face).
 */
export const COLOURS = {
  a: { face: "#64743c", edge: "#2c3517", light: "#98a768", ink: "#f7f2df" },
  b: { face: "#2c3a44", edge: "#17212a", light: "#6d8394", ink: "#f4f1e6" },
} as const;

/** Return the outline of a counter in a 64-unit box, moved inwards by `inset`. */
export function outline(side: SideShape, inset = 0): string {
  const [low, high] = [2 + inset, 62 - inset];
  if (side === "a") {
    const [from, to] = [short(14 - inset * 0.4), short(50 + inset * 0.4)];
    return `M${from} ${low}H${to}Q${high} ${low} ${high} ${from}V${to}Q${high} ${high} ${to} ${high}H${from}Q${low} ${high} ${low} ${to}V${from}Q${low} ${low} ${from} ${low}Z`;
  }
  const [from, to] = [short(13 + inset * 0.3), short(51 - inset * 0.3)];
  return `M${from} ${low}H${to}L${high} ${from}V${to}L${to} ${high}H${from}L${low} ${to}V${from}Z`;
}
