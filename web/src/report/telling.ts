/** Texts and numbers of a report. */

import type { KeyMoment, LuckLine, Me, Report } from "../wire";

/** Luck with the dice: the deviation from expectation in standard deviations. */
type Fortune = "none" | "even" | "warm" | "hot" | "cold" | "icy";

const SLIGHT = 0.5;
const GREAT = 1.5;

export function fortune({ rolled, luck, band }: LuckLine): Fortune {
  const width = band.at(-1) ?? 0;
  if (rolled === 0 || width === 0) return "none";
  const away = (luck.at(-1) ?? 0) / width;
  if (Math.abs(away) < SLIGHT) return "even";
  if (Math.abs(away) < GREAT) return away > 0 ? "warm" : "cold";
  return away > 0 ? "hot" : "icy";
}

/** Return the reader's side, else the winner's, else the first. */
export function ownSide({ players, winner, points }: Report): string {
  const mine = players.filter(({ you }) => you);
  return (mine.length === 1 ? mine[0]?.seat : undefined) ?? winner ?? points[0]?.side ?? "";
}

/** Convert an entry to a time in rounds: 1.5 is halfway through the second round. */
export function when(ends: readonly number[], entry: number): number {
  const after = ends.findIndex((end) => end >= entry);
  if (after <= 0) return 0;
  const [from, to] = [ends[after - 1] ?? 0, ends[after] ?? 0];
  return after - 1 + (to === from ? 1 : (entry - from) / (to - from));
}

/** Return the next key moment after an entry, or the previous one before it. */
export function nextMoment(
  moments: readonly KeyMoment[],
  entry: number,
  direction: 1 | -1,
): KeyMoment | undefined {
  return direction === 1
    ? moments.find((moment) => moment.entry > entry)
    : moments.findLast((moment) => moment.entry < entry);
}

const LAST_GAMES = 20;

/** Return how many of the player's last games of a title were won. */
export function lastGames({ tables }: Me, title: string): { won: number; games: number } {
  const finished = tables
    .filter((table) => table.title === title && table.status === "over")
    .filter(({ players }) => players.filter(({ you }) => you).length === 1)
    .slice(0, LAST_GAMES);
  const won = finished.filter(({ winner, players }) =>
    players.some(({ you, seat }) => you && seat === winner),
  );
  return { won: won.length, games: finished.length };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration as minutes and seconds, hours, or days. */
export type Duration = { clock: string } | { days: number };

export function duration(seconds: number): Duration {
  const whole = Math.round(seconds);
  if (whole >= 2 * DAY) return { days: Math.round(whole / DAY) };
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60];
  const rest = two(whole % MINUTE);
  return { clock: hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}
