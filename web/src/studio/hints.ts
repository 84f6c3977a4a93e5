/** Hints: advice that never blocks. Like an error, each leads to its thing. */

import { LANGUAGES, languageName } from "../lib/languages";
import { percent, t } from "../lib/words.svelte";
import type { Finding, SideGames, SurveyedAim } from "../wire";
import type { TextsBy } from "./draft.svelte";
import type { Located } from "./system";

export interface Hint extends Located {
  key: string;
  text: string;
}

/** Difference in moves at which one side is much nearer to an objective. */
const MUCH_NEARER = 2;
/** Share of games that end at the round limit above which a hint is shown. */
const MANY_AT_LIMIT = 0.25;

/** Minimum number of games for hints about things that hardly ever happen. */
const ENOUGH = 100;
/** Share of games below which something hardly ever happens. */
const HARDLY_EVER = 0.05;

export const hintCount = (count: number): string => t("web-studio-hints", { count });

/** Return the objectives that one side reaches much earlier. */
export const uneven = (first: readonly SurveyedAim[]): SurveyedAim[] =>
  first.filter(({ moves: [one = null, other = null] }) =>
    one === null || other === null ? one !== other : Math.abs(one - other) >= MUCH_NEARER,
  );

/** Return how soon each side can reach an objective: "US 1 · German 3". */
export const soonest = ({ moves }: SurveyedAim, sides: readonly string[]): string =>
  sides.map((side, seat) => `${side} ${moves[seat] ?? "–"}`).join(" · ");

/** Return the places on which no counter ever stood. */
export function unused(places: readonly string[], { heat }: Finding): string[] {
  const stood = new Set(
    heat.filter((one) => one.stood + one.second_stood > 0).map(({ place }) => place),
  );
  return places.filter((place) => !stood.has(place));
}

/** Return the things of a side that occurred in hardly any game; none if they were not counted. */
export function neglected(
  things: readonly string[],
  side: string,
  counted: readonly SideGames[],
  games: number,
): string[] {
  if (games < ENOUGH || counted.length === 0) return [];
  const often = new Set(
    counted
      .filter((one) => one.side === side && one.games >= HARDLY_EVER * games)
      .map(({ what }) => what),
  );
  return things.filter((one) => !often.has(one));
}

/** Return the goals by which a side won no game. */
export function undecided(
  aims: readonly string[],
  side: string,
  { decided = [] }: Finding,
  games: number,
): string[] {
  if (games < ENOUGH || decided.length === 0) return [];
  const met = new Set(decided.filter((one) => one.side === side).map(({ what }) => what));
  return aims.filter((one) => !met.has(one));
}

/** Return the hints of all systems: about the ends of games, and about missing languages. */
export function commonHints(finding: Finding | null, games: number, texts: TextsBy): Hint[] {
  const found: Hint[] = [];
  if (finding !== null && finding.at_limit > MANY_AT_LIMIT * games)
    found.push({
      key: "limit",
      text: t("web-hint-limit"),
      where: t("web-hint-limit-note", { share: percent(finding.at_limit / games), games }),
      tab: "balance",
      selection: [],
    });
  const missing = LANGUAGES.filter((one) => (texts[one]?.name ?? "") === "");
  if (missing.length > 0 && missing.length < LANGUAGES.length)
    found.push({
      key: "language",
      text: t("web-hint-language", { languages: missing.map(languageName).join(", ") }),
      where: t("web-hint-language-note"),
      tab: "story",
      selection: [],
    });
  return found;
}
