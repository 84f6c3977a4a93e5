/** Each tile's ground is drawn once and kept as a bitmap: hundreds of paths would slow panning down. */

import type { TileInfo } from "../wire";
import { groundFile } from "./artbox";

const SIDE = 300;
const pictures = new Map<string, Promise<string>>();

/** The address of a bitmap of a tile's ground. */
export function tileImage(tile: Pick<TileInfo, "id" | "ground">): Promise<string> {
  // Two titles may each have a tile of that name.
  const name = `${tile.id} ${tile.ground ?? ""}`;
  let picture = pictures.get(name);
  if (picture === undefined) {
    picture = rasterise(groundFile(tile), SIDE * Math.min(2, devicePixelRatio));
    pictures.set(name, picture);
  }
  return picture;
}

async function rasterise(svg: string, side: number): Promise<string> {
  const drawing = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  canvas.getContext("2d")?.drawImage(image, 0, 0, side, side);
  const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (bitmap === null) return drawing;
  URL.revokeObjectURL(drawing);
  return URL.createObjectURL(bitmap);
}
