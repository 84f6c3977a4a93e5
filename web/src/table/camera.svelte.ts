/** Position and zoom of the map in its window. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The content to show: its size, and the parts that must stay visible. */
export interface Sheet {
  width: number;
  height: number;
  parts: readonly Box[];
}

const SMALLEST = 0.2;
const LARGEST = 3;
/** Scales to try, as shares of the largest that fits. */
const SHARES = Array.from({ length: 24 }, (_, i) => 1 - i * 0.02);
/** Shares of the free space on one side to try, starting in the middle. */
const FROM_THE_MIDDLE = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9, 0.1, 1, 0];

/** Whether one of the boxes would cover a part of the map. */
function covers(
  map: Sheet,
  at: { x: number; y: number; scale: number },
  taken: readonly Box[],
): boolean {
  return map.parts.some((part) => {
    const [x, y] = [at.x + part.x * at.scale, at.y + part.y * at.scale];
    const [right, bottom] = [x + part.width * at.scale, y + part.height * at.scale];
    return taken.some(
      (box) => x < box.x + box.width && right > box.x && y < box.y + box.height && bottom > box.y,
    );
  });
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Whether the whole map is shown. It then stays so when the window is resized. */
  fitted = $state(true);

  /** The size of the window that shows the map. */
  window = $state({ width: 0, height: 0 });

  /** Zoom around the centre of the window. */
  enlarge(factor: number): void {
    this.zoom(factor, this.window.width / 2, this.window.height / 2);
  }

  /** Show the whole map as large as possible, with no part under the boxes in `taken`. */
  fit(map: Sheet, room: Box, taken: readonly Box[]): void {
    const whole = Math.min(room.width / map.width, room.height / map.height);
    const largest = Math.min(LARGEST, Math.max(SMALLEST, whole));
    for (const share of SHARES) {
      const scale = largest * share;
      const spare = { x: room.width - map.width * scale, y: room.height - map.height * scale };
      for (const along of FROM_THE_MIDDLE) {
        for (const down of FROM_THE_MIDDLE) {
          const [x, y] = [room.x + spare.x * along, room.y + spare.y * down];
          if (covers(map, { x, y, scale }, taken)) continue;
          Object.assign(this, { x, y, scale, fitted: true });
          return;
        }
      }
    }
    const [x, y] = [room.x + (room.width - map.width * largest) / 2, room.y];
    Object.assign(this, { x, y, scale: largest, fitted: true });
  }

  /** Zoom around a point of the window. */
  zoom(factor: number, x: number, y: number): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.fitted = false;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.fitted = false;
  }

  /** Move the map just enough to show a part in a box of the window, and shrink it if needed. */
  reveal(part: Box, window: Box): void {
    const [left, top] = [this.x + part.x * this.scale, this.y + part.y * this.scale];
    const [width, height] = [part.width * this.scale, part.height * this.scale];
    if (width > window.width || height > window.height) {
      const scale = this.scale * Math.min(window.width / width, window.height / height);
      this.scale = Math.max(SMALLEST, scale);
      this.x = window.x + (window.width - part.width * this.scale) / 2 - part.x * this.scale;
      this.y = window.y + (window.height - part.height * this.scale) / 2 - part.y * this.scale;
      this.fitted = false;
      return;
    }
    const dx = Math.max(0, window.x - left) - Math.max(0, left + width - window.x - window.width);
    const dy = Math.max(0, window.y - top) - Math.max(0, top + height - window.y - window.height);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** Keep at least a part of the map in the window. */
  hold(map: { width: number; height: number }, window: { width: number; height: number }): void {
    const edge = 80;
    this.x = Math.min(window.width - edge, Math.max(edge - map.width * this.scale, this.x));
    this.y = Math.min(window.height - edge, Math.max(edge - map.height * this.scale, this.y));
  }

  /** Convert a point of the map to window coordinates. */
  place(x: number, y: number): { x: number; y: number } {
    return { x: this.x + x * this.scale, y: this.y + y * this.scale };
  }
}
