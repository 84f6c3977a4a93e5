/** Burnt-out vehicles, seen from above. */

/** Drawings of wrecks, facing right. */
const HULLS = {
  heavy:
    '<rect x="-37" y="-17" width="72" height="9" rx="2" fill="#33291f"/><rect x="-37" y="8" width="72" height="9" rx="2" fill="#33291f"/><path d="M-33-17v9M-27-17v9M-21-17v9M-15-17v9M-9-17v9M-3-17v9M3-17v9M9-17v9M15-17v9M21-17v9M27-17v9M-33 8v9M-27 8v9M-21 8v9M-15 8v9M-9 8v9M-3 8v9M3 8v9M9 8v9M15 8v9M21 8v9M27 8v9" stroke="#6d5a47" stroke-width="1"/><path d="M-33-9H24L32-5V5L24 9H-33Z" fill="#6a5241" stroke="#231a12" stroke-width="1.5"/><path d="M-29-6h10v12h-10M-16-6v12" fill="none" stroke="#231a12" stroke-width="1.2"/><g transform="rotate(24)"><path d="M8-2H38V2H8Z" fill="#4c3a2d" stroke="#231a12" stroke-width="1"/><path d="M-9-8H7L12-4V4L7 8H-9Z" fill="#54402f" stroke="#231a12" stroke-width="1.3"/><circle cx="-2" r="4" fill="#1d1610"/></g>',
  light:
    '<path d="M-30-13l-3-4h9l1 4M-8-13v-4h9v4M18-13v-4h9l-1 4M-30 13l-3 4h9l1-4M-8 13v4h9v-4M18 13v4h9l-1-4" fill="#33291f" stroke="#1d1610"/><path d="M-36-12H24L36-7V7L24 12H-36Z" fill="#6f5644" stroke="#231a12" stroke-width="1.5"/><path d="M14-12V12M-30-8H6V8H-30Z" fill="#3f3127" stroke="#231a12" stroke-width="1.3"/><path d="M-28-6l32 12M-24 7l24-13" stroke="#8a5a3c" stroke-width="1.4"/>',
  small:
    '<path d="M-14-12h8v4h-8zM5-12h8v4H5zM-14 8h8v4h-8zM5 8h8v4H5z" fill="#33291f" stroke="#1d1610"/><path d="M-16-9H8L16-5V5L8 9H-16Z" fill="#6f5644" stroke="#231a12" stroke-width="1.4"/><path d="M-12-6H3V6H-12Z" fill="#3f3127" stroke="#231a12"/><path d="M-10-4l12 8" stroke="#8a5a3c" stroke-width="1.3"/>',
} as const;

const SOOT =
  '<path d="M-6-4C-16-10-10-20-2-15 4-22 14-14 8-8 16-4 10 6 2 3-4 8-12 4-6-4Z" fill="#17120d" fill-opacity=".5"/>';

/**
 * Draw a wreck centred on the origin. `dx` and `dy` lead from its rear square to its front, in
 * squares to the east and to the south. If both are 0, it covers one square.
 */
export function wreckArt(terrain: string, dx = 0, dy = 0): string {
  const small = dx === 0 && dy === 0;
  const angle = small ? -18 : Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const hull = small ? HULLS.small : terrain === "heavy_wreck" ? HULLS.heavy : HULLS.light;
  const ground = small
    ? '<ellipse rx="19" ry="16" fill="#2b2118" fill-opacity=".28"/>'
    : '<ellipse rx="41" ry="21" fill="#2b2118" fill-opacity=".28"/>';
  return `<g transform="rotate(${angle})">${ground}${hull}${SOOT}</g>`;
}
