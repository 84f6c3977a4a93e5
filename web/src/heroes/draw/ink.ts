/** Colours that mean something on the map, and text in drawings. */

/** Fire, and whatever it threatens. */
export const FIRE = "#a8361a";
/** Moves. */
export const MOVE = "#1d5f86";
/** Around lines and frames, so that they can be seen on any ground. */
export const HALO = "#fff6e6";

/** A text as it may stand inside markup. */
export const safe = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
