/** Heroes in the lobby and in replays. */

import { unitSign } from "./draw";
import { laidOut } from "../lib/laidout";
import { t } from "../lib/words.svelte";
import type { System } from "../systems";
import type { ScenarioInfo } from "../wire";
import { aims, listedEvent } from "./goals";
import { cellsOf } from "./loglines";
import Levy from "./Levy.svelte";
import Heat from "./Heat.svelte";
import Moment from "./Moment.svelte";
import Picture from "./Picture.svelte";
import SidePanel from "./SidePanel.svelte";
import { objectiveName, turnName } from "./speech";
import { skirmishOf } from "./view";
import Workshop from "./Workshop.svelte";

function facts({ build = 0, skirmish: battle }: ScenarioInfo): [string, string][] {
  if (battle == null) return [];
  const { columns, rows, last_turn, armies, events } = battle;
  return [
    [t("web-lobby-fact-map"), t("web-size", { columns, rows })],
    [t("web-turn-limit"), String(last_turn)],
    [
      t("term-army-points"),
      armies.map(({ cost }) => cost).join(" : ") + (build > 0 ? ` / ${build}` : ""),
    ],
    ...events.map((event): [string, string] => [
      t("web-turn", { turn: event.turn }),
      listedEvent(event),
    ]),
  ];
}

export const system: System = {
  layOut: laidOut,
  Picture,
  Moment,
  Heat,
  Side: SidePanel,
  Workshop,
  Levy,
  aims,
  facts,
  rounds: (turns) => t("web-turns", { turns }),
  time: (view) => turnName(skirmishOf(view).turn),
  active: (view) => view.owing[0] ?? view.initiative,
  places: cellsOf,
  headings: new Set(["turn_began"]),
  landmarks: {
    objective_held: "control",
    took_square: "control",
    eliminated: "loss",
    destroyed: "loss",
    game_over: "end",
  },
  report: () => ({ period: "turn", points: t("term-points"), lost: "units" }),
  sign: (_, unit, size) => unitSign(unit, size, "transparent"),
  gained: ({ kind, objective = "" }) => (kind === "objective_held" ? objectiveName(objective) : ""),
};
