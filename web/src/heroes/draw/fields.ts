/** Open country: meadows, wheat and small plants. */

import { blob, pick, polygon, short, smooth, type Point, type Random } from "../../draw/seeded";
import { fields } from "../../draw/terrain";
import { SIDES, middle, patches, type Land, type Square } from "./land";
import { SQUARE } from "./measure";
import { outlines } from "./region";
import { disc, tree } from "./growth";

const MEADOWS = ["#d3d79d", "#cbd194", "#d8d9a2", "#c4cc8e", "#d3d6a2", "#cfd39a"] as const;

/** SVG patterns of the fields, besides those that all titles use. Needed once per picture. */
export const FIELD_DEFS = `<pattern id="wh0" width="6" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><path d="M3 0V9" stroke="#a98a37" stroke-opacity=".55" stroke-width="1.3"/><path d="M3 6.5l-1.8-2M3 3l1.8-2" stroke="#a98a37" stroke-opacity=".6" stroke-width=".8"/></pattern>
<pattern id="wh1" width="6" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(97)"><path d="M3 0V9" stroke="#a98a37" stroke-opacity=".5" stroke-width="1.3"/><path d="M3 6.5l-1.8-2M3 3l1.8-2" stroke="#a98a37" stroke-opacity=".55" stroke-width=".8"/></pattern>
<pattern id="wh2" width="6" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)"><path d="M3 0V9" stroke="#a98a37" stroke-opacity=".5" stroke-width="1.3"/><path d="M3 6.5l-1.8-2M3 3l1.8-2" stroke="#a98a37" stroke-opacity=".55" stroke-width=".8"/></pattern>
<pattern id="mow0" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 3.5H14" stroke="#b3be7c" stroke-opacity=".4" stroke-width="7"/></pattern>
<pattern id="mow1" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-61)"><path d="M0 3H12" stroke="#b3be7c" stroke-opacity=".4" stroke-width="6"/></pattern>
<pattern id="cob" width="9" height="8" patternUnits="userSpaceOnUse"><path d="M.6.6h3.6v2.8H.6zM5 .6h3.4v2.8H5zM-1.4 4.6h3.4v2.8h-3.4zM2.8 4.6h3.6v2.8H2.8zM7.2 4.6h3.4v2.8H7.2z" fill="#b9a883" fill-opacity=".5"/></pattern>`;

/** Draw pastures in slightly different greens, and a few contour lines. */
export function meadows(random: Random, land: Land): string {
  const [w, h] = [land.columns * SQUARE, land.rows * SQUARE];
  const parts = fields(random, Math.max(w, h), land.columns * land.rows > 150 ? 5 : 4)
    .outlines.map((outline) => {
      const path = polygon(outline);
      const blades = pick(random, ["pl3", "pl5", "pl5", "mow0", "mow0", "mow1", "mow1", "", ""]);
      return (
        `<path d="${path}" fill="${pick(random, MEADOWS)}"/>` +
        (blades === "" ? "" : `<path d="${path}" fill="url(#${blades})"/>`)
      );
    })
    .join("");
  const hills = Array.from({ length: 1 + Math.floor((land.columns * land.rows) / 150) }, () => {
    const [x, y] = [random() * w, random() * h];
    const outline = blob(random, 0, 0, 1, 1, 12, 0.12);
    return [0, 1, 2, 3]
      .map((ring) =>
        smooth(
          outline.map(([ox, oy]): Point => [x + ox * (60 + ring * 44), y + oy * (42 + ring * 32)]),
        ),
      )
      .map((path) => `<path d="${path}" fill="none" stroke="#a8793c" stroke-opacity=".42"/>`)
      .join("");
  }).join("");
  return parts + hills;
}

