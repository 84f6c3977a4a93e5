/**
 * Marks on the map besides pieces: objectives, bonuses, items, zones, templates and marked squares.
 */

import type { ObjectiveInfo, Place } from "../../wire";
import type { SideShape } from "../../draw/icons";
import { PAPER } from "../../draw/sides";
import { short } from "../../draw/seeded";
import { FIRE, HALO, MOVE } from "./ink";
import { SQUARE, spot, type MapPlan } from "./measure";
import { outlinePath } from "./region";
import { ITEMS } from "./signs";

const SIDE = {
  a: { fill: "#4c5a2c", edge: "#2c3517" },
  b: { fill: "#34434e", edge: "#17212a" },
} as const;

const hatch = (id: string, colour: string, angle: number, opacity: number) =>
  `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0V8" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="3"/></pattern>`;

/** SVG definitions that the live drawings refer to. Needed once per picture. */
export const HEROES_DEFS =
  hatch("zone-a", SIDE.a.edge, 45, 0.34) +
  hatch("zone-b", SIDE.b.edge, -45, 0.4) +
  hatch("threat", FIRE, 45, 0.42);

/** A small emblem of the owning side. */
const emblem = (side: SideShape) =>
  side === "a"
    ? `<circle r="6.5" fill="${SIDE.a.fill}" stroke="${PAPER}" stroke-width="1.3"/><path d="M0-4.4 1.2-1.5 4.4-1.3 1.9.8 2.7 3.9 0 2.2-2.7 3.9-1.9.8-4.4-1.3-1.2-1.5Z" fill="${PAPER}"/>`
    : `<path d="M-3-6.5H3L6.5-3V3L3 6.5H-3L-6.5 3V-3Z" fill="${SIDE.b.fill}" stroke="${PAPER}" stroke-width="1.3"/><path d="M0-4 4 0 0 4-4 0Z" fill="${PAPER}"/>`;

/**
 * Draw an objective. Gold is primary, silver secondary; the flag shows who may hold it, the emblem
 * who does.
 */
export function objectiveMark(
  { rank, side, points }: Pick<ObjectiveInfo, "rank" | "side" | "points">,
  holder: string,
  shapeOf: (side: string) => SideShape | null,
): string {
  const primary = rank !== "secondary";
  const [face, ink] = primary ? ["#e9bd4c", "#4d3704"] : ["#dad6c6", "#3d3b30"];
  const whose = shapeOf(side);
  const flag = whose === null ? ink : SIDE[whose].fill;
  const held = shapeOf(holder);
  const worth =
    points > 0
      ? `<g transform="translate(-12 11)"><rect x="-9" y="-7" width="18" height="14" rx="7" fill="${PAPER}" stroke="${ink}" stroke-width="1.2"/><text y="4.2" text-anchor="middle" class="ct" font-size="12" fill="${ink}">+${points}</text></g>`
      : "";
  return (
    `<circle cx="1" cy="2.5" r="17" fill="#1a1a10" fill-opacity=".4"/><circle r="16.5" fill="${face}" stroke="${ink}" stroke-width="1.6"/><circle r="13" fill="none" stroke="${ink}" stroke-dasharray="2.5 1.8"/>` +
    `<path d="M-5-9V10" stroke="${ink}" stroke-width="2.2"/><path d="M-5-9H9L5.5-4 9 1H-5Z" fill="${flag}" stroke="${ink}" stroke-width="1"/>` +
    worth +
    (held === null ? "" : `<g transform="translate(12 11)">${emblem(held)}</g>`)
  );
}

/** Draw a tactical bonus that was not taken yet. */
export const bonusMark = (): string =>
  `<path d="M0-15.8 15.8 0 0 15.8-15.8 0Z" transform="translate(1.5 2.5)" fill="#1a1a10" fill-opacity=".4"/><path d="M0-15.8 15.8 0 0 15.8-15.8 0Z" fill="${PAPER}" stroke="#4d3704" stroke-width="1.8"/><path d="M0-11.5 11.5 0 0 11.5-11.5 0Z" fill="none" stroke="#c9a13c" stroke-width="1"/><text y="6" text-anchor="middle" class="ct" font-size="17" fill="#4d3704">?</text>`;

