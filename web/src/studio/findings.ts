/** Converts the results of a measurement for charts. */

import type { Finding, PlaceHeat, RoundGames, Share } from "../wire";
import type { Shares } from "./heat";

export type HeatKind = "stood" | "fell";

export interface Heat {
  /** Shares of both sides by place. For losses, the shares of the losses of both sides together. */
  places: ReadonlyMap<string, Shares>;
  most: number;
}

/** Return the first and the last round that were played. */
export function roundsOf({ heat }: Finding): [number, number] {
  const rounds = heat.map(({ round }) => round);
  return rounds.length === 0 ? [1, 1] : [Math.min(...rounds), Math.max(...rounds)];
}

/** Return the heat of some rounds. */
export function heatOf(
  heat: readonly PlaceHeat[],
  kind: HeatKind,
  [from, to]: readonly [number, number],
  side: 0 | 1 | null,
): Heat {
  const sums = new Map<string, [number, number]>();
  const total: [number, number] = [0, 0];
  for (const one of heat) {
    if (one.round < from || one.round > to) continue;
    const here = sums.get(one.place) ?? [0, 0];
    const [first, second] =
      kind === "stood" ? [one.stood, one.second_stood] : [one.fell, one.second_fell];
    here[0] += first;
    here[1] += second;
    total[0] += first;
    total[1] += second;
    sums.set(one.place, here);
  }
  const all = total[0] + total[1];
  const share = (value: number, seat: 0 | 1): number => {
    if (side !== null && side !== seat) return 0;
    const of = kind === "stood" || side !== null ? total[seat] : all;
    return of === 0 ? 0 : value / of;
  };
  const places = new Map(
    [...sums].map(([place, [a, b]]): [string, Shares] => [place, [share(a, 0), share(b, 1)]]),
  );
  const largest = [...places.values()].map(([a, b]) => (kind === "stood" ? Math.max(a, b) : a + b));
  return { places, most: Math.max(0.0001, ...largest) };
}

interface EndingRow {
  ending: string;
  /** Shares of all games that each side won with this ending, and of draws. */
  first: number;
  second: number;
  drawn: number;
}

/** Return how games ended, most frequent first. */
export function endingsOf({ endings }: Finding, seats: readonly string[]): EndingRow[] {
  const games = endings.reduce((sum, one) => sum + one.games, 0);
  const of = (ending: string, winner: string) =>
    endings
      .filter((one) => one.ending === ending && one.winner === winner)
      .reduce((sum, one) => sum + one.games, 0) / games;
  return [...new Set(endings.map(({ ending }) => ending))]
    .map((ending) => ({
      ending,
      first: of(ending, seats[0] ?? ""),
      second: of(ending, seats[1] ?? ""),
      drawn: of(ending, ""),
    }))
    .toSorted((a, b) => b.first + b.second + b.drawn - (a.first + a.second + a.drawn));
}

/** Return the bars of a histogram: at most `most`, each with the same number of rounds. */
export function bars(
  rounds: readonly RoundGames[],
  most = 16,
): { from: number; to: number; games: number }[] {
  const last = Math.max(1, ...rounds.map(({ round }) => round));
  const width = Math.ceil(last / most);
  return Array.from({ length: Math.ceil(last / width) }, (_, index) => {
    const [from, to] = [index * width + 1, (index + 1) * width];
    const games = rounds
      .filter(({ round }) => round >= from && round <= to)
      .reduce((sum, one) => sum + one.games, 0);
    return { from, to, games };
  });
}

/** Return half the width of the interval after this many games. */
export const halfWidth = (share: number, games: number): number =>
  1.96 * Math.sqrt(Math.max(0.0025, share * (1 - share)) / games);

/** Whether a share is known to be even: near one half, with an interval around it that is short. */
export const isEven = ({ share, low, high }: Pick<Share, "share" | "low" | "high">): boolean =>
  share >= 0.47 && share <= 0.53 && low >= 0.45 && low <= 0.5 && high >= 0.5 && high <= 0.55;
