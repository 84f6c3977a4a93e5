/** Small marks on counters: order tokens, suppression and damage. */

import type { SideShape } from "../../draw/icons";

/** The look of an order token: the player's own, hidden, current or resolved. */
export type OrderLook = "own" | "hidden" | "now" | "done";

const STAR = "M0-7 1.9-2.3 7-2 3.1 1.2 4.4 6.1 0 3.4-4.4 6.1-3.1 1.2-7-2-1.9-2.3Z";

/**
 * Draw an order token: its number, a star for a special order, B for a bluff, or a question mark.
 */
export function orderTag(face: string, look: OrderLook, side: SideShape): string {
  const [back, ink, edge] =
    look === "now"
      ? ["#e9bd4c", "#2c2103", "#4d3704"]
      : look === "done"
        ? ["#d5cab0", "#5f6152", side === "a" ? "#2c3517" : "#17212a"]
        : side === "a"
          ? ["#f7f2df", "#353f1e", "#2c3517"]
          : ["#22303a", "#f4f1e6", "#f4f1e6"];
  const shape = "M-9.5-9.5H9.5V5L0 11.5-9.5 5Z";
  const sign =
    face === "special"
      ? `<path d="${STAR}" transform="translate(0 -.5)" fill="${ink}"/>`
      : `<text y="4.3" text-anchor="middle" class="ct" font-size="${face.length > 1 && Number(face) >= 10 ? 13 : 14.5}" fill="${ink}">${face === "bluff" ? "B" : Number(face) > 0 ? face : "?"}</text>`;
  return `<path d="${shape}" transform="translate(.8 2)" fill="#1a1a10" fill-opacity=".45"/><path d="${shape}" fill="${back}" stroke="${edge}" stroke-width="1.3"/>${sign}`;
}

/** Draw how many times a unit is suppressed. */
export const suppressionTag = (times: number): string =>
  `<path d="M0-12 3.4-5.6 10.4-6 6.6 0 10.4 6 3.4 5.6 0 12-3.4 5.6-10.4 6-6.6 0-10.4-6-3.4-5.6Z" fill="#9c3318" stroke="#fff6e6" stroke-width="1.4"/><text y="4.2" text-anchor="middle" class="ct" font-size="11.5" fill="#fff6e6">${times}</text>`;

/** Damage of a vehicle, in a 24-unit box around the origin. */
export const DAMAGE: Readonly<Record<string, string>> = {
  crew: '<circle cy="-4" r="3.4"/><path d="M-6.5 8q0-8 6.5-8t6.5 8"/>',
  track: '<path d="M-8-1.5H8a3 3 0 0 1 0 6H-8a3 3 0 0 1 0-6ZM4-8-5 10"/>',
  armour: '<path d="M-6.5-7H6.5V0q0 6-6.5 8.5Q-6.5 6-6.5 0ZM1-7-2-1 2 1-1 7"/>',
  gun: '<path d="M-8 3V-2H-2V0H8V2H-2V4ZM-3-7 3 8"/>',
};

export const damageTag = (what: string): string =>
  `<rect x="-8" y="-7.5" width="16" height="15" rx="2" fill="#9c3318" stroke="#fff6e6" stroke-width="1.2"/><g transform="scale(.68)" fill="none" stroke="#fff6e6" stroke-width="2.2" stroke-linejoin="round">${DAMAGE[what] ?? '<path d="M-5-5 5 5M5-5-5 5"/>'}</g>`;

/** Mark of a unit that has acted this turn. */
export const ACTED_TAG =
  '<circle r="7" fill="#3d3f34" stroke="#f7f2df" stroke-width="1.2"/><path d="M-3.3.2-1 2.7 3.5-2.5" fill="none" stroke="#f7f2df" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>';

/** Draw the number of riders in a transport. */
export const ridersTag = (riders: number, ink: string, edge: string): string =>
  `<rect x="-9" y="-6" width="18" height="12" rx="6" fill="${ink}" stroke="${edge}"/><circle cx="-4" cy="-1.8" r="1.9" fill="${edge}"/><path d="M-7.3 4q0-3.6 3.3-3.6T-.7 4Z" fill="${edge}"/><text x="4" y="4" text-anchor="middle" class="ct" font-size="11" fill="${edge}">${riders}</text>`;
