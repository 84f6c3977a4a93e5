/** A draft in the format of the table's drawings, even if it has errors. */

import { isTable, type Doc } from "../../studio/doc";
import type { Box, BattleBox, MapInfo, TileInfo, TitleInfo } from "../../wire";
import type { Standing } from "../moment";
import { planOf } from "./plan";
import { countersOf, exitsOf, pointsOf, sideOf, spawnOf, structuresOf, vehiclesOf } from "./things";
import { texts } from "../../studio/doc";
import { cardsOf } from "../printed";

/** Return the box of this system. */
export function boxOf(box: Box): BattleBox {
  if (!("tiles" in box)) throw new Error("not a box of this system");
  return box;
}

/** Return the tiles in their positions, with their print. */
export function mapOf(doc: Doc, box: BattleBox): MapInfo {
  const { rows, tiles } = planOf(doc);
  const faces = new Map(box.tiles.map((face) => [face.id, face]));
  return {
    rows,
    tiles: tiles.map(({ id, line, step }): TileInfo => {
      const { cover = 0, hill = false, ground = "", rough = false } = faces.get(id) ?? {};
      return { id, line, step, cover, hill, ground, rough, objective: pointsOf(doc, id) };
    }),
  };
}

/** Return the counters and markers at the start. */
export function standingOf(doc: Doc, title: TitleInfo, box: BattleBox): Standing {
  const { seats } = title;
  const parked = seats.flatMap((side) => vehiclesOf(doc, side).map((one) => ({ side, ...one })));
  const defence = new Map(box.structures.map((one) => [one.id, one.defence]));
  return {
    counters: seats.flatMap((side) => [
      ...countersOf(doc, side).map((one) => ({ side, ...one, suppressed: false })),
      ...vehiclesOf(doc, side).flatMap(({ tile, crew }) =>
        crew.filter((unit) => unit !== "").map((unit) => ({ side, unit, tile, suppressed: false })),
      ),
    ]),
    scouted: Object.fromEntries(seats.map((side) => [side, texts(sideOf(doc, side), "scouted")])),
    controlled: Object.fromEntries(
      seats.map((side) => [side, texts(sideOf(doc, side), "controlled")]),
    ),
    targets: {},
    worth: {},
    vehicles: parked.map(({ crew, ...one }) => ({
      ...one,
      seats: crew,
      damage: 0,
      disabled: false,
    })),
    structures: structuresOf(doc).map(({ tile, kind, points }) => ({
      structure: kind,
      tile,
      points,
      defence: defence.get(kind) ?? 0,
    })),
    exits: exitsOf(doc),
    fleeing: seats.filter((side) => {
      const aim = sideOf(doc, side).aim;
      return isTable(aim) && aim.escape !== undefined;
    }),
  };
}

/**
 * Return the letters of the squads on a spawn marker, or an empty string if all units enter there.
 */
export function spawnTag(who: readonly string[], title: TitleInfo): string {
  if (who.includes("all")) return "";
  const squads = who.map((one) =>
    /^[A-Z]$/.test(one) ? one : (cardsOf(title).find(({ id }) => id === one)?.squad ?? ""),
  );
  return [...new Set(squads.filter((squad) => squad !== ""))].sort().join("");
}

export const spawnsOn = (doc: Doc, side: string, tile: string): string[] =>
  spawnOf(doc, side).find(([where]) => where === tile)?.[1] ?? [];
