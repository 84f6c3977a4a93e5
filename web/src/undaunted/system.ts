/** Undaunted in the lobby and in replays. */

import { fetchArt } from "./draw/artbox";
import { pictogramIcon } from "../draw/pictograms";
import { laidOut } from "../lib/laidout";
import { t, tile as tileName } from "../lib/words.svelte";
import type { System } from "../systems";
import { scenarioUnder } from "../table/editions";
import type { ScenarioInfo, TitleInfo } from "../wire";
import { aimsSet } from "./aims";
import Heat from "./Heat.svelte";
import Moment from "./Moment.svelte";
import Picture from "./Picture.svelte";
import { tilesOf } from "./scene";
import SidePanel from "./SidePanel.svelte";
import { battleOf } from "./view";
import { cardsOf, mapOf, sidesOf } from "./printed";

async function layOut(
  title: TitleInfo,
  scenario: string,
  table?: string,
  rules?: number,
): Promise<ScenarioInfo> {
  await fetchArt(title);
  return scenarioUnder(title, scenario, rules) ?? laidOut(title, scenario, table);
}

export const system: System = {
  layOut,
  prepare: fetchArt,
  Picture,
  Moment,
  Heat,
  Side: SidePanel,
  aims: (scenario, side) =>
    sidesOf(scenario)
      .filter(({ id }) => id === side)
      .flatMap(aimsSet)
      .map(({ kind, needed }) => t(`web-lobby-aim-${kind}`, { needed })),
  facts: (scenario) => [
    [t("web-lobby-fact-map"), t("web-lobby-tiles", { tiles: mapOf(scenario).tiles.length })],
  ],
  rounds: (rounds) => t("web-lobby-rounds", { rounds }),
  time: (view) => t("web-lobby-game-round", { round: battleOf(view).round }),
  active: (view) => battleOf(view).active,
  places: tilesOf,
  headings: new Set(["round_began"]),
  landmarks: { controlled: "control", casualty: "loss", game_over: "end" },
  report: ({ vehicles }) => ({
    period: "round",
    points: t("term-objective-points"),
    lost: (vehicles ?? []).length > 0 ? "vehicles" : "cards",
  }),
  sign: (title, unit, size) => {
    const known = cardsOf(title).find(({ id }) => id === unit);
    return pictogramIcon(known === undefined ? unit : known.role || known.title, size);
  },
  gained: ({ kind, tile = "", points }) =>
    (kind === "controlled" || kind === "structure_destroyed") && Number(points) > 0
      ? tileName(tile)
      : "",
};
