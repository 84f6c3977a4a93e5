/** Random battles, described by their ids. */

const ID = /^random-([a-z0-9]+)-(\d+)$/;

/** Exclusive upper limit of seeds. */
export const SEEDS = 1_000_000_000;

/** Return the size and the seed of a random battle, or null for other scenarios. */
export function madeOf(id: string): { size: string; seed: number } | null {
  const [, size, seed] = ID.exec(id) ?? [];
  return size === undefined || seed === undefined ? null : { size, seed: Number(seed) };
}

export const battleId = (size: string, seed: number): string => `random-${size}-${seed}`;

/** Return a random seed that is short enough to tell a friend. */
export const randomSeed = (): number => Math.floor(Math.random() * 10_000);

/** Return a typed seed, or null if it is invalid. */
export const seedFrom = (value: number): number | null =>
  Number.isNaN(value) ? null : Math.min(SEEDS - 1, Math.max(0, Math.trunc(value)));
