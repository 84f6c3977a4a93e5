/** Parts of tiles: fields, hedges, roads, houses and trees. */

import { pick, polygon, short, smooth, type Point, type Random } from "./seeded";

/** SVG patterns and tree symbols that the drawings refer to. Needed once per picture. */
export const TERRAIN_DEFS = `<pattern id="pl0" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(18)"><path d="M0 3.5H7" stroke="#6d6a34" stroke-opacity=".34" stroke-width="1.1"/></pattern>
<pattern id="pl1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-64)"><path d="M0 3H6" stroke="#6d6a34" stroke-opacity=".3" stroke-width="1.1"/></pattern>
<pattern id="pl2" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(74)"><path d="M0 4H8" stroke="#7a6a3a" stroke-opacity=".36" stroke-width="1.5"/></pattern>
<pattern id="pl3" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path d="M2 6l1.2-3M3.2 6l.2-3.2M4.4 6l-.4-2.6" stroke="#68702f" stroke-opacity=".55" stroke-width=".7" fill="none"/></pattern>
<pattern id="pl4" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><circle cx="5" cy="5.6" r="2.6" fill="#3d4a24" fill-opacity=".35"/><circle cx="4.6" cy="5" r="2.5" fill="#7c8b4b"/><circle cx="4" cy="4.3" r="1" fill="#a8b272"/></pattern>
<pattern id="pl5" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="1.2" cy="1.2" r=".55" fill="#7c7a44" fill-opacity=".6"/><circle cx="3.8" cy="3.6" r=".45" fill="#7c7a44" fill-opacity=".5"/></pattern>
<symbol id="t0" viewBox="-12 -12 24 24" overflow="visible"><ellipse cx="2.6" cy="3.4" rx="9.6" ry="8.6" fill="#2b331a" fill-opacity=".38"/><path d="M-8.6 1.6C-10.4-3-6.4-8.4-2-8.2 1-11 7.4-8.6 7.6-4.4 11-1.6 9.4 4.4 5.4 5.4 3.4 9.4-3 9.4-4.6 6.2-7.4 6.2-9 4-8.6 1.6Z" fill="#5f7240" stroke="#37441f" stroke-width=".9"/><path d="M-6 .4C-6.6-3-3.6-6-1-5.6 1-7.4 4.4-6 4.4-3.4M-3 3.4C-1 5 2 4.6 3.2 3" fill="none" stroke="#9aa968" stroke-width="1.3" stroke-linecap="round"/></symbol>
<symbol id="t1" viewBox="-12 -12 24 24" overflow="visible"><ellipse cx="2.4" cy="3" rx="8.6" ry="8" fill="#2b331a" fill-opacity=".38"/><path d="M-7.8 0C-8.6-5-3.4-8.6.4-7.8 5-8.6 8.6-4.4 7.8-.4 9.2 4-1 9.4-3.4 6.6-6.8 6.4-8.6 3-7.8 0Z" fill="#70834a" stroke="#3d4a24" stroke-width=".9"/><path d="M-4.8-1.4C-4.6-4.4-1.8-5.6.6-5" fill="none" stroke="#aebb7c" stroke-width="1.4" stroke-linecap="round"/></symbol>
<symbol id="t2" viewBox="-12 -12 24 24" overflow="visible"><ellipse cx="2.4" cy="3" rx="7.4" ry="6.8" fill="#2b331a" fill-opacity=".38"/><circle r="6.8" fill="#4f6136" stroke="#303c1b" stroke-width=".9"/><path d="M-3.8-1C-3.6-3.4-1.6-4.6.4-4.2" fill="none" stroke="#8d9d5e" stroke-width="1.3" stroke-linecap="round"/></symbol>`;

const TINTS = [
  "#d9d9a4",
  "#cdd29a",
  "#e2daa9",
  "#c3ca90",
  "#dccf9c",
  "#d3d6a8",
  "#e6dfb8",
  "#b9c387",
] as const;
/** A number without a pattern: the field stays plain. */
const PLAIN = 9;
const ROAD = { casing: "#7d6f4c", fill: "#f3ead0", middle: "#cdbd92" };
const ROOFS = [
  ["#a4553c", "#8a4530", "#c27a5c"],
  ["#7b4f3a", "#653f2e", "#9c6f55"],
  ["#6c7679", "#596366", "#8d9799"],
  ["#b5916a", "#9c7a55", "#cfae86"],
] as const;

