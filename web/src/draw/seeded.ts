/** Seeded random numbers and curves: the same seed always gives the same drawing. */

export type Point = readonly [x: number, y: number];
export type Random = () => number;

/** Return a number rounded to the precision that SVG needs. */
export const short = (n: number): string => (Math.round(n * 10) / 10).toString();

/** Return a generator of numbers from 0 to 1 that depend only on the seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: Random, all: readonly [T, ...T[]]): T {
  return all[Math.floor(random() * all.length)] ?? all[0];
}

/** Return a smooth path through points. */
export function smooth(points: readonly Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]) ?? [0, 0];
  const first = at(0);
  let path = `M${short(first[0])} ${short(first[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)}` +
      ` ${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)}` +
      ` ${short(to[0])} ${short(to[1])}`;
  }
  return path + (closed ? "Z" : "");
}

/** Return the outline of a roundish shape. */
export function blob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  n = 12,
  jitter = 0.14,
): Point[] {
  return Array.from({ length: n }, (_, i): Point => {
    const angle = (i / n) * Math.PI * 2;
    const stretch = 1 + (random() - 0.5) * 2 * jitter;
    return [cx + Math.cos(angle) * rx * stretch, cy + Math.sin(angle) * ry * stretch];
  });
}

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = outline.at(i - 1) ?? [0, 0];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) within = !within;
  });
  return within;
}
