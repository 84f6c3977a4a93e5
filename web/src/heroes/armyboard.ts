/** Data of the army board: each plate and option with its units, equipment and critical point. */

import type { OptionInfo } from "../wire";
import type { HeroesGame } from "./game.svelte";
import { named } from "./scene";

export interface Sock {
  group: string;
  kind: "plate" | "option" | "hero";
  option: OptionInfo;
  units: { unit: string; counter: string; lost: boolean }[];
  /** The eliminated units assigned to it, how many break it, and the points for that. */
  lost: number;
  losses: number;
  points: number;
  broken: boolean;
  stars: number;
  kits: { kit: string; left: number; all: number }[];
}

export function boardOf(game: HeroesGame, side: string): Sock[] {
  const army = game.army(side);
  const view = game.side(side);
  const pieces = (game.scene?.pieces ?? []).filter(({ army: whose }) => whose === side);
  const gone = (unit: string) => named(pieces, unit)?.off === "gone";
  return army.groups.map(({ id, option: name, units, losses, points, stars, kits }): Sock => {
    const option = game.option(name);
    return {
      group: id,
      kind: option.kind === "plate" ? "plate" : option.kind === "hero" ? "hero" : "option",
      option,
      units: army.units.flatMap(({ id: unit, counter }) =>
        units.includes(unit) ? [{ unit, counter, lost: gone(unit) }] : [],
      ),
      lost: view.dead[id] ?? 0,
      losses,
      points,
      broken: view.broken.includes(id),
      stars,
      kits: Object.entries(kits).map(([kit, all]) => ({
        kit,
        all,
        left: view.kits[id]?.[kit] ?? 0,
      })),
    };
  });
}
