/** The ground of a whole map, drawn at once over all boards to avoid seams. */

import { seeded } from "../../draw/seeded";
import { TERRAIN_DEFS } from "../../draw/terrain";
import { FIELD_DEFS, meadows, tufts, wheat } from "./fields";
import { bushes, cutHedges, hedgerows, walls, woods } from "./growth";
import { GAP, middle, readLand } from "./land";
import { SQUARE, type MapPlan, type MapState } from "./measure";
import { overlayArt } from "./overlays";
import { roads } from "./roads";
import { seedOf } from "./seed";
import { waters } from "./water";

/** Draw terrain and overlays. The same map always looks the same. */
function groundArt(plan: MapPlan, state: MapState = {}): string {
  const seed = seedOf(plan.ground.join());
  const land = readLand(plan, state);
  // Each layer has its own random generator, so that a gap cut in a hedgerow does not change other
  // layers.
  const random = (layer: number) => seeded(seed + layer * 7919);
  const shrubs = random(7);
  return (
    meadows(random(1), land) +
    wheat(random(2), land) +
    roads(random(3), land) +
    waters(random(4), land) +
    tufts(random(5), land) +
    cutHedges(random(9), land.all(GAP)) +
    hedgerows(seed + 6 * 7919, plan, land) +
    walls(plan, land) +
    land
      .all("b")
      .map((square) => bushes(shrubs, middle(square)))
      .join("") +
    woods(random(8), land) +
    plan.overlays.map((overlay) => overlayArt(overlay, plan, state)).join("")
  );
}

/** Return the ground as a complete SVG file, for use as an image. */
export function groundFile(plan: MapPlan, state: MapState = {}): string {
  const [w, h] = [plan.columns * SQUARE, plan.rows * SQUARE];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${TERRAIN_DEFS}${FIELD_DEFS}</defs>${groundArt(plan, state)}</svg>`;
}