export type Patterns = readonly [number, ...number[]];

/** Draw a bank with bushes along a line. */
export function hedge(random: Random, points: readonly Point[], width = 7): string {
  const path = points.map(([x, y], i) => `${i ? "L" : "M"}${short(x)} ${short(y)}`).join("");
  const line = (rest: string) =>
    `<path d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;
  let bushes = "";
  let lights = "";
  points.slice(1).forEach(([x1, y1], i) => {
    const [x0, y0] = points[i] ?? [0, 0];
    const n = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / Math.max(5.2, width * 0.46)));
    const scatter = Math.max(2.4, width * 0.34);
    for (let k = 0; k < n; k++) {
      const along = (k + 0.5 * random()) / n;
      const x = x0 + (x1 - x0) * along + (random() - 0.5) * scatter;
      const y = y0 + (y1 - y0) * along + (random() - 0.5) * scatter;
      const radius = width * (0.38 + random() * 0.26);
      bushes += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`;
      if (random() < 0.72) {
        lights += `<circle cx="${short(x - radius * 0.28)}" cy="${short(y - radius * 0.34)}" r="${short(radius * 0.46)}"/>`;
      }
    }
  });
  return (
    line(
      `transform="translate(2 2.6)" stroke="#2b331a" stroke-opacity=".32" stroke-width="${width + 1}"`,
    ) +
    line(`stroke="#37441f" stroke-width="${width}"`) +
    `<g fill="#5a6c39" stroke="#37441f" stroke-width=".6">${bushes}</g><g fill="#8b9a58">${lights}</g>`
  );
}

/** Draw roads with merged junctions: first all edges, then the surfaces, then the centre lines. */
export function roads(
  ...list: readonly (readonly [points: readonly Point[], width: number])[]
): string {
  const paths = list.map(([points, width]) => ({ path: smooth(points, false), width }));
  const layer = (draw: (width: number) => string) =>
    paths.map(({ path, width }) => `<path d="${path}" fill="none" ${draw(width)}/>`).join("");
  return (
    layer((width) => `stroke="${ROAD.casing}" stroke-width="${short(width + 2.4)}"`) +
    layer((width) => `stroke="${ROAD.fill}" stroke-width="${width}"`) +
    layer(() => `stroke="${ROAD.middle}" stroke-width="1.2" stroke-dasharray="7 6"`)
  );
}

/** Draw a roof from above. */
export function house(x: number, y: number, w: number, h: number, angle = 0, roof = 0): string {
  const [light, dark, ridge] = ROOFS[roof % ROOFS.length] ?? ROOFS[0];
  const [left, top] = [short(-w / 2), short(-h / 2)];
  const row = (length: number, draw: (at: number) => string) =>
    Array.from({ length: Math.floor(length / 4) }, (_, i) => draw(-length / 2 + 3 + i * 4)).join(
      "",
    );
  const tiles = (path: string) =>
    `<path d="${path}" stroke="#3d2418" stroke-opacity=".28" stroke-width=".6"/>`;
  const slope =
    w >= h
      ? `<rect x="${left}" y="0" width="${w}" height="${short(h / 2)}" fill="${dark}"/><path d="M${left} 0H${short(w / 2)}" stroke="${ridge}" stroke-width="1.3"/>` +
        row(w, (at) => tiles(`M${short(at)} ${short(-h / 2 + 1)}V${short(h / 2 - 1)}`))
      : `<rect x="0" y="${top}" width="${short(w / 2)}" height="${h}" fill="${dark}"/><path d="M0 ${top}V${short(h / 2)}" stroke="${ridge}" stroke-width="1.3"/>` +
        row(h, (at) => tiles(`M${short(-w / 2 + 1)} ${short(at)}H${short(w / 2 - 1)}`));
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${angle})">` +
    `<rect x="${short(-w / 2 + 2.6)}" y="${short(-h / 2 + 3.4)}" width="${w}" height="${h}" fill="#2b2a1a" fill-opacity=".42"/>` +
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${light}" stroke="#3d2418" stroke-width=".9"/>` +
    `${slope}<rect x="${short(w * 0.18)}" y="${short(-h * 0.3)}" width="3" height="3" fill="#3d2418"/></g>`
  );
}

