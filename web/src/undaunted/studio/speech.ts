/** Descriptions of the editor's map for screen readers. */

import { card, side as sideName, t } from "../../lib/words.svelte";
import type { Doc } from "../../studio/doc";
import { faultCount } from "../../studio/faults";
import type { TileInfo, TitleInfo } from "../../wire";
import { FACES } from "../draw/tiles";
import { coverText } from "../speech";
import { touching, type Plan, type Spot } from "./plan";
import { countersOf, exitsOf, markOf, structuresOf, vehiclesOf } from "./things";
import { spawnsOn } from "./view";

/** Return the position of a tile in words. */
export function whereText(plan: Plan, { line, step }: Spot): string {
  const line0 = Math.min(...plan.tiles.map((tile) => tile.line));
  const row = plan.tiles.filter((tile) => tile.line === line).sort((a, b) => a.step - b.step);
  const along = row.findIndex((tile) => tile.step === step) + 1;
  const across = line - line0 + 1;
  return plan.rows
    ? t("web-studio-where", { column: along, row: across })
    : t("web-studio-where", { column: across, row: along });
}

/** Return what a face shows, such as "church". */
export const groundName = ({ id, ground }: Pick<TileInfo, "id" | "ground">): string =>
  t(`web-ground-${ground || (FACES[id] ?? "field")}`);

export function spokenTile(
  tile: TileInfo,
  doc: Doc,
  plan: Plan,
  title: TitleInfo,
  faults: readonly string[],
): string {
  const said = [
    tile.id,
    groundName(tile),
    t("web-spoken-cover", { cover: coverText(tile) }),
    whereText(plan, tile),
  ];
  if (tile.rough) said.push(t("term-rough-ground"));
  if (tile.objective > 0) said.push(t("web-spoken-objective", { points: tile.objective }));
  for (const { tile: where, kind } of structuresOf(doc))
    if (where === tile.id) said.push(card(kind));
  if (exitsOf(doc).includes(tile.id)) said.push(t("term-escape-marker"));
  let counters = 0;
  for (const side of title.seats) {
    const mark = markOf(doc, side, tile.id);
    if (mark !== "none") said.push(`${sideName(side)}: ${t(`term-${mark}`)}`);
    if (spawnsOn(doc, side, tile.id).length > 0)
      said.push(`${sideName(side)}: ${t("term-spawn-marker")}`);
    const here = [
      ...countersOf(doc, side)
        .filter((one) => one.tile === tile.id)
        .map(({ unit }) => unit),
      ...vehiclesOf(doc, side)
        .filter((one) => one.tile === tile.id)
        .map(({ vehicle }) => vehicle),
    ];
    counters += here.length;
    for (const unit of here) said.push(`${sideName(side)}: ${card(unit)}`);
  }
  if (counters === 0) said.push(t("web-studio-no-counters"));
  if (faults.length > 0) said.push(`${faultCount(faults.length)}: ${faults.join("; ")}`);
  return said.join(", ");
}

export function spokenPlace(plan: Plan, spot: Spot): string {
  const beside = touching(plan, spot).map(({ id }) => id);
  return beside.length === 0
    ? t("web-studio-first-tile")
    : t("web-studio-place-beside", { tiles: beside.join(", ") });
}
