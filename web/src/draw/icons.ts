/** Line icons in a 24-unit box, in the colour of the surrounding text. */

const PATHS = {
  move: '<path d="M3 12h16M13 6l6 6-6 6"/>',
  attack: '<circle cx="12" cy="12" r="7"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>',
  suppress: '<path d="M3 7h12M3 12h18M3 17h12M19 5l2 2-2 2"/>',
  control: '<path d="M6 22V3M6 4h13l-4 4.5L19 13H6"/>',
  scout: '<path d="M2 12q10-13 20 0-10 13-20 0Z"/><circle cx="12" cy="12" r="3"/>',
  conceal: '<path d="M3 9q5-4 9 0t9 0M3 16q5-4 9 0t9 0"/>',
  recon: '<circle cx="10" cy="10" r="6"/><path d="M15 15l6 6M8 10h4"/>',
  bolster: '<path d="M12 20V5M5 12l7-7 7 7"/>',
  command: '<rect x="4" y="6" width="11" height="15" rx="1.5"/><path d="M9 3h11v15"/>',
  inspire: '<path d="M4 14V9h4l8-5v15l-8-5Z"/><path d="M19 8q2.5 3.5 0 7"/>',
  stalk: '<path d="M4 19q4-14 8-7t8-7" stroke-dasharray="3 3"/>',
  undo: '<path d="M4 9h10a6 6 0 0 1 0 12H8M4 9l5-5M4 9l5 5"/>',
  moon: '<path d="M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10Z"/>',
  gear: '<circle cx="12" cy="12" r="3.2"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2 19 19M19 5l-2.8 2.8M7.8 16.2 5 19"/>',
  flag: '<path d="M6 22V3M6 4h13l-4 4.5L19 13H6"/>',
  bolt: '<path d="M13 2 5 14h6l-1 8 9-13h-6Z"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 17v.1"/>',
  layers: '<path d="M12 3 22 9 12 15 2 9ZM2 14l10 6 10-6"/>',
  check: '<path d="M4 13l5 5L20 6"/>',
  x: '<path d="M5 5l14 14M19 5 5 19"/>',
  copy: '<rect x="8" y="8" width="13" height="13" rx="1.5"/><path d="M16 8V3H3v13h5"/>',
  play: '<path d="M7 4 20 12 7 20Z" fill="currentColor"/>',
  prev: '<path d="M17 5 8 12l9 7ZM6 5v14" />',
  next: '<path d="M7 5l9 7-9 7ZM18 5v14"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1"/>',
  users:
    '<circle cx="8" cy="8" r="4"/><path d="M1 21q0-7 7-7t7 7M16 4.5a4 4 0 0 1 0 7.5M18 14.5q5 1 5 6.5"/>',
  person: '<circle cx="12" cy="8" r="4.5"/><path d="M3.5 21q0-7.5 8.5-7.5t8.5 7.5"/>',
  cpu: '<rect x="6" y="6" width="12" height="12" rx="1"/><path d="M9 2v4M15 2v4M9 18v4M15 18v4M2 9h4M2 15h4M18 9h4M18 15h4"/>',
  star: '<path d="M12 3l2.8 6 6.2.7-4.6 4.4 1.3 6.4L12 17.2 6.3 20.5l1.3-6.4L3 9.7 9.2 9Z"/>',
  guide: '<circle cx="12" cy="12" r="9"/><path d="M15.5 8.5 13.5 13.5 8.5 15.5 10.5 10.5Z"/>',
  target:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4"/><path d="M12 1v5M12 18v5M1 12h5M18 12h5"/>',
  blast: '<path d="M12 2l2 6 5-3-2 5 5 2-5 2 2 5-5-3-2 6-2-6-5 3 2-5-5-2 5-2-2-5 5 3Z"/>',
  ready: '<path d="M4 12a8 8 0 1 1 3 6.2M4 12l-2-3M4 12l3-2"/>',
  hunker_down: '<path d="M3 20h18M5 20q0-9 7-9t7 9M9 6l3 3 3-3M12 2v7"/>',
  sun: '<circle cx="12" cy="12" r="4.5"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1"/>',
  book: '<path d="M12 6q-4-3-9-2v14q5-1 9 2 4-3 9-2V4q-5-1-9 2ZM12 6v14"/>',
  eye: '<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z"/><circle cx="12" cy="12" r="3"/>',
  share:
    '<circle cx="6" cy="12" r="3"/><circle cx="18" cy="5" r="3"/><circle cx="18" cy="19" r="3"/><path d="m8.6 10.6 6.8-4.2M8.6 13.4l6.8 4.2"/>',
  install: '<path d="M12 3v12M7 10l5 5 5-5M4 20h16"/>',
  dice: '<rect x="3" y="3" width="18" height="18" rx="3"/><path d="M8 8v.1M16 8v.1M12 12v.1M8 16v.1M16 16v.1"/>',
  drive:
    '<circle cx="12" cy="12" r="9"/><path d="M3.5 11h17M12 13v8"/><circle cx="12" cy="12" r="2"/>',
  navigate: '<circle cx="12" cy="12" r="9"/><path d="M15.5 8.5 13.5 13.5 8.5 15.5 10.5 10.5Z"/>',
  observe: '<path d="M2 12q10-13 20 0-10 13-20 0Z"/><path d="M12 9v6M9 12h6"/>',
  repair: '<path d="M14 6a4.5 4.5 0 0 0-6 5.5L3 17l4 4 5.5-5A4.5 4.5 0 0 0 18 10l-3 2-3-3Z"/>',
  strafe: '<path d="M3 4l7 7M9 3l5 5M3 10l5 5M15 12v.1M18 15v.1M21 18v.1M13 17v.1M16 20v.1"/>',
  anti_tank: '<path d="M2 14h13l6-3v7l-6-3"/><path d="M7 8h6v6"/>',
  demolish:
    '<rect x="4" y="11" width="11" height="10"/><path d="M9 11V7q0-4 5-4M17 3l1 1M20 6l1 .5M18 8l.5 1.5"/>',
  board: '<path d="M13 4h7v16h-7M3 12h11M10 8l4 4-4 4"/>',
  alight: '<path d="M11 4H4v16h7M10 12h11M17 8l4 4-4 4"/>',
  swap: '<path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4"/>',
  escape: '<path d="M4 3v18M8 12h13M16 7l5 5-5 5"/>',
  neutralise: '<circle cx="12" cy="12" r="9"/><path d="M8 8l8 8M16 8l-8 8"/>',
  talk: '<path d="M3 4h18v12H10l-5 5v-5H3Z"/><path d="M8 8.5h8M8 12h5"/>',
  menu: '<path d="M4 6h16M4 12h16M4 18h16"/>',
  alert: '<path d="M12 3 22 20H2ZM12 10v5M12 17.5v.1"/>',
  log: '<path d="M8 5h13M8 12h13M8 19h13M3 5h.1M3 12h.1M3 19h.1"/>',
} as const;

