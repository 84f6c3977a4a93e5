/** Lines over the map: lines of fire with the squares they cross, planned moves, and their tags. */

import type { Place } from "../../wire";
import { short, type Point } from "../../draw/seeded";
import { FIRE, HALO, MOVE, safe } from "./ink";
import { FAR, SQUARE, enlarged, spot, type MapPlan } from "./measure";

/** Approximate width of a text in the narrow label font. */
const width = (text: string, size: number) => text.length * size * 0.45;

const place = ([x, y]: Point, scale: number, drawn: string) =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? "" : ` scale(${scale.toFixed(2)})`}">${drawn}</g>`;

/** Draw the chance of an attack, centred on the origin. */
export function chanceBadge(text: string, hot = true): string {
  const w = width(text, 17) + 26;
  return `<rect x="${short(-w / 2)}" y="-13" width="${short(w)}" height="25" rx="12.5" fill="${hot ? FIRE : HALO}" stroke="${hot ? HALO : FIRE}" stroke-width="1.8"/><text y="5.5" text-anchor="middle" class="ct" font-size="17" fill="${hot ? HALO : "#7d2510"}">${safe(text)}</text>`;
}

const TAGS = {
  limits: { back: "#2c2103", ink: "#f6d67a", edge: "#2c2103", dash: "" },
  blocked: { back: "#f3edde", ink: "#454a3d", edge: "#5f6152", dash: ' stroke-dasharray="3 2"' },
  threat: { back: "#742410", ink: "#ffe9dc", edge: "#fff6e6", dash: "" },
} as const;

/** Draw a short text for a square, centred on the origin. */
export function noteTag(text: string, kind: keyof typeof TAGS): string {
  const { back, ink, edge, dash } = TAGS[kind];
  const w = width(text, 13.5) + 18;
  return `<rect x="${short(-w / 2)}" y="-10" width="${short(w)}" height="20" rx="10" fill="${back}" stroke="${edge}" stroke-width="1.4"${dash}/><text y="4.8" text-anchor="middle" class="ct" font-size="13.5" fill="${ink}">${safe(text)}</text>`;
}

/** A line of fire, as the engine reports it. */
export interface FireLine<Square extends CrossedSquare = CrossedSquare> {
  readonly from: string;
  readonly to: string;
  readonly blocked: boolean;
  /** The range of the shot under the rules. */
  readonly range?: number;
  readonly squares: readonly Square[];
}

export interface CrossedSquare {
  readonly cell: string;
  /** clear, limits or blocks */
  readonly effect: string;
}

/** The texts beside a line of fire. */
export interface FireWords<Square extends CrossedSquare = CrossedSquare> {
  /** Return the name of a square that limits or blocks, with its modifier. */
  note?: (square: Square) => string;
  /** "4+ · 50%" */
  chance?: string;
  /** "Blocked" */
  blocked?: string;
}

const CROSSED = {
  clear: {
    fill: HALO,
    opacity: 0.34,
    edge: FIRE,
    rest: 'stroke-width="1.6" stroke-dasharray="4 3"',
  },
  limits: { fill: "#e9bd4c", opacity: 0.5, edge: "#6b4c08", rest: 'stroke-width="1.6"' },
  blocks: { fill: "#3d3f34", opacity: 0.42, edge: "#1f231c", rest: 'stroke-width="2.2"' },
} as const;

const isKnown = (effect: string): effect is keyof typeof CROSSED => effect in CROSSED;

/**
 * Draw a line of fire in two layers: the crossed squares, for below the pieces, and the line itself
 * with numbers and tags, for above them.
 */
