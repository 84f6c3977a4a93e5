/** One-colour pictograms for the desert in a 64-unit box. `back` is the background colour. */

const WHEEL = (x: number, back: string) =>
  `<circle cx="${x}" cy="45" r="7.4"/><circle cx="${x}" cy="45" r="2.6" fill="${back}"/>`;

/** Soldiers and command cards, by role. */
const ROLES: Readonly<Record<string, (back: string) => string>> = {
  anti_tank: (back) =>
    `<path d="M0 29h9v-3h21v2h26v-3h8v9h-8v-2H34l-3 3h-6l-2 9h-7l1-9H9l-9 3Z"/><path d="M44 33h4l6 17h-5l-3-9-5 9h-5Z"/><path d="M16 29h10v2H16Z" fill="${back}"/>`,
  engineer: () =>
    '<path d="M41 6a14 14 0 0 0-12.5 20.3L8 46.8a6.6 6.6 0 0 0 9.3 9.3l20.5-20.5A14 14 0 0 0 57 18.5l-8.6 8.6-8-2.2-2.2-8L46.8 8.3A14 14 0 0 0 41 6Z"/>',
  saboteur: () =>
    '<path d="M14 28h28v24H14z"/><path d="M22 28V16h4v12zM30 28V16h4v12z"/><path d="M42 34c8 0 4-14 12-16" fill="none" stroke="currentColor" stroke-width="3.5"/><path d="M54 10l2 5 5 1-4 4 1 6-5-3-5 3 1-6-3-4 5-1Z"/>',
  navigator: () =>
    '<circle cx="32" cy="32" r="23" fill="none" stroke="currentColor" stroke-width="4.5"/><path d="M44 20 36 36 20 44 28 28Z"/>',
  tank_driver: () =>
    '<g fill="none" stroke="currentColor" stroke-width="5"><circle cx="32" cy="32" r="21"/><path d="M12 30h40M32 34v18"/></g><circle cx="32" cy="32" r="6"/>',
  crewman: (back) =>
    `<path d="M32 7c14 0 23 9 23 23v14l-8 8h-6V38H23v14h-6l-8-8V30C9 16 18 7 32 7Z"/><path d="M29 9h6v20h-6ZM13 27h38v4H13Z" fill="${back}"/>`,
  gunner: (back) =>
    `<path d="M18 24h16v4h28v5H34v7H18Z"/><circle cx="20" cy="44" r="9"/><circle cx="20" cy="44" r="3.6" fill="${back}"/><path d="M12 40 0 52h8l10-8Z"/><path d="M32 16h4.5v26H32z"/>`,
  lieutenant: () =>
    '<path d="M32 8l6.6 15.7L55.5 25 42.7 36.2 46.7 53 32 44 17.3 53l4-16.8L8.5 25l16.9-1.3Z"/>',
  senior_sergeant: () =>
    '<path d="M32 4l3.4 7 7.6.9-5.6 5.2 1.5 7.5L32 20.9l-6.9 3.7 1.5-7.5L21 11.9l7.6-.9Z"/><g fill="none" stroke="currentColor" stroke-width="5.5"><path d="M10 42 32 29l22 13M10 55 32 42l22 13"/></g>',
  warrant_officer: () =>
    '<path d="M8 46 5 20l13 10L32 10l14 20 13-10-3 26Z"/><path d="M8 50h48v6H8Z"/>',
  tank_commander: (back) =>
    `<path d="M14 40h40c4 0 6 3 6 6s-2 10-7 10H13c-5 0-8-5-8-8s3-8 9-8Z"/><path d="M20 38l3-9h15l4 3h18v4H42l-1 2Z"/><g fill="${back}"><circle cx="16" cy="48" r="3.6"/><circle cx="28" cy="48" r="3.6"/><circle cx="40" cy="48" r="3.6"/><circle cx="51" cy="48" r="3.6"/></g><g fill="none" stroke="currentColor" stroke-width="5"><path d="M17 19 32 9l15 10"/></g>`,
  recon_plane: () =>
    '<path d="M32 4c3 0 4 4 4 8v11l24 6v7l-24-1-1.5 14 9 6v5L32 57l-11.5 3v-5l9-6L28 35 4 36v-7l24-6V12c0-4 1-8 4-8Z"/>',
};

/** Vehicles from the side, by id. */
const VEHICLES: Readonly<Record<string, (back: string) => string>> = {
  gun_truck: (back) =>
    `<path d="M2 27h28l5-9h11l4 9 11 3c1.5.5 2 1.5 2 3v10h-4a9 9 0 0 0-18 0H25a9 9 0 0 0-18 0H2Z"/><path d="M37 21h7l2.5 6H34.5Z" fill="${back}"/><path d="M14 26V15h-4v-4h9V8h14v3H22v4h-4v11Z"/>${WHEEL(16, back)}${WHEEL(50, back)}`,
  support_truck: (back) =>
    `<path d="M2 22c8-4 20-4 28 0v6h5l3-9h9l4 9 10 3c1.5.5 2 1.5 2 3v9h-4a9 9 0 0 0-18 0H25a9 9 0 0 0-18 0H2Z"/><path d="M39.5 22h6l2 6H37.5Z" fill="${back}"/><path d="M9 21v20M16 20v16M23 21v18" stroke="${back}" stroke-width="2"/>${WHEEL(16, back)}${WHEEL(50, back)}`,
  pilot_car: (back) =>
    `<path d="M4 34l6-5h12l-3-13h4l4 13h16l14 3c2 .5 3 2 3 4v7h-4a9 9 0 0 0-18 0H26a9 9 0 0 0-18 0H4Z"/><path d="M30 14h3v14h-3Z"/><circle cx="31.5" cy="12" r="4.5"/>${WHEEL(17, back)}${WHEEL(47, back)}`,
  scout_car: (back) =>
    `<path d="M4 34l8-11h8v-6h12v6h10l16 9 3 3v8h-5a9 9 0 0 0-18 0H26a9 9 0 0 0-18 0H4Z"/><path d="M30 17h20v4H30Z"/><path d="M40 27h6l7 4H40Z" fill="${back}"/>${WHEEL(17, back)}${WHEEL(47, back)}`,
  lorry: (back) =>
    `<path d="M2 16h38v26h-6a9 9 0 0 0-18 0H2Z" transform="translate(0 1)"/><path d="M42 23h9l8 9c2 1 3 2 3 4v7h-4a9 9 0 0 0-16-4Z"/><path d="M45 26h5l5 6H45Z" fill="${back}"/><path d="M9 20v17M17 20v15M25 20v15M33 20v17" stroke="${back}" stroke-width="2"/>${WHEEL(16, back)}${WHEEL(50, back)}`,
  medium_tank: (back) =>
    `<path d="M8 33h46c4 0 6 3 6 6.5S57 50 52 50H12c-5 0-8-6-8-9s1-8 4-8Z"/><path d="M18 31l3-11h18l4 4h20v4H43l-1 3Z"/><g fill="${back}"><circle cx="14" cy="41.5" r="4"/><circle cx="26" cy="41.5" r="4"/><circle cx="38" cy="41.5" r="4"/><circle cx="50" cy="41.5" r="4"/></g>`,
};

/** All of them by role or id, to add to those of the system. */
export const DESERT_PICTOGRAMS: Readonly<Record<string, (back: string) => string>> = {
  ...ROLES,
  ...VEHICLES,
};
