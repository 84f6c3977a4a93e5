/** Advice on a draft of Undaunted. */

import { percent, side as sideName, t } from "../../lib/words.svelte";
import { soonest, uneven, unused } from "../../studio/hints";
import type { Hint } from "../../studio/hints";
import type { KnownOf } from "../../studio/system";
import { sums } from "./lists";
import { planOf } from "./plan";

/** The chance of a first hand of nothing but fog above which it is told. */
const OFTEN = 0.05;

export function hintsOf({ title, doc, surveyed, finding, games }: KnownOf): Hint[] {
  const found: Hint[] = [];
  const sides = title.seats.map(sideName);
  for (const aim of uneven(surveyed?.first ?? []))
    found.push({
      key: "nearer",
      text: t("web-hint-nearer", { what: aim.objective }),
      where: t("web-hint-nearer-note", { moves: soonest(aim, sides) }),
      tab: "map",
      selection: [`tile ${aim.places[0] ?? aim.objective}`],
    });
  const tiles = planOf(doc).tiles.map(({ id }) => id);
  const empty = finding === null ? [] : unused(tiles, finding);
  if (empty.length > 0)
    found.push({
      key: "unused",
      text: t("web-hint-unused", { places: empty.join(", ") }),
      where: t("web-hint-unused-note", { games }),
      tab: "map",
      selection: empty.map((tile) => `tile ${tile}`),
    });
  for (const side of title.seats) {
    const { foggy } = sums(doc, side, title.cards ?? []);
    if (foggy > OFTEN)
      found.push({
        key: "fog",
        text: t("web-hint-fog"),
        where: t("web-hint-fog-note", { name: sideName(side), share: percent(foggy) }),
        tab: "sides",
        selection: [`side ${side}`],
      });
  }
  return found;
}