export function fireLine<Square extends CrossedSquare>(
  line: FireLine<Square>,
  plan: Pick<MapPlan, "cells" | "crossings" | "rows">,
  words: FireWords<Square> = {},
  px = SQUARE,
): { under: string; over: string } {
  const find = (name: string): Point | null => {
    const at = plan.cells[name] ?? plan.crossings[name];
    return at === undefined ? null : spot(at, plan.rows);
  };
  const [start, end] = [find(line.from), find(line.to)];
  if (start === null || end === null) return { under: "", over: "" };
  const grow = enlarged(px);
  const far = ranges(line, plan.cells);
  const crossed = line.squares.flatMap((square) => {
    const at = find(square.cell);
    return at === null ? [] : [{ square, range: far(square.cell), at }];
  });
  const under =
    crossed
      .map(({ square, at: [x, y] }) => {
        const { fill, opacity, edge, rest } =
          CROSSED[isKnown(square.effect) ? square.effect : "clear"];
        return `<rect x="${x - 18.5}" y="${y - 18.5}" width="37" height="37" rx="2" fill="${fill}" fill-opacity="${opacity}" stroke="${edge}" ${rest}/>`;
      })
      .join("") +
    `<rect x="${end[0] - 18.5}" y="${end[1] - 18.5}" width="37" height="37" rx="2" fill="${FIRE}" fill-opacity="${line.blocked ? 0.08 : 0.22}" stroke="${FIRE}" stroke-width="3"${line.blocked ? ' stroke-dasharray="5 4"' : ""}/>`;

  const numbers =
    px < FAR
      ? ""
      : crossed
          .map(({ square, range, at: [x, y] }) => {
            // In the corner farther from the line.
            const low =
              awayFrom(start, end, [x + 12, y + 12]) >= awayFrom(start, end, [x - 12, y - 12]);
            const [nx, ny] = low ? [x + 15, y + 16] : [x - 15, y - 7];
            return `<text x="${short(nx)}" y="${short(ny)}" text-anchor="${low ? "end" : "start"}" class="ct" font-size="12" fill="${square.effect === "clear" ? "#742410" : "#2c2103"}" stroke="${HALO}" stroke-width="2.5" paint-order="stroke">${range}</text>`;
          })
          .join("");
  const notes = crossed
    .filter(({ square }) => square.effect !== "clear")
    .map(({ square, at: [x, y] }) => {
      const text = words.note?.(square) ?? "";
      return text === ""
        ? ""
        : place(
            [x, y + 26],
            grow,
            noteTag(text, square.effect === "blocks" ? "blocked" : "limits"),
          );
    })
    .join("");
  const stop = crossed.find(({ square }) => square.effect === "blocks")?.at ?? null;
  // Tags are above the target, or below it at the northern edge.
  const [tx, ty] = end;
  const badge = (drawn: string) =>
    place([tx, ty > 44 * grow ? ty - 36 * grow : ty + 36 * grow], grow, drawn);
  const tag = line.blocked
    ? words.blocked === undefined
      ? ""
      : badge(noteTag(words.blocked, "blocked"))
    : words.chance === undefined
      ? ""
      : badge(chanceBadge(words.chance));
  return {
    under,
    over: shaft(start, end, line.blocked ? (stop ?? end) : null) + numbers + notes + tag,
  };
}

/**
 * Return a function for the range of squares from the start of a line under the rules. The larger
 * difference counts, so that a slanting line may cross two squares of the same range. Leaving a
 * house through a wall saves half a square.
 */
function ranges(line: FireLine, cells: MapPlan["cells"]): (cell: string) => number {
  const [from, to] = [cells[line.from], cells[line.to]];
  const halves = (place: Place | undefined) =>
    from === undefined || place === undefined
      ? 0
      : Math.max(Math.abs(place.x - from.x), Math.abs(place.y - from.y));
  // Rooms lie between squares. The total range shows whether a wall was crossed; beside an alley
  // nothing is saved.
  const inside = from !== undefined && from.x % 2 === 1;
  const saved =
    inside && line.range !== undefined && Math.ceil(halves(to) / 2) > line.range ? 1 : 0;
  return (cell) => Math.max(1, Math.ceil((halves(cells[cell]) - saved) / 2));
}

/** Return the distance of a point from the line through two others. */
function awayFrom([x0, y0]: Point, [x1, y1]: Point, [x, y]: Point): number {
  const far = Math.hypot(x1 - x0, y1 - y0) || 1;
  return Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / far;
}

