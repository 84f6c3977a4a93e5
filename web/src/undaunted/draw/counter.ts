/**
 * Counters: round for the first side, with cut corners for the second, so that shape identifies the
 * side.
 */

import type { SideShape } from "../../draw/icons";
import { pictogram } from "../../draw/pictograms";
import { COLOURS, PAPER, outline } from "../../draw/sides";

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
  const { side, squad } = piece;
  const colour = COLOURS[side];
  const [shift, scale] = squad === "" ? ["10 10", 0.66] : ["12 13", 0.6];
  const letter =
    squad === ""
      ? ""
      : `<text x="8.5" y="20" class="ct" fill="${colour.ink}" font-size="15">${squad}</text>`;
  const picture = `<g transform="translate(${shift}) scale(${scale})">${pictogram(piece.role, colour.face)}</g>`;
  const marks = letter + shield(side, String(piece.defence));
  return plate(side, size, picture, marks, piece.suppressed ? banner : null, chosen);
}

/** Draw a counter with a picture and marks; `across` is a word over one that is out of action. */
export function plate(
  side: SideShape,
  size: number,
  picture: string,
  marks: string,
  across: string | null,
  chosen: boolean,
): string {
  const colour = COLOURS[side];
  const plain = outline(side);
  const ring = chosen
    ? `<path d="${outline(side, -5)}" fill="none" stroke="#d9a62e" stroke-width="5"/><path d="${outline(side, -8)}" fill="none" stroke="#1f231c" stroke-width="1.6"/>`
    : "";
  // Squeeze a long word instead of cutting it off.
  const squeeze =
    across !== null && across.length > 8 ? ' textLength="56" lengthAdjust="spacingAndGlyphs"' : "";
  const banner =
    across === null
      ? ""
      : `<path d="${outline(side, 3)}" fill="url(#hatch)"/><rect x="0" y="24" width="64" height="16" fill="${PAPER}" stroke="${colour.edge}" stroke-width="1.2"/><text x="32" y="36.2" text-anchor="middle" class="ct" fill="#742410" font-size="13"${squeeze}>${across}</text>`;
  return (
    `<g transform="scale(${(size / 64).toFixed(3)}) translate(-32 -32)">${ring}<g${across === null ? "" : ' transform="rotate(-9 32 32)"'}>` +
    `<path d="${plain}" transform="translate(1.5 5)" fill="#1a1a10" fill-opacity=".42"/><path d="${plain}" transform="translate(0 3)" fill="${colour.edge}"/>` +
    `<path class="face ${side}" d="${plain}" fill="${colour.face}" stroke="${colour.edge}" stroke-width="1.6"/><path d="${outline(side, 3.2)}" fill="none" stroke="${colour.light}" stroke-width="1.2"/>` +
    `<g color="${colour.ink}" fill="${colour.ink}"${across === null ? "" : ' opacity=".45"'}>${picture}</g>${marks}${banner}</g></g>`
  );
}

/** Draw the shield with a counter's defence. */
export function shield(side: SideShape, text: string): string {
  const colour = COLOURS[side];
  return `<path d="M44 42h15v9q0 6-7.5 9.5Q44 57 44 51Z" fill="${colour.ink}" stroke="${colour.edge}" stroke-width="1"/><text x="51.5" y="55" text-anchor="middle" class="ct" fill="${colour.edge}" font-size="14">${text}</text>`;
}