export type Icon = keyof typeof PATHS;

/** Return an icon. It is hidden from screen readers, so it needs a label beside it. */
export function icon(name: Icon, size = 16): string {
  return `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${PATHS[name]}</svg>`;
}

/** Return the icon of an action's verb. */
export function actionIcon(verb: string, size = 16): string {
  return verb in PATHS ? icon(verb as Icon, size) : "";
}

const GLYPHS = {
  a: "M12 2l2.9 7 7.6.6-5.8 4.9 1.8 7.5L12 18l-6.5 4 1.8-7.5L1.5 9.6 9.1 9Z",
  b: "M12 1 23 12 12 23 1 12Z",
};

/** The first side of a title is always round, the second has cut corners. */
export type SideShape = keyof typeof GLYPHS;

export const shapeOf = (side: string, seats: readonly string[]): SideShape =>
  side === seats[0] ? "a" : "b";

/** Return the sign inside a side's emblem; the emblem itself is `<span class="em a">`. */
export function sideGlyph(shape: SideShape): string {
  return `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="${GLYPHS[shape]}"/></svg>`;
}

export const BRAND =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M2 8 16 2 30 8V24L16 30 2 24Z" fill="#4c5a2c"/><path d="M2 8 16 14 30 8" fill="none" stroke="#f8f3e4" stroke-width="1.6"/><path d="M6 19q5-5 10-1t10-3M6 23q5-4 10-1t10-2" fill="none" stroke="#f8f3e4" stroke-width="1.6"/><circle cx="16" cy="8" r="2.3" fill="#d9a62e"/></svg>';

/** Draw contour lines for the table under the map. */
export function contours(): string {
  const centres = [
    [10, 20],
    [90, 10],
    [70, 95],
  ] as const;
  const lines = centres.flatMap(([cx, cy]) =>
    Array.from({ length: 8 }, (_, i) => {
      const r = (i + 1) * 5.2;
      return `<path vector-effect="non-scaling-stroke" stroke-width="${i % 4 === 3 ? 1.4 : 0.8}" d="M${cx - r * 1.3} ${cy}C${cx - r * 1.2} ${cy - r} ${cx + r * 0.4} ${cy - r * 1.3} ${cx + r * 1.1} ${cy - r * 0.3}S${cx + r * 0.5} ${cy + r * 1.1} ${cx - r * 0.3} ${cy + r}S${cx - r * 1.4} ${cy + r * 0.6} ${cx - r * 1.3} ${cy}Z"/>`;
    }),
  );
  return `<svg class="topo" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${lines.join("")}</svg>`;
}
