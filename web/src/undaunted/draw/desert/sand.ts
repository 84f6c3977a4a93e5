/** Parts of desert tiles: sand, dunes, rocks, palms, tracks, walls and tents. */

import { blob, pick, short, smooth, type Point, type Random } from "../../../draw/seeded";

/** SVG patterns and symbols that the drawings refer to. Needed once per picture. */
export const DESERT_DEFS = `<pattern id="sand0" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="1.2" cy="1.4" r=".55" fill="#8f6b38" fill-opacity=".5"/><circle cx="4.4" cy="4.1" r=".5" fill="#8f6b38" fill-opacity=".4"/></pattern>
<pattern id="sand1" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><circle cx="1" cy="1" r=".6" fill="#845d2a" fill-opacity=".6"/><circle cx="3" cy="3" r=".5" fill="#845d2a" fill-opacity=".5"/></pattern>
<pattern id="rip" width="16" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)"><path d="M0 4q4-3 8 0t8 0" fill="none" stroke="#8f6b38" stroke-opacity=".32" stroke-width=".9"/></pattern>
<symbol id="palm" viewBox="-12 -12 24 24" overflow="visible"><ellipse cx="3.4" cy="4" rx="8" ry="6" fill="#3b2c12" fill-opacity=".3"/><g stroke="#4c5a2c" stroke-width="2" fill="none" stroke-linecap="round"><path d="M0 0Q5-6 10-3M0 0Q7 0 9 6M0 0Q2 6-1 10M0 0Q-6 5-10 3M0 0Q-7-2-8-8M0 0Q0-7 4-10"/></g><g stroke="#8fa05a" stroke-width=".8" fill="none" stroke-linecap="round"><path d="M0 0Q5-6 9-3.4M0 0Q-6 5-9 3M0 0Q0-7 3.6-9M0 0Q-7-2-7.4-7"/></g><circle r="1.6" fill="#6b4a1c"/></symbol>
<symbol id="rock" viewBox="-12 -12 24 24" overflow="visible"><path d="M-7 5C-4 9 7 8 9 5L6 7-5 7Z" fill="#3b2c12" fill-opacity=".35"/><path d="M-8 4-5-4 0-7 5-4 8 4 2 6-5 6Z" fill="#b08f5c" stroke="#6b4d22" stroke-width=".8"/><path d="M-5-4 0-1 2 6M0-1 5-4" fill="none" stroke="#6b4d22" stroke-width=".7"/><path d="M-5-4 0-7 5-4 0-1Z" fill="#cfb27c"/></symbol>
<symbol id="scrub" viewBox="-12 -12 24 24" overflow="visible"><ellipse cx="2" cy="3" rx="7" ry="4.4" fill="#3b2c12" fill-opacity=".26"/><path d="M-6 3C-8-1-4-4-2-3-1-7 4-6 4-3 7-3 8 1 5 3Z" fill="#8d8a4e" stroke="#5b5a2c" stroke-width=".8"/><path d="M-3 1q1-3 3-3M1 2q1-3 3-2" fill="none" stroke="#b9b678" stroke-width=".9"/></symbol>`;

/** Draw bare sand with lighter and darker drifts. */
export function sand(random: Random, colour: string): string {
  const drifts = Array.from({ length: 3 }, () => {
    const drift = blob(
      random,
      random() * 200,
      random() * 200,
      50 + random() * 40,
      24 + random() * 24,
      10,
      0.2,
    );
    const tint = pick(random, ["#ecd29d", "#d9b87c", "#e8cc95"]);
    return `<path d="${smooth(drift)}" fill="${tint}" fill-opacity=".7"/>`;
  }).join("");
  return `<rect width="200" height="200" fill="${colour}"/><rect width="200" height="200" fill="url(#sand0)"/>${drifts}`;
}

/** Draw a dune with its lee side in shadow. */
export function dune(x: number, y: number, w: number, h: number): string {
  const at = (dx: number, dy: number) => `${short(x + w * dx)} ${short(y + h * dy)}`;
  const crest = `M${at(-1, 0.5)}C${at(-0.5, -0.9)} ${at(0.4, -1)} ${at(1, 0.2)}`;
  const lee = `${crest}C${at(0.3, -0.1)} ${at(-0.3, 0.1)} ${at(-1, 0.5)}Z`;
  return (
    `<path d="${lee}" fill="#c99f5e" fill-opacity=".75"/><path d="${lee}" fill="url(#sand1)"/>` +
    `<path d="${crest}" fill="none" stroke="#8a5e26" stroke-width="1.3"/>` +
    `<path d="M${at(-0.7, 0.9)}q${short(w * 0.7)} ${short(-h * 0.5)} ${short(w * 1.4)} ${short(-h * 0.1)}" fill="none" stroke="#a87d40" stroke-opacity=".6" stroke-width=".9"/>`
  );
}

