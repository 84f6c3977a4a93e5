/** Plants: hedgerows, woods and bushes. */

import { blob, pick, seeded, short, smooth, type Point, type Random } from "../../draw/seeded";
import { closedDiagonals, hedgeLines, middle, type Land, type Square } from "./land";
import { SQUARE, type MapPlan } from "./measure";

const HEDGE_WIDTH = 19;

export const disc = (x: number, y: number, r: number) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`;

/** Reference a shared symbol of a tree or a bush. */
export function tree([x, y]: Point, scale: number, kind: number): string {
  const size = short(24 * scale);
  return `<use href="#t${kind}" x="${short(x - 12 * scale)}" y="${short(y - 12 * scale)}" width="${size}" height="${size}"/>`;
}

/** Draw hedgerows. All banks come first, so that they merge where hedgerows meet. */
export function hedgerows(seed: number, plan: MapPlan, land: Land): string {
  const runs = hedgeLines(plan, land);
  const layers = { path: "", bushes: "", lights: "", trees: "" };
  for (const { ends, length } of runs) {
    const [[x0, y0], [x1, y1]] = ends;
    // Each hedgerow has its own random generator, so that a gap in one does not change the others.
    const random = seeded(seed + x0 * 31 + y0 * 17 + (x0 === x1 ? 7 : 0));
    const far = Math.hypot(x1 - x0, y1 - y0);
    layers.path += `M${short(x0)} ${short(y0)}L${short(x1)} ${short(y1)}`;
    const n = Math.max(2, Math.round(far / 8.6));
    for (let k = 0; k <= n; k++) {
      const t = Math.min(1, (k + random() * 0.4) / n);
      const off = () => (random() - 0.5) * 6.4;
      const [x, y] = [x0 + (x1 - x0) * t + off(), y0 + (y1 - y0) * t + off()];
      const r = HEDGE_WIDTH * (0.38 + random() * 0.2);
      layers.bushes += disc(x, y, r);
      layers.bushes += disc(
        x + (random() - 0.5) * HEDGE_WIDTH * 0.8,
        y + (random() - 0.5) * HEDGE_WIDTH * 0.8,
        r * 0.55,
      );
      if (random() < 0.72) layers.lights += disc(x - r * 0.28, y - r * 0.34, r * 0.34);
    }
    for (let k = 0; k < Math.round(length / 2.4); k++) {
      const t = 0.08 + random() * 0.84;
      layers.trees += tree(
        [x0 + (x1 - x0) * t + (random() - 0.5) * 7, y0 + (y1 - y0) * t + (random() - 0.5) * 7],
        0.8 + random() * 0.3,
        Math.floor(random() * 2),
      );
    }
  }
  if (layers.path === "") return "";
  const line = (rest: string) =>
    `<path d="${layers.path}" fill="none" stroke-linecap="round" ${rest}/>`;
  return (
    line('stroke="#a08a55" stroke-width="35" stroke-opacity=".5"') +
    line(
      `transform="translate(2 2.6)" stroke="#2b331a" stroke-opacity=".32" stroke-width="${HEDGE_WIDTH + 1}"`,
    ) +
    line(`stroke="#37441f" stroke-width="${HEDGE_WIDTH}"`) +
    `<g fill="#5a6c39" stroke="#37441f" stroke-width=".6">${layers.bushes}</g><g fill="#8b9a58">${layers.lights}</g>${layers.trees}`
  );
}

/** Draw gaps that vehicles have cut: the bank, bare earth and remains of the bushes. */
export function cutHedges(random: Random, squares: readonly Square[]): string {
  return squares
    .map((square) => {
      const [x, y] = middle(square);
      const twigs = Array.from({ length: 9 }, () => {
        const [tx, ty] = [x + (random() - 0.5) * 32, y + (random() - 0.5) * 32];
        return `M${short(tx)} ${short(ty)}l${short((random() - 0.5) * 10)} ${short((random() - 0.5) * 10)}`;
      }).join("");
      return (
        `<path d="${smooth(blob(random, x, y, 18, 18, 9, 0.1))}" fill="#c0a871" fill-opacity=".9"/>` +
        `<path d="M${short(x - 7)} ${short(y - 19)}V${short(y + 19)}M${short(x + 7)} ${short(y - 19)}V${short(y + 19)}M${short(x - 19)} ${short(y - 7)}H${short(x + 19)}M${short(x - 19)} ${short(y + 7)}H${short(x + 19)}" stroke="#8a7648" stroke-opacity=".5" stroke-width="3" stroke-dasharray="3 2"/>` +
        `<path d="${twigs}" stroke="#37441f" stroke-width="1.6" stroke-linecap="round"/>` +
        `<g fill="#5a6c39" stroke="#37441f" stroke-width=".6">${[-1, 1].map((sx) => disc(x + sx * 15, y + (random() < 0.5 ? -15 : 15), 4.4)).join("")}</g>`
      );
    })
    .join("");
}

/** Draw a short wall where a diagonal is closed without hedgerows on both sides. */
export function walls(plan: MapPlan, land: Land): string {
  return closedDiagonals(plan)
    .filter(({ one, other }) => !(land.at(...one) === "H" && land.at(...other) === "H"))
    .map(({ at: [x, y], one, other }) => {
      const [dx, dy] = [Math.sign(other[0] - one[0]) * 13, Math.sign(other[1] - one[1]) * 13];
      const path = `M${short(x - dx)} ${short(y - dy)}L${short(x + dx)} ${short(y + dy)}`;
      return (
        `<path d="${path}" transform="translate(1.6 2.4)" stroke="#1a1a10" stroke-opacity=".36" stroke-width="7"/>` +
        `<path d="${path}" stroke="#4b463a" stroke-width="7.4"/><path d="${path}" stroke="#a39b87" stroke-width="5" stroke-dasharray="5.4 1.2"/>` +
        `<path d="${path}" transform="translate(-.8 -1)" stroke="#cfc8b4" stroke-width="1.4" stroke-dasharray="3.6 3"/>`
      );
    })
    .join("");
}

/** Draw woods. In deep woods the trees stand closer, because no vehicle can pass. */
export function woods(random: Random, land: Land): string {
  const squares = land.all("wW");
  if (squares.length === 0) return "";
  const deep = ([column, row]: Square) => land.at(column, row) === "W";
  const floor = (among: readonly Square[], fill: string, least: number) =>
    `<g fill="${fill}">${among
      .flatMap(([column, row]) =>
        Array.from({ length: 5 }, () =>
          disc(
            (column + 0.08 + random() * 0.84) * SQUARE,
            (row + 0.08 + random() * 0.84) * SQUARE,
            least + random() * 5,
          ),
        ),
      )
      .join("")}</g>`;
  const trees = squares.flatMap((square) => {
    const [column, row] = square;
    const places = deep(square) ? DENSE : OPEN;
    return places.map(([x, y]) => ({
      x: (column + x + (random() - 0.5) * 0.16) * SQUARE,
      y: (row + y + (random() - 0.5) * 0.16) * SQUARE,
      scale: deep(square) ? 0.86 + random() * 0.34 : 0.68 + random() * 0.34,
      kind: deep(square) ? pick(random, [0, 2, 2]) : pick(random, [0, 1, 1]),
    }));
  });
  trees.sort((a, b) => a.y - b.y);
  return (
    floor(squares, "#93a263", 13) +
    floor(squares.filter(deep), "#64743f", 15) +
    trees.map(({ x, y, scale, kind }) => tree([x, y], scale, kind)).join("")
  );
}

/** Positions of trees in a square of woods, and of deep woods. */
const OPEN = [
  [0.18, 0.2],
  [0.72, 0.16],
  [0.45, 0.46],
  [0.86, 0.52],
  [0.16, 0.74],
  [0.62, 0.84],
] as const;
const DENSE = [
  [0.16, 0.14],
  [0.5, 0.1],
  [0.84, 0.16],
  [0.3, 0.4],
  [0.68, 0.42],
  [0.14, 0.66],
  [0.5, 0.7],
  [0.86, 0.68],
  [0.32, 0.92],
  [0.7, 0.94],
] as const;

/** Draw bushes in the middle of a square. */
export function bushes(random: Random, [x, y]: Point): string {
  const grown = BUSHES.map(([dx, dy, scale], index): [Point, number, number] => [
    [x + dx + (random() - 0.5) * 4, y + dy + (random() - 0.5) * 4],
    scale + random() * 0.12,
    index % 2 === 0 ? 2 : 1,
  ]);
  return (
    `<path d="${smooth(blob(random, x, y + 1, 18, 16, 9, 0.12))}" fill="#9fab6a"/>` +
    grown.map(([place, scale, kind]) => tree(place, scale, kind)).join("")
  );
}

const BUSHES = [
  [-9, -8, 0.6],
  [8, -9, 0.66],
  [0, 0, 0.7],
  [-11, 7, 0.62],
  [10, 6, 0.72],
  [-1, 11, 0.56],
] as const;
