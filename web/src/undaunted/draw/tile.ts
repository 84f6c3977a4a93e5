/** The ground of a tile, 200 by 200 units. The same ground and seed give the same picture. */

import { blob, inside, seeded, short, smooth, type Point } from "../../draw/seeded";
import {
  CHURCH,
  TERRAIN_DEFS,
  fields,
  fillFields,
  hedge,
  house,
  roads,
  tree,
  uneven,
  type Patterns,
} from "../../draw/terrain";
import { FACES, seedOf, type Ground } from "./tiles";

export const TILE = 200;

const HOUSES: readonly (readonly [number, number, number, number, number, number])[] = [
  [34, 60, 36, 22, 3, 0],
  [70, 58, 22, 26, -2, 2],
  [140, 60, 40, 24, 2, 0],
  [172, 66, 18, 28, 4, 1],
  [40, 134, 30, 24, 4, 1],
  [70, 136, 18, 30, 2, 0],
  [128, 140, 24, 32, -3, 2],
  [160, 138, 30, 24, 4, 0],
  [64, 24, 34, 20, -4, 1],
  [134, 22, 22, 26, 6, 0],
  [52, 178, 40, 20, -2, 0],
  [140, 180, 34, 20, 3, 1],
];

/** Draw a kind of ground. */
export function tileArt(ground: Ground, seed: number): string {
  const random = seeded(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const anywhere = (margin: number): Point => [
    between(margin, TILE - margin),
    between(margin, TILE - margin),
  ];
  const base = (depth: number, patterns?: Patterns) => {
    const made = fields(random, TILE, depth);
    return { drawn: fillFields(random, made.outlines, patterns), cuts: made.cuts };
  };
  /** Draw trees where they fit, from north to south, so that southern ones are in front. */
  const trees = (
    n: number,
    place: () => Point,
    small: number,
    large: number,
    fits: (p: Point) => boolean = () => true,
  ) => {
    const found: Point[] = [];
    for (let tries = 0; found.length < n && tries < n * 12; tries++) {
      const p = place();
      if (fits(p)) found.push(p);
    }
    found.sort((a, b) => a[1] - b[1]);
    return found.map((p) => tree(random, p, between(small, large))).join("");
  };

  switch (ground) {
    case "bocage": {
      const { drawn, cuts } = base(3);
      return (
        drawn +
        cuts.map((line) => hedge(random, uneven(random, line), 7.4)).join("") +
        trees(5, () => anywhere(20), 0.62, 0.92)
      );
    }
    case "field": {
      const { drawn, cuts } = base(2, [0, 1, 2, 3, 5, 3]);
      const paths = cuts
        .slice(0, 2)
        .map(
          ([a = [0, 0], b = [0, 0]]) =>
            `<path d="M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}" stroke="#8b8450" stroke-width="1.2" stroke-dasharray="5 3"/>`,
        )
        .join("");
      const bank = hedge(
        random,
        uneven(random, [
          [-6, between(30, 50)],
          [between(90, 130), 14],
        ]),
        6,
      );
      return drawn + paths + bank + trees(3, () => [between(20, 180), between(110, 180)], 0.6, 0.6);
    }
    case "road": {
      const { drawn, cuts } = base(2);
      const lift = between(-14, 14);
      const way: Point[] = [
        [-10, 120 + lift],
        [60, 108 + lift / 2],
        [130, 84],
        [210, 70 - lift / 2],
      ];
      return (
        drawn +
        cuts
          .slice(0, 1)
          .map((line) => hedge(random, uneven(random, line), 6.4))
          .join("") +
        roads([way, 16]) +
        hedge(
          random,
          way.slice(0, 3).map(([x, y]): Point => [x + 2, y - 19]),
          6,
        ) +
        trees(
          7,
          () => anywhere(15),
          0.55,
          0.9,
          ([, y]) => Math.abs(y - 96) > 38,
        )
      );
    }
    case "woods": {
      const glade = fields(random, TILE, 1).outlines[0] ?? [];
      const wood = blob(random, 102, 96, 96, 92, 14, 0.12);
      return (
        '<rect width="200" height="200" fill="#b4bd80"/><rect width="200" height="200" fill="url(#pl3)"/>' +
        `<path d="${smooth(glade)}" fill="#aab675"/><path d="${smooth(wood)}" fill="#7f9055" fill-opacity=".7"/>` +
        trees(
          128,
          () => [between(4, 198), between(2, 192)],
          0.82,
          1.28,
          (p) => inside(p, wood),
        )
      );
    }
    case "hill":
      return (
        base(1, [3, 5, 9]).drawn +
        hill(random) +
        trees(
          9,
          () => anywhere(10),
          0.6,
          0.9,
          ([x, y]) => Math.hypot(x - 100, y - 98) > 86,
        )
      );
    case "village":
    case "church": {
      const clear = ([x, y]: Point) =>
        HOUSES.every((at) => Math.hypot(x - at[0], y - at[1]) > 26) &&
        Math.abs(y - 98) > 16 &&
        Math.abs(x - 98) > 15;
      return (
        base(2, [3, 4, 5, 9]).drawn +
        roads(
          [
            [
              [-10, 92],
              [60, 98],
              [140, 96],
              [210, 104],
            ],
            17,
          ],
          [
            [
              [96, -10],
              [104, 50],
              [100, 98],
              [92, 150],
              [96, 210],
            ],
            14,
          ],
        ) +
        trees(12, () => anywhere(10), 0.5, 0.75, clear) +
        HOUSES.filter(([x, y]) => ground !== "church" || x !== 140 || y !== 60)
          .map(([x, y, w, h, angle, roof]) =>
            house(
              x + between(-3, 3),
              y + between(-2, 2),
              w,
              h,
              angle,
              roof + Math.floor(random() * 3),
            ),
          )
          .join("") +
        (ground === "church" ? CHURCH : "")
      );
    }
    case "farm":
      return (
        base(2, [0, 2, 3]).drawn +
        '<path d="M112 14L188 18L184 92L116 88Z" fill="#c9d098"/><path d="M112 14L188 18L184 92L116 88Z" fill="url(#pl4)"/>' +
        roads([
          [
            [-10, 160],
            [50, 152],
            [96, 124],
          ],
          12,
        ]) +
        '<path d="M56 60H124V132H56Z" fill="#e3d7b4" stroke="#a8986a" stroke-width=".8"/>' +
        house(64, 96, 22, 70, 0, 1) +
        house(92, 62, 62, 22, 0, 0) +
        house(122, 104, 20, 50, 0, 3) +
        hedge(
          random,
          [
            [108, 10],
            [190, 14],
            [188, 96],
          ],
          6,
        ) +
        hedge(
          random,
          [
            [24, 30],
            [20, 120],
          ],
          6,
        ) +
        hedge(
          random,
          [
            [40, 184],
            [170, 178],
            [186, 140],
          ],
          6.4,
        ) +
        trees(6, () => [between(10, 190), between(140, 190)], 0.55, 0.85)
      );
    case "cross":
      return (
        base(2).drawn +
        roads(
          [
            [
              [-10, 110],
              [70, 104],
              [100, 100],
              [210, 90],
            ],
            16,
          ],
          [
            [
              [90, -10],
              [98, 60],
              [104, 104],
              [120, 210],
            ],
            14,
          ],
        ) +
        house(140, 66, 34, 20, -3, 0) +
        house(64, 134, 24, 30, 2, 2) +
        house(148, 130, 26, 22, 3, 1) +
        hedge(
          random,
          [
            [10, 84],
            [76, 80],
            [76, 10],
          ],
          6.2,
        ) +
        hedge(
          random,
          [
            [190, 116],
            [138, 118],
          ],
          6,
        ) +
        hedge(
          random,
          [
            [20, 132],
            [24, 190],
          ],
          6,
        ) +
        trees(
          6,
          () => anywhere(15),
          0.6,
          0.85,
          ([x, y]) => Math.abs(y - 100) > 30 && Math.abs(x - 100) > 30,
        )
      );
    case "stream": {
      const water: Point[] = [
        [-10, 60],
        [40, 76],
        [84, 110],
        [130, 116],
        [210, 160],
      ];
      const bank = (): Point => {
        const k = Math.floor(random() * 4);
        const [[x0, y0], [x1, y1]] = [water[k] ?? [0, 0], water[k + 1] ?? [0, 0]];
        const along = random();
        return [
          x0 + (x1 - x0) * along + (random() - 0.5) * 20,
          y0 + (y1 - y0) * along + (random() < 0.5 ? -1 : 1) * between(14, 28),
        ];
      };
      const line = (points: Point[], rest: string) =>
        `<path d="${smooth(points, false)}" fill="none" ${rest}/>`;
      return (
        base(2, [3, 5, 9, 0]).drawn +
        line(water, 'stroke="#4d6d78" stroke-width="15"') +
        line(water, 'stroke="#a9c1c4" stroke-width="12.4"') +
        line(
          water.map(([x, y]): Point => [x, y - 2]),
          'stroke="#e4eeec" stroke-width="1.2" stroke-dasharray="14 9"',
        ) +
        hedge(
          random,
          [
            [10, 20],
            [80, 26],
            [150, 12],
          ],
          6.4,
        ) +
        trees(14, bank, 0.55, 0.9)
      );
    }
  }
}

function hill(random: () => number): string {
  const [cx, cy] = [104, 98];
  const outline = blob(random, 0, 0, 1, 1, 12, 0.12);
  const ring = (radius: number, step: number): Point[] =>
    outline.map(([x, y]): Point => [
      cx + x * radius * 1.02 + step * 1.5,
      cy + y * radius * 0.94 - step * 3,
    ]);
  const steps = [
    [98, "#d8c28a"],
    [76, "#ceb379"],
    [54, "#c2a268"],
    [32, "#b58f56"],
  ] as const;
  const contours = steps
    .map(
      ([radius, colour], i) =>
        `<path d="${smooth(ring(radius, i))}" fill="${colour}" fill-opacity=".78" stroke="#8a5e26" stroke-width="${i === 3 ? 1.5 : 1}"/>` +
        `<path d="${smooth(ring(radius - 10, i))}" fill="none" stroke="#8a5e26" stroke-opacity=".5" stroke-width=".7"/>`,
    )
    .join("");
  const hachures = Array.from({ length: 64 }, (_, i) => {
    const angle = (i / 64) * Math.PI * 2;
    const [ox, oy] = outline[Math.floor((i / 64) * 12)] ?? [1, 0];
    const [from, to] = [56 * Math.hypot(ox, oy), 66 + random() * 6];
    const at = (radius: number, drop: number) =>
      `${short(cx + Math.cos(angle) * radius + 3)} ${short(cy + Math.sin(angle) * radius * 0.94 - drop)}`;
    return `<path d="M${at(from, 6)}L${at(to, 5)}" stroke="#6f481a" stroke-opacity=".5" stroke-width=".9"/>`;
  }).join("");
  return `<rect width="200" height="200" fill="#d9c48c" fill-opacity=".35"/>${contours}${hachures}<path d="M98 84l7-10 7 10z" fill="#4a2d0c"/>`;
}

/** Return a tile's ground as a complete SVG file. */
export function tileFile(face: string): string {
  const ground = FACES[face] ?? "field";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs>${TERRAIN_DEFS}</defs>${tileArt(ground, seedOf(face))}</svg>`;
}
