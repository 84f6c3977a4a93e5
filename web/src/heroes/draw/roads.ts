/** Roads, and the lanes into which they narrow. */

import { short, smooth, type Random } from "../../draw/seeded";
import type { Land } from "./land";
import { laneLines, roadLines, type Lane, type RoadEnd } from "./roadlines";

const ROAD = { casing: "#7d6f4c", fill: "#f3ead0", lane: "#cdbd92" };
const ROAD_WIDTH = 31;
const LANE_WIDTH = 11;

/**
 * Draw roads with merged junctions: first lanes and all edges, then the surfaces, then the ruts.
 */
export function roads(random: Random, land: Land): string {
  const { lines, ends } = roadLines(land, random);
  const paths = lines.map((points) => smooth(points, false)).join("");
  if (paths === "") return "";
  const line = (rest: string) =>
    `<path d="${paths}" fill="none" stroke-linejoin="round" stroke-linecap="round" ${rest}/>`;
  const lanes = laneLines(land, ends);
  const tapers = (width: number, fill: string) =>
    `<path d="${lanes.flatMap(({ from }) => from.map((end) => taper(end, width))).join("")}" fill="${fill}"/>`;
  return (
    lanes.map(lane).join("") +
    line(`stroke="${ROAD.casing}" stroke-width="${ROAD_WIDTH + 2.4}"`) +
    tapers(ROAD_WIDTH + 2.4, ROAD.casing) +
    line(`stroke="${ROAD.fill}" stroke-width="${ROAD_WIDTH}"`) +
    tapers(ROAD_WIDTH, ROAD.fill) +
    `<path d="${paths}" fill="none" stroke="${ROAD.lane}" stroke-width="${short(ROAD_WIDTH * 0.48)}" stroke-dasharray="26 7 12 5" stroke-opacity=".75"/>` +
    `<path d="${paths}" fill="none" stroke="${ROAD.fill}" stroke-width="${short(ROAD_WIDTH * 0.48 - 3)}"/>`
  );
}

/** Draw a road that narrows to a lane. */
function taper({ at: [x, y], toward: [dx, dy] }: RoadEnd, width: number): string {
  const narrow = (LANE_WIDTH + (width - ROAD_WIDTH) * 0.8) / 2;
  const to = (along: number, off: number) =>
    `${short(x + dx * along - dy * off)} ${short(y + dy * along + dx * off)}`;
  const w = width / 2;
  return `M${to(-2, -w)}C${to(14, -w)} ${to(14, -narrow)} ${to(30, -narrow)}L${to(30, narrow)}C${to(14, narrow)} ${to(14, w)} ${to(-2, w)}Z`;
}

/** Draw two ruts with grass between them. A lane without a destination fades into the grass. */
function lane({ path, from }: Lane): string {
  const line = smooth(path, false);
  const stroke = (colour: string, width: number, rest = "") =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" ${rest}/>`;
  const lost = from.length === 1;
  return (
    (lost ? "" : stroke("#8f8356", LANE_WIDTH + 2)) +
    stroke(ROAD.fill, LANE_WIDTH, lost ? 'stroke-dasharray="26 2 8 4 5 5 3 40"' : "") +
    stroke("#c3c68f", 4.4, lost ? "" : 'stroke-dasharray="22 3 12 2"')
  );
}
