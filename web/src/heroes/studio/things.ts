/** Selectable things of a scenario, as strings such as "overlay 3", "unit us 0" or "square c4". */

import type { Tab } from "../../studio/system";
import type { Place, TextFault } from "../../wire";
import { ZONES, type ZoneKind } from "./doc";
import type { DraftPlan } from "./plan";
import { readSquare } from "./spots";

export type Thing =
  | { kind: "overlay" | "objective" | "bonus" | "item"; index: number }
  | { kind: "unit"; side: string; index: number }
  | { kind: "board"; line: number; place: number }
  | { kind: "zone"; side: string; zone: ZoneKind }
  | { kind: "square"; cell: string };

export function thingOf(text: string | undefined): Thing | null {
  const [kind = "", first = "", second = ""] = (text ?? "").split(" ");
  switch (kind) {
    case "overlay":
    case "objective":
    case "bonus":
    case "item":
      return { kind, index: Number(first) };
    case "unit":
      return { kind, side: first, index: Number(second) };
    case "board":
      return { kind, line: Number(first), place: Number(second) };
    case "zone": {
      const zone = ZONES.find((one) => one === second);
      return zone === undefined ? null : { kind, side: first, zone };
    }
    case "square":
      return { kind, cell: first };
    default:
      return null;
  }
}

export function wordsOf(thing: Thing): string {
  switch (thing.kind) {
    case "unit":
      return `unit ${thing.side} ${thing.index}`;
    case "board":
      return `board ${thing.line} ${thing.place}`;
    case "zone":
      return `zone ${thing.side} ${thing.zone}`;
    case "square":
      return `square ${thing.cell}`;
    default:
      return `${thing.kind} ${thing.index}`;
  }
}

/** Return the place of a thing, or null if it has none or several. */
export function placeOf(thing: Thing | null, plan: DraftPlan): Place | null {
  if (thing === null) return null;
  switch (thing.kind) {
    case "overlay":
      return plan.overlays.find(({ index }) => index === thing.index)?.what ?? null;
    case "objective":
      return plan.objectives.find(({ index }) => index === thing.index)?.what ?? null;
    case "bonus":
      return plan.bonuses.find(({ index }) => index === thing.index)?.what ?? null;
    case "item":
      return plan.items[thing.index]?.places[0] ?? null;
    case "unit":
      return (
        plan.units.find(({ side, index }) => side === thing.side && index === thing.index)?.place ??
        null
      );
    case "board": {
      const board = plan.boards.find(
        ({ line, place }) => line === thing.line && place === thing.place,
      );
      return board === undefined ? null : { x: 2 * board.column + 8, y: 2 * board.row + 8 };
    }
    case "square": {
      const square = readSquare(thing.cell);
      return square === null ? null : { x: 2 * square[0], y: 2 * square[1] };
    }
    case "zone":
      return null;
  }
}

const LISTS: Readonly<Record<string, "overlay" | "objective" | "bonus" | "item">> = {
  overlays: "overlay",
  objectives: "objective",
  bonuses: "bonus",
  items: "item",
};

/** Return the thing of an error and the tab to edit it; on the Sides tab also the part. */
export function located(
  { path }: Pick<TextFault, "path">,
  seats: readonly string[],
): { tab: Tab; thing: Thing | null; part?: string } {
  const [, first = "", at = ""] = /^([^.[]+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const list = LISTS[first];
  if (list !== undefined)
    return { tab: "map", thing: at === "" ? null : { kind: list, index: Number(at) } };
  if (first === "boards")
    return { tab: "map", thing: { kind: "board", line: Number(at || 0), place: 0 } };
  if (["id", "place", "date", "title", "source", "number"].includes(first))
    return { tab: "story", thing: null };
  if (path === "") return { tab: "map", thing: null };
  if (!seats.includes(first)) return { tab: "sides", thing: null, part: "game" };
  const [, key = "", index = ""] = /^[^.]+\.([^.[]+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const zone = ZONES.find((one) => one === key);
  if (zone !== undefined) return { tab: "map", thing: { kind: "zone", side: first, zone } };
  if (key === "placed" && index !== "")
    return { tab: "map", thing: { kind: "unit", side: first, index: Number(index) } };
  return { tab: "sides", thing: null, part: partOf(first, key) };
}

/** Return the part of a side's column in which a key is edited. */
export const partOf = (side: string, key: string): string =>
  `${["aims", "arrives", "units"].includes(key) ? key : "army"} ${side}`;
