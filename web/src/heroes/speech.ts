/** Descriptions of the map for screen readers, and formatting of numbers. */

import { card, sayOption, side, t } from "../lib/words.svelte";
import { chanceOf } from "../table/choices";
import type { Choice } from "../wire";
import type { HeroesGame } from "./game.svelte";
import { carriedBy, standsOn, type Piece } from "./scene";

/** Format a number with its sign, using a true minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Return the name of a turn. Before the first one the armies deploy. */
export const turnName = (turn: number): string =>
  turn === 0 ? t("phase-deployment") : t("web-turn", { turn });

/** Return the state of a unit: its order, suppression and damage, its transport. */
export function spokenState(game: HeroesGame, piece: Piece): string[] {
  const said: string[] = [];
  if (piece.token !== undefined) {
    const { token } = piece;
    if (token === "hidden") said.push(t("web-order-hidden"));
    else said.push(piece.shown ? t(`token-${token}`) : t("web-token-unseen", { token }));
  }
  if (piece.acted) said.push(t("term-activated"));
  if (piece.concealed) said.push(t("term-concealed"));
  if (piece.suppressed > 0) said.push(`${t("term-suppressed")} ${piece.suppressed}`);
  for (const damage of piece.damage ?? [])
    said.push(t(`damage-${damage === "gun" ? "main-gun" : damage}`));
  if (piece.aboard !== undefined) said.push(`${t("term-aboard")}: ${card(piece.aboard)}`);
  said.push(
    ...carriedBy(game.stage?.items, piece.unit).map(
      (item) => `${t("term-item")}: ${itemName(item)}`,
    ),
  );
  if (piece.facing !== undefined) said.push(t(`direction-${piece.facing}`));
  if (piece.off !== undefined) said.push(t(`web-unit-${piece.off}`));
  return said;
}

/** Return a unit with its state: "US: Fire Team A (order 2, Suppressed 1)". */
function spokenUnit(game: HeroesGame, piece: Piece): string {
  const name = piece.unit === "" ? t("term-concealed") : card(piece.unit);
  const up = game.upOf(piece);
  const state = [
    ...(up === undefined
      ? []
      : [
          `${t("term-defence")} ${up.defence.slice(0, piece.rear === undefined ? 1 : 3).join("/")}`,
        ]),
    ...spokenState(game, piece),
  ];
  return `${side(piece.army)}: ${name}${state.length > 0 ? ` (${state.join(", ")})` : ""}`;
}

/** Return a square with everything on it: "C4, Hedgerow, cover 2, US: Fire Team A (order 2)". */
export function spokenSquare(game: HeroesGame, cell: string): string {
  const { stage, plan } = game;
  const said = [cell.toUpperCase()];
  const terrain = game.terrainAt(cell);
  if (terrain !== undefined) {
    said.push(t(`terrain-${terrain.id}`.replaceAll("_", "-")));
    if (terrain.cover > 0) said.push(t("web-spoken-cover", { cover: String(terrain.cover) }));
  }
  for (const { name, id, called, covers, rooms } of plan.overlays) {
    // Only structures with their own name matter in this scenario.
    if (called === id || !(covers.includes(cell) || rooms.some((room) => room.cell === cell)))
      continue;
    if (!stage?.fallen.includes(name)) said.push(structureName(called));
  }
  for (const { name, cells } of plan.objectives) {
    if (!cells.includes(cell)) continue;
    const holder = stage?.objectives[name] ?? "";
    said.push(
      `${t("term-objective")}: ${objectiveName(name)}${holder === "" ? "" : ` (${side(holder)})`}`,
    );
  }
  plan.bonuses.forEach((bonus, number) => {
    if (stage?.bonuses.includes(number) && bonus.cells.includes(cell))
      said.push(t("term-bonus-tactic"));
  });
  for (const [item, where] of Object.entries(stage?.items ?? {})) {
    if (where === cell) said.push(`${t("term-item")}: ${itemName(item)}`);
  }
  for (const { cells } of stage?.wrecks ?? []) if (cells.includes(cell)) said.push(t("term-wreck"));
  const standing = standsOn(stage?.pieces ?? [], cell);
  if (standing !== undefined) {
    said.push(spokenUnit(game, standing));
    for (const rider of stage?.pieces ?? []) {
      if (standing.unit !== "" && rider.aboard === standing.unit)
        said.push(spokenUnit(game, rider));
    }
  }
  return said.join(", ");
}

export const objectiveName = (name: string): string => t(`objective-${name}`.replaceAll("_", "-"));
export const structureName = (called: string): string =>
  t(`overlay-${called}`.replaceAll("_", "-"));
export const itemName = (name: string): string => t(`item-${name}`.replaceAll("_", "-"));

/** Return the purpose of an item, if its name does not say it. */
export function purposeOf({ plan }: HeroesGame, item: string): string {
  const {
    blows_up: target = "",
    fires = "",
    reach = 0,
  } = plan.items.find(({ name }) => name === item) ?? {};
  if (fires !== "") return t("web-item-detonator", { item: fires, reach });
  const overlay = plan.overlays.find(({ name }) => name === target)?.called ?? "";
  return overlay === "" ? "" : t("web-item-charge", { overlay });
}

/**
 * Return an option on the map with its numbers: "Target on C4: German: Fire Group …, needs 4, 50
 * percent".
 */
export function spokenOption(game: HeroesGame, choice: Choice, cell?: string): string {
  const said = sayOption(choice.move, game.ask ?? undefined);
  const standing = cell === undefined ? undefined : standsOn(game.stage?.pieces ?? [], cell);
  const whom = standing === undefined ? said : `${said}: ${spokenUnit(game, standing)}`;
  const chance = chanceOf(choice);
  if (chance === null) return whom;
  return `${whom}, ${t("web-spoken-chance", { percent: Math.round(chance * 100) })}`;
}
