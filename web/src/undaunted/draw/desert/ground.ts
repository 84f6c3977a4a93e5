/**
 * The ground of a desert tile, 200 by 200 units. The same ground and seed give the same picture.
 */

import { blob, pick, seeded, short, smooth, type Point, type Random } from "../../../draw/seeded";
import { seedOf } from "../tiles";
import { DESERT_DEFS, crate, dune, flatRoof, parkedPlane, sand, tent, thing, track } from "./sand";

const GROUNDS = {
  flat,
  dunes,
  ridge,
  rocks,
  track: trackTile,
  camp,
  oasis,
  fort,
  wadi,
  airstrip,
  village,
} as const satisfies Record<string, (random: Random) => string>;

type DesertGround = keyof typeof GROUNDS;

export const DESERT_GROUNDS = Object.keys(GROUNDS) as DesertGround[];

export const isDesert = (ground: string): ground is DesertGround => ground in GROUNDS;

export function desertGround(ground: DesertGround, seed: number): string {
  return GROUNDS[ground](seeded(seed));
}

/** Return a tile's ground as a complete SVG file. */
export function desertFile(face: string, ground: DesertGround): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs>${DESERT_DEFS}</defs>${desertGround(ground, seedOf(face))}</svg>`;
}

const between = (random: Random, low: number, high: number) => low + random() * (high - low);

/** Return random points that fit, from north to south, so that southern ones are drawn in front. */
function scatter(random: Random, n: number, fits: (p: Point) => boolean, margin = 12): Point[] {
  const found: Point[] = [];
  for (let tries = 0; found.length < n && tries < n * 14; tries++) {
    const p: Point = [between(random, margin, 200 - margin), between(random, margin, 200 - margin)];
    if (fits(p)) found.push(p);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const anywhere = () => true;

function stones(
  random: Random,
  n: number,
  small: number,
  large: number,
  fits = anywhere as (p: Point) => boolean,
): string {
  return scatter(random, n, fits)
    .map((p) => thing(random() < 0.3 ? "scrub" : "rock", p, between(random, small, large)))
    .join("");
}

function flat(random: Random): string {
  return (
    sand(random, "#e8cd98") +
    '<rect width="200" height="200" fill="url(#rip)"/>' +
    stones(random, 9, 0.3, 0.55)
  );
}

function dunes(random: Random): string {
  let drawn = sand(random, "#e3c58d");
  for (let line = 0; line < 4; line++) {
    for (let place = 0; place < 2; place++) {
      drawn += dune(
        30 + place * 104 + (line % 2) * 30 + random() * 12,
        36 + line * 46 + random() * 8,
        between(random, 40, 54),
        between(random, 24, 32),
      );
    }
  }
  return drawn;
}

/**
 * Draw heights as on a map: steps of colour with contour lines, and hachures on the steepest slope.
 */
function heights(random: Random, outline: readonly Point[], colours: readonly string[]): string {
  const [cx, cy] = [100, 98];
  const steps = colours
    .map((colour, step) => {
      const share = 1 - step * 0.28;
      const ring = outline.map(([x, y]): Point => [
        cx + (x - cx) * share,
        cy - step * 3 + (y - cy) * share,
      ]);
      return `<path d="${smooth(ring)}" fill="${colour}" stroke="#7a5322" stroke-width="${step === 0 ? 1.2 : 1}"/>`;
    })
    .join("");
  const down = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2 + random() * 0.05;
    const [ox, oy] = outline[Math.floor((i / 72) * outline.length)] ?? [cx, cy];
    const from = Math.hypot(ox - cx, oy - cy) * 0.72;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle) * 0.92];
    return `<path d="M${short(cx + ux * from)} ${short(cy + uy * from)}l${short(ux * between(random, 6, 11))} ${short(uy * between(random, 6, 11))}" stroke="#5b3b12" stroke-opacity=".5" stroke-width=".9"/>`;
  }).join("");
  return steps + down;
}

/** Draw broken rock, which vehicles cannot cross. */
function rocks(random: Random): string {
  const outline = blob(random, 100, 100, 88, 80, 12, 0.14);
  const boulders = scatter(random, 26, anywhere, 16)
    .map((p) => thing("rock", p, between(random, 0.4, 1.1)))
    .join("");
  return (
    sand(random, "#d9b87c") + heights(random, outline, ["#c19a5c", "#b3894c", "#a67b40"]) + boulders
  );
}

/** Draw a long ridge, which vehicles can cross. */
function ridge(random: Random): string {
  const slant = between(random, -0.5, 0.5);
  const outline = blob(random, 0, 0, 96, 56, 14, 0.1).map(([x, y]): Point => [
    100 + x * Math.cos(slant) - y * Math.sin(slant),
    98 + x * Math.sin(slant) + y * Math.cos(slant),
  ]);
  return (
    sand(random, "#e3c58d") +
    heights(random, outline, ["#d8b67a", "#cea668", "#c29656"]) +
    '<path d="M94 90l7-11 7 11z" fill="#4a2d0c"/>' +
    stones(random, 8, 0.28, 0.5, ([x, y]) => Math.hypot(x - 100, (y - 98) * 1.5) > 88)
  );
}

/**
 * Points where tracks cross the edges of a tile, chosen so that tracks of neighbours often meet.
 */
const WAYS: readonly [readonly (readonly Point[])[], ...(readonly (readonly Point[])[])[]] = [
  [
    [
      [-10, 108],
      [60, 116],
      [138, 90],
      [210, 100],
    ],
  ],
  [
    [
      [-10, 100],
      [50, 92],
      [104, 112],
      [142, 156],
      [150, 212],
    ],
  ],
  [
    [
      [50, -10],
      [56, 48],
      [96, 96],
      [150, 106],
      [210, 100],
    ],
  ],
  [
    [
      [-10, 100],
      [70, 110],
      [130, 92],
      [210, 100],
    ],
    [
      [150, -10],
      [144, 44],
      [112, 96],
    ],
  ],
];

function trackTile(random: Random): string {
  const ways = pick(random, WAYS);
  const clear = ([x, y]: Point) =>
    ways.every((way) => way.every(([wx, wy]) => Math.hypot(x - wx, y - wy) > 34));
  const [x, y] = scatter(random, 1, clear, 46)[0] ?? [60, 40];
  return (
    sand(random, "#e6c991") +
    dune(x, y, 40, 20) +
    track(...ways.map((way): [readonly Point[], number] => [way, 15])) +
    stones(random, 8, 0.28, 0.56, clear)
  );
}

function camp(random: Random): string {
  const lift = between(random, -6, 6);
  const tents = (
    [
      [50, 52, -8],
      [106, 46, 4],
      [156, 68, 12],
      [56, 114, 6],
      [128, 118, -10],
    ] as const
  )
    .map(([x, y, angle]) =>
      tent(x + between(random, -4, 4), y + lift, angle + between(random, -6, 6)),
    )
    .join("");
  return (
    sand(random, "#e6c991") +
    track([
      [
        [210, 170],
        [150, 156],
        [100, 172],
        [60, 210],
      ],
      12,
    ]) +
    tents +
    (
      [
        [24, 150],
        [34, 158],
        [90, 84],
        [98, 90],
        [172, 112],
      ] as const
    )
      .map(crate)
      .join("") +
    stones(random, 4, 0.24, 0.4, ([x, y]) => y > 140 && x < 120)
  );
}

function oasis(random: Random): string {
  const green = blob(random, 104, 104, 76, 62, 12, 0.12);
  const water = blob(random, 104, 108, 34, 24, 10, 0.14);
  const palms = scatter(random, 26, ([x, y]) => {
    const away = Math.hypot((x - 104) / 1.2, y - 108);
    return away > 34 && away < 72;
  })
    .map((p) => thing("palm", p, between(random, 0.7, 1.1)))
    .join("");
  return (
    sand(random, "#e3c58d") +
    `<path d="${smooth(green)}" fill="#b9bd7c"/><path d="${smooth(water)}" fill="#8fb0b2" stroke="#4d6d78" stroke-width="1.4"/>` +
    '<path d="M84 104q12-5 24 0M96 114q12-5 24 0" stroke="#e4eeec" stroke-width="1.3" fill="none"/>' +
    palms
  );
}

function fort(random: Random): string {
  const towers = (
    [
      [40, 36],
      [148, 36],
      [40, 128],
      [148, 128],
    ] as const
  )
    .map(
      ([x, y]) =>
        `<rect x="${x - 6}" y="${y - 6}" width="26" height="26" fill="#bb9250" stroke="#5b3b12" stroke-width="1.2"/><rect x="${x}" y="${y}" width="14" height="14" fill="#dcb878"/>`,
    )
    .join("");
  return (
    sand(random, "#e6c991") +
    track([
      [
        [100, 210],
        [104, 176],
        [100, 140],
      ],
      13,
    ]) +
    '<path d="M45 42H167V148H45Z" fill="#2b2a1a" fill-opacity=".35"/><path d="M40 36H162V142H40Z" fill="#cfa768" stroke="#5b3b12" stroke-width="1.4"/><path d="M52 48H150V130H52Z" fill="#e9d2a0" stroke="#7a5322"/>' +
    `${towers}<rect x="88" y="128" width="24" height="16" fill="#e9d2a0" stroke="#5b3b12"/>` +
    flatRoof(76, 64, 34, 20) +
    flatRoof(132, 72, 22, 34) +
    flatRoof(70, 108, 26, 22) +
    stones(random, 5, 0.26, 0.46, ([x, y]) => x < 30 || x > 182 || y < 22 || y > 168)
  );
}

/** Draw a dry watercourse between steep banks. */
function wadi(random: Random): string {
  const bend = between(random, -12, 12);
  const bed: Point[] = [
    [-12, 70 + bend],
    [40, 92],
    [92, 84 - bend],
    [142, 122],
    [212, 128 - bend],
  ];
  const line = (points: readonly Point[], rest: string) =>
    `<path d="${smooth(points, false)}" fill="none" stroke-linecap="round" ${rest}/>`;
  const moved = (dy: number) => bed.map(([x, y]): Point => [x, y + dy]);
  const bank = (dy: number, out: number) =>
    bed
      .slice(0, -1)
      .flatMap(([x0, y0], i) => {
        const [x1, y1] = bed[i + 1] ?? [x0, y0];
        return Array.from({ length: 12 }, (_, k) => {
          const along = (k + random() * 0.6) / 12;
          const [x, y] = [x0 + (x1 - x0) * along, y0 + (y1 - y0) * along + dy];
          return `<path d="M${short(x)} ${short(y)}v${short(out * between(random, 5, 12))}" stroke="#5b3b12" stroke-opacity=".55" stroke-width=".9"/>`;
        });
      })
      .join("");
  return (
    sand(random, "#dfbf86") +
    line(moved(4), 'stroke="#5b3b12" stroke-opacity=".3" stroke-width="62"') +
    line(bed, 'stroke="#a67b40" stroke-width="60"') +
    line(bed, 'stroke="#c69d61" stroke-width="48"') +
    line(bed, 'stroke="#e6cf9f" stroke-width="26"') +
    line(moved(-3), 'stroke="#c8a970" stroke-width="1.4" stroke-dasharray="16 10 6 9"') +
    line(moved(5), 'stroke="#c8a970" stroke-width="1.2" stroke-dasharray="9 12"') +
    bank(-30, -1) +
    bank(29, 1) +
    scatter(random, 20, ([x, y]) => bed.some(([bx, by]) => Math.hypot(x - bx, y - by) < 34))
      .map((p) => thing(random() < 0.45 ? "scrub" : "rock", p, between(random, 0.34, 0.74)))
      .join("") +
    stones(random, 6, 0.26, 0.44, ([, y]) => y < 40 || y > 166)
  );
}

function airstrip(random: Random): string {
  const barrels = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = [short(150 + (i % 3) * 9 + random() * 2), short(158 + Math.floor(i / 3) * 9)];
    return `<circle cx="${x}" cy="${y}" r="4" fill="#7b4f3a" stroke="#3d2418" stroke-width=".9"/><circle cx="${x}" cy="${y}" r="1.6" fill="#9c6f55"/>`;
  }).join("");
  return (
    sand(random, "#e3c58d") +
    '<path d="M-10 150L180 -10L226 30L30 214Z" fill="#efdcb0" stroke="#8f6f3c" stroke-width="1.4" stroke-dasharray="10 4"/>' +
    '<path d="M10 180L204 14" stroke="#b8925a" stroke-width="2.4" stroke-dasharray="16 12"/>' +
    '<path d="M2 164L186 6M20 194L214 26" stroke="#d6bb84" stroke-width="1" stroke-dasharray="3 5"/>' +
    parkedPlane(44, 54, 35 + between(random, -14, 14)) +
    barrels +
    '<g transform="translate(176 110)"><path d="M0 0V-22" stroke="#5b4a1c" stroke-width="1.8"/><path d="M0-22l16 3-2 6-14-2Z" fill="#a4553c" stroke="#4a1a0a" stroke-width=".8"/></g>' +
    stones(random, 5, 0.24, 0.42, ([x, y]) => x + y < 110 || x + y > 300)
  );
}

function village(random: Random): string {
  const houses = (
    [
      [36, 56, 34, 26],
      [74, 48, 24, 30],
      [140, 46, 38, 26],
      [172, 74, 22, 30],
      [36, 142, 28, 30],
      [72, 150, 30, 22],
      [138, 146, 34, 28],
      [170, 168, 22, 22],
      [108, 168, 22, 26],
    ] as const
  )
    .map(([x, y, w, h]) =>
      flatRoof(
        x + between(random, -3, 3),
        y + between(random, -3, 3),
        w,
        h,
        Math.round(between(random, -5, 5)),
      ),
    )
    .join("");
  const dome =
    '<g transform="translate(108 60)"><path d="M-11-9H15V17H-11Z" fill="#2b2a1a" fill-opacity=".36"/><path d="M-14-13H12V13H-14Z" fill="#e9d2a0" stroke="#5b3b12" stroke-width="1"/><circle cx="-1" r="9.5" fill="#f4e6c0" stroke="#7a5322" stroke-width="1"/><path d="M-6-4a7 7 0 0 1 6-3" fill="none" stroke="#fff8e4" stroke-width="1.6"/><rect x="14" y="-14" width="8" height="8" fill="#d3b078" stroke="#5b3b12" stroke-width=".9"/></g>';
  return (
    sand(random, "#e6c991") +
    track(
      [
        [
          [-10, 100],
          [60, 96],
          [140, 106],
          [210, 100],
        ],
        17,
      ],
      [
        [
          [106, 100],
          [98, 150],
          [50, 212],
        ],
        12,
      ],
    ) +
    houses +
    dome +
    (
      [
        [16, 82],
        [192, 118],
        [60, 118],
        [120, 124],
      ] as const
    )
      .map((p) => thing("palm", p, between(random, 0.6, 0.8)))
      .join("")
  );
}
