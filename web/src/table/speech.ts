/** What a screen reader says of the map. */

import { card, side, sayOption, t } from "../lib/words.svelte";
import type { Choice, TileInfo } from "../wire";
import type { Game } from "./game.svelte";
import { chanceOf } from "./spots";

export function coverText(tile: TileInfo): string {
  return tile.hill ? "3/1" : String(tile.cover);
}

/** What a tile is worth now; the radio's worth may have risen. */
export function worth(game: Game, tile: TileInfo): number {
  return game.view?.radio?.tile === tile.id ? game.view.radio.points : tile.objective;
}

/** A tile with all that lies on it: "14A, cover 2, Germans: controlled, 3 points, Rifleman A (suppressed)". */
export function spokenTile(game: Game, tile: TileInfo): string {
  const { scene, title } = game;
  const seats = title?.seats ?? [];
  const said = [tile.id, t("web-spoken-cover", { cover: coverText(tile) })];
  if (tile.hill) said.push(t("term-hill"));
  const points = worth(game, tile);
  if (points > 0) said.push(t("web-spoken-objective", { points }));
  if (game.view?.radio?.tile === tile.id) said.push(t("term-radio"));
  for (const id of seats) {
    const name = side(id);
    if (scene?.controlled[id]?.includes(tile.id)) said.push(`${name}: ${t("term-controlled")}`);
    else if (scene?.scouted[id]?.includes(tile.id)) said.push(`${name}: ${t("term-scouted")}`);
    if (scene?.targets[id] === tile.id) said.push(`${name}: ${t("term-target-marker")}`);
    const spawn = game.scenario.sides.find((one) => one.id === id)?.spawn[tile.id];
    if (spawn !== undefined) said.push(`${name}: ${t("term-spawn-marker")}`);
  }
  for (const piece of scene?.pieces ?? []) {
    if (piece.tile !== tile.id) continue;
    const state = piece.suppressed ? ` (${t("term-suppressed")})` : "";
    said.push(`${side(piece.side)}: ${card(piece.unit)}${state}`);
  }
  return said.join(", ");
}

/** An option on the map with its numbers: "Attack the German Scout A: needs 7, 2 dice, 64 percent". */
export function spokenOption(game: Game, choice: Choice): string {
  const said = sayOption(choice.move, game.ask ?? undefined);
  const chance = chanceOf(choice);
  const { total, dice } = choice.preview ?? {};
  if (chance === null || total === undefined || dice === undefined) return said;
  return `${said}: ${t("web-spoken-odds", { total, dice, percent: Math.round(chance * 100) })}`;
}
