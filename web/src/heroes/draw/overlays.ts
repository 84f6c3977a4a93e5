/** Overlays on the boards: houses, defence positions, thickets, ponds and wrecks. */

import type { OverlayInfo } from "../../wire";
import { blob, seeded, short, smooth } from "../../draw/seeded";
import { bushes } from "./growth";
import { houseArt, ruinArt } from "./houses";
import { block } from "./land";
import { spot, type MapPlan, type MapState } from "./measure";
import { seedOf } from "./seed";
import { pond } from "./water";
import { wreckArt } from "./wrecks";

export function overlayArt(overlay: OverlayInfo, plan: MapPlan, state: MapState = {}): string {
  const fallen = state.fallen?.includes(overlay.name) ?? false;
  const random = seeded(seedOf(overlay.name + overlay.x + overlay.y));
  const { x, y, w, h } = block(overlay, plan.rows);
  const [cx, cy] = spot(overlay, plan.rows);
  switch (overlay.kind) {
    case "house":
      return fallen ? ruinArt(overlay, plan) : houseArt(overlay, plan);
    case "position":
      return fallen ? "" : positionArt(x, y, w, h, random);
    case "wreck":
      return fallen
        ? ""
        : `<g transform="translate(${cx} ${cy})">${wreckArt(overlay.terrain, w > h ? 1 : 0, h > w ? 1 : 0)}</g>`;
    default:
      return overlay.terrain === "water" ? pond(random, x, y, w, h) : bushes(random, [cx, cy]);
  }
}

/** Draw a dugout with sandbags around it. */
function positionArt(x: number, y: number, w: number, h: number, random: () => number): string {
  const box = (inset: number, rest: string) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" ${rest}/>`;
  const boards = Array.from({ length: Math.floor((w > h ? w : h) / 8) - 3 }, (_, i) =>
    w > h
      ? `M${x + 16 + i * 8} ${y + 12}V${y + h - 12}`
      : `M${x + 12} ${y + 16 + i * 8}H${x + w - 12}`,
  ).join("");
  return (
    `<path d="${smooth(blob(random, x + w / 2, y + h / 2, w / 2 + 1, h / 2 + 1, 14, 0.05))}" fill="#a08a55" fill-opacity=".6"/>` +
    box(7, 'rx="7" fill="#1a1a10" fill-opacity=".35" transform="translate(1.5 2.5)"') +
    box(8, 'rx="5" fill="#7d6739"') +
    `<path d="${boards}" stroke="#4f3f1f" stroke-width="4"/>` +
    box(7.5, 'rx="7" fill="none" stroke="#5b4a1c" stroke-width="10"') +
    box(7.5, 'rx="7" fill="none" stroke="#c9b07a" stroke-width="7.6" stroke-dasharray="9.4 1.5"') +
    box(
      6.6,
      `rx="7" fill="none" stroke="#e6d3a4" stroke-width="1.4" stroke-dasharray="6 4.9" stroke-dashoffset="${short(-1.6)}"`,
    )
  );
}
