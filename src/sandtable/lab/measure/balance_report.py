"""Balance reports: data, tables, and a page for scenario designers."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import sandtable
from sandtable.lab.measure import charts, report_pages
from sandtable.lab.measure.balance import FAIR, BalanceSettings, Finding, Spread
from sandtable.lab.measure.charts import Interval, Mark, percent
from sandtable.lab.measure.statistics import Rate
from sandtable.words import Words

HEAD = ("", "scenario", "{} wins", "rounds", "lines", "comebacks", "endings")


class BalanceReport:
    """The findings of one title as a report."""

    def __init__(self, settings: BalanceSettings, findings: Sequence[Finding]) -> None:
        game = sandtable.load(settings.title)
        self.settings = settings
        self.findings = findings
        self.words = Words(game, "en")
        self.sides = [self.words.side(seat) for seat in game.seats]
        self.numbers = {listing.id: str(listing.number) for listing in game.listings()}

    def data(self) -> dict[str, Any]:
        return {
            "title": self.settings.title,
            "agent": self.settings.agent,
            "fraction": self.settings.fraction,
            "seed": self.settings.seed,
            "rules": sandtable.load(self.settings.title).rules_version,
            "scenarios": {finding.scenario: finding.data() for finding in self.findings},
        }

    def text(self) -> str:
        """Return a table for a terminal, in Markdown."""
        head = [cell.format(self.sides[0]) for cell in HEAD]
        rows = [
            [
                self.numbers.get(finding.scenario, ""),
                self.name(finding),
                str(finding.first_side),
                f"{finding.rounds.mean:.1f}",
                f"{finding.lines.mean:.0f}",
                "" if finding.comebacks is None else percent(finding.comebacks.value),
                _told(_by_ending(finding)),
            ]
            for finding in self.findings
        ]
        return report_pages.text_table(head, rows) + "\n"

    def name(self, finding: Finding) -> str:
        """Return a scenario's name; a random battle has only its id."""
        if finding.scenario not in self.numbers:
            return finding.scenario
        return self.words.scenario(finding.scenario)

    # The page

    def page(self) -> str:
        title = self.words.say("title")
        settings = self.settings
        budget = "" if settings.fraction == 1 else f" at {settings.fraction:g} of its budget"
        blocks = [
            report_pages.paragraph(
                "Win rates show how one agent plays a scenario; human players may get other "
                "results. Intervals are 95%; a draw counts as half a win. Read the interval "
                "before the number."
            ),
            report_pages.heading("Balance"),
            self._even(),
            report_pages.heading("Length"),
            self._long(),
            report_pages.heading("Endings"),
            self._ended(),
            report_pages.heading("Comebacks"),
            *self._comebacks(),
            report_pages.heading("First initiative"),
            *self._begins(),
            report_pages.heading("By scenario"),
        ]
        for finding in self.findings:
            blocks += self._scenario(finding)
        return report_pages.page(
            f"Balance of {title}",
            f"{settings.games} games per scenario, both sides played by {settings.agent}{budget}, "
            f"under rules version {sandtable.load(settings.title).rules_version}.",
            blocks,
        )

    def _even(self) -> str:
        rows = [
            Interval(self.name(one), one.first_side.value, one.first_side.low, one.first_side.high)
            for one in self.findings
        ]
        fair = [self.name(one) for one in self.findings if one.fair]
        summary = (
            f"{len(fair)} of {len(rows)} scenarios are between {percent(FAIR[0])} and "
            + percent(FAIR[1])
            + (f": {', '.join(fair)}." if fair else ".")
        )
        chart = charts.intervals(
            f"{self.sides[0]} win rate",
            summary,
            rows,
            percent,
            reach=(0, 1),
            marks=[Mark(0.5, "50%")],
            band=FAIR,
        )
        head = ["scenario", f"{self.sides[0]} wins", "draws", "favoured"]
        numbers = [
            [self.name(one), str(one.first_side), str(one.draws), self._favoured(one)]
            for one in self.findings
        ]
        return report_pages.figure(chart, summary, head, numbers)

    def _favoured(self, finding: Finding) -> str:
        return "neither" if finding.favoured is None else self.words.side(finding.favoured)

    def _long(self) -> str:
        rows = [
            Interval(self.name(one), one.rounds.middle, one.rounds.low, one.rounds.high)
            for one in self.findings
        ]
        shortest = min(self.findings, key=lambda one: one.rounds.middle)
        longest = max(self.findings, key=lambda one: one.rounds.middle)
        summary = (
            "The dot is the median game; the line covers the middle half. The shortest is "
            f"{self.name(shortest)} with {shortest.rounds.middle:g} rounds, the longest "
            f"{self.name(longest)} with {longest.rounds.middle:g}."
        )
        chart = charts.intervals("Length in rounds", summary, rows, charts.number)
        head = ["scenario", "rounds", "from", "to", "lines", "from", "to"]
        numbers = [
            [self.name(one), *_spread_cells(one.rounds), *_spread_cells(one.lines)]
            for one in self.findings
        ]
        return report_pages.figure(chart, summary, head, numbers)

    def _ended(self) -> str:
        rows = [(self.name(one), _by_ending(one)) for one in self.findings]
        everywhere: Counter[str] = Counter()
        for _, counts in rows:
            everywhere.update(counts)
        summary = f"All games: {_told(everywhere)}."
        chart = charts.shares("Endings", summary, rows)
        head = ["scenario", "ending", "winner", "games"]
        numbers = [
            [self.name(one), ending.replace("_", " "), self._side(winner), str(games)]
            for one in self.findings
            for (ending, winner), games in one.endings.items()
        ]
        return report_pages.figure(chart, summary, head, numbers)

    def _side(self, seat: str) -> str:
        return self.words.side(seat) if seat else "none (draw)"

    def _comebacks(self) -> list[str]:
        found = [(one, one.comebacks if one.for_points else None) for one in self.findings]
        rows = [
            Interval(self.name(one), each.value, each.low, each.high)
            for one, each in found
            if each is not None
        ]
        silent = [self.name(one) for one, each in found if each is None]
        blocks = []
        if rows:
            summary = (
                "How often the side that was behind at half-time won: "
                f"{percent(min(row.value for row in rows))} to "
                f"{percent(max(row.value for row in rows))}. "
                "A low rate means that an early lead decides the game."
            )
            chart = charts.intervals(
                "Comebacks", summary, rows, percent, reach=(0, 1), marks=[Mark(0.5, "50%")]
            )
            head = ["scenario", "comebacks", "games with a leader"]
            numbers = [
                [self.name(one), str(each), str(each.games)]
                for one, each in found
                if each is not None
            ]
            blocks.append(report_pages.figure(chart, summary, head, numbers))
        if silent:
            blocks.append(
                report_pages.paragraph(
                    f"Not shown for {', '.join(silent)}: a side does not play for points, or no "
                    "decided game had a leader at half-time."
                )
            )
        return blocks

    def _begins(self) -> list[str]:
        found = [(one, one.first_player) for one in self.findings]
        rows = [Interval(self.name(one), *effect) for one, effect in found if effect is not None]
        fixed = [self.name(one) for one, effect in found if effect is None]
        blocks = []
        if rows:
            sure = [row.label for row in rows if row.low > 0 or row.high < 0]
            summary = (
                f"How much more often the {self.sides[0]} side wins when it starts with the "
                "initiative. "
                + (
                    f"It makes a difference in {', '.join(sure)}."
                    if sure
                    else "No difference is statistically significant."
                )
            )
            chart = charts.intervals(
                "Value of the first initiative",
                summary,
                rows,
                percent,
                marks=[Mark(0, "")],
            )
            head = ["scenario", "extra wins", "from", "to", *self.sides]
            numbers = [
                [
                    self.name(one),
                    *(f"{100 * part:+.1f}%" for part in effect),
                    *(str(games) for games in one.initiative),
                ]
                for one, effect in found
                if effect is not None
            ]
            blocks.append(report_pages.figure(chart, summary, head, numbers))
        if fixed:
            blocks.append(
                report_pages.paragraph(
                    f"One side always starts in {', '.join(fixed)}, so the effect cannot be "
                    "separated from the side's own strength."
                )
            )
        return blocks

    def _scenario(self, finding: Finding) -> list[str]:
        rounds = finding.rounds
        summary = (
            f"Games took {rounds.least} to {rounds.most} rounds, {rounds.mean:.1f} on average."
        )
        chart = charts.columns(
            f"Rounds in {self.name(finding)}",
            summary,
            [one.rounds for one in finding.played],
            "rounds",
        )
        counts = Counter(one.rounds for one in finding.played)
        numbers = [[str(value), str(counts[value])] for value in sorted(counts)]
        return [
            report_pages.heading(self.name(finding), 3),
            report_pages.paragraph(self.summary(finding)),
            report_pages.figure(chart, summary, ["rounds", "games"], numbers),
        ]

    def summary(self, finding: Finding) -> str:
        """Summarise a scenario in a few sentences."""
        told = [f"The {self.sides[0]} side wins {finding.first_side} of {finding.games} games"]
        if finding.favoured is None:
            told.append("so neither side is favoured, as far as these games can show.")
        else:
            told.append(f"so the {self._favoured(finding)} side is favoured.")
        sentences = [", ".join(told)]
        if finding.comebacks is not None:
            sentences.append(_comeback(finding.comebacks))
        (ending, winner), games = next(iter(finding.endings.items()))
        sentences.append(
            f"The most common ending ({percent(games / finding.games)} of games): "
            f"{self.words.ending(ending)}; winner: {self._side(winner)}."
        )
        return " ".join(sentences)


def _comeback(found: Rate) -> str:
    return f"The side that is behind at half-time still wins {found} of the games."


def _by_ending(finding: Finding) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for (ending, _), games in finding.endings.items():
        counts[ending.replace("_", " ")] += games
    return dict(sorted(counts.items()))


def _told(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {games}" for name, games in counts.items())


def _spread_cells(spread: Spread) -> list[str]:
    return [f"{spread.mean:.1f}", f"{spread.low:.0f}", f"{spread.high:.0f}"]
