"""Reports of a tournament: data, tables, and a page."""

from collections.abc import Sequence
from typing import Any

import sandtable
from sandtable.lab.measure import charts, report_pages
from sandtable.lab.measure.charts import Interval, Mark
from sandtable.lab.measure.ladder import Meeting, Terms, Tournament
from sandtable.lab.measure.statistics import BETTER, WORSE
from sandtable.words import Words

METHOD = (
    "Each scenario is played in pairs of games with the same dice and draws and the sides "
    "swapped. Elo is fitted with the Bradley-Terry model by maximum likelihood, with a "
    "draw as half a win and one drawn game added to each pairing; its 95% intervals come "
    "from the observed information. Win rates have Wilson 95% intervals. A pairing ends "
    "after a complete cycle of scenarios as soon as a sequential betting test is 99% sure "
    "that the rate is above or below the target, or when it runs out of games."
)
ELO_HEAD = ("agent", "Elo", "95% interval", "mean decision", "longest decision", "longest turn")
MEETING_HEAD = (
    "higher",
    "lower",
    "games",
    "higher level wins",
    "target",
    "verdict",
    "Elo difference",
)


def report_data(terms: Terms, tournaments: Sequence[Tournament]) -> dict[str, Any]:
    return {
        "agents": list(terms.agents),
        "fraction": terms.fraction,
        "seconds": terms.seconds,
        "seed": terms.seed,
        "method": METHOD,
        "titles": {one.title: _title_data(one) for one in tournaments},
    }


def _title_data(tournament: Tournament) -> dict[str, Any]:
    return {
        "above": tournament.anchor,
        "ratings": [
            {
                "agent": agent,
                "elo": round(rating.elo, 1),
                "low": round(rating.low, 1),
                "high": round(rating.high, 1),
                "seconds": round(pace.mean, 6),
                "slowest": round(pace.slowest, 4),
                "longest": round(pace.longest, 4),
            }
            for agent, rating in tournament.ratings().items()
            for pace in [tournament.pace(agent)]
        ],
        "meetings": [_meeting_data(meeting) for meeting in tournament.meetings],
    }


def _meeting_data(meeting: Meeting) -> dict[str, Any]:
    found = meeting.rate()
    return {
        "upper": meeting.upper,
        "lower": meeting.lower,
        "claim": meeting.test.claim,
        "verdict": meeting.test.verdict,
        "games": meeting.counted,
        "draws": meeting.draws,
        "upper_wins": None if found is None else found.data(),
        "scenarios": {
            scenario: None if each is None else each.data()
            for scenario in meeting.scenarios
            for each in [meeting.rate(scenario)]
        },
    }


def report_text(tournaments: Sequence[Tournament]) -> str:
    """Return tables for a terminal, in Markdown."""
    parts = []
    for one in tournaments:
        words = Words(sandtable.load(one.title), "en")
        parts.append(f"## {words.say('title')}")
        if one.told:
            parts += [
                f"Elo above {one.anchor}:",
                report_pages.text_table(ELO_HEAD, _elo_rows(one)),
                report_pages.text_table(MEETING_HEAD, _meeting_rows(one)),
            ]
        if one.missing:
            parts.append(missing_summary(one))
    return "\n\n".join(parts) + "\n"


def _elo_rows(tournament: Tournament) -> list[list[str]]:
    rows = []
    for agent, rating in tournament.ratings().items():
        pace = tournament.pace(agent)
        rows.append(
            [
                agent,
                f"{rating.elo:.0f}",
                f"{rating.low:.0f} to {rating.high:.0f}" if rating.low < rating.high else "",
                f"{1000 * pace.mean:.3g} ms",
                f"{1000 * pace.slowest:.3g} ms",
                f"{pace.longest:.2g} s" if pace.longest else "",  # missing in older logs
            ]
        )
    return rows


