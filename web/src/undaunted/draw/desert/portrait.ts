/**
 * The picture of a desert card: dunes and sun, figure and weapon in three tones, like a lithograph.
 */

import { RIFLE_OUTLINE, pictogram } from "../../../draw/pictograms";
import type { SideShape } from "../../../draw/icons";
import { seeded, short, smooth, type Point } from "../../../draw/seeded";
import { DESERT_PICTOGRAMS } from "./pictograms";

const TONES = {
  a: {
    sky: "#f0dfb6",
    sun: "#e2b866",
    far: "#d9b271",
    mid: "#bd8d47",
    dark: "#4a3212",
    kit: "#9a7b45",
    shade: "#7a5e30",
    skin: "#d2a474",
    tan: "#96683c",
    metal: "#b39862",
    metalShade: "#8c7342",
    metalLight: "#d6bf8c",
  },
  b: {
    sky: "#ece2c8",
    sun: "#dcb57a",
    far: "#cdb184",
    mid: "#a58d63",
    dark: "#2f3330",
    kit: "#7d8069",
    shade: "#5f6350",
    skin: "#d2a877",
    tan: "#966b42",
    metal: "#8b8e78",
    metalShade: "#666a58",
    metalLight: "#b5b79f",
  },
} as const;

type Tones = (typeof TONES)[SideShape];
type Hat = "beret" | "scarf" | "cap" | "pith" | "tanker" | "flyer";

/** Headgear by role. Other roles wear their side's usual hat. */
const HATS: Readonly<Record<SideShape, Readonly<Record<string, Hat>>>> = {
  a: { saboteur: "scarf", sniper: "scarf", scout: "scarf" },
  b: {
    scout: "cap",
    squad_leader: "cap",
    tank_driver: "tanker",
    crewman: "tanker",
    gunner: "tanker",
    tank_commander: "tanker",
    recon_plane: "flyer",
  },
};
const USUAL = { a: "beret", b: "pith" } as const;

/** Draw the picture for a card's role, 172 by 92 units. The seed selects the landscape. */
export function desertPortrait(role: string, shape: SideShape, seed: number): string {
  const tones = TONES[shape];
  const drawn =
    role === "fog_of_war" ? sandstorm(seed) : landscape(tones, seed) + figure(role, shape);
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
  return (
    `<rect width="172" height="92" fill="${tones.sky}"/><circle cx="${128 + Math.round(random() * 18)}" cy="30" r="19" fill="${tones.sun}"/>${haze}` +
    `<path d="${ridge(54, 12)}" fill="${tones.far}"/><path d="${ridge(68, 10)}" fill="${tones.mid}"/>`
  );
}

