/** One-colour pictograms of units and cards in a 64-unit box. `back` is the background colour. */

const RIFLE =
  "M1 29.6 14.5 29 20 27.2H33V25.4h2.6v1.8H45v1.3h18v3.2H46.5v1.9H27.5l-2.6 1.7-4-.3-5.6-1.6L1.4 39.4Z";

const PICTOGRAMS: Readonly<Record<string, (back: string) => string>> = {
  rifleman: () =>
    `<g transform="rotate(-42 32 32) translate(0 -4.5) scale(1 1.14)"><path d="${RIFLE}"/></g><g transform="translate(64 0) scale(-1 1) rotate(-42 32 32) translate(0 -4.5) scale(1 1.14)"><path d="${RIFLE}"/></g>`,
  scout: (back) =>
    `<path d="M11 20c0-3 2-5 5-5h6c3 0 5 2 5 5l1.4 4h7.2L37 20c0-3 2-5 5-5h6c3 0 5 2 5 5l5 22c.4 5-3.4 8-8 8h-4c-5 0-8-3-8-7.4V36H26v6.6c0 4.4-3 7.4-8 7.4h-4c-4.6 0-8.4-3-8-8Z"/><g fill="none" stroke="${back}" stroke-width="2.2"><circle cx="16" cy="42" r="4.6"/><circle cx="48" cy="42" r="4.6"/></g>`,
  machine_gunner: (back) =>
    `<path d="M1 29.5 13 26h5v-2.5h15V26h3v-1h21v-1.5h6V32h-6v-1.2h-3.5L59 51h-4.3l-4.2-14.5L46 51h-4.4l6-20.2H36V33h-5.5L28.5 43.5h-5.6l.6-9.5H17l-3.5-.6L3.5 39Z"/><g fill="${back}"><circle cx="40" cy="28" r="1.3"/><circle cx="44.5" cy="28" r="1.3"/><circle cx="49" cy="28" r="1.3"/><circle cx="53.5" cy="28" r="1.3"/></g>`,
  mortar: () =>
    `<path d="M38.5 8l8 3.7L28.6 50h10.4v6H10v-6h9.3Z"/><path d="M39 27l4-2 12 27 1 4h-6.5l-1.5-4-4.5-10-5.5 14H31.5L40.5 35Z"/>`,
  sniper: () =>
    `<g fill="none" stroke="currentColor" stroke-width="4.6"><circle cx="32" cy="32" r="20"/></g><path d="M30 4h4v20h-4zM30 40h4v20h-4zM4 30h20v4H4zM40 30h20v4H40z"/><circle cx="32" cy="32" r="3.4"/>`,
  platoon_sergeant: () =>
    `<g fill="none" stroke="currentColor" stroke-width="5.5" stroke-linejoin="miter"><path d="M12 26 32 13 52 26M12 38.5 32 25.5 52 38.5M12 51 32 38 52 51"/></g>`,
  squad_leader: () =>
    `<g fill="none" stroke="currentColor" stroke-width="6"><path d="M12 33 32 20 52 33M12 47 32 34 52 47"/></g>`,
  fog_of_war: () =>
    `<g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"><path d="M8 22c8-7 14 5 22 0s14-6 24 0M12 34c8-7 14 5 22 0s12-5 18 0M8 46c8-7 14 5 22 0s14-6 24 0"/></g>`,
  platoon_guide: () =>
    `<circle cx="32" cy="32" r="23" fill="none" stroke="currentColor" stroke-width="4.5"/><path d="M44 20 36 36 20 44 28 28Z"/>`,
};

let added: typeof PICTOGRAMS = {};

/** Add the pictograms of a title. */
export function addPictograms(more: typeof PICTOGRAMS): void {
  added = { ...added, ...more };
}

/**
 * Return the shapes of a pictogram, for use inside another drawing; `role` is the role of a card.
 */
export function pictogram(role: string, back: string): string {
  return (PICTOGRAMS[role] ?? added[role])?.(back) ?? "";
}

/** Return a pictogram as a separate picture, in the colour of the surrounding text. */
export function pictogramIcon(role: string, size = 20, back = "var(--paper-1)"): string {
  return `<svg class="pi" viewBox="0 0 64 64" width="${size}" height="${size}" fill="currentColor" aria-hidden="true">${pictogram(role, back)}</svg>`;
}

export const RIFLE_OUTLINE = RIFLE;
