/**
 * The ground of each tile as a picture. At first this is the SVG drawing, which is available
 * immediately. After the first touch of the page it is replaced by a bitmap, tile by tile, because
 * panning hundreds of paths is slow.
 */

import { inTurn } from "../../lib/scheduling";
import type { TileInfo } from "../../wire";
import { groundFile } from "./artbox";

const SIDE = 300;
const TOUCHES = ["pointerdown", "wheel", "keydown"] as const;

const touched = new Promise<void>((done) => {
  if (typeof addEventListener === "undefined") return;
  const heard = (): void => {
    for (const touch of TOUCHES) removeEventListener(touch, heard);
    done();
  };
  for (const touch of TOUCHES) addEventListener(touch, heard, { passive: true });
});

class TilePicture {
  href = $state.raw("");

  constructor(svg: string) {
    this.href = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    void touched.then(() => inTurn(() => this.#settle(SIDE * Math.min(2, devicePixelRatio))));
  }

  async #settle(side: number): Promise<void> {
    const image = new Image();
    image.src = this.href;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    canvas.getContext("2d")?.drawImage(image, 0, 0, side, side);
    const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (bitmap === null) return;
    const ready = new Image();
    ready.src = URL.createObjectURL(bitmap);
    // Keep the drawing until the bitmap is decoded.
    await ready.decode();
    const drawing = this.href;
    this.href = ready.src;
    setTimeout(() => URL.revokeObjectURL(drawing), 1000);
  }
}

const pictures = new Map<string, TilePicture>();

/** Return the picture of a tile's ground. */
export function tileImage(tile: Pick<TileInfo, "id" | "ground">): TilePicture {
  // Two titles may have tiles with the same name.
  const name = `${tile.id} ${tile.ground ?? ""}`;
  let picture = pictures.get(name);
  if (picture === undefined) pictures.set(name, (picture = new TilePicture(groundFile(tile))));
  return picture;
}
