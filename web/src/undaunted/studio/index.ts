/** The scenario editor of Undaunted. */

import { t } from "../../lib/words.svelte";
import type { Doc } from "../../studio/doc";
import type { StudioSystem } from "../../studio/system";
import type { Box, TitleInfo } from "../../wire";
import { fetchArt } from "../draw/artbox";
import { describe } from "./describe";
import { hintsOf } from "./hints";
import { locate } from "./locate";
import Map from "./Map.svelte";
import Picture from "./Picture.svelte";
import { planOf } from "./plan";
import Selection from "./Selection.svelte";
import Sides from "./Sides.svelte";
import "./studio.css";
import { boxOf } from "./view";

/** Return an empty draft: no tiles, no cards, initiative with the first side. */
function empty(title: TitleInfo, box: Box): Doc {
  const side = (): Doc => ({
    aim: { points: 1 },
    scouted: [],
    controlled: [],
    counters: {},
    cards: {},
  });
  return {
    title: title.id,
    initiative: title.seats[0] ?? "",
    round_limit: Math.min(30, boxOf(box).round_limit),
    stagger: "rows",
    map: "",
    objectives: {},
    ...Object.fromEntries(title.seats.map((seat) => [seat, side()])),
  };
}

export const studio: StudioSystem = {
  prepare: fetchArt,
  Map,
  Sides,
  Selection,
  Picture,
  empty,
  size: (doc) => t("web-studio-tiles", { count: planOf(doc).tiles.length }),
  keys: [
    ["V T O C S M D", "tools"],
    ["F", "face"],
    ["0–9", "points"],
    ["Shift+H, Shift+V, Shift+R", "mirror"],
  ],
  hints: hintsOf,
  describe,
  locate,
};
