/** Each tile's ground is drawn once and kept as a bitmap: hundreds of paths would slow panning down. */

import { tileFile } from "./tile";

const SIDE = 300;
const pictures = new Map<string, Promise<string>>();

/** The address of a bitmap of the ground of a tile face. */
export function tileImage(face: string): Promise<string> {
  let picture = pictures.get(face);
  if (picture === undefined) {
    picture = rasterise(tileFile(face), SIDE * Math.min(2, devicePixelRatio));
    pictures.set(face, picture);
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
