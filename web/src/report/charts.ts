/** Geometry of charts, independent of their content. */

export interface Point {
  x: number;
  y: number;
}

export type Scale = (value: number) => number;

/** Return a function that maps numbers from one range to another. */
export function scale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/**
 * Return a step of 1, 2 or 5 times a power of ten that divides a range into at most `most` steps.
 */
export function stepOf(range: number, most: number): number {
  const rough = Math.max(range, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}

/** Return the numbers on an axis: multiples of a step that include both ends. */
export function ticks(low: number, high: number, most: number): number[] {
  const step = stepOf(high - low, most);
  const first = Math.floor(low / step) * step;
  const last = Math.max(Math.ceil(high / step) * step, first + step);
  return Array.from(
    { length: Math.round((last - first) / step) + 1 },
    (_, index) => first + index * step,
  );
}

/** Return the labelled periods of an axis: all, or few enough that the labels do not overlap. */
export function named(count: number, most: number): number[] {
  const step = stepOf(count, most);
  const shown = Array.from({ length: Math.floor(count / step) }, (_, index) => (index + 1) * step);
  return shown.length === 0 ? [count] : shown;
}

const place = (value: number) => String(Math.round(value * 10) / 10);

/** Return a step line: each value holds until the next one. */
export function steps(values: readonly number[], x: Scale, y: Scale): string {
  return values
    .map((value, at) =>
      at === 0 ? `M${place(x(0))} ${place(y(value))}` : `H${place(x(at))}V${place(y(value))}`,
    )
    .join("");
}

export function line(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${place(x)} ${place(y)}`)
    .join("");
}

/** Return the area between `widths` above and below zero. */
export function band(widths: readonly number[], x: Scale, y: Scale): string {
  const above = widths.map((width, at) => ({ x: x(at), y: y(width) }));
  const below = widths.map((width, at) => ({ x: x(at), y: y(-width) })).reverse();
  return `${line([...above, ...below])}Z`;
}

/** Move overlapping labels apart, as little as possible. They keep their order. */
export function apart(wished: readonly number[], gap: number): number[] {
  const order = wished
    .map((_, index) => index)
    .sort((one, other) => (wished[one] ?? 0) - (wished[other] ?? 0));
  const found = [...wished];
  for (let index = 1; index < order.length; index += 1) {
    const [above, below] = [order[index - 1] ?? 0, order[index] ?? 0];
    const missing = gap - ((found[below] ?? 0) - (found[above] ?? 0));
    if (missing > 0) {
      found[above] = (found[above] ?? 0) - missing / 2;
      found[below] = (found[below] ?? 0) + missing / 2;
    }
  }
  return found;
}
