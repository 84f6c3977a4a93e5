/** Layers that are drawn over the tiles. */

import type { Heat, HeatKind } from "../../studio/findings";
import { heatMarks } from "../../studio/heat";
import type { Surveyed, TileInfo } from "../../wire";
import type { Overlay } from "./mapeditor.svelte";

const INK = { a: "#4c5a2c", b: "#34434e", even: "#8a6412" } as const;
const GLYPH = {
  a: '<circle r="11" fill="#4c5a2c"/><path d="M0-7 1.9-2.3 7-2 3.1 1.2 4.4 6.2 0 3.4-4.4 6.2-3.1 1.2-7-2-1.9-2.3Z" fill="#f8f3e4"/>',
  b: '<path d="M-5-11H5L11-5V5L5 11H-5L-11 5V-5Z" fill="#34434e"/><path d="M0-7 7 0 0 7-7 0Z" fill="#f8f3e4"/>',
} as const;

/** Draw two numbers beside the signs of the sides. The ring has the colour of the smaller one. */
function pair(first: number | null, second: number | null, y: number): string {
  const [a, b] = [first ?? Infinity, second ?? Infinity];
  const ring = a === b ? INK.even : a < b ? INK.a : INK.b;
  const mark = (side: "a" | "b", x: number, number: number | null, ahead: boolean) =>
    `<g transform="translate(${x} 0)">${GLYPH[side]}<text x="20" y="7" text-anchor="middle" class="ct" font-size="21" fill="${ahead ? "#1f231c" : "#7f7557"}">${number ?? "–"}</text></g>`;
  return `<g transform="translate(100 ${y})"><rect x="-58" y="-17" width="116" height="34" rx="17" fill="#fbf7ec" stroke="${ring}" stroke-width="3"/>${mark("a", -40, first, a <= b)}${mark("b", 16, second, b <= a)}<path d="M-2-17V17" stroke="#bdb092" stroke-width="1.5"/></g>`;
}

const big = (text: string, y: number, fill: string) =>
  `<g transform="translate(100 ${y})"><rect x="-34" y="-26" width="68" height="52" rx="10" fill="#fbf7ec" fill-opacity=".92" stroke="${fill}" stroke-width="3"/><text y="13" text-anchor="middle" class="ct" font-size="38" fill="#1f231c">${text}</text></g>`;

const TINTS = ["#e9d9a0", "#b7c07a", "#7f9450", "#4c5a2c"] as const;

interface OverlayGiven {
  overlay: Overlay;
  tile: TileInfo;
  seats: readonly string[];
  surveyed: Surveyed | null;
  /** The tile to fire from. */
  from: string;
  side: string;
  /** Whether there are counters in the centre. */
  crowded: boolean;
  heat: Heat | null;
  heatKind: HeatKind;
}

export function overlayArt({
  overlay,
  tile,
  seats,
  surveyed,
  from,
  side,
  crowded,
  heat,
  heatKind,
}: OverlayGiven): string {
  const y = crowded ? 56 : 118;
  const [first = "", second = ""] = seats;
  switch (overlay) {
    case "cover": {
      const tint = tile.hill ? "#8f6a34" : (TINTS[Math.min(3, tile.cover)] ?? TINTS[0]);
      const text = tile.hill ? "3/1" : String(tile.cover);
      return `<rect x="2" y="2" width="196" height="196" rx="8" fill="${tint}" fill-opacity=".55"/>${big(text, y, tile.rough ? "#9c3318" : "#2b2a1a")}`;
    }
    case "distance":
      if (surveyed === null) return "";
      return pair(
        surveyed.distances[first]?.[tile.id] ?? null,
        surveyed.distances[second]?.[tile.id] ?? null,
        y,
      );
    case "first": {
      const aim = surveyed?.first.find(({ objective }) => objective === tile.id);
      return aim === undefined ? "" : pair(aim.moves[0] ?? null, aim.moves[1] ?? null, y);
    }
    case "fire": {
      const target = surveyed?.fire[side]?.targets.find(({ place }) => place === tile.id);
      if (target === undefined || from === "") return "";
      if (tile.id === from)
        return '<circle cx="100" cy="104" r="46" fill="none" stroke="#a8361a" stroke-width="6"/><path d="M100 44v40M100 124v40M40 104h40M120 104h40" stroke="#a8361a" stroke-width="6"/>';
      return big(`${target.range}+${target.limit}`, y, "#a8361a");
    }
    case "heat":
      return `<g transform="translate(100 100)">${heatMarks(heat, heatKind, tile.id, 100)}</g>`;
    default:
      return "";
  }
}
