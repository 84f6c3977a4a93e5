/** All drawings of the desert. Loaded when a desert title is opened. */

export { desertFile, isDesert } from "./ground";
export { DESERT_PICTOGRAMS } from "./pictograms";
export { ROUGH_SIGN, escapeMarker, structureMarker, vehicleCounter } from "./pieces";
export { desertPortrait } from "./portrait";
