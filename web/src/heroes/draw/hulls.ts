/** Vehicles of two squares from above, facing right, with their centre at the origin. */

import { shapeOf, type CounterKind } from "./pictograms";

/** The colours of a side's counters. */
export interface Colours {
  readonly face: string;
  readonly edge: string;
  readonly light: string;
  readonly ink: string;
}

const row = (n: number, from: number, step: number, draw: (x: number) => string) =>
  Array.from({ length: n }, (_, i) => draw(Math.round((from + i * step) * 10) / 10)).join("");

/** Draw two tracks. */
const tracks = ({ edge, light }: Colours, x: number, length: number, y = 16, high = 8) =>
  [-y, y - high]
    .map(
      (top) =>
        `<rect x="${x}" y="${top}" width="${length}" height="${high}" rx="2" fill="${edge}"/>`,
    )
    .join("") +
  `<path d="${row(Math.floor(length / 4.1), x + 2, 4.1, (at) => `M${at}-${y}v${high}M${at} ${y - high}v${high}`)}" stroke="${light}" stroke-width=".9"/>`;

const wheels = ({ edge, light }: Colours, at: readonly number[]) =>
  at
    .map(
      (x) =>
        `<rect x="${x - 5}" y="-16.5" width="10" height="6.5" rx="2" fill="${edge}" stroke="${light}" stroke-width=".8"/><rect x="${x - 5}" y="10" width="10" height="6.5" rx="2" fill="${edge}" stroke="${light}" stroke-width=".8"/>`,
    )
    .join("");

const turret = ({ ink, edge }: Colours, x: number, gun: number, size = 1) =>
  `<path d="M${x + 8}-2.2H${gun}V2.2H${x + 8}Z" fill="${ink}" stroke="${edge}" stroke-width=".9"/><g transform="translate(${x}) scale(${size})"><path d="M-9-8H7L12-4V4L7 8H-9Z" fill="${ink}" stroke="${edge}" stroke-width="1.2"/><circle cx="-2" cy="0" r="4" fill="none" stroke="${edge}" stroke-width="1.2"/></g>`;

function tank(colours: Colours): string {
  const { light, edge } = colours;
  return (
    tracks(colours, -31, 58) +
    `<path d="M-27-9H20L27-5V5L20 9H-27Z" fill="${light}" stroke="${edge}" stroke-width="1.2"/><path d="M-24-6h8v12h-8M-13-6v12" fill="none" stroke="${edge}"/>` +
    turret(colours, 0, 38)
  );
}

function lightTank(colours: Colours): string {
  const { light, edge } = colours;
  return (
    tracks(colours, -27, 48, 15, 7) +
    `<path d="M-25-9H14L23-6V6L14 9H-25Z" fill="${light}" stroke="${edge}" stroke-width="1.2"/><path d="M-22-5h6v10h-6M15-8v16" fill="none" stroke="${edge}"/>` +
    turret(colours, -1, 27, 0.85)
  );
}

function armouredCar(colours: Colours, at: readonly number[]): string {
  const { light, edge } = colours;
  return (
    wheels(colours, at) +
    `<path d="M-30-8 -24-12H14L29-7V7L14 12H-24L-30 8Z" fill="${light}" stroke="${edge}" stroke-width="1.2"/><path d="M-24-12 -19-6V6L-24 12M14-12 11-6V6L14 12M-19-6H11M-19 6H11" fill="none" stroke="${edge}" stroke-width=".9"/>` +
    turret(colours, -3, 26, 0.85)
  );
}

/** Draw a half-track with benches for riders behind the driver. */
function halfTrack(colours: Colours): string {
  const { light, edge, ink } = colours;
  return (
    tracks(colours, -31, 36, 16.5, 7) +
    wheels(colours, [21]) +
    `<path d="M-31-11H8L12-9H27L31-5V5L27 9H12L8 11H-31Z" fill="${light}" stroke="${edge}" stroke-width="1.2"/><path d="M-27-8H2V8H-27Z" fill="${edge}" fill-opacity=".55" stroke="${edge}"/><path d="M-27-5.5H2M-27 5.5H2" stroke="${light}" stroke-width="2.4"/><path d="M7-8.5V8.5M16-7.5v15" stroke="${edge}" stroke-width="1.2"/><path d="M0-1.3H17V1.3H0Z" fill="${ink}" stroke="${edge}" stroke-width=".8"/><circle cx="1" r="3.2" fill="${ink}" stroke="${edge}"/>`
  );
}

export function hullArt(counter: string, colours: Colours, kind?: CounterKind): string {
  switch (shapeOf(counter, kind)) {
    case "half_track":
      return halfTrack(colours);
    case "eight_wheels":
      return armouredCar(colours, [-23, -9, 6, 19]);
    case "light_tank":
      return lightTank(colours);
    case "tank":
      return tank(colours);
    default:
      return armouredCar(colours, [-22, -7, 17]);
  }
}