export const CHURCH =
  '<g transform="translate(140 60)"><rect x="-24" y="-13" width="52" height="30" fill="#2b2a1a" fill-opacity=".4"/><path d="M-26-14H26V14H-26Z" fill="#6c7679" stroke="#30383b"/><path d="M-26 0H26V14H-26Z" fill="#596366"/><path d="M0-22H12V22H0Z" fill="#7c8689" stroke="#30383b"/><path d="M0 0H26" stroke="#a5aeb0" stroke-width="1.4"/><rect x="-34" y="-10" width="18" height="20" fill="#8a9496" stroke="#30383b"/><path d="M-34-10l18 20M-16-10l-18 20" stroke="#30383b" stroke-width=".8"/><path d="M-25-4v8M-28-1h6" stroke="#f8f3e4" stroke-width="1.6"/></g>';

export function tree(random: Random, [x, y]: Point, scale: number): string {
  const kind = Math.floor(random() * 3);
  const size = short(24 * scale);
  return `<use href="#t${kind}" x="${short(x - 12 * scale)}" y="${short(y - 12 * scale)}" width="${size}" height="${size}"/>`;
}

/** Cut a polygon by a line near its centre. */
function cut(
  outline: readonly Point[],
  angle: number,
  shift: Point,
): { parts: Point[][]; line: Point[] } {
  const middle = outline.reduce<Point>(
    ([x, y], p) => [x + p[0] / outline.length, y + p[1] / outline.length],
    [0, 0],
  );
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const through = nx * (middle[0] + shift[0]) + ny * (middle[1] + shift[1]);
  const parts: [Point[], Point[]] = [[], []];
  const line: Point[] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    const [dp, dq] = [nx * p[0] + ny * p[1] - through, nx * q[0] + ny * q[1] - through];
    parts[dp >= 0 ? 0 : 1].push(p);
    if (dp * dq < 0) {
      const k = dp / (dp - dq);
      const crossing: Point = [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
      parts[0].push(crossing);
      parts[1].push(crossing);
      line.push(crossing);
    }
  });
  return { parts: parts.filter((part) => part.length > 2), line };
}

/** Draw fields made by cutting the square repeatedly. Hedges may follow the cuts. */
export function fields(
  random: Random,
  size: number,
  depth: number,
): { outlines: Point[][]; cuts: Point[][] } {
  const slant = random();
  let outlines: Point[][] = [
    [
      [-6, -6],
      [size + 6, -6],
      [size + 6, size + 6],
      [-6, size + 6],
    ],
  ];
  const cuts: Point[][] = [];
  for (let k = 0; k < depth; k++) {
    outlines = outlines.flatMap((outline) => {
      const [xs, ys] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
      const [w, h] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
      if (k > 1 && w * h < size * size * 0.16) return [outline];
      const angle = (w > h ? 0 : Math.PI / 2) + (random() - 0.5) * 0.62 + (slant - 0.5) * 0.3;
      const { parts, line } = cut(outline, angle, [
        (random() - 0.5) * w * 0.2,
        (random() - 0.5) * h * 0.2,
      ]);
      if (line.length === 2) cuts.push(line);
      return parts;
    });
  }
  return { outlines, cuts };
}

export function fillFields(
  random: Random,
  outlines: readonly Point[][],
  patterns: Patterns = [0, 1, 2, 3, 4, 5, PLAIN, PLAIN],
): string {
  return outlines
    .map((outline) => {
      const pattern = pick(random, patterns);
      const path = polygon(outline);
      const tint = `<path d="${path}" fill="${pick(random, TINTS)}"/>`;
      return pattern === PLAIN ? tint : `${tint}<path d="${path}" fill="url(#pl${pattern})"/>`;
    })
    .join("");
}

/** Return a straight line made slightly uneven. */
export function uneven(random: Random, line: readonly Point[]): Point[] {
  const [a, b] = [line[0] ?? [0, 0], line[1] ?? [0, 0]];
  const n = 5;
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const off = () => (i > 0 && i < n ? (random() - 0.5) * 4.8 : 0);
    return [a[0] + ((b[0] - a[0]) * i) / n + off(), a[1] + ((b[1] - a[1]) * i) / n + off()];
  });
}