/** Draw ripe wheat, which gives cover. */
export function wheat(random: Random, land: Land): string {
  return patches(land.all(","))
    .map((patch, index) => {
      const edge = outlines(patch, 1.5).map(polygon).join("");
      const sheaves = patch
        .filter(() => random() < 0.16)
        .map(([column, row]) =>
          stook([(column + 0.2 + random() * 0.6) * SQUARE, (row + 0.25 + random() * 0.5) * SQUARE]),
        )
        .join("");
      return (
        `<path d="${edge}" fill="${pick(random, ["#e6d48c", "#e3cf86", "#e9d996"])}"/><path d="${edge}" fill="url(#wh${index % 3})"/>` +
        `<path d="${edge}" fill="none" stroke="#8b7a3a" stroke-width="1.4" stroke-dasharray="6 3"/>${sheaves}${fence(land, patch)}`
      );
    })
    .join("");
}

/** Draw posts and rails along the longest open side of a field. */
function fence(land: Land, patch: readonly Square[]): string {
  const ring = outlines(patch)[0] ?? [];
  const sides = ring.map((from, i): readonly [Point, Point] => [
    from,
    ring[(i + 1) % ring.length] ?? from,
  ]);
  const open = ([[x0, y0], [x1, y1]]: readonly [Point, Point]) => {
    // The field lies to the right of the edge, squares outside to the left.
    const [dx, dy] = [Math.sign(x1 - x0), Math.sign(y1 - y0)];
    const n = Math.round(Math.hypot(x1 - x0, y1 - y0) / SQUARE);
    return Array.from({ length: n }, (_, k) => [
      x0 + dx * (k + 0.5) * SQUARE,
      y0 + dy * (k + 0.5) * SQUARE,
    ]).every(
      ([x = 0, y = 0]) =>
        land.at(Math.floor((x + dy * 9) / SQUARE), Math.floor((y - dx * 9) / SQUARE)) === ".",
    );
  };
  const length = ([[x0, y0], [x1, y1]]: readonly [Point, Point]) => Math.hypot(x1 - x0, y1 - y0);
  const best = sides.filter(open).sort((a, b) => length(b) - length(a))[0];
  if (best === undefined || length(best) < 2 * SQUARE) return "";
  const [[x0, y0], [x1, y1]] = best;
  const n = Math.round(length(best) / 13.4);
  const posts = Array.from({ length: n + 1 }, (_, i) =>
    disc(x0 + ((x1 - x0) * i) / n, y0 + ((y1 - y0) * i) / n, 2),
  ).join("");
  return `<path d="M${short(x0)} ${short(y0)}L${short(x1)} ${short(y1)}" stroke="#5b4a26" stroke-width="1.5"/><g fill="#5b4a26">${posts}</g>`;
}

const stook = ([x, y]: Point) =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(.85)"><ellipse cx="2" cy="5" rx="10" ry="6" fill="#3b3315" fill-opacity=".3"/><path d="M-8 5Q-7-10 0-11 7-10 8 5Q0 9-8 5Z" fill="#d9b85c" stroke="#7a5c17"/><path d="M-3 4Q-3-6 0-9M3 4Q3-6 0-9" stroke="#7a5c17" fill="none" stroke-width=".9"/></g>`;

/** Draw decorative plants on empty ground. */
export function tufts(random: Random, land: Land): string {
  let drawn = "";
  for (const [column, row] of land.all(".")) {
    const road = SIDES.find(([dx, dy]) => land.at(column + dx, row + dy) === "=");
    const [x, y] = middle([column, row]);
    const off = (share: number) => (random() - 0.5) * share * SQUARE;
    if (road !== undefined && random() < 0.3) {
      // Along the verge.
      const [dx, dy] = road;
      const place: Point = [
        x + dx * 13 + (dx === 0 ? off(0.7) : 0),
        y + dy * 13 + (dy === 0 ? off(0.7) : 0),
      ];
      drawn += tree(place, 0.42 + random() * 0.16, 2);
    } else if (random() < 0.2) {
      drawn += tree(
        [x + off(0.76), y + off(0.76)],
        0.24 + random() * 0.16,
        Math.floor(random() * 3),
      );
    }
  }
  return drawn;
}
