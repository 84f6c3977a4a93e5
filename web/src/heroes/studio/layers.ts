/** Layers over the map: cover, distances, the first side at an objective, fire and heat. */

import type { Heat } from "../../studio/findings";
import { heatMarks } from "../../studio/heat";
import { SQUARE, reachArt, spot } from "../draw";
import type { Place, Surveyed } from "../../wire";
import type { HeroesDesk } from "./desk.svelte";
import { readPlace } from "./spots";

const number = (at: Place, rows: number, text: string, ink = "#2a2a1a", size = 15): string => {
  const [x, y] = spot(at, rows);
  return `<text x="${x}" y="${y + size * 0.36}" text-anchor="middle" class="ct" font-size="${size}" fill="${ink}" stroke="#f3ecd2" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke">${text}</text>`;
};

const wash = (at: Place, rows: number, fill: string, opacity: number): string => {
  const [x, y] = spot(at, rows);
  return `<rect x="${x - SQUARE / 2}" y="${y - SQUARE / 2}" width="${SQUARE}" height="${SQUARE}" fill="${fill}" fill-opacity="${opacity}"/>`;
};

export function layerArt(desk: HeroesDesk, surveyed: Surveyed | null, heat: Heat | null): string {
  switch (desk.show) {
    case "cover":
      return coverArt(desk);
    case "distance":
      return surveyed === null ? "" : distanceArt(desk, surveyed);
    case "first":
      return surveyed === null ? "" : firstArt(desk, surveyed);
    case "fire":
      return surveyed === null ? "" : fireArt(desk, surveyed);
    case "heat":
      return heat === null ? "" : heatArt(desk, heat);
    default:
      return "";
  }
}

/** Return the place of a square or a room in the survey. */
const placed = (cell: string): Place | null => readPlace(cell, []);

function coverArt(desk: HeroesDesk): string {
  const { columns, rows } = desk.size;
  let art = "";
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const terrain = desk.terrainAt([column, row]);
      const at = { x: 2 * column, y: 2 * row };
      if (terrain === undefined) continue;
      if (terrain.cover > 0) {
        art +=
          wash(at, rows, "#4c5a2c", 0.12 + 0.12 * terrain.cover) +
          number(at, rows, `+${terrain.cover}`, "#2c3517");
      } else if (terrain.difficult || terrain.closed.length > 0) {
        art += wash(at, rows, "#8a6412", 0.22) + number(at, rows, "×", "#5b3d04");
      }
    }
  }
  return art;
}

function distanceArt(desk: HeroesDesk, { distances }: Surveyed): string {
  const { rows } = desk.size;
  const first = desk.side === desk.seats[0];
  const [ink, fill] = first ? ["#2c3517", "#4c5a2c"] : ["#17212a", "#34434e"];
  return Object.entries(distances[desk.side] ?? {})
    .map(([cell, steps]) => {
      const at = placed(cell);
      if (at === null) return "";
      return (
        (steps === 0 ? "" : wash(at, rows, fill, Math.max(0.04, 0.42 - 0.035 * steps))) +
        number(at, rows, String(steps), ink, 13)
      );
    })
    .join("");
}

function firstArt(desk: HeroesDesk, { first }: Surveyed): string {
  const { rows } = desk.size;
  return first
    .map(({ objective, moves, first: who }) => {
      const what = desk.plan.objectives.find((one) => one.what.name === objective)?.what;
      if (what === undefined) return "";
      const [x, y] = spot(what, rows);
      const ring = who === 0 ? "#4c5a2c" : who === 1 ? "#34434e" : "#c9a13c";
      const dash = who === 1 ? ' stroke-dasharray="8 4"' : "";
      const told = moves.map((one) => (one === null ? "–" : String(one))).join(" : ");
      return `<circle cx="${x}" cy="${y}" r="25" fill="none" stroke="#f3ecd2" stroke-width="8"/><circle cx="${x}" cy="${y}" r="25" fill="none" stroke="${ring}" stroke-width="5"${dash}/>${number({ x: what.x, y: what.y + 1.9 }, rows, told)}`;
    })
    .join("");
}

/** Rooms are separate places, inside the squares of their house. */
function heatArt(desk: HeroesDesk, heat: Heat): string {
  const { rows } = desk.size;
  return [...heat.places.keys()]
    .map((cell) => {
      const at = desk.plan.map.cells[cell] ?? placed(cell);
      if (at === null) return "";
      return `<g transform="translate(${spot(at, rows).join(" ")})">${heatMarks(heat, desk.heatKind, cell, SQUARE / 2)}</g>`;
    })
    .join("");
}

function fireArt(desk: HeroesDesk, { fire }: Surveyed): string {
  const { firing } = desk;
  const { rows } = desk.size;
  const told = firing === null ? undefined : fire[firing.side];
  if (told === undefined) return "";
  const clear: Place[] = [];
  const limited: Place[] = [];
  let numbers = "";
  for (const { place, limit, blocked } of told.targets) {
    const at = placed(place);
    if (at === null || blocked) continue;
    (limit === 0 ? clear : limited).push(at);
    if (limit !== 0) numbers += number(at, rows, `−${limit}`, "#742410", 12);
  }
  return (
    reachArt(clear, rows, "fire") +
    limited.map((at) => wash(at, rows, "#742410", 0.08)).join("") +
    numbers
  );
}
