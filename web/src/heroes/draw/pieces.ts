/**
 * Counters of a Heroes table: soldiers, guns and vehicles; round for the first side, with cut
 * corners for the second.
 */

import type { CounterInfo } from "../../wire";
import { COLOURS, outline } from "../../draw/sides";
import type { SideShape } from "../../draw/icons";
import { short, type Point } from "../../draw/seeded";
import { hullArt } from "./hulls";
import { FAR, SQUARE, between, enlarged, spot, type MapPlan } from "./measure";
import { counterShape } from "./pictograms";
import { ACTED_TAG, damageTag, orderTag, ridersTag, suppressionTag, type OrderLook } from "./tags";

/** A unit from the view. Fields that this seat may not know are empty. */
export interface UnitView {
  readonly unit: string;
  readonly counter: string;
  readonly cell?: string;
  readonly rear?: string;
  readonly facing?: string;
  readonly side: string;
  readonly concealed: boolean;
  readonly suppressed: number;
  readonly damage?: readonly string[];
  readonly acted: boolean;
  readonly token?: string;
  readonly shown?: boolean;
}

/** The content of a counter. */
export interface Piece {
  side: SideShape;
  /** The counter's id; empty if this seat may not know it. */
  counter: string;
  type: string;
  frame: string;
  squares: number;
  /** One number, or front, side and rear. */
  defence: readonly number[];
  /** Remaining and total hits. Not shown for vehicles. */
  steps: number;
  stepsAtFirst: number;
  /** Whether its weapon is on its tripod. */
  deployed: boolean;
  concealed: boolean;
  /** One of eight directions, or empty. */
  facing: string;
  suppressed: number;
  damage: readonly string[];
  acted: boolean;
  /** The face of its order token, or empty. */
  token: string;
  look: OrderLook;
  riders: number;
}

export interface PieceLook {
  /** Size of a square on the screen in pixels. */
  px?: number;
  /** Whether to draw a brass ring, for the acting unit. */
  chosen?: boolean;
  /** Whether to draw a thin ring, for a highlighted unit. */
  hot?: boolean;
}

/** Return the piece of a unit; `counter` is undefined if this seat may not know it. */
export function pieceOf(
  unit: UnitView,
  counter: CounterInfo | undefined,
  side: SideShape,
  riders = 0,
): Piece {
  const up = unit.side === "back" ? counter?.back : counter?.front;
  const infantry = counter?.type === "infantry";
  const lasting = infantry && !counter.front.abilities.includes("last_hit");
  const heavy = counter?.type === "heavy";
  return {
    side,
    counter: counter?.id ?? "",
    type: counter?.type ?? "",
    frame: counter?.frame ?? "",
    squares: unit.rear === undefined ? 1 : 2,
    defence: heavy ? (up?.defence ?? []) : (up?.defence.slice(0, 1) ?? []),
    steps: !infantry ? 0 : up?.abilities.includes("last_hit") ? 1 : 2,
    stepsAtFirst: !infantry ? 0 : lasting ? 2 : 1,
    deployed: counter?.flip === "tripod" && unit.side === "back",
    concealed: unit.concealed,
    facing: unit.facing ?? "",
    suppressed: unit.suppressed,
    damage: unit.damage ?? [],
    acted: unit.acted,
    token: unit.token ?? "",
    look: unit.token === "hidden" ? "hidden" : !unit.shown ? "own" : unit.acted ? "done" : "now",
    riders,
  };
}

/** Return the centre of a unit's piece, or null if it is not on the map. */
export function pieceSpot(
  unit: Pick<UnitView, "cell" | "rear">,
  plan: Pick<MapPlan, "cells" | "rows">,
): Point | null {
  const cell = unit.cell === undefined ? undefined : plan.cells[unit.cell];
  if (cell === undefined) return null;
  const rear = unit.rear === undefined ? undefined : plan.cells[unit.rear];
  return rear === undefined ? spot(cell, plan.rows) : between(cell, rear, plan.rows);
}

export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
/** Degrees clockwise from the east, as in SVG. */
const degrees = (facing: string): number => Math.max(0, DIRECTIONS.indexOf(facing)) * 45 - 90;

/** Draw a piece centred on the origin. The surrounding picture needs HEROES_DEFS. */
export function pieceArt(piece: Piece, look: PieceLook = {}): string {
  return piece.squares > 1 && piece.facing !== ""
    ? vehicleArt(piece, look)
    : counterArt(piece, look);
}

const at = (x: number, y: number, scale: number, drawn: string) =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? "" : ` scale(${scale.toFixed(2)})`}">${drawn}</g>`;

const RING = "#e9bd4c";

