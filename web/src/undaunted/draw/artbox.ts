/** Drawings that only some titles need. They are fetched when such a title is opened, and then at hand. */

import type { TileInfo, TitleInfo } from "../../wire";
import type { SideShape } from "../../draw/icons";
import { addPictograms } from "../../draw/pictograms";
import { portrait } from "./portrait";
import { tileFile } from "./tile";
import { mapOf } from "../printed";

type DesertArt = typeof import("./desert");

let desert: DesertArt | null = null;

/** Fetches what a title's tiles ask for; to be awaited before the title is shown. */
export async function fetchArt(title: TitleInfo): Promise<void> {
  const named = title.scenarios.some((one) =>
    mapOf(one).tiles.some(({ ground }) => Boolean(ground)),
  );
  if (!named || desert !== null) return;
  const art = await import("./desert");
  addPictograms(art.DESERT_PICTOGRAMS);
  desert = art;
}

/** The drawings of the desert, if a title there was opened. */
export const desertArt = (): DesertArt | null => desert;

/** A tile's ground as a picture of its own. */
export function groundFile({ id, ground = "" }: Pick<TileInfo, "id" | "ground">): string {
  return desert?.isDesert(ground) ? desert.desertFile(id, ground) : tileFile(id);
}

/** The picture on a card. */
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
