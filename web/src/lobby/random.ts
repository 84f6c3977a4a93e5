/** Random battles, as their ids tell. */

const ID = /^random-([a-z0-9]+)-(\d+)$/;

/** Seeds are smaller than this. */
export const SEEDS = 1_000_000_000;

/** What a random battle is made of; null for other scenarios. */
export function madeOf(id: string): { size: string; seed: number } | null {
  const [, size, seed] = ID.exec(id) ?? [];
  return size === undefined || seed === undefined ? null : { size, seed: Number(seed) };
}

export const battleId = (size: string, seed: number): string => `random-${size}-${seed}`;

/** A seed small enough to be told to a friend. */
export const randomSeed = (): number => Math.floor(Math.random() * 10_000);

/** What was typed as a seed; null where it is none. */
export const seedFrom = (value: number): number | null =>
  Number.isNaN(value) ? null : Math.min(SEEDS - 1, Math.max(0, Math.trunc(value)));
