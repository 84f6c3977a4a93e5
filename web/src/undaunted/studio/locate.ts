/** Locations of a draft's errors. */

import { card, side as sideName, t } from "../../lib/words.svelte";
import { at, pathOf, type Doc } from "../../studio/doc";
import type { Located } from "../../studio/system";
import type { TextFault, TitleInfo } from "../../wire";
import { numberOf, planOf } from "./plan";
import { countersOf, vehiclesOf } from "./things";
import { cardsOf } from "../printed";

/** Return the tiles of an error. */
export function tilesOf({ path, key, args }: TextFault, doc: Doc): string[] {
  const laid = planOf(doc).tiles.map(({ id }) => id);
  const [first, second, third] = pathOf(path);
  const named = String(args.name ?? "");
  if (first === "map")
    return key === "both-faces"
      ? laid.filter((tile) => numberOf(tile) === named)
      : laid.filter((tile) => tile === named);
  if (first === "objectives" || first === "structures") return [String(second ?? "")];
  if (first === "exits") return [String(at(doc, pathOf(path)) ?? "")];
  const side = String(first ?? "");
  if (second === "counters" && typeof args.unit === "string") {
    const unit = args.unit;
    const twice = countersOf(doc, side).filter((one) => one.unit === unit);
    return [
      ...new Set([
        ...twice.map(({ tile }) => tile),
        ...(third === undefined ? [] : [String(third)]),
      ]),
    ];
  }
  if (second === "counters" || second === "spawn")
    return third === undefined ? [] : [String(third)];
  if (second === "scouted" || second === "controlled") {
    const tile = at(doc, pathOf(path));
    return typeof tile === "string" ? [tile] : [];
  }
  if (second === "vehicles") {
    const parked = vehiclesOf(doc, side).find(({ vehicle }) => vehicle === third);
    return parked === undefined ? [] : [parked.tile];
  }
  return [];
}

/** Return the tiles with errors, each with its errors. */
export function faultyTiles(faults: readonly TextFault[], doc: Doc): Map<string, TextFault[]> {
  const found = new Map<string, TextFault[]>();
  for (const fault of faults)
    for (const tile of tilesOf(fault, doc)) found.set(tile, [...(found.get(tile) ?? []), fault]);
  return found;
}

export function locate(fault: TextFault, { title, doc }: { title: TitleInfo; doc: Doc }): Located {
  const [first, second, third] = pathOf(fault.path);
  const side = title.seats.find((one) => one === first);
  const tiles = tilesOf(fault, doc);
  const selection = tiles.slice(0, 1).map((tile) => `tile ${tile}`);
  if (side === undefined) {
    const where = tiles.length > 0 ? tiles.join(", ") : t("web-studio-tab-map");
    const onSides = first === "initiative" || first === "round_limit";
    return onSides
      ? { tab: "sides", selection: ["game"], where: t("web-studio-the-game") }
      : { tab: "map", selection, where };
  }
  const name = sideName(side);
  if (second === "cards") {
    const id = third === undefined ? "" : String(third);
    const selected = [id === "" ? `side ${side}` : `card ${side} ${id}`];
    const known = cardsOf(title).some((one) => one.id === id);
    const of = known ? `${card(id)} · ` : "";
    return {
      tab: "sides",
      selection: selected,
      where: `${name} · ${of}${t("web-studio-deck-and-supply")}`,
    };
  }
  if (second === "aim")
    return { tab: "sides", selection: [`aim ${side}`], where: `${name} · ${t("web-studio-aims")}` };
  if (second === "vehicles" && third !== undefined)
    return {
      tab: "map",
      selection: [`vehicle ${side} ${String(third)}`],
      where: `${name} · ${card(String(third))}`,
    };
  if (fault.key === "not-placed")
    return {
      tab: "sides",
      selection: [`place ${side}`],
      where: `${name} · ${t("web-studio-counters")}`,
    };
  const what =
    second === "counters"
      ? t("web-studio-counters")
      : second === "spawn"
        ? t("web-studio-tool-spawn")
        : t("web-studio-tool-markers");
  return {
    tab: second === undefined ? "sides" : "map",
    selection,
    where: [name, second === undefined ? "" : what, tiles.join(", ")]
      .filter((one) => one !== "")
      .join(" · "),
  };
}