/** Draw an item on the map. */
export const itemMark = (name: string): string =>
  `<path d="M-13-13H13V13H-13Z" transform="translate(1.5 3)" fill="#1a1a10" fill-opacity=".4"/><path d="M-13-13H13V13H-13Z" fill="#f3e3b6" stroke="#4d3704" stroke-width="1.6"/><path d="M-10.5-10.5H10.5V10.5H-10.5Z" fill="none" stroke="#b8912f" stroke-width=".9"/><g transform="translate(-9.6 -9.6) scale(.8)" fill="none" stroke="#4d3704" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${ITEMS[name] ?? ITEMS.crate}</g>`;

/** Draw a place where an item may appear. */
export const possibleItem = (name: string): string =>
  `<g opacity=".7"><path d="M-12-12H12V12H-12Z" fill="#f3e3b6" fill-opacity=".55" stroke="#4d3704" stroke-width="1.5" stroke-dasharray="3.5 2.5"/><g transform="translate(-8.4 -8.4) scale(.7)" fill="none" stroke="#4d3704" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${ITEMS[name] ?? ITEMS.crate}</g></g>`;

/** Draw the demolition points that a structure has taken, and its total. */
export const harmMark = (harm: number, structure: number): string =>
  `<rect x="-15" y="-8" width="30" height="16" rx="3" fill="#742410" stroke="#fff6e6" stroke-width="1.2"/><path d="M-11-4.5l3 3-2 2 3 4" fill="none" stroke="#fff6e6" stroke-width="1.6"/><text x="3.5" y="4.3" text-anchor="middle" class="ct" font-size="12" fill="#fff6e6">${harm}/${structure}</text>`;

const TEMPLATES: Readonly<Record<string, string>> = {
  blue: "#2c6ea6",
  green: "#4f7a2c",
  brown: "#8a5722",
};

