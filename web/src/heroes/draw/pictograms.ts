/** One-colour pictograms of counters in a 64-unit box. `back` is the background colour. */

import { pictogram } from "../../draw/pictograms";

type Drawing = (back: string) => string;

const wheel = (x: number, y: number, r: number, back: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${r * 0.4}" fill="${back}"/>`;

const SHAPES = {
  rifles: (back) => pictogram("rifleman", back),
  glasses: (back) => pictogram("scout", back),
  machine_gun: (back) => pictogram("machine_gunner", back),
  mortar: (back) => pictogram("mortar", back),
  sights: (back) => pictogram("sniper", back),
  automatic: (back) =>
    `<path d="M1 28.5 13 26l5-2h17v-2.5h7V24h15v1.5h6V30H47l9 21h-4.8L42 30h-2.5L34 51h-4.6l4-17h-5v11h-7V34.6l-4.5-.4L13 35 3 40.5Z"/><circle cx="45.5" cy="27" r="1.5" fill="${back}"/>`,
  officer: () =>
    '<path d="M32 6l7 17 18 1.3-13.8 11.7L47.6 54 32 44.2 16.4 54l4.4-18L7 24.3 25 23Z"/>',
  tube: () =>
    '<g transform="rotate(-20 32 32)"><path d="M2 27h58v7H2z"/><path d="M0 25h6v11H0zM58 25h5v11h-5zM22 34h5v10h-5zM38 34h4v7h-4z"/></g>',
  tube_with_shield: () =>
    '<g transform="rotate(-20 32 32)"><path d="M2 28h58v6H2z"/><path d="M0 25.5h5v11H0zM58 26h5v10h-5zM20 34h5v10h-5zM34 34h4v9h-4z"/><path d="M40 13h12v13H40zM44 35h4v7h-4z"/></g>',
  gun: (back) =>
    `<path d="M18 26h16v4h28v4H34v6H18Z"/><path d="M12 40 0 52h8l10-8Z"/><path d="M32 15h4.5v29H32z"/>${wheel(20, 44, 9, back)}`,
  nest: (back) =>
    `<g transform="translate(4 -4) scale(.9)">${pictogram("machine_gunner", back)}</g><path d="M5 48q0-5 5-5h10q5 0 5 5t-5 5H10q-5 0-5-5ZM27 48q0-5 5-5h10q5 0 5 5t-5 5H32q-5 0-5-5ZM49 48q0-5 4-5h4q4 0 4 5t-4 5h-4q-4 0-4-5Z"/>`,
  jeep: (back) =>
    `<path d="M3 42V28h12l2-4h9l2 4h7l5-13h4l-4 13h9q8 1 12 5v9h-4a9 9 0 0 0-17 0H25a9 9 0 0 0-17 0Z"/><path d="M18 9h24v4H31v11h-5V13h-8Z"/>${wheel(16.5, 45, 7.5, back)}${wheel(48.5, 45, 7.5, back)}`,
  motorcycle: (back) =>
    `<path d="M13 43 22 29l-7-2v-5h17l5 5 5-10h9v4.5h-6l-3 6 11 15-4 3-9-11-5 9H25l-8 5Z"/><path d="M40 27h14q7 1 9 9l-5 5-9-4Z"/><path d="M21 16h9v4h-9z"/>${wheel(12, 45, 9.5, back)}${wheel(50, 45, 9.5, back)}`,
  six_wheels: (back) =>
    `<path d="M3 38 8 27h12l3-9h17l3 4h17v4H44l1 2h10l6 7v6H3Z"/>${wheel(13, 45, 6.5, back)}${wheel(31, 45, 6.5, back)}${wheel(50, 45, 6.5, back)}`,
  eight_wheels: (back) =>
    `<path d="M2 35 10 27h12l2-10h16l3 5h19v4H44v1h10l8 8-4 7H6Z"/>${wheel(11, 45, 6, back)}${wheel(24, 45, 6, back)}${wheel(38, 45, 6, back)}${wheel(52, 45, 6, back)}`,
  half_track: (back) =>
    `<path d="M3 22h33l5 5h12l8 5v10h-4a8 8 0 0 0-15 0H3Z"/><path d="M18 14h18v3.4H27V22h-5v-4.6h-4Z"/><path d="M9 38h22q7 0 7 6t-7 6H9q-7 0-7-6t7-6Z"/><g fill="${back}"><circle cx="10" cy="44" r="2.6"/><circle cx="20" cy="44" r="2.6"/><circle cx="30" cy="44" r="2.6"/></g>${wheel(50, 44, 6.5, back)}`,
  light_tank: (back) =>
    `<path d="M10 34h42c5 0 7 3 7 6.5S56 51 51 51H13c-5 0-8-5-8-9s1-8 5-8Z"/><path d="M14 33l5-4h30l4 4Z"/><path d="M22 28l2-11h15l3 5h16v3.6H42L41 28Z"/><g fill="${back}"><circle cx="15" cy="42.5" r="4"/><circle cx="27" cy="42.5" r="4"/><circle cx="39" cy="42.5" r="4"/><circle cx="50" cy="42.5" r="3.4"/></g>`,
  tank: (back) =>
    `<path d="M8 33h46c4 0 6 3 6 6.5S57 50 52 50H12c-5 0-8-6-8-9s1-8 4-8Z"/><path d="M18 31l3-11h18l4 4h20v4H43l-1 3Z"/><g fill="${back}"><circle cx="14" cy="41.5" r="4"/><circle cx="26" cy="41.5" r="4"/><circle cx="38" cy="41.5" r="4"/><circle cx="50" cy="41.5" r="4"/></g>`,
  howitzer_tank: (back) =>
    `<path d="M8 34h46c4 0 6 3 6 6.5S57 51 52 51H12c-5 0-8-6-8-9s1-8 4-8Z"/><path d="M12 33l5-4h33l4 4Z"/><path d="M17 28V15h4l2 6h10l10-9 4 5-9 7v4Z"/><path d="M46 7l8 7-4 5-8-7Z"/><g fill="${back}"><circle cx="14" cy="42.5" r="4"/><circle cx="26" cy="42.5" r="4"/><circle cx="38" cy="42.5" r="4"/><circle cx="50" cy="42.5" r="4"/></g>`,
  flamethrower: (back) =>
    `<path d="M4 17q0-6 5-6t5 6v29H4ZM16 17q0-6 5-6t5 6v29H16Z"/><path d="M4 49h22v4H4z"/><path d="M26 38h8q5 0 5-6v-1h-6v-5h18v5h-7v2q0 10-9 10h-9Z"/><path d="M51 28q2-6 0-11 5 2 5 6 3-4 1-11 8 8 6 17-2 8-12 3Z"/><path d="M4 24h10M16 24h10" fill="none" stroke="${back}" stroke-width="2.2"/>`,
  submachine_gun: (back) =>
    `<path d="M2 26h12l4-4h26v2h17v4H44v4H32l2 10h-5l-3-9h-5l-3 13h-7l3-12-12 6Z"/><circle cx="39" cy="37" r="8"/><circle cx="39" cy="37" r="3" fill="${back}"/>`,
  stick_grenade: (back) =>
    `<g transform="rotate(-40 32 32)"><path d="M40 21h19q3 0 3 3v16q0 3-3 3H40Z"/><path d="M7 28h33v8H7z"/><path d="M1 26h8v12H1z"/><path d="M45 21v22" fill="none" stroke="${back}" stroke-width="2.4"/></g>`,
  revolver: (back) =>
    `<path d="M4 20h50l4 3v8H32l-2 6h-9l-7 19H3l4-19q1-7-3-9Z"/><path d="M24 16h13v3H24zM54 15h4v5h-4z"/><g fill="${back}"><circle cx="30" cy="25.5" r="5.4"/></g><circle cx="30" cy="25.5" r="3.2"/>`,
  fist: (back) =>
    `<path d="M12 30q-4 0-4-6t5-7l9-2q0-5 5-5h3q4 0 4 4 4-2 8 0 4 2 3 6 5 0 6 5t-1 9l-4 10q-2 5-8 5H24q-7 0-9-7Z"/><path d="M20 52h24v7H20z"/><path d="M23 17v10M34 15v11M44 20v9M14 31q10-4 20 0" fill="none" stroke="${back}" stroke-width="2.4"/>`,
  helmet: (back) =>
    `<path d="M10 34Q9 10 32 9t23 25l6 8q-2 4-8 3Q32 36 11 45q-6 1-8-3Z"/><path d="M14 48q18-7 36 0-2 9-18 9t-18-9Z"/><path d="M13 33q19-6 38 0" fill="none" stroke="${back}" stroke-width="2.4"/>`,
} as const satisfies Record<string, Drawing>;

type Shape = keyof typeof SHAPES;

/** The pictograms of known counters, by id. */
const COUNTERS: Readonly<Record<string, Shape>> = {
  fire_team: "rifles",
  fire_group: "rifles",
  support_team: "automatic",
  recon_team: "glasses",
  recon_group: "glasses",
  lt_parks: "officer",
  lt_jones: "officer",
  cdt_marvin: "officer",
  ob_hauser: "officer",
  ob_krause: "officer",
  major_gruber: "officer",
  cal_30: "machine_gun",
  mg_42: "machine_gun",
  bazooka: "tube",
  panzerschreck: "tube_with_shield",
  mortar_60mm: "mortar",
  pak_40: "gun",
  mg_nest: "nest",
  willys: "jeep",
  zundapp: "motorcycle",
  greyhound: "six_wheels",
  puma: "eight_wheels",
  half_track: "half_track",
  sdkfz_251: "half_track",
  stuart: "light_tank",
  luchs: "light_tank",
  sherman: "tank",
  panzer_iv: "tank",
  oddball: "tank",
  otto: "tank",
  scott: "howitzer_tank",
  flamethrower_us: "flamethrower",
  flamethrower_de: "flamethrower",
  light_mortar: "mortar",
  clint: "revolver",
  the_rock: "fist",
  kowalski: "submachine_gun",
  ludwig: "sights",
  helmut: "helmet",
  stahl: "stick_grenade",
};

/** The fields of a counter that select its pictogram if its id is unknown, as in content packs. */
export interface CounterKind {
  readonly type: string;
  readonly frame: string;
}

export function shapeOf(counter: string, kind?: CounterKind): Shape {
  const known = COUNTERS[counter];
  if (known !== undefined) return known;
  if (kind?.type === "heavy") return "tank";
  if (kind?.type === "light") return "six_wheels";
  return kind?.frame === "officer"
    ? "officer"
    : kind?.frame === "heavy_weapon"
      ? "machine_gun"
      : "rifles";
}

/** Return the shapes of a counter's pictogram, for use inside another drawing. */
export const counterShape = (counter: string, back: string, kind?: CounterKind): string =>
  SHAPES[shapeOf(counter, kind)](back);

/** Default background of pictograms: the table's panels. */
export const COUNTER_BACK = "var(--paper-1)";
