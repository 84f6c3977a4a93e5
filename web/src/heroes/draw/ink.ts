/** Colours with a meaning on the map, and text in drawings. */

/** Fire and threats. */
export const FIRE = "#a8361a";
/** Moves. */
export const MOVE = "#1d5f86";
/** Outline of lines and frames, for contrast on any ground. */
export const HALO = "#fff6e6";

/** Escape a text for use in markup. */
export const safe = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