def _meeting_rows(tournament: Tournament) -> list[list[str]]:
    rows = []
    for meeting in tournament.told:
        between = tournament.between(meeting)
        rows.append(
            [
                meeting.upper,
                meeting.lower,
                str(meeting.counted),
                str(meeting.rate()),
                charts.percent(meeting.test.claim),
                meeting.test.verdict,
                ""
                if between is None
                else f"{between.elo:.0f} ({between.low:.0f} to {between.high:.0f})",
            ]
        )
    return rows


def report_page(terms: Terms, tournaments: Sequence[Tournament]) -> str:
    budgets = "full budgets" if terms.fraction == 1 else f"{terms.fraction:g} of their budgets"
    if terms.seconds:
        budgets = f"{terms.seconds:g} s per decision instead of a search budget"
    blocks = [report_pages.paragraph(METHOD)]
    for one in tournaments:
        words = Words(sandtable.load(one.title), "en")
        blocks.append(report_pages.heading(words.say("title")))
        if one.missing:
            blocks.append(report_pages.paragraph(missing_summary(one)))
        if not one.told:
            continue
        blocks += [
            report_pages.heading("Elo", 3),
            report_pages.figure(elo_chart(one), elo_summary(one), ELO_HEAD, _elo_rows(one)),
            report_pages.heading("Pairings", 3),
            report_pages.figure(
                meetings_chart(one), meetings_summary(one), MEETING_HEAD, _meeting_rows(one)
            ),
            report_pages.heading("By scenario", 3),
            report_pages.paragraph("How often the higher level of each pairing won."),
            report_pages.table(*_scenario_table(one, words)),
        ]
    return report_pages.page(
        "Agent ratings",
        f"Strength of the levels {', '.join(terms.agents)}, played with {budgets}.",
        blocks,
    )


def _scenario_table(tournament: Tournament, words: Words) -> tuple[list[str], list[list[str]]]:
    head = ["scenario", *(f"{one.upper} – {one.lower}" for one in tournament.told)]
    rows = []
    for scenario in tournament.meetings[0].scenarios:
        cells = []
        for meeting in tournament.told:
            found = meeting.rate(scenario)
            cells.append("" if found is None else f"{charts.percent(found.value)} of {found.games}")
        rows.append([words.scenario(scenario), *cells])
    return head, rows


def elo_chart(tournament: Tournament) -> str:
    rows = [
        Interval(one.agent, one.elo, one.low, one.high) for one in tournament.ratings().values()
    ]
    return charts.intervals(
        f"Elo above {tournament.anchor} by level",
        elo_summary(tournament),
        rows,
        charts.number,
        marks=[Mark(0, "")],
    )


def elo_summary(tournament: Tournament) -> str:
    told = ", ".join(
        f"{agent} {rating.elo:+.0f}"
        for agent, rating in tournament.ratings().items()
        if agent != tournament.anchor
    )
    return f"Elo above {tournament.anchor}: {told or 'no results yet'}."


def missing_summary(tournament: Tournament) -> str:
    """Name the meetings that the report does not cover."""
    names = (f"{meeting.upper} – {meeting.lower}" for meeting in tournament.missing)
    return f"No complete cycle yet for {', '.join(names)}."


def meetings_chart(tournament: Tournament) -> str:
    rows = []
    for meeting in tournament.told:
        found = meeting.rate()
        assert found is not None
        label = f"{meeting.upper} – {meeting.lower}"
        rows.append(Interval(label, found.value, found.low, found.high))
    claims = sorted({meeting.test.claim for meeting in tournament.told})
    return charts.intervals(
        "Win rate of each level against the one below",
        meetings_summary(tournament),
        rows,
        charts.percent,
        reach=(0, 1),
        marks=[Mark(claim, charts.percent(claim)) for claim in claims],
    )


VERDICTS = {BETTER: "above {}", WORSE: "not above {}"}


def meetings_summary(tournament: Tournament) -> str:
    told = []
    for meeting in tournament.told:
        found = meeting.rate()
        verdict = VERDICTS.get(meeting.test.verdict, "above or below {}: undecided")
        told.append(
            f"{meeting.upper} beats {meeting.lower} in {found} of {meeting.counted} games: "
            + verdict.format(charts.percent(meeting.test.claim))
        )
    return "; ".join(told) + "."
