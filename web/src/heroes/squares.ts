/** Squares by their names and places. Places are doubled, so that rooms and crossings have whole numbers. */

import type { Place, SkirmishInfo } from "../wire";

export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
const STEPS: readonly (readonly [number, number])[] = [
  [0, 2],
  [2, 2],
  [2, 0],
  [2, -2],
  [0, -2],
  [-2, -2],
  [-2, 0],
  [-2, 2],
];

const turned = (facing: number, by: number): number => (facing + by + 8) % 8;

export class Squares {
  #cells: Readonly<Record<string, Place>>;
  #names: ReadonlyMap<string, string>;

  constructor({ cells }: Pick<SkirmishInfo, "cells">) {
    this.#cells = cells;
    this.#names = new Map(Object.entries(cells).map(([name, { x, y }]) => [`${x} ${y}`, name]));
  }

  place(cell: string): Place | undefined {
    return this.#cells[cell];
  }

  /** The square in a direction; undefined where there is none. */
  beside(cell: string, facing: number): string | undefined {
    const from = this.#cells[cell];
    const [dx, dy] = STEPS[facing] ?? [0, 0];
    return from === undefined ? undefined : this.#names.get(`${from.x + dx} ${from.y + dy}`);
  }

  /** The direction from one square to the next; -1 where they are not neighbours on the grid. */
  direction(from: string, to: string): number {
    const [a, b] = [this.#cells[from], this.#cells[to]];
    if (a === undefined || b === undefined) return -1;
    return STEPS.findIndex(([dx, dy]) => dx === b.x - a.x && dy === b.y - a.y);
  }

  /** Where a long vehicle is after a step of a form. */
  driven(front: string, rear: string, form: string): { front: string; rear: string } | null {
    const [kind, turn] = form.split("_");
    const facing = turned(
      this.direction(rear, front),
      turn === "left" ? -1 : turn === "right" ? 1 : 0,
    );
    const to =
      kind === "pivot"
        ? { front: this.beside(rear, facing), rear }
        : kind === "back"
          ? { front: rear, rear: this.beside(rear, turned(facing, 4)) }
          : { front: this.beside(front, facing), rear: front };
    return to.front === undefined || to.rear === undefined
      ? null
      : { front: to.front, rear: to.rear };
  }

  /** The square that a step of a form newly enters: the one to press for it. */
  entered(front: string, rear: string, form: string): string | null {
    const to = this.driven(front, rear, form);
    if (to === null) return null;
    return form.startsWith("back") ? to.rear : to.front;
  }

  /** Where a long vehicle's rear must be, now that its front is there; a guess where it drove back. */
  rearAfter(front: string, rear: string, now: string): string {
    const facing = this.direction(rear, front);
    if (now === rear) return this.beside(rear, turned(facing, 4)) ?? front;
    const ahead = this.direction(front, now);
    const straight = [-1, 0, 1].some((turn) => turned(facing, turn) === ahead);
    return straight ? front : rear;
  }
}
