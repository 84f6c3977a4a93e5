/** Hints for a draft of Undaunted. */

import { card, percent, side as sideName, t } from "../../lib/words.svelte";
import { neglected, soonest, undecided, uneven, unused, type Hint } from "../../studio/hints";
import type { KnownOf } from "../../studio/system";
import { copiesOf, hasAim, ordered, sums, type AimKind } from "./lists";
import { cardsOf } from "../printed";
import { planOf } from "./plan";
import { boxOf } from "./view";

/** Probability of a first hand with nothing but fog above which the hint is shown. */
const OFTEN = 0.05;

export function hintsOf({ title, box, doc, surveyed, finding, games }: KnownOf): Hint[] {
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
    const { foggy } = sums(doc, side, title.cards ?? [], boxOf(box).hand);
    if (foggy > OFTEN)
      found.push({
        key: "fog",
        text: t("web-hint-fog"),
        where: t("web-hint-fog-note", { name: sideName(side), share: percent(foggy) }),
        tab: "sides",
        selection: [`side ${side}`],
      });
  }
  if (finding === null) return found;
  const aims = boxOf(box).aims as AimKind[];
  for (const side of title.seats) {
    const name = sideName(side);
    const supplied = ordered(cardsOf(title), side)
      .filter(({ id, kind }) => kind === "combat" && copiesOf(doc, side, id)[1] > 0)
      .map(({ id }) => id);
    const left = neglected(supplied, side, finding.bought ?? [], games);
    if (left.length > 0)
      found.push({
        key: "bought",
        text: t("web-hint-bought", { what: left.map(card).join(", ") }),
        where: t("web-hint-bought-note", { name, games }),
        tab: "sides",
        selection: left.map((id) => `card ${side} ${id}`),
      });
    const own = aims.filter((kind) => hasAim(doc, side, kind));
    for (const kind of undecided(own, side, finding, games))
      found.push({
        key: "decided",
        text: t("web-hint-decided", { what: t(`web-studio-aim-${kind}`) }),
        where: t("web-hint-decided-note", { name, games }),
        tab: "sides",
        selection: [`aim ${side}`],
      });
  }
  return found;
}
