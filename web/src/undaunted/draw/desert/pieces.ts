/** Pieces on desert tiles, each centred on the origin: vehicles, structures and signs. */

import { COLOURS, PAPER } from "../../../draw/sides";
import type { SideShape } from "../../../draw/icons";
import { plate, shield } from "../counter";
import { centred } from "../markers";
import { DESERT_PICTOGRAMS } from "./pictograms";

const INK = { a: "#4c5a2c", b: "#34434e", both: "#6b4c08" } as const;

/** The content of a vehicle's counter. */
export interface VehiclePiece {
  side: SideShape;
  vehicle: string;
  /** Defence against small arms, or null. */
  defence: number | null;
  armour: number;
  /** The state of each seat. */
  seats: readonly ("free" | "ready" | "suppressed")[];
  damage: number;
  integrity: number;
  disabled: boolean;
}

/**
 * Draw a vehicle's counter. `banner` is the word across a disabled one. Seats are dots above the
 * pictogram, damage is shown as crosses beside it. The surrounding picture needs PIECE_DEFS.
 */
export function vehicleCounter(
  piece: VehiclePiece,
  size: number,
  banner: string,
  chosen = false,
): string {
  const colour = COLOURS[piece.side];
  const picture = `<g transform="translate(11 9) scale(.66)">${DESERT_PICTOGRAMS[piece.vehicle]?.(colour.face) ?? ""}</g>`;
  const armour = `<path d="M5 42h15v17H5Z" fill="${colour.edge}" stroke="${colour.ink}" stroke-width="1"/><text x="12.5" y="55.5" text-anchor="middle" class="ct" fill="${colour.ink}" font-size="14">${piece.armour}</text>`;
  const defence = shield(piece.side, piece.defence === null ? "–" : String(piece.defence));
  const marks = seatDots(piece, colour.ink) + defence + armour + damageCrosses(piece);
  return plate(piece.side, size, picture, marks, piece.disabled ? banner : null, chosen);
}

/** Draw one dot per seat: hollow if free, struck through if its soldier is suppressed. */
function seatDots({ seats }: VehiclePiece, ink: string): string {
  return seats
    .map((seat, i) => {
      const x = 32 + (i - (seats.length - 1) / 2) * 9;
      const dot = `<circle cx="${x}" cy="10.5" r="3" fill="${seat === "free" ? "none" : ink}" stroke="${ink}" stroke-width="1.3"/>`;
      return seat === "suppressed"
        ? `${dot}<path d="M${x - 3.4} 13.9 ${x + 3.4} 7.1" stroke="#e58f6a" stroke-width="2.2"/>`
        : dot;
    })
    .join("");
}

function damageCrosses({ damage, integrity }: VehiclePiece): string {
  if (damage === 0) return "";
  return Array.from({ length: integrity }, (_, i) => {
    const x = 32 + (i - (integrity - 1) / 2) * 6.4;
    return i < damage
      ? `<path d="M${x - 2.2} 51.8l4.4 4.4M${x + 2.2} 51.8l-4.4 4.4" stroke="#f2a184" stroke-width="2.2" stroke-linecap="round"/>`
      : `<circle cx="${x}" cy="54" r="1.2" fill="${PAPER}" fill-opacity=".6"/>`;
  }).join("");
}

/** The signs of structures in a 44-unit box. */
const SIGNS: Readonly<Record<string, string>> = {
  aircraft: `<path d="M22 5l2 9 13 4v4H24l-1 8 4 3v2H17v-2l4-3-1-8H7v-4l13-4Z" fill="${PAPER}"/>`,
  hangar: `<path d="M7 33V22C7 13 14 9 21 9s14 4 14 13v11h-6V22H13v11Z" fill="${PAPER}"/><path d="M16 26h10M16 30h10" stroke="${PAPER}" stroke-width="2"/>`,
  motor_pool: `<path d="M7 16h16v12H7ZM25 20h6l4 5v3H25Z" fill="${PAPER}"/><g fill="${PAPER}" stroke="#8a3a1e" stroke-width="1.5"><circle cx="13" cy="29" r="4"/><circle cx="29" cy="29" r="4"/></g>`,
  fuel_dump: `<path d="M7 14h10v19H7zM19 9h10v24H19z" fill="${PAPER}"/><path d="M7 20h10M7 27h10M19 16h10M19 25h10" stroke="#8a3a1e" stroke-width="1.6"/>`,
  radio_mast: `<path d="M16 34 21 12l5 22M18 24h6M17 30h8" fill="none" stroke="${PAPER}" stroke-width="2.4"/><path d="M14 16q-4-5 0-9M28 16q4-5 0-9" fill="none" stroke="${PAPER}" stroke-width="2"/>`,
  water_tower: `<path d="M10 12c3-5 19-5 22 0v9H10Z" fill="${PAPER}"/><path d="M13 21 9 35M29 21l4 14M21 21v14M12 28h18" fill="none" stroke="${PAPER}" stroke-width="2.2"/>`,
};

/** Draw a structure with its points, if any, and its defence. */
export function structureMarker(
  structure: string,
  points: number,
  defence: number,
  size = 52,
): string {
  const worth =
    points > 0
      ? `<circle cx="40" cy="4" r="9" fill="#e9bd4c" stroke="#4d3704" stroke-width="1.3"/><text x="40" y="8.8" text-anchor="middle" class="ct" font-size="13.5" fill="#2c2103">${points}</text>`
      : "";
  return centred(
    44,
    size,
    '<path d="M4 4h36v36H4Z" transform="translate(1.5 3)" fill="#1a1a10" fill-opacity=".42"/><path d="M3 3h38v38H3Z" fill="#8a3a1e" stroke="#4a1a0a" stroke-width="1.5"/><path d="M6 6h32v32H6Z" fill="none" stroke="#d88f6d" stroke-width=".9"/>' +
      `${SIGNS[structure] ?? ""}${worth}` +
      `<path d="M31 30h13v7q0 5-6.5 8-6.5-3-6.5-8Z" fill="${PAPER}" stroke="#4a1a0a"/><text x="37.5" y="41.3" text-anchor="middle" class="ct" font-size="12.5" fill="#4a1a0a">${defence}</text>`,
  );
}

/** Draw an escape marker with its side and direction, in degrees from the right. */
export function escapeMarker(whose: keyof typeof INK, direction: number, size = 44): string {
  return centred(
    44,
    size,
    `<circle cx="23" cy="24.5" r="19.5" fill="#1a1a10" fill-opacity=".4"/><circle cx="22" cy="22" r="19.5" fill="${INK[whose]}" stroke="#1f231c" stroke-width="1.4"/><circle cx="22" cy="22" r="16" fill="none" stroke="${PAPER}" stroke-width="1" stroke-dasharray="3 2"/><g transform="rotate(${direction} 22 22)"><path d="M10 18h13v-7l13 11-13 11v-7H10Z" fill="${PAPER}"/></g>`,
  );
}

/** Sign for a tile that vehicles cannot enter, with its upper left corner at the origin. */
export const ROUGH_SIGN = `<rect width="30" height="22" rx="3" fill="${PAPER}" stroke="#742410" stroke-width="1.5"/><path d="M6 15l3-6h5l2-3h5l3 9Z" fill="#742410"/><path d="M4 4l22 14" stroke="#742410" stroke-width="2.4"/>`;
