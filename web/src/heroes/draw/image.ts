/** Bitmap cache of maps' ground: panning thousands of paths would be slow. */

import { groundFile } from "./ground";
import { SQUARE, type MapPlan, type MapState } from "./measure";

const pictures = new Map<string, Promise<string>>();

/** Return the address of a bitmap of a map's ground. */
export function groundImage(plan: MapPlan, state: MapState = {}): Promise<string> {
  const overlays = plan.overlays.map(({ name, x, y }) => `${name} ${x} ${y}`);
  const key = [plan.ground, overlays, state.fallen ?? [], state.opened ?? []]
    .map((part) => part.join())
    .join("|");
  let picture = pictures.get(key);
  if (picture === undefined) {
    // Sharp when the whole map fits a large window, and still acceptable when zoomed in.
    const pixels = SQUARE * Math.min(2, Math.max(1.5, devicePixelRatio));
    picture = rasterise(groundFile(plan, state), plan.columns * pixels, plan.rows * pixels);
    pictures.set(key, picture);
  }
  return picture;
}

async function rasterise(svg: string, width: number, height: number): Promise<string> {
  const drawing = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image(width, height);
  await new Promise((done, failed) => {
    image.onload = done;
    image.onerror = failed;
    image.src = drawing;
  });
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (bitmap === null) return drawing;
  URL.revokeObjectURL(drawing);
  return URL.createObjectURL(bitmap);
}

/** The size of the ground in drawing units. */
export const groundSize = ({ columns, rows }: Pick<MapPlan, "columns" | "rows">) => ({
  width: columns * SQUARE,
  height: rows * SQUARE,
});