/** Gold for leaders, pale for the rest. */
function frameLine(piece: Piece, light: string): string {
  const line = (inset: number, stroke: string, width: number) =>
    `<path d="${outline(piece.side, inset)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  switch (piece.frame) {
    case "officer":
      return line(3.4, RING, 2.6);
    case "hero":
      return line(2.6, RING, 2.6) + line(6.6, RING, 1.3);
    case "heavy_weapon":
      return line(2.8, light, 1.4) + line(6, light, 1.1);
    default:
      return line(3.4, light, 1.6);
  }
}

/** Draw a counter of one square. */
function counterArt(piece: Piece, { px = SQUARE, chosen = false, hot = false }: PieceLook): string {
  const colour = COLOURS[piece.side];
  const far = px < FAR;
  const grow = enlarged(px);
  const plain = outline(piece.side);
  const unknown = piece.counter === "";
  const ring = chosen
    ? `<path d="${outline(piece.side, -6)}" fill="none" stroke="${RING}" stroke-width="6"/><path d="${outline(piece.side, -9.5)}" fill="none" stroke="#1f231c" stroke-width="2"/>`
    : hot
      ? `<path d="${outline(piece.side, -4)}" fill="none" stroke="${RING}" stroke-width="4"/>`
      : "";
  const body =
    `${ring}<path d="${plain}" transform="translate(2 6)" fill="#1a1a10" fill-opacity=".45"/><path d="${plain}" transform="translate(0 3)" fill="${colour.edge}"/>` +
    `<path class="face ${piece.side}" d="${plain}" fill="${colour.face}" stroke="${colour.edge}" stroke-width="2"/>` +
    (unknown ? unknownSign(colour.light) : faceArt(piece, far));
  return (
    (piece.facing === "" ? "" : arcArt(piece)) +
    `<g transform="scale(${(36 / 64).toFixed(4)}) translate(-32 -32)">${body}</g>` +
    (piece.token === "" ? "" : at(14, -15, grow, orderTag(piece.token, piece.look, piece.side))) +
    (piece.suppressed > 0 ? at(-15, -14, grow, suppressionTag(piece.suppressed)) : "") +
    (piece.riders > 0 ? at(-10, 15, grow, ridersTag(piece.riders, colour.ink, colour.edge)) : "") +
    piece.damage.map((what, i) => at(-12 + i * 16, 18, grow, damageTag(what))).join("") +
    (piece.acted && piece.token === "" && piece.suppressed === 0
      ? at(-15, -15, grow * 0.9, ACTED_TAG)
      : "")
  );
}

/** Mist for an unknown unit. */
const unknownSign = (light: string) =>
  `<path d="M14 22q8-8 16 0t18-2M12 36q9-9 18 0t20-2M16 49q7-7 14 0t16-2" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

/** Draw the face of a counter in its 64-unit box. */
function faceArt(piece: Piece, far: boolean): string {
  const colour = COLOURS[piece.side];
  const faded = piece.acted ? ' opacity=".6"' : "";
  const low = piece.stepsAtFirst > 0 && !far;
  const [x, y, scale] = far ? [5, 5, 0.84] : [10, low ? 6 : 8, 0.68];
  const sign = `<g transform="translate(${x} ${y}) scale(${scale})" color="${colour.ink}" fill="${colour.ink}"${faded}>${counterShape(piece.counter, colour.face, piece)}</g>`;
  const veil = piece.acted
    ? `<path d="${outline(piece.side, 1)}" fill="#d5cab0" fill-opacity=".26"/>`
    : "";
  const mist = piece.concealed
    ? `<path d="${outline(piece.side, 1)}" fill="${colour.edge}" fill-opacity=".3"/><path d="M6 24q7-6 13 0t13 0 13 0 13 0M6 40q7-6 13 0t13 0 13 0 13 0" stroke="${colour.ink}" stroke-opacity=".62" stroke-width="3.4" fill="none" stroke-linecap="round"/>`
    : "";
  const tripod = piece.deployed
    ? `<path d="M${far ? 32 : 24} 50l-9 9M${far ? 32 : 24} 50v9.5M${far ? 32 : 24} 50l9 9" stroke="${RING}" stroke-width="3.4" stroke-linecap="round" fill="none"/>`
    : "";
  const wounded = piece.stepsAtFirst > 1 && piece.steps < 2;
  if (far) {
    const wound = wounded
      ? '<path d="M4 60V42L22 60Z" fill="#c8452a" stroke="#fff6e6" stroke-width="2"/>'
      : "";
    return frameLine(piece, colour.light) + sign + veil + mist + tripod + wound;
  }
  const pips = Array.from({ length: piece.stepsAtFirst }, (_, i) => {
    const whole = i < piece.steps;
    return `<rect x="${8 + i * 12}" y="51" width="9" height="6" fill="${whole ? colour.ink : "#c8452a"}" stroke="${colour.ink}" stroke-width="1.6"/>`;
  }).join("");
  const defence = piece.defence[0];
  const shield =
    defence === undefined
      ? ""
      : `<path d="M42 40h17v9q0 7-8.5 10.5Q42 56 42 49Z" fill="${colour.ink}" stroke="${colour.edge}"/><text x="50.5" y="54.5" text-anchor="middle" class="ct" font-size="16" fill="${colour.edge}">${defence}</text>`;
  return (
    frameLine(piece, colour.light) + sign + veil + mist + (piece.deployed ? tripod : pips) + shield
  );
}

/** Draw the direction of a gun and its arc of fire. */
function arcArt({ facing }: Piece): string {
  return `<g transform="rotate(${degrees(facing)})"><path d="M15-24A28 28 0 0 1 15 24" fill="none" stroke="#f7f2df" stroke-opacity=".8" stroke-width="3.4"/><path d="M15-24A28 28 0 0 1 15 24" fill="none" stroke="#4d3704" stroke-width="1.6" stroke-dasharray="4 2.5"/><path d="M18-8 28 0 18 8Z" fill="${RING}" stroke="#4d3704"/></g>`;
}

/** Draw a vehicle of two squares. */
function vehicleArt(piece: Piece, { px = SQUARE, chosen = false, hot = false }: PieceLook): string {
  const colour = COLOURS[piece.side];
  const far = px < FAR;
  const grow = enlarged(px);
  const angle = degrees(piece.facing);
  const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  // Numbers are on the lower or right-hand side, tags on the other.
  const flip = ux < -0.01 || (Math.abs(ux) < 0.01 && uy > 0) ? -1 : 1;
  const [nx, ny] = [-uy * flip, ux * flip];
  const on = (along: number, off: number): Point => [ux * along + nx * off, uy * along + ny * off];
  const put = (along: number, off: number, scale: number, drawn: string) =>
    at(...on(along, off), scale, drawn);
  const plate = (grown: number, rest: string) =>
    piece.side === "a"
      ? `<rect x="${-39 - grown}" y="${-19 - grown}" width="${78 + 2 * grown}" height="${38 + 2 * grown}" rx="${9 + grown * 0.6}" ${rest}/>`
      : `<path d="M${-32 - grown * 0.5}-${19 + grown}H${32 + grown * 0.5}L${39 + grown}-${12 + grown * 0.5}V${12 + grown * 0.5}L${32 + grown * 0.5} ${19 + grown}H${-32 - grown * 0.5}L${-39 - grown} ${12 + grown * 0.5}V${-12 - grown * 0.5}Z" ${rest}/>`;
  const ring = chosen
    ? plate(3.4, `fill="none" stroke="${RING}" stroke-width="3.6"`) +
      plate(5.6, 'fill="none" stroke="#1f231c" stroke-width="1.2"')
    : hot
      ? plate(2.4, `fill="none" stroke="${RING}" stroke-width="2.4"`)
      : "";
  const hero =
    piece.frame === "hero" ? plate(-2, `fill="none" stroke="${RING}" stroke-width="1.6"`) : "";
  const known = piece.counter !== "";
  const hull = known
    ? `<g${piece.acted ? ' opacity=".7"' : ""}>${hullArt(piece.counter, colour, piece)}</g>`
    : `<g transform="translate(-36 -32) scale(1.1 1)">${unknownSign(colour.light)}</g>`;
  const veil = piece.acted ? plate(-1, 'fill="#d5cab0" fill-opacity=".2"') : "";
  const mist = piece.concealed && known ? plate(-1, `fill="${colour.edge}" fill-opacity=".4"`) : "";
  // The shadow falls to the south-east whichever way the vehicle faces.
  const [sx, sy] = [2 * ux + 4 * uy, -2 * uy + 4 * ux];
  const body =
    `<g transform="translate(${short(sx)} ${short(sy)})">${plate(0, 'fill="#1a1a10" fill-opacity=".45"')}</g>${ring}` +
    `${plate(0, `class="face ${piece.side}" fill="${colour.face}" stroke="${colour.edge}" stroke-width="1.5"`)}${hero}${hull}${veil}${mist}` +
    `<path d="M${far ? "38-11 50 0 38 11" : "41-8 48 0 41 8"}Z" fill="${RING}" stroke="#4d3704"/>`;
  const chip = (value: number) =>
    `<rect x="-6.5" y="-6" width="13" height="12" rx="2" fill="${colour.ink}" stroke="${colour.edge}"/><text y="4.2" text-anchor="middle" class="ct" font-size="11.5" fill="${colour.edge}">${value}</text>`;
  const [front, side, rear] = piece.defence;
  const chips =
    far || front === undefined
      ? ""
      : side === undefined || rear === undefined
        ? put(-31, 14, 1, chip(front))
        : put(31, 13, 1, chip(front)) + put(-2, 18, 1, chip(side)) + put(-33, 13, 1, chip(rear));
  return (
    `<g transform="rotate(${angle})">${body}</g>${chips}` +
    piece.damage.map((what, i) => put(-8 + i * 15.5, -18, grow * 0.9, damageTag(what))).join("") +
    (piece.riders > 0 ? put(-14, 16, grow, ridersTag(piece.riders, colour.ink, colour.edge)) : "") +
    (piece.suppressed > 0 ? put(32, -15, grow, suppressionTag(piece.suppressed)) : "") +
    (piece.token === ""
      ? piece.acted
        ? put(-28, -15, grow * 0.9, ACTED_TAG)
        : ""
      : put(-26, -18, grow, orderTag(piece.token, piece.look, piece.side)))
  );
}
