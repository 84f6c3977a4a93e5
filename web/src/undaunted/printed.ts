/** Printed data of an Undaunted title and its scenarios; empty for other systems. */

import type { CardInfo, MapInfo, ScenarioInfo, SideInfo, TitleInfo } from "../wire";

const NO_MAP: MapInfo = { rows: true, tiles: [] };

export const mapOf = ({ map }: Pick<ScenarioInfo, "map">): MapInfo => map ?? NO_MAP;

export const sidesOf = ({ sides }: Pick<ScenarioInfo, "sides">): SideInfo[] => sides ?? [];

export const cardsOf = ({ cards }: Pick<TitleInfo, "cards">): CardInfo[] => cards ?? [];