/**
 * Draw tracks that merge where they meet: first all edges, then the surfaces, then the centre
 * lines.
 */
export function track(
  ...list: readonly (readonly [points: readonly Point[], width: number])[]
): string {
  const paths = list.map(([points, width]) => ({ path: smooth(points, false), width }));
  const layer = (draw: (width: number) => string) =>
    paths.map(({ path, width }) => `<path d="${path}" fill="none" ${draw(width)}/>`).join("");
  return (
    layer(
      (width) => `stroke="#8f6f3c" stroke-width="${short(width + 2.4)}" stroke-dasharray="9 3"`,
    ) +
    layer((width) => `stroke="#f0dfb4" stroke-width="${width}"`) +
    layer(() => 'stroke="#c8a970" stroke-width="1.2" stroke-dasharray="7 6"')
  );
}

type Thing = "rock" | "palm" | "scrub";

/** Draw a symbol centred on a point. */
export function thing(name: Thing, [x, y]: Point, scale: number): string {
  const size = short(24 * scale);
  return `<use href="#${name}" x="${short(x - 12 * scale)}" y="${short(y - 12 * scale)}" width="${size}" height="${size}"/>`;
}

/** Draw a flat roof with a parapet. */
export function flatRoof(x: number, y: number, w: number, h: number, angle = 0): string {
  const [left, top] = [short(-w / 2), short(-h / 2)];
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${angle})">` +
    `<rect x="${short(-w / 2 + 3)}" y="${short(-h / 2 + 4)}" width="${w}" height="${h}" fill="#2b2a1a" fill-opacity=".4"/>` +
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="#d3b078" stroke="#5b3b12" stroke-width="1"/>` +
    `<rect x="${short(-w / 2 + 2.6)}" y="${short(-h / 2 + 2.6)}" width="${short(w - 5.2)}" height="${short(h - 5.2)}" fill="#ead3a2" stroke="#9a7138" stroke-width=".8"/>` +
    `<path d="M${short(-w / 2 + 2.6)} ${short(-h / 2 + 2.6)}H${short(w / 2 - 2.6)}V${short(-h / 2 + 6)}H${short(-w / 2 + 6)}V${short(h / 2 - 2.6)}H${short(-w / 2 + 2.6)}Z" fill="#b58d52" fill-opacity=".7"/>` +
    `<rect x="${short(w * 0.12)}" y="${short(h * 0.06)}" width="5" height="5" fill="#7a5322"/></g>`
  );
}

/** Draw a ridge tent with its ropes. */
export function tent(x: number, y: number, angle: number): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${angle})"><path d="M-15-10H19V16H-15Z" fill="#2b2a1a" opacity=".32"/>` +
    '<path d="M-18-13H16V13H-18Z" fill="#c9b27a" stroke="#5b4a1c"/><path d="M-18 0H16V13H-18Z" fill="#ab9359"/><path d="M-18 0H16" stroke="#f0e3ba" stroke-width="1.4"/>' +
    '<path d="M-18-13l-6-4M16-13l6-4M-18 13l-6 4M16 13l6 4" stroke="#5b4a1c" stroke-width=".8"/></g>'
  );
}

export const crate = ([x, y]: Point): string =>
  `<rect x="${short(x + 1.6)}" y="${short(y + 2)}" width="9" height="8" fill="#2b2a1a" opacity=".3"/><rect x="${short(x)}" y="${short(y)}" width="9" height="8" fill="#8a6a34" stroke="#3d2c0e" stroke-width=".8"/>`;

/** Draw a parked aeroplane from above. */
export function parkedPlane(x: number, y: number, angle: number): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${angle}) scale(1.15)"><path d="M0-24C4-28 6-22 6-18L6-6 29 0V6L6 6 5 20 12 24V27H-6V24L1 20 0 6-23 6V0L0-6Z" fill="#2b2a1a" opacity=".3"/>` +
    '<path d="M-3-22C-3-28 3-28 3-22L3-10 26-4V2L3 2 2 16 9 20V23H-9V20L-2 16-3 2-26 2V-4L-3-10Z" fill="#8c7a4e" stroke="#3d3417" stroke-width="1"/>' +
    '<path d="M-2-16H2V-9H-2Z" fill="#dfe6e2" stroke="#3d3417" stroke-width=".6"/><circle cx="-17" cy="-1.5" r="2.6" fill="#f0e3ba"/><circle cx="17" cy="-1.5" r="2.6" fill="#f0e3ba"/></g>'
  );
}
