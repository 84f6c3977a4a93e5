/** The rows of an attack's sum before the roll. */

import { t } from "../lib/words.svelte";
import type { Choice } from "../wire";
import type { HeroesGame } from "./game.svelte";
import { facesOf, oddsOf } from "./odds";
import type { Piece } from "./scene";
import { signed } from "./speech";

interface SumRow {
  what: string;
  value: number;
  /** Whether the value is zero. */
  quiet: boolean;
}

export interface Sum {
  rows: SumRow[];
  /** What must be reached: "Defence 4, cover 2". */
  against: string;
  /** Whether the line of fire is clear or limited. */
  line: string;
  /** The effect of a success. */
  effect: string;
  assault: boolean;
}

const SIDES = ["term-front", "term-flank", "term-rear"] as const;
/** Effects of a hit, in the engine's order. */
const EFFECTS = ["web-effect-wounds", "web-effect-destroys", "web-effect-damages"] as const;

export function sumOf(game: HeroesGame, choice: Choice, target: Piece | undefined): Sum {
  const numbers = choice.preview ?? {};
  const assault = numbers.ties !== undefined;
  const whole = numbers.bonus !== undefined;
  return {
    rows: whole ? rowsOf(game, choice, target) : [],
    against: against(choice),
    line: !whole ? "" : t((numbers.limit ?? 0) > 0 ? "web-line-limited" : "web-line-clear"),
    effect: assault ? "" : effectOf(choice),
    assault,
  };
}

function rowsOf(game: HeroesGame, choice: Choice, target: Piece | undefined): SumRow[] {
  const {
    bonus = 0,
    limit = 0,
    range = 0,
    far = 0,
    suppressed = 0,
    sum = 0,
  } = choice.preview ?? {};
  const row = (what: string, value: number): SumRow => ({ what, value, quiet: value === 0 });
  const type = game.counters.get(target?.counter ?? "")?.type;
  // Ammo has its own row.
  const own = bonus - (game.ammo?.used ?? 0);
  const rows = [
    row(
      type === undefined ? t("term-combat-bonus") : t("web-sum-bonus", { type: t(`type-${type}`) }),
      own,
    ),
  ];
  // Suppressive Fire doubles its bonus. The sum shows whether it did.
  const doubled = sum + limit + far + suppressed - bonus;
  if (doubled !== 0) rows.push(row(t("web-sum-doubled"), doubled));
  const crossed = choice.outlook?.fire?.squares.filter(({ effect }) => effect === "limits") ?? [];
  for (const { cell, terrain = "", modifier = 0 } of crossed) {
    const name = t(`terrain-${terrain}`.replaceAll("_", "-"));
    rows.push(row(t("web-sum-crossed", { terrain: name, cell: cell.toUpperCase() }), modifier));
  }
  if (crossed.length === 0) rows.push(row(t("term-reducing"), -limit));
  rows.push(row(t(far > 0 ? "web-sum-far" : "web-sum-near", { range }), -far));
  rows.push(row(t("web-sum-suppressed"), -suppressed));
  return rows;
}

function against(choice: Choice): string {
  const { defence, cover = 0, side, total = 0 } = choice.preview ?? {};
  if (defence === undefined) return t("web-sum-against", { total });
  // Only a unit with different defences has a side that is hit.
  const hit = side === undefined ? "" : ` (${t(SIDES[side] ?? "term-front")})`;
  const what = `${t("term-defence")}${hit} ${defence}`;
  return cover === 0 ? what : `${what}, ${t("term-cover")} ${signed(cover)}`;
}

function effectOf(choice: Choice): string {
  const odds = oddsOf(choice);
  const { hits = 0, effect } = choice.preview ?? {};
  if (odds === null || effect === undefined) return "";
  if (hits === 0) return odds.good > 0 ? t("web-effect-suppresses") : t("web-effect-none");
  const twice = facesOf(odds).indexOf("kill");
  const kills = twice < 0 ? "" : t("web-effect-twice", { face: twice + 1 });
  return [t(EFFECTS[effect] ?? "web-effect-wounds"), kills].filter((part) => part !== "").join(" ");
}