/** Draw a template on its crossing. It covers the four squares around it. */
export function templateMark(colour: string, state: "aim" | "landed"): string {
  const ink = TEMPLATES[colour] ?? TEMPLATES.brown ?? "";
  const landed = state === "landed";
  const rays = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + Math.PI / 8;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${short(x * 13)} ${short(y * 13)}L${short(x * 30)} ${short(y * 30)}`;
  }).join("");
  return (
    `<rect x="-39" y="-39" width="78" height="78" rx="7" fill="${ink}" fill-opacity="${landed ? 0.34 : 0.2}" stroke="${PAPER}" stroke-width="4.4"/>` +
    `<rect x="-39" y="-39" width="78" height="78" rx="7" fill="none" stroke="${ink}" stroke-width="2.4"${landed ? "" : ' stroke-dasharray="8 4"'}/>` +
    `<circle r="33" fill="none" stroke="${ink}" stroke-width="1.5" stroke-dasharray="4 3"/><path d="${rays}" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".75"/>` +
    `<path d="M0-12v8M0 4v8M-12 0h8M4 0h8" stroke="${ink}" stroke-width="2.6"/><circle r="2.6" fill="${ink}"/>`
  );
}

/** The squares of places, by column and row from the north-west. Rooms have half values. */
const squaresOf = (places: readonly Place[], rows: number) =>
  places.map((place) => {
    const [x, y] = spot(place, rows);
    return [x / SQUARE - 0.5, y / SQUARE - 0.5] as const;
  });

/** Return the outline of squares as path data. */
export const region = (places: readonly Place[], rows: number, inset = 2): string =>
  outlinePath(squaresOf(places, rows), inset);

/**
 * Draw the zone where a side sets up, enters or leaves the map, hatched in the side's direction and
 * colour.
 */
export function zoneArt(
  places: readonly Place[],
  plan: Pick<MapPlan, "columns" | "rows">,
  kind: "zone" | "entry" | "exit",
  side: SideShape,
): string {
  if (places.length === 0) return "";
  const path = region(places, plan.rows, 1.5);
  const { edge } = SIDE[side];
  const line = kind === "zone" ? "" : ` stroke-dasharray="${kind === "entry" ? "3 5" : "10 5"}"`;
  return (
    `<path d="${path}" fill="url(#zone-${side})" fill-rule="evenodd"/><path d="${path}" fill="none" stroke="${PAPER}" stroke-opacity=".7" stroke-width="4"/>` +
    `<path d="${path}" fill="none" stroke="${edge}" stroke-width="2"${line}/>` +
    (kind === "zone" ? "" : rimArrows(places, plan, kind === "exit", edge))
  );
}

/** Draw arrows at the edge of the map, outwards or inwards. */
function rimArrows(
  places: readonly Place[],
  { columns, rows }: Pick<MapPlan, "columns" | "rows">,
  outwards: boolean,
  colour: string,
): string {
  return squaresOf(places, rows)
    .flatMap(([column, row]) => {
      const turn =
        column === 0
          ? 180
          : column === columns - 1
            ? 0
            : row === 0
              ? 270
              : row === rows - 1
                ? 90
                : null;
      if (turn === null) return [];
      const [x, y] = [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE];
      const arrow = outwards ? "M5-7 16 0 5 7V3H-2V-3H5Z" : "M9-7-2 0 9 7V3H16V-3H9Z";
      return `<path transform="translate(${x} ${y}) rotate(${turn})" d="${arrow}" fill="${colour}" stroke="${PAPER}" stroke-width="1.3"/>`;
    })
    .join("");
}

const REACH = {
  move: { ink: MOVE, fill: 0.2, pattern: "" },
  fire: { ink: FIRE, fill: 0.1, pattern: "" },
  assault: { ink: "#8a6412", fill: 0.26, pattern: "" },
  threat: { ink: FIRE, fill: 0.08, pattern: "threat" },
} as const;

/** Draw squares within reach of a move, of fire, of an assault, or of an enemy's fire. */
export function reachArt(places: readonly Place[], rows: number, kind: keyof typeof REACH): string {
  if (places.length === 0) return "";
  const { ink, fill, pattern } = REACH[kind];
  const path = region(places, rows);
  return (
    `<path d="${path}" fill="${ink}" fill-opacity="${fill}" fill-rule="evenodd"/>` +
    (pattern === "" ? "" : `<path d="${path}" fill="url(#${pattern})" fill-rule="evenodd"/>`) +
    `<path d="${path}" fill="none" stroke="${HALO}" stroke-opacity=".8" stroke-width="3.6"/><path d="${path}" fill="none" stroke="${ink}" stroke-width="1.8"${kind === "fire" ? ' stroke-dasharray="6 4"' : ""}/>`
  );
}

const MARKS = {
  legal: { ink: MOVE, fill: 0, frame: false },
  hot: { ink: MOVE, fill: 0.26, frame: true },
  target: { ink: FIRE, fill: 0.08, frame: false },
  aimed: { ink: FIRE, fill: 0.22, frame: true },
  friend: { ink: "#4c5a2c", fill: 0.12, frame: false },
} as const;

/** Draw the mark of a square that can be chosen, centred on the origin. */
export function squareMark(kind: keyof typeof MARKS | "focus"): string {
  if (kind === "focus") {
    return `<rect x="-20" y="-20" width="40" height="40" rx="3" fill="none" stroke="${HALO}" stroke-width="5.5"/><rect x="-20" y="-20" width="40" height="40" rx="3" fill="none" stroke="${MOVE}" stroke-width="3"/>`;
  }
  const { ink, fill, frame } = MARKS[kind];
  const area =
    fill === 0
      ? ""
      : `<rect x="-18.5" y="-18.5" width="37" height="37" rx="2" fill="${ink}" fill-opacity="${fill}"/>`;
  const path = frame
    ? "M-18.5-18.5H18.5V18.5H-18.5Z"
    : "M-18.5-10V-18.5H-10M10-18.5H18.5V-10M18.5 10V18.5H10M-10 18.5H-18.5V10";
  return `${area}<path d="${path}" fill="none" stroke="${HALO}" stroke-width="5" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${ink}" stroke-width="2.8" stroke-linejoin="round"/>`;
}
