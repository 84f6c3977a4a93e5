/** The picture of a card: background, figure and weapon in three tones, like a lithograph. */

import { RIFLE_OUTLINE, pictogram } from "../../draw/pictograms";
import type { SideShape } from "../../draw/icons";
import { seeded, short, smooth, type Point } from "../../draw/seeded";

const TONES = {
  a: {
    sky: "#e9dfc0",
    sun: "#d9c48c",
    far: "#b7b885",
    mid: "#8c975c",
    dark: "#3a4520",
    kit: "#5c6b36",
    shade: "#465327",
    skin: "#d9b98c",
    tan: "#a67c4f",
    metal: "#65743d",
    metalShade: "#48552a",
    metalLight: "#8d9c60",
  },
  b: {
    sky: "#dfe0da",
    sun: "#c3cac6",
    far: "#a3aeb0",
    mid: "#77878d",
    dark: "#232f37",
    kit: "#4c5d68",
    shade: "#394852",
    skin: "#d6b893",
    tan: "#9f7b56",
    metal: "#566873",
    metalShade: "#3c4b55",
    metalLight: "#8397a3",
  },
} as const;

type Tones = (typeof TONES)[SideShape];

/** Draw the picture for a card's title, 172 by 92 units. The seed selects the landscape. */
export function portrait(title: string, shape: SideShape, seed: number): string {
  const drawn =
    title === "fog_of_war" ? fog(seed) : landscape(TONES[shape], seed) + figure(title, shape);
  return `<svg class="art" viewBox="0 0 172 92" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${drawn}</svg>`;
}

function landscape(tones: Tones, seed: number): string {
  const random = seeded(seed);
  const ridge = (y: number, unevenness: number) => {
    const points: Point[] = [[-10, 100]];
    for (let i = 0; i < 9; i++) points.push([-10 + i * 24, y + (random() - 0.5) * unevenness]);
    points.push([184, 100]);
    return `${smooth(points, false)}L184 110L-10 110Z`;
  };
  const haze = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M0 ${6 + i * 6.5}H172" stroke="${tones.dark}" stroke-opacity="${(0.05 + i * 0.012).toFixed(3)}" stroke-width=".9"/>`,
  ).join("");
  const bushes = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [6 + i * 20 + random() * 8, 66 + (random() - 0.5) * 6];
    return `<path d="M${short(x - 7)} ${short(y)}q-2-7 4-8 3-6 8-1 6 2 3 9Z" fill="${tones.dark}" fill-opacity=".42"/>`;
  }).join("");
  return (
    `<rect width="172" height="92" fill="${tones.sky}"/><circle cx="${132 + Math.round(random() * 14)}" cy="30" r="19" fill="${tones.sun}"/>${haze}` +
    `<path d="${ridge(54, 12)}" fill="${tones.far}"/><path d="${ridge(68, 10)}" fill="${tones.mid}"/>${bushes}`
  );
}

function head(tones: Tones, shape: SideShape, dx: number, dy: number): string {
  const body =
    `<path d="M-62 96C-60 76-44 67-17 62V50H17V62C44 67 60 76 62 96Z" fill="${tones.kit}"/><path d="M4 62H17C44 67 60 76 62 96H10Z" fill="${tones.shade}"/>` +
    `<path d="M-11 46H11V62L0 72-11 62Z" fill="${tones.tan}"/><path d="M-18 60-11 57 0 72-8 80ZM18 60 11 57 0 72 8 80Z" fill="${tones.dark}" fill-opacity=".75"/>` +
    `<path d="M-44 70l7-3 6 29h-8ZM44 70l-7-3-6 29h8Z" fill="${tones.dark}" fill-opacity=".45"/>`;
  const face =
    `<path d="M-15 26C-16 44-11 56 0 59 11 56 16 44 15 26Z" fill="${tones.skin}"/><path d="M2 26H15C16 44 11 56 0 59 4 52 5 44 2 26Z" fill="${tones.tan}"/>` +
    `<path d="M-15 26H15V34C8 30-8 30-15 34Z" fill="${tones.dark}" fill-opacity=".55"/>`;
  const helmet =
    shape === "a"
      ? `<path d="M-24 31C-25 12-14 3 0 3S25 12 24 31C14 34-14 34-24 31Z" fill="${tones.metal}"/><path d="M4 3C17 5 25 14 24 31 20 32 15 33 10 33 16 22 14 9 4 3Z" fill="${tones.metalShade}"/><path d="M-17 22C-16 12-10 8-3 7" stroke="${tones.metalLight}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M-25 31C-14 35 14 35 25 31" stroke="${tones.dark}" stroke-width="2" fill="none"/><path d="M-15 33C-14 46-9 56-2 60" stroke="${tones.dark}" stroke-width="1.4" fill="none"/>`
      : `<path d="M-22 27C-23 11-13 3 0 3S23 11 22 27L29 36C29 39 26 39 23 38 12 31-12 31-23 38-26 39-29 39-29 36Z" fill="${tones.metal}"/><path d="M4 3C16 5 23 13 22 27L29 36C29 39 26 39 23 38 20 36 16 34.5 11 33.5 15 22 13 9 4 3Z" fill="${tones.metalShade}"/><path d="M-16 20C-15 11-9 8-3 7" stroke="${tones.metalLight}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M-22 27C-12 24 12 24 22 27" stroke="${tones.dark}" stroke-width="1.2" fill="none" opacity=".7"/>`;
  return `<g transform="translate(${86 + dx} ${dy})">${body}${face}${helmet}</g>`;
}

