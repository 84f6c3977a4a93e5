/** Line icons that only the studio uses, in the style of the others. */

import { icon, type Icon } from "../draw/icons";

const PATHS = {
  redo: '<path d="M20 9H10a6 6 0 0 0 0 12h6M20 9l-5-5M20 9l-5 5"/>',
  cursor: '<path d="M5 3l14 8-6 2-2 6Z"/>',
  tile: '<path d="M3 4h8v8H3ZM13 8h8v8h-8ZM3 14h8v7H3Z"/>',
  coin: '<circle cx="12" cy="12" r="9"/><path d="M10 9l2.4-1.6V17"/>',
  counter: '<rect x="4" y="4" width="16" height="16" rx="4"/><path d="M8 16l8-8M16 16 8 8"/>',
  house: '<path d="M3 11 12 4l9 7M6 10v10h12V10"/>',
  mirror: '<path d="M12 2v20" stroke-dasharray="3 2.5"/><path d="M9 6v12H2ZM15 6v12h7Z"/>',
  rotate: '<path d="M20 12a8 8 0 1 1-3-6.2"/><path d="M20 3v5h-5"/>',
  ruler: '<path d="M2 16 16 2l6 6L8 22ZM7 11l2 2M11 7l2 2M15 3l2 2"/>',
  brush: '<path d="M14 4l6 6-8 8H8l-2-2v-4Z"/><path d="M6 16q-3 0-3 5 5 1 6-3"/>',
  boards: '<rect x="3" y="3" width="18" height="18" rx="1"/><path d="M3 12h18M12 3v18"/>',
  trash: '<path d="M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6"/>',
  plus: '<path d="M12 4v16M4 12h16"/>',
  minus: '<path d="M4 12h16"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  right: '<path d="M9 5l7 7-7 7"/>',
  cloud: '<path d="M7 18a5 5 0 0 1 0-10 6 6 0 0 1 11 2 4 4 0 0 1 0 8Z"/>',
  offline: '<path d="M7 18a5 5 0 0 1-1-9.8M10 6a6 6 0 0 1 8 4 4 4 0 0 1 1 7.5M3 3l18 18"/>',
  hint: '<circle cx="12" cy="12" r="9"/><path d="M9.6 9.4a2.5 2.5 0 1 1 3.4 2.4q-1 .5-1 1.9M12 17v.1"/>',
  fork: '<circle cx="6" cy="5" r="2.5"/><circle cx="18" cy="5" r="2.5"/><circle cx="12" cy="19" r="2.5"/><path d="M6 7.5q0 5 6 5.5 6-.5 6-5.5M12 13v3.5"/>',
  file: '<path d="M6 2h8l5 5v15H6ZM14 2v5h5"/>',
  print: '<path d="M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7Z"/>',
  scale: '<path d="M12 3v18M6 21h12M4 7h16M4 7l-2.5 7h5ZM20 7l-2.5 7h5Z"/>',
  stop: '<rect x="6" y="6" width="12" height="12" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l4 2"/>',
  wand: '<path d="M4 20 15 9M14 4v3M19 9h3M18 5l2-2M11 6l-1-1M18 13l1 1"/>',
  search: '<circle cx="10" cy="10" r="6.5"/><path d="M15 15l6 6"/>',
  dots: '<path d="M5 12h.1M12 12h.1M19 12h.1"/>',
  pin: '<path d="M12 22q-7-8-7-13a7 7 0 0 1 14 0q0 5-7 13Z"/><circle cx="12" cy="9" r="2.5"/>',
  box: '<path d="M3 8l9-5 9 5v9l-9 5-9-5ZM3 8l9 5 9-5M12 13v9"/>',
  heart: '<path d="M12 21S3 14.5 3 8.5A5 5 0 0 1 12 6a5 5 0 0 1 9 2.5C21 14.5 12 21 12 21Z"/>',
  import: '<path d="M12 3v12M7 10l5 5 5-5M4 20h16"/>',
  export: '<path d="M12 15V3M7 8l5-5 5 5M4 20h16"/>',
} as const;

export type StudioIcon = Icon | keyof typeof PATHS;

/** Return an icon of the studio, or a general one. It needs a label beside it. */
export function studioIcon(name: StudioIcon, size = 16): string {
  if (!(name in PATHS)) return icon(name as Icon, size);
  const path = PATHS[name as keyof typeof PATHS];
  return `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;
}