function hat(name: Hat, tones: Tones): string {
  switch (name) {
    case "beret":
      return `<path d="M-20 28C-26 10-8 2 8 5 24 7 30 16 24 22 20 25 18 26 17 29 8 26-10 25-20 28Z" fill="${tones.metalShade}"/><path d="M-17 29C-10 26 8 26 17 29V33C8 30-9 30-17 33Z" fill="${tones.dark}"/><circle cx="-8" cy="21" r="3" fill="${tones.sun}"/>`;
    case "scarf":
      return `<path d="M-23 34C-25 12-14 4 0 4S25 12 23 34C25 52 24 60 20 66L13 60C16 48 16 38 14 28 6 24-6 24-14 28-16 38-16 48-13 60L-20 66C-24 60-25 52-23 34Z" fill="${tones.sky}" stroke="${tones.dark}" stroke-width="1"/><path d="M-20 20C-8 14 8 14 20 20V25C8 20-8 20-20 25Z" fill="${tones.dark}"/><path d="M8 6C20 10 24 20 23 34 25 52 24 60 20 66L15 62C19 46 18 22 8 6Z" fill="${tones.far}"/>`;
    case "cap":
      return `<path d="M-19 28C-20 16-12 6 0 1 12 6 20 16 19 28 8 24-8 24-19 28Z" fill="${tones.metal}"/><path d="M0 1C12 6 20 16 19 28 13 26 7 25 0 25Z" fill="${tones.metalShade}"/><circle cx="0" cy="19" r="2.6" fill="${tones.sun}"/>`;
    case "pith":
      return `<path d="M-20 27C-20 10-11 3 0 3S20 10 20 27L32 33C33 36 30 37 27 36 12 31-12 31-27 36-30 37-33 36-32 33Z" fill="${tones.metal}"/><path d="M4 3C14 5 20 13 20 27L32 33C33 36 30 37 27 36 21 34 15 32.6 9 32 15 22 12 9 4 3Z" fill="${tones.metalShade}"/><path d="M-20 25C-10 21 10 21 20 25V29C10 25-10 25-20 29Z" fill="${tones.dark}" fill-opacity=".7"/><path d="M-14 17C-13 10-8 7-3 6" stroke="${tones.metalLight}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
    case "tanker":
      return `<path d="M-21 32C-23 12-12 3 0 3S23 12 21 32L18 44 12 40V30C5 26-5 26-12 30V40L-18 44Z" fill="${tones.dark}"/><path d="M-14 26C-14 14-8 8 0 8S14 14 14 26" fill="none" stroke="${tones.metalLight}" stroke-width="1.6"/><path d="M0 4V26" stroke="${tones.metalLight}" stroke-width="1.6"/><path d="M-20 22C-8 17 8 17 20 22V29C8 25-8 25-20 29Z" fill="${tones.metalShade}"/>`;
    case "flyer":
      return `<path d="M-21 34C-24 12-12 3 0 3S24 12 21 34C22 44 19 52 14 56L11 44C14 38 14 32 13 28 5 24-5 24-13 28-14 32-14 38-11 44L-14 56C-19 52-22 44-21 34Z" fill="${tones.metalShade}" stroke="${tones.dark}" stroke-width="1"/><g stroke="${tones.dark}" stroke-width="2.2" fill="${tones.sky}"><circle cx="-8" cy="20" r="6.5"/><circle cx="8" cy="20" r="6.5"/></g>`;
  }
}

function head(tones: Tones, worn: Hat, dx: number, dy: number): string {
  const body =
    `<path d="M-62 96C-60 76-44 67-17 62V50H17V62C44 67 60 76 62 96Z" fill="${tones.kit}"/><path d="M4 62H17C44 67 60 76 62 96H10Z" fill="${tones.shade}"/>` +
    `<path d="M-11 46H11V62L0 72-11 62Z" fill="${tones.tan}"/><path d="M-18 60-11 57 0 72-8 80ZM18 60 11 57 0 72 8 80Z" fill="${tones.dark}" fill-opacity=".75"/>` +
    `<path d="M-44 70l7-3 6 29h-8ZM44 70l-7-3-6 29h8Z" fill="${tones.dark}" fill-opacity=".45"/>`;
  const face =
    `<path d="M-15 26C-16 44-11 56 0 59 11 56 16 44 15 26Z" fill="${tones.skin}"/><path d="M2 26H15C16 44 11 56 0 59 4 52 5 44 2 26Z" fill="${tones.tan}"/>` +
    `<path d="M-15 26H15V34C8 30-8 30-15 34Z" fill="${tones.dark}" fill-opacity=".55"/>`;
  return `<g transform="translate(${86 + dx} ${dy})">${body}${face}${hat(worn, tones)}</g>`;
}

function figure(role: string, shape: SideShape): string {
  const tones = TONES[shape];
  const worn = HATS[shape][role] ?? USUAL[shape];
  const man = (dx = 0, dy = 0) => head(tones, worn, dx, dy);
  const rifle = (x: number, y: number, angle: number, scale: number, scope = "") =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(-32 -33)" fill="${tones.dark}"><path d="${RIFLE_OUTLINE}"/>${scope}</g>`;
  const held = (drawn: string, x: number, y: number, scale: number, angle = 0) =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(-32 -34)" fill="${tones.dark}" color="${tones.dark}">${drawn}</g>`;
  const own = (name: string) => DESERT_PICTOGRAMS[name]?.(tones.metalLight) ?? "";
  const stripes = (path: string) =>
    `<g fill="none" stroke="${tones.sun}" stroke-width="3.4" transform="translate(128 78) scale(.8)"><path d="${path}"/></g>`;
  const ground = `<path d="M-10 96C30 80 150 86 184 92V100H-10Z" fill="${tones.dark}"/>`;
  switch (role) {
    case "rifleman":
      return rifle(134, 50, -72, 1.7) + man(-6, 0);
    case "scout":
      return (
        man() +
        `<g transform="translate(86 40)"><path d="M-26 40C-30 24-26 8-20 2L-12 8-10 30ZM26 40C30 24 26 8 20 2L12 8 10 30Z" fill="${tones.shade}"/><rect x="-19" y="-7" width="17" height="16" rx="3" fill="${tones.dark}"/><rect x="2" y="-7" width="17" height="16" rx="3" fill="${tones.dark}"/><rect x="-4" y="-3" width="8" height="6" fill="${tones.dark}"/><circle cx="-10.5" cy="1" r="5.6" fill="${tones.sky}"/><circle cx="10.5" cy="1" r="5.6" fill="${tones.sky}"/><path d="M-24 2h9v9h-9zM15 2h9v9h-9z" fill="${tones.tan}"/></g>`
      );
    case "machine_gunner":
      return (
        man(-30, 12) +
        ground +
        held(pictogram("machine_gunner", tones.dark), 110, 62, 1.7) +
        `<path d="M70 70q10 10 22 6" stroke="${tones.sun}" stroke-width="4" stroke-dasharray="2.5 1.6" fill="none"/>`
      );
    case "anti_tank":
      return man(-26, 8) + ground + held(own("anti_tank"), 114, 62, 1.7, -8);
    case "sniper":
      return (
        rifle(110, 56, -18, 1.9, '<path d="M21 22h20v4.2H21zM26 26h2.5v4H26zM34 26h2.5v4H34z"/>') +
        man(-20, 6)
      );
    case "engineer":
      return man(-18, 0) + held(own("engineer"), 130, 58, 0.9, 10);
    case "saboteur":
      return (
        man(-16, 0) +
        `<g transform="translate(128 62)"><rect x="-20" y="-14" width="40" height="30" fill="${tones.dark}"/><path d="M-20-4H20M-8-14V16M6-14V16" stroke="${tones.sun}" stroke-width="2"/><path d="M0-14C0-30 16-22 20-36" stroke="${tones.dark}" stroke-width="2.6" fill="none"/></g>`
      );
    case "navigator":
      return (
        man(-18, 0) +
        `<g transform="translate(130 60)"><path d="M-26-16l18 5 18-5 18 5v32l-18-5-18 5-18-5Z" fill="${tones.sky}" stroke="${tones.dark}" stroke-width="2"/><path d="M-8-11v32M10-16v32" stroke="${tones.dark}" stroke-width="1.2" opacity=".6"/><path d="M-22 12q10-16 22-8t22-12" fill="none" stroke="${tones.shade}" stroke-width="2.6" stroke-dasharray="5 3"/><circle cx="16" cy="8" r="9" fill="${tones.metalLight}" stroke="${tones.dark}" stroke-width="2"/><path d="M20 4l-3 6-5 2 3-6Z" fill="${tones.dark}"/></g>`
      );
    case "tank_driver":
      return (
        man(0, -2) +
        `<path d="M46 96a40 26 0 0 1 80 0" fill="none" stroke="${tones.dark}" stroke-width="6"/><path d="M52 86l-6-8M120 86l6-8" stroke="${tones.tan}" stroke-width="9" stroke-linecap="round"/>`
      );
    case "crewman":
      return man(-18, 0) + held(own("engineer"), 132, 60, 0.8, 20);
    case "gunner":
      return (
        man(-26, 4) +
        `<g fill="${tones.dark}"><path d="M84 58H182V70H84Z"/><path d="M70 44H112V88H70Z"/></g><path d="M76 50H106V82H76Z" fill="${tones.metalShade}"/><circle cx="91" cy="66" r="9" fill="${tones.dark}"/>`
      );
    case "tank_commander":
      return (
        `<path d="M-10 80H182V100H-10Z" fill="${tones.dark}"/>` +
        man(-8, -4) +
        `<path d="M30 84H142L150 100H22Z" fill="${tones.metalShade}" stroke="${tones.dark}" stroke-width="2"/>${stripes("M-11-8 0-16 11-8M-11-1 0-9 11-1")}`
      );
    case "recon_plane":
      return (
        `<g transform="translate(132 30) rotate(-24) scale(.82) translate(-32 -32)" fill="${tones.dark}">${own("recon_plane")}</g>` +
        man(-30, 6)
      );
    case "lieutenant":
      return (
        man() +
        `<path d="M126 70l2.4 5 5.6.7-4 3.800 1 5.500-5-2.7-5 2.7 1-5.500-4-3.800 5.6-.7Z" fill="${tones.sun}"/>`
      );
    case "warrant_officer":
      return man() + `<path d="M116 86l-2-14 7 5 6-9 6 9 7-5-2 14Z" fill="${tones.sun}"/>`;
    case "senior_sergeant":
      return man() + stripes("M-11-7 0-15 11-7M-11 0 0-8 11 0M-11 7 0-1 11 7M-11 14 0 6 11 14");
    case "platoon_sergeant":
    case "squad_leader":
      return man() + stripes("M-11 0 0-8 11 0M-11 7 0-1 11 7M-11 14 0 6 11 14");
    default:
      return man();
  }
}

/** Draw a sandstorm, for fog of war: driven sand before a pale sun. */
function sandstorm(seed: number): string {
  const random = seeded(seed);
  const gusts = Array.from({ length: 8 }, (_, i) => {
    const y = 8 + i * 12 + random() * 5;
    return `<path d="M-10 ${short(y)}c34-${short(8 + random() * 8)} 58 ${short(6 + random() * 8)} 92 0s62-10 104 2v9c-42-10-70 8-104 3s-62-8-92 2Z" fill="${i % 2 ? "#e9d4a4" : "#d3b074"}" fill-opacity="${(0.4 + i * 0.05).toFixed(2)}"/>`;
  }).join("");
  const grains = Array.from({ length: 46 }, () => {
    const [x, y] = [short(random() * 172), short(random() * 92)];
    return `<path d="M${x} ${y}l${short(4 + random() * 6)} -1" stroke="#8a6428" stroke-opacity=".5" stroke-width="1"/>`;
  }).join("");
  return `<rect width="172" height="92" fill="#dcc08a"/><circle cx="128" cy="28" r="18" fill="#f2e2b6" fill-opacity=".8"/><path d="M-10 74q50-16 96-4t96-6v40H-10Z" fill="#a8803f" fill-opacity=".5"/>${gusts}${grains}`;
}
