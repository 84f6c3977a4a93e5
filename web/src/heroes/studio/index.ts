/** The scenario editor of Heroes. */

import { side as sideName, t } from "../../lib/words.svelte";
import type { StudioSystem } from "../../studio/system";
import type { SkirmishBox, TitleInfo } from "../../wire";
import { describe } from "./describe";
import { textsOf } from "./doc";
import { hintsOf } from "./hints";
import MapTab from "./Map.svelte";
import Picture from "./Picture.svelte";
import Selection from "./Selection.svelte";
import Sides from "./Sides.svelte";
import { located, wordsOf } from "./things";
import { rectangleName } from "./zones";

const THINGS: Readonly<Record<string, string>> = {
  boards: "web-studio-h-boards",
  overlays: "web-studio-h-overlays",
  objectives: "term-objective",
  bonuses: "term-bonus-tactic",
  items: "term-item",
  events: "web-events",
  banned: "web-studio-h-banned",
  support: "web-studio-h-support",
  build: "web-studio-h-limit",
  last_turn: "web-turn-limit",
  initiative: "term-initiative",
  army: "term-army",
  units: "web-studio-h-units",
  placed: "web-studio-h-units",
  arrives: "web-studio-h-arrives",
  aims: "web-studio-h-aims",
  zone: "web-studio-h-zone-zone",
  entry: "web-studio-h-zone-entry",
  exit: "web-studio-h-zone-exit",
};

/** Return the location of an error in words: "US · Army". */
function where(path: string, seats: readonly string[]): string {
  const [first = "", ...rest] = path.split(/[.[\]]+/).filter((part) => part !== "");
  if (seats.includes(first)) {
    const [key = ""] = rest;
    const word = THINGS[key];
    return word === undefined ? sideName(first) : `${sideName(first)} · ${t(word)}`;
  }
  const word = THINGS[first];
  if (word === undefined) return first;
  const [number] = rest;
  return number !== undefined && /^\d+$/.test(number)
    ? `${t(word)} ${Number(number) + 1}`
    : t(word);
}

/** Return a map of two boards, with a zone and a recruitment plate for each side. */
function empty({ id, seats, heroes }: TitleInfo, { boards, limits }: SkirmishBox) {
  const [one = "", other = ""] = [...new Set(boards.map(({ board }) => board))].map(
    (board) => boards.find((face) => face.board === board)?.face ?? "",
  );
  const last = 2 * limits.board;
  const zones = [
    { left: 1, right: 2 },
    { left: last - 1, right: last },
  ];
  const sides = seats.map((side, index) => {
    const plate = heroes?.options.find(
      ({ kind, army, command }) => kind === "plate" && army === side && !command,
    );
    const zone = { left: 1, right: 1, ...zones[index], bottom: 1, top: limits.board };
    return [side, { army: `plate ${plate?.id ?? ""}\n`, zone: [rectangleName(zone)] }] as const;
  });
  return {
    title: id,
    place: t("web-studio-unnamed"),
    date: "1944",
    initiative: "random",
    last_turn: 6,
    boards: [`${one} ${other}`],
    ...Object.fromEntries(sides),
  };
}

export const studio: StudioSystem = {
  prepare: () => Promise.resolve(),
  Map: MapTab,
  Sides,
  Selection,
  Picture,
  empty: (title, box) => empty(title, box as SkirmishBox),
  size: (doc) => {
    const lines = textsOf(doc.boards).map((line) => line.split(/\s+/).length);
    const [columns, rows] = [7 * Math.max(0, ...lines), 7 * lines.length];
    return t("web-size", { columns, rows });
  },
  keys: [
    ["V B O Z A C D", "tools"],
    ["R", "turn"],
    ["1–8", "facing"],
    ["F", "face"],
    ["Shift+R", "rotate"],
  ],
  hints: hintsOf,
  describe,
  locate: (fault, { title }) => {
    const { tab, thing, part } = located(fault, title.seats);
    return {
      tab,
      selection: thing !== null ? [wordsOf(thing)] : part === undefined ? [] : [part],
      where: where(fault.path, title.seats),
    };
  },
};
