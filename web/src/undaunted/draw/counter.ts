/**
 * Counters: round for the first side, with cut corners for the second, so that shape identifies the
 * side.
 */

import type { SideShape } from "../../draw/icons";
import { pictogram } from "../../draw/pictograms";
import { COLOURS, outline } from "../../draw/sides";

/** SVG definitions that pieces refer to. Needed once per picture. */
export const PIECE_DEFS =
  '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="#f8f3e4" stroke-opacity=".5" stroke-width="1.6"/></pattern>';

/** The content of a counter. */
export interface Piece {
  side: SideShape;
  /** The role of its card. */
  role: string;
  squad: string;
  defence: number;
  suppressed: boolean;
}

/**
 * Draw a counter centred on the origin. `banner` is the word across a suppressed one. The
 * surrounding picture needs PIECE_DEFS.
 */
export function counter(piece: Piece, size: number, banner: string, chosen = false): string {
  const colour = COLOURS[piece.side];
  const plain = outline(piece.side);
  const ring = chosen
    ? `<path d="${outline(piece.side, -5)}" fill="none" stroke="#d9a62e" stroke-width="5"/><path d="${outline(piece.side, -8)}" fill="none" stroke="#1f231c" stroke-width="1.6"/>`
    : "";
  const [shift, scale] = piece.squad === "" ? ["10 10", 0.66] : ["12 13", 0.6];
  const squad =
    piece.squad === ""
      ? ""
      : `<text x="8.5" y="20" class="ct" fill="${colour.ink}" font-size="15">${piece.squad}</text>`;
  // Squeeze a long word instead of cutting it off.
  const squeeze = banner.length > 8 ? ' textLength="56" lengthAdjust="spacingAndGlyphs"' : "";
  const suppressed = piece.suppressed
    ? `<path d="${outline(piece.side, 3)}" fill="url(#hatch)"/><rect x="0" y="24" width="64" height="16" fill="#f7f2df" stroke="${colour.edge}" stroke-width="1.2"/><text x="32" y="36.2" text-anchor="middle" class="ct" fill="#742410" font-size="13"${squeeze}>${banner}</text>`
    : "";
  return (
    `<g transform="scale(${(size / 64).toFixed(3)}) translate(-32 -32)">${ring}<g${piece.suppressed ? ' transform="rotate(-9 32 32)"' : ""}>` +
    `<path d="${plain}" transform="translate(1.5 5)" fill="#1a1a10" fill-opacity=".42"/><path d="${plain}" transform="translate(0 3)" fill="${colour.edge}"/>` +
    `<path class="face ${piece.side}" d="${plain}" fill="${colour.face}" stroke="${colour.edge}" stroke-width="1.6"/><path d="${outline(piece.side, 3.2)}" fill="none" stroke="${colour.light}" stroke-width="1.2"/>` +
    `<g transform="translate(${shift}) scale(${scale})" color="${colour.ink}" fill="${colour.ink}"${piece.suppressed ? ' opacity=".45"' : ""}>${pictogram(piece.role, colour.face)}</g>${squad}` +
    `<path d="M44 42h15v9q0 6-7.5 9.5Q44 57 44 51Z" fill="${colour.ink}" stroke="${colour.edge}" stroke-width="1"/><text x="51.5" y="55" text-anchor="middle" class="ct" fill="${colour.edge}" font-size="14">${piece.defence}</text>` +
    `${suppressed}</g></g>`
  );
}
