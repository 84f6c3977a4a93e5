/** Hints for a draft of Heroes. */

import { capital, card, side as sideName, t } from "../../lib/words.svelte";
import { soonest, undecided, uneven, type Hint } from "../../studio/hints";
import type { KnownOf } from "../../studio/system";
import type { SkirmishBox } from "../../wire";
import { objectiveName } from "../speech";
import { rowsOf, sideOf, textOf } from "./doc";
import { boardsOf } from "./plan";
import { readSquare } from "./spots";
import { partOf, wordsOf } from "./things";

export function hintsOf({ title, box: given, doc, surveyed, finding, games }: KnownOf): Hint[] {
  const found: Hint[] = [];
  const box = given as SkirmishBox;
  const sides = title.seats.map(sideName);
  const named = (name: string): string =>
    (box.names.objective ?? []).includes(name) ? capital(objectiveName(name)) : name;
  const objectives = rowsOf(doc.objectives).map(({ name }) => textOf(name));
  for (const aim of uneven(surveyed?.first ?? [])) {
    const index = objectives.indexOf(aim.objective);
    found.push({
      key: "nearer",
      text: t("web-hint-nearer", { what: named(aim.objective) }),
      where: t("web-hint-nearer-note", { moves: soonest(aim, sides) }),
      tab: "map",
      selection: index < 0 ? [] : [wordsOf({ kind: "objective", index })],
    });
  }
  for (const { side, unit, place, under_fire } of surveyed?.threats ?? []) {
    const index = rowsOf(sideOf(doc, side).placed).findIndex((row) => textOf(row.unit) === unit);
    found.push({
      key: "threat",
      text: t("web-hint-threat", { what: card(unit), squares: under_fire }),
      where: t("web-hint-threat-note", { name: sideName(side), where: place.toUpperCase() }),
      tab: "map",
      selection: index < 0 ? [] : [wordsOf({ kind: "unit", side, index })],
    });
  }
  if (finding === null) return found;
  for (const side of title.seats) {
    const kinds = rowsOf(sideOf(doc, side).aims).map(({ kind }) => textOf(kind));
    for (const aim of undecided(Object.keys(kinds), side, finding, games))
      found.push({
        key: "decided",
        text: t("web-hint-decided", {
          what: t(`web-studio-h-aim-${(kinds[Number(aim)] ?? "").replace("_", "-")}`),
        }),
        where: t("web-hint-decided-note", { name: sideName(side), games }),
        tab: "sides",
        selection: [partOf(side, "aims")],
      });
  }
  const stood = finding.heat
    .filter((one) => one.stood + one.second_stood > 0)
    .map(({ place }) => readSquare(place))
    .filter((square) => square !== null);
  const { board } = box.limits;
  const empty = boardsOf(doc, box).filter(
    ({ column, row, face }) =>
      face !== null &&
      !stood.some(([x, y]) => x > column && x <= column + board && y > row && y <= row + board),
  );
  const [first] = empty;
  if (first !== undefined)
    found.push({
      key: "unused",
      text: t("web-hint-unused", { places: empty.map(({ face }) => face?.face ?? "").join(", ") }),
      where: t("web-hint-unused-note", { games }),
      tab: "map",
      selection: [wordsOf({ kind: "board", line: first.line, place: first.place })],
    });
  return found;
}
