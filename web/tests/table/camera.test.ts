import { describe, expect, test } from "vitest";
import { Camera } from "../../src/table/camera.svelte";
import type { Box, Sheet } from "../../src/table/camera.svelte";

const TILE = 200;

/** Return a map with tiles at these places, counted in tiles. */
function laid(...places: [number, number][]): Sheet {
  return {
    width: (Math.max(...places.map(([x]) => x)) + 1) * TILE,
    height: (Math.max(...places.map(([, y]) => y)) + 1) * TILE,
    parts: places.map(([x, y]) => ({ x: x * TILE, y: y * TILE, width: TILE, height: TILE })),
  };
}

const room: Box = { x: 0, y: 0, width: 800, height: 400 };

function fitted(map: Sheet, ...taken: Box[]): Camera {
  const camera = new Camera();
  camera.fit(map, room, taken);
  return camera;
}

describe("fitting the map into its window", () => {
  test("makes it as large as possible, in the middle", () => {
    const { x, y, scale } = fitted(laid([0, 0], [1, 1]));
    expect({ x, y, scale }).toEqual({ x: 200, y: 0, scale: 1 });
  });

  test("moves it aside rather than under a box", () => {
    const box = { x: 0, y: 200, width: 250, height: 200 };
    const { x, scale } = fitted(laid([0, 0], [0, 1], [1, 1]), box);
    expect(scale).toBe(1);
    expect(x).toBeGreaterThanOrEqual(250);
  });

  test("leaves it where it is when only a gap lies under the box", () => {
    const box = { x: 0, y: 200, width: 390, height: 200 };
    expect(fitted(laid([0, 0], [1, 0], [1, 1]), box).x).toBe(200);
  });

  test("makes it smaller where nothing else helps", () => {
    const box = { x: 0, y: 350, width: 800, height: 50 };
    const { y, scale } = fitted(laid([0, 0], [1, 1]), box);
    expect(scale).toBeLessThan(0.9);
    expect(y + 2 * TILE * scale).toBeLessThanOrEqual(350);
  });
});