function figure(title: string, shape: SideShape): string {
  const tones = TONES[shape];
  const man = (dx = 0, dy = 0) => head(tones, shape, dx, dy);
  const rifle = (x: number, y: number, angle: number, scale: number, scope = "") =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(-32 -33)" fill="${tones.dark}"><path d="${RIFLE_OUTLINE}"/>${scope}</g>`;
  const ground = `<path d="M-10 94q90-12 192 0V100H-10Z" fill="${tones.dark}"/>`;
  const badge = `<path d="M-3 8h6v7h-6z" transform="translate(86 6)" fill="${tones.sun}"/>`;
  const stripes = (path: string) =>
    `<g fill="none" stroke="${tones.sun}" stroke-width="3.4" transform="translate(126 76) scale(.8)"><path d="${path}"/></g>`;
  switch (title) {
    case "rifleman":
      return rifle(134, 50, -72, 1.7) + man(-6, 0);
    case "scout":
      return (
        man() +
        `<g transform="translate(86 40)"><path d="M-26 40C-30 24-26 8-20 2L-12 8-10 30ZM26 40C30 24 26 8 20 2L12 8 10 30Z" fill="${tones.shade}"/><rect x="-19" y="-7" width="17" height="16" rx="3" fill="${tones.dark}"/><rect x="2" y="-7" width="17" height="16" rx="3" fill="${tones.dark}"/><rect x="-4" y="-3" width="8" height="6" fill="${tones.dark}"/><circle cx="-10.5" cy="1" r="5.6" fill="${tones.sky}"/><circle cx="10.5" cy="1" r="5.6" fill="${tones.sky}"/><path d="M-14-1a5 5 0 0 1 5-3M7-1a5 5 0 0 1 5-3" stroke="#fff" stroke-width="1.6" fill="none"/><path d="M-24 2h9v9h-9zM15 2h9v9h-9z" fill="${tones.tan}"/></g>`
      );
    case "machine_gunner":
      return (
        man(-30, 12) +
        `<path d="M-10 96C30 78 150 84 184 92V100H-10Z" fill="${tones.dark}"/><g transform="translate(108 62) scale(1.7) translate(-30 -32)" fill="${tones.dark}">${pictogram("machine_gunner", tones.dark)}</g><path d="M70 70q10 10 22 6" stroke="${tones.sun}" stroke-width="4" stroke-dasharray="2.5 1.6" fill="none"/>`
      );
    case "mortar":
      return (
        man(-34, 6) +
        `<g transform="translate(120 52) scale(1.45) translate(-32 -34)" fill="${tones.dark}">${pictogram("mortar", tones.dark)}</g>${ground}`
      );
    case "sniper":
      return (
        rifle(110, 56, -18, 1.9, '<path d="M21 22h20v4.2H21zM26 26h2.5v4H26zM34 26h2.5v4H34z"/>') +
        man(-20, 6)
      );
    case "platoon_sergeant":
      return (
        man() + badge + stripes("M-11-7 0-15 11-7M-11 0 0-8 11 0M-11 7 0-1 11 7M-11 14 0 6 11 14")
      );
    case "platoon_guide":
      return (
        man(-18, 0) +
        `<g transform="translate(130 58)"><path d="M-26-16l18 5 18-5 18 5v32l-18-5-18 5-18-5Z" fill="${tones.sky}" stroke="${tones.dark}" stroke-width="2"/><path d="M-8-11v32M10-16v32" stroke="${tones.dark}" stroke-width="1.2" opacity=".6"/><path d="M-22 12q10-16 22-8t22-12" fill="none" stroke="${tones.shade}" stroke-width="2.6" stroke-dasharray="5 3"/></g>`
      );
    case "squad_leader":
      return man() + badge + stripes("M-11 0 0-8 11 0M-11 7 0-1 11 7M-11 14 0 6 11 14");
    default:
      return man();
  }
}

/** Draw bare trees behind drifting mist. */
function fog(seed: number): string {
  const random = seeded(seed);
  const trees = Array.from({ length: 8 }, (_, i) => {
    const [x, h] = [short(10 + i * 22 + random() * 8), 30 + random() * 26];
    const up = (share: number) => short(92 - h * share);
    return `<path d="M${x} 92V${up(1)}M${x} ${up(0.6)}l-7-9M${x} ${up(0.75)}l8-8M${x} ${up(0.4)}l6-6" stroke="#6d6a5c" stroke-opacity="${short(0.3 + random() * 0.4)}" stroke-width="2.6" fill="none"/>`;
  }).join("");
  const mist = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M-10 ${14 + i * 13}c30-14 54 12 88 0s60-12 104 2v10c-40-12-70 8-104 4s-60-8-88 2Z" fill="#eeeadd" fill-opacity="${(0.42 + i * 0.05).toFixed(2)}"/>`,
  ).join("");
  return `<rect width="172" height="92" fill="#d9d5c6"/>${trees}${mist}`;
}
