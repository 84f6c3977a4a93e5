/** Drawings that only some titles need, loaded when such a title is opened. */

import type { TileInfo, TitleInfo } from "../../wire";
import type { SideShape } from "../../draw/icons";
import { addPictograms } from "../../draw/pictograms";
import { portrait } from "./portrait";
import { tileFile } from "./tile";
import { mapOf } from "../printed";

type DesertArt = typeof import("./desert");

let desert: DesertArt | null = null;

/** Load the drawings for a title's tiles. Await this before the title is shown. */
export async function fetchArt(title: TitleInfo): Promise<void> {
  const named = title.scenarios.some((one) =>
    mapOf(one).tiles.some(({ ground }) => Boolean(ground)),
  );
  if (!named || desert !== null) return;
  const art = await import("./desert");
  addPictograms(art.DESERT_PICTOGRAMS);
  desert = art;
}

/** Return the drawings of the desert if they are loaded. */
export const desertArt = (): DesertArt | null => desert;

/** Return a tile's ground as a complete SVG file. */
export function groundFile({ id, ground = "" }: Pick<TileInfo, "id" | "ground">): string {
  return desert?.isDesert(ground) ? desert.desertFile(id, ground) : tileFile(id);
}

/** Return the picture of a card. */
export function cardPortrait(
  role: string,
  shape: SideShape,
  seed: number,
  inDesert: boolean,
): string {
  return inDesert && desert !== null
    ? desert.desertPortrait(role, shape, seed)
    : portrait(role, shape, seed);
}
