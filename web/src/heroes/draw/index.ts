/** All drawings of a Heroes table. Loaded when such a table is opened. */

export { FAR, RIM, SQUARE, between, mapBox, spot } from "./measure";
export type { MapPlan, MapState } from "./measure";
export { groundFile } from "./ground";
export { groundImage, groundSize } from "./image";
export { coverBadge, mapGrid, mapLabels, mapSheet, miniGround, placeName } from "./sheet";
export { block as overlayBlock } from "./land";
export { overlayArt } from "./overlays";
export { wreckArt } from "./wrecks";
export { pieceArt, pieceOf, pieceSpot } from "./pieces";
export type { Piece, PieceLook, UnitView } from "./pieces";
export { damageTag, orderTag, suppressionTag } from "./tags";
export type { OrderLook } from "./tags";
export {
  HEROES_DEFS,
  bonusMark,
  harmMark,
  itemMark,
  objectiveMark,
  possibleItem,
  reachArt,
  region,
  squareMark,
  templateMark,
  zoneArt,
} from "./marks";
export { chanceBadge, fireLine, movePath, noteTag } from "./lines";
export type { CrossedSquare, FireLine, FireWords } from "./lines";
export {
  abilitySign,
  bonusSign,
  cardSign,
  damageSign,
  itemSign,
  kitSign,
  optionSign,
  unitSign,
  verbSign,
} from "./signs";
