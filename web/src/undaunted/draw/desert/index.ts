/** All that is drawn of the desert. It is fetched when a title of the desert is opened. */

export { desertFile, isDesert } from "./ground";
export { DESERT_PICTOGRAMS } from "./pictograms";
export { ROUGH_SIGN, escapeMarker, structureMarker, vehicleCounter } from "./pieces";
export { desertPortrait } from "./portrait";
