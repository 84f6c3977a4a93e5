/** The two sides as counters and markers show them: shape tells before colour. */

import type { SideShape } from "./icons";
import { short } from "./seeded";

/** What markers are printed on. */
export const PAPER = "#f7f2df";

/**
 * The colours of the two sides' counters. They differ in light and dark too, for people who see colours
 * otherwise, and with strong contrast still more (styles/tokens.css, by the class of a face).
 */
export const COLOURS = {
  a: { face: "#64743c", edge: "#2c3517", light: "#98a768", ink: "#f7f2df" },
  b: { face: "#2c3a44", edge: "#17212a", light: "#6d8394", ink: "#f4f1e6" },
} as const;

/** The outline of a counter in a 64-unit box, moved inwards by `inset`. */
export function outline(side: SideShape, inset = 0): string {
  const [low, high] = [2 + inset, 62 - inset];
  if (side === "a") {
    const [from, to] = [short(14 - inset * 0.4), short(50 + inset * 0.4)];
    return `M${from} ${low}H${to}Q${high} ${low} ${high} ${from}V${to}Q${high} ${high} ${to} ${high}H${from}Q${low} ${high} ${low} ${to}V${from}Q${low} ${low} ${from} ${low}Z`;
  }
  const [from, to] = [short(13 + inset * 0.3), short(51 - inset * 0.3)];
  return `M${from} ${low}H${to}L${high} ${from}V${to}L${to} ${high}H${from}L${low} ${to}V${from}Z`;
}