/** Draw the line of a shot. Beyond an obstacle it is thin and dashed. */
function shaft(start: Point, end: Point, stop: Point | null): string {
  const far = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (far < 1) return "";
  const [ux, uy] = [(end[0] - start[0]) / far, (end[1] - start[1]) / far];
  const on = (along: number) => `${short(start[0] + ux * along)} ${short(start[1] + uy * along)}`;
  const [from, to] = [Math.min(20, far * 0.3), Math.max(far - 21, far * 0.6)];
  const line = (a: number, b: number, colour: string, rest: string) =>
    `<path d="M${on(a)}L${on(b)}" fill="none" stroke="${colour}" stroke-linecap="round" ${rest}/>`;
  if (stop !== null) {
    const until = Math.max(
      from,
      Math.min(to, (stop[0] - start[0]) * ux + (stop[1] - start[1]) * uy),
    );
    const [sx, sy] = [start[0] + ux * until, start[1] + uy * until];
    return (
      line(until, to, HALO, 'stroke-width="5" stroke-opacity=".7"') +
      line(until, to, "#5f6152", 'stroke-width="2.2" stroke-dasharray="2 6"') +
      line(from, until, HALO, 'stroke-width="7"') +
      line(from, until, FIRE, 'stroke-width="3.4"') +
      `<g transform="translate(${short(sx)} ${short(sy)})"><circle r="8" fill="${HALO}" stroke="${FIRE}" stroke-width="2"/><path d="M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5" stroke="${FIRE}" stroke-width="2.4" stroke-linecap="round"/></g>`
    );
  }
  const angle = Math.round((Math.atan2(uy, ux) * 180) / Math.PI);
  return (
    line(from, to, HALO, 'stroke-width="7"') +
    line(from, to - 6, FIRE, 'stroke-width="3.4"') +
    `<path transform="translate(${on(to + 1)}) rotate(${angle})" d="M0 0-12-5V5Z" fill="${FIRE}" stroke="${HALO}"/>`
  );
}

/**
 * Draw a planned move from square to square. `threats` are the numbers of the squares, from 0, at
 * which an enemy may fire.
 */
export function movePath(
  places: readonly Place[],
  rows: number,
  threats: readonly number[] = [],
): string {
  const points = places.map((each) => spot(each, rows));
  const last = points.at(-1);
  const before = points.at(-2);
  if (last === undefined || before === undefined) return "";
  const far = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
  const [ux, uy] = [(last[0] - before[0]) / far, (last[1] - before[1]) / far];
  const tip: Point = [last[0] - ux * 6, last[1] - uy * 6];
  const path = [...points.slice(0, -1), tip]
    .map(([x, y], i) => `${i === 0 ? "M" : "L"}${short(x)} ${short(y)}`)
    .join("");
  const line = (colour: string, rest: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;
  const dots = points
    .slice(1, -1)
    .map(
      ([x, y]) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="4.6" fill="${HALO}" stroke="${MOVE}" stroke-width="2"/>`,
    )
    .join("");
  const angle = Math.round((Math.atan2(uy, ux) * 180) / Math.PI);
  const danger = threats
    .map((index) => points[index])
    .map((point) => (point === undefined ? "" : place(point, 1, THREAT)))
    .join("");
  return (
    line(HALO, 'stroke-width="8"') +
    line(MOVE, 'stroke-width="4" stroke-dasharray="9 6"') +
    dots +
    `<path transform="translate(${short(last[0] + ux * 6)} ${short(last[1] + uy * 6)}) rotate(${angle})" d="M0 0-14-8V8Z" fill="${MOVE}" stroke="${HALO}" stroke-width="1.5"/>` +
    danger
  );
}

/** Mark for possible opportunity fire. */
const THREAT =
  '<path d="M0-11 2.9-4.6 9.5-7.2 7.4-.5 12 4.6 5 5.4 3 12-1.5 6.8-8 9.5-6.5 2.6-12-1.8-5.4-3.2Z" fill="#9c3318" stroke="#fff6e6" stroke-width="1.5"/><path d="M0-5V1.5M0 4.4V5" stroke="#fff6e6" stroke-width="2.2" stroke-linecap="round"/>';
