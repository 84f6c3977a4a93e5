/** What an army board shows: each plate and option with its units, equipment and critical point. */

import type { OptionInfo } from "../wire";
import type { HeroesGame } from "./game.svelte";

export interface Sock {
  group: string;
  kind: "plate" | "option" | "hero";
  option: OptionInfo;
  units: { unit: string; counter: string; lost: boolean }[];
  /** How many of its units are lost, and how many make it break, for this many points. */
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
  /** Units are dealt to the groups that brought them, in the order of the army. */
  const free = [...army.units];
  return army.groups.map(({ id, option: name, plate, losses, points, star, kits }): Sock => {
    const option = game.option(name);
    const units = option.units.flatMap((counter) => {
      const at = free.findIndex(
        (unit) => unit.counter === counter && (unit.plate === plate || plate === ""),
      );
      const [unit] = at < 0 ? [] : free.splice(at, 1);
      return unit === undefined ? [] : [unit];
    });
    const gone = (unit: string) => pieces.find((piece) => piece.unit === unit)?.off === "gone";
    const shown = units.map(({ id: unit, counter }) => ({ unit, counter, lost: gone(unit) }));
    const stars = units.reduce(
      (sum, { counter }) => sum + (game.counters.get(counter)?.stars ?? 0),
      0,
    );
    return {
      group: id,
      kind: option.kind === "plate" ? "plate" : option.kind === "hero" ? "hero" : "option",
      option,
      units: shown,
      lost: shown.filter(({ lost }) => lost).length,
      losses,
      points,
      broken: view.broken.includes(id),
      stars: stars + (star ? 1 : 0),
      kits: Object.entries(kits).map(([kit, all]) => ({
        kit,
        all,
        left: view.kits[id]?.[kit] ?? 0,
      })),
    };
  });
}
