/** Descriptions of the map for screen readers. */

import { card, side, sayOption, t } from "../lib/words.svelte";
import { chanceOf } from "../table/choices";
import type { Choice, TileInfo } from "../wire";
import type { UndauntedGame } from "./game.svelte";
import { seatOf, type VehicleView } from "./vehicles";
import type { StructureView } from "./view";
import { sidesOf } from "./printed";

export function coverText(tile: TileInfo): string {
  return tile.hill ? "3/1" : String(tile.cover);
}

/** Return the current points of a tile; those of the radio may have risen. */
export function worth(game: UndauntedGame, tile: TileInfo): number {
  return game.view?.radio?.tile === tile.id ? game.view.radio.points : tile.objective;
}

/**
 * Return a tile with everything on it: "14A, cover 2, Germans: controlled, 3 points, Rifleman A
 * (suppressed)".
 */
export function spokenTile(game: UndauntedGame, tile: TileInfo): string {
  const { scene, title } = game;
  const seats = title?.seats ?? [];
  const said = [tile.id, t("web-spoken-cover", { cover: coverText(tile) })];
  if (tile.hill) said.push(t("term-hill"));
  if (tile.rough) said.push(t("term-rough-ground"));
  const points = worth(game, tile);
  if (points > 0) said.push(t("web-spoken-objective", { points }));
  if (game.view?.radio?.tile === tile.id) said.push(t("term-radio"));
  for (const one of scene?.structures ?? []) {
    if (one.tile === tile.id) said.push(spokenStructure(one));
  }
  if (game.view?.exits?.includes(tile.id)) said.push(t("term-escape-marker"));
  for (const id of seats) {
    const name = side(id);
    if (scene?.controlled[id]?.includes(tile.id)) said.push(`${name}: ${t("term-controlled")}`);
    else if (scene?.scouted[id]?.includes(tile.id)) said.push(`${name}: ${t("term-scouted")}`);
    if (scene?.targets[id] === tile.id) said.push(`${name}: ${t("term-target-marker")}`);
    const spawn = sidesOf(game.scenario).find((one) => one.id === id)?.spawn[tile.id];
    if (spawn !== undefined) said.push(`${name}: ${t("term-spawn-marker")}`);
  }
  for (const vehicle of game.vehicles) {
    if (vehicle.tile === tile.id) said.push(spokenVehicle(game, vehicle));
  }
  for (const piece of scene?.pieces ?? []) {
    if (piece.tile !== tile.id || seatOf(game.vehicles, piece.unit) !== null) continue;
    said.push(`${side(piece.side)}: ${spokenSoldier(game, piece.unit)}`);
  }
  return said.join(", ");
}

function spokenSoldier(game: UndauntedGame, unit: string): string {
  const suppressed =
    game.scene?.pieces.some((piece) => piece.unit === unit && piece.suppressed) ?? false;
  return suppressed ? `${card(unit)} (${t("term-suppressed")})` : card(unit);
}

/** "LRDG: Gun Truck (Disabled), Seat 1: Rifleman, Seat 3: Navigator (suppressed)". */
function spokenVehicle(
  game: UndauntedGame,
  { vehicle, side: whose, seats, disabled, damage }: VehicleView,
): string {
  const state = [
    ...(disabled ? [t("term-disabled")] : []),
    ...(damage > 0 ? [t("web-damage-of", { damage, all: game.vehicle(vehicle).integrity })] : []),
  ];
  const said = [
    `${side(whose)}: ${card(vehicle)}${state.length > 0 ? ` (${state.join(", ")})` : ""}`,
  ];
  seats.forEach((unit, index) => {
    if (unit !== "") said.push(`${t("term-seat")} ${index + 1}: ${spokenSoldier(game, unit)}`);
  });
  return said.join(", ");
}

function spokenStructure({ structure, points, defence }: StructureView): string {
  const worth = points > 0 ? `, ${t("web-spoken-objective", { points })}` : "";
  return `${card(structure)}, ${t("term-structure-defence")} ${defence}${worth}`;
}

/**
 * Return an option on the map with its numbers: "Attack the German Scout A: needs 7, 2 dice, 64
 * percent".
 */
export function spokenOption(game: UndauntedGame, choice: Choice): string {
  const said = sayOption(choice.move, game.ask ?? undefined);
  const chance = chanceOf(choice);
  const { total, dice } = choice.preview ?? {};
  if (chance === null || total === undefined || dice === undefined) return said;
  return `${said}: ${t("web-spoken-odds", { total, dice, percent: Math.round(chance * 100) })}`;
}
