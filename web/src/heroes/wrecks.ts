/** Wrecks from the battle, ready for drawing. */

import { spot, wreckArt } from "./draw";
import type { CounterInfo, SkirmishInfo } from "../wire";
import type { WreckView } from "./view";

interface LaidWreck {
  key: string;
  x: number;
  y: number;
  art: string;
}

export function laidWrecks(
  wrecks: readonly WreckView[],
  plan: SkirmishInfo,
  counters: ReadonlyMap<string, CounterInfo>,
): LaidWreck[] {
  const units = plan.armies.flatMap((army) => army.units);
  return wrecks.flatMap(({ unit, cells: [first = "", second = first] }) => {
    const [front, rear] = [plan.cells[first], plan.cells[second]];
    if (front === undefined || rear === undefined) return [];
    const counter = units.find(({ id }) => id === unit)?.counter ?? "";
    const [[ax, ay], [bx, by]] = [spot(front, plan.rows), spot(rear, plan.rows)];
    // The drawing counts rows from the north.
    const art = wreckArt(
      counters.get(counter)?.wreck ?? "",
      (front.x - rear.x) / 2,
      (rear.y - front.y) / 2,
    );
    return [{ key: unit, x: (ax + bx) / 2, y: (ay + by) / 2, art }];
  });
}
