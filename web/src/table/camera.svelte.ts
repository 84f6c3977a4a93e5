/** How the map lies in its window: moved and enlarged. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SMALLEST = 0.25;
const LARGEST = 3;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Whether the whole map is in view; then it stays so when the window changes. */
  fitted = $state(true);

  /** Shows the whole map as large as possible in one of the free parts of the window. */
  fit(map: { width: number; height: number }, free: readonly Box[]): void {
    const best = free
      .map((box) => ({ box, scale: Math.min(box.width / map.width, box.height / map.height) }))
      .reduce((a, b) => (b.scale > a.scale ? b : a));
    this.scale = Math.min(LARGEST, Math.max(SMALLEST, best.scale));
    this.x = best.box.x + (best.box.width - map.width * this.scale) / 2;
    this.y = best.box.y + (best.box.height - map.height * this.scale) / 2;
    this.fitted = true;
  }

  /** Enlarges around a point of the window. */
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

  /** Moves the map just far enough that a part of it lies in a box of the window. */
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

  /** Keeps at least a part of the map in the window. */
  hold(map: { width: number; height: number }, window: { width: number; height: number }): void {
    const edge = 80;
    this.x = Math.min(window.width - edge, Math.max(edge - map.width * this.scale, this.x));
    this.y = Math.min(window.height - edge, Math.max(edge - map.height * this.scale, this.y));
  }

  /** A point of the map in the window. */
  place(x: number, y: number): { x: number; y: number } {
    return { x: this.x + x * this.scale, y: this.y + y * this.scale };
  }
}
