"""The after-action report of Undaunted: its statistics of a record."""

from collections import Counter
from pathlib import Path

import pytest

import sandtable
from sandtable.core import Record
from sandtable.server.finished_games.report import Reader, casualties
from sandtable.undaunted import dice

REPLAYS = Path(__file__).parents[1] / "replays"
RECORDS = {file.stem: file for file in REPLAYS.glob("*/*.record")}


def recorded(name: str) -> Record:
    return sandtable.replay(RECORDS[name].read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", RECORDS)
def test_luck_is_hits_minus_their_exact_expectation(name: str) -> None:
    record = recorded(name)
    reader = Reader(record)
    luck = dict.fromkeys(reader.seats, 0.0)
    variance = dict.fromkeys(reader.seats, 0.0)
    for events in record.events:
        for event in events:
            # A mortar can hit its own side.
            if event.kind == "rolled" and event.args["side"] != event.args["enemy"]:
                number = len(event.args["dice"])
                chance = dice.hits(number, event.args["total"]) / 10**number
                luck[event.args["side"]] += event.args["hit"] - chance
                variance[event.args["side"]] += chance * (1 - chance)
    for side, fortune, lines, band in zip(
        reader.seats, reader.story.fortunes, reader.story.luck, reader.story.band, strict=True
    ):
        assert fortune.luck == pytest.approx(luck[side])
        assert lines[-1] == pytest.approx(luck[side], abs=0.001)
        assert band[-1] ** 2 == pytest.approx(variance[side], abs=0.01)
        assert band == sorted(band)


@pytest.mark.parametrize("name", RECORDS)
def test_points_and_losses_end_as_the_game_did(name: str) -> None:
    record = recorded(name)
    story = Reader(record).story
    seats = record.state.scenario.seats
    sides = record.state.view(None).data()["sides"]
    assert [line[-1] for line in story.points] == [sides[seat]["points"] for seat in seats]
    rounds = record.state.view(None).data()["round"]
    lines = (*story.points, *story.luck, *story.band, story.ends)
    assert {len(line) for line in lines} == {rounds + 1}
    for end, following in enumerate(story.ends[:-1], 1):
        assert record.at(following).state.view(None).data()["round"] == end
    assert story.ends[-1] == len(record.entries)
    lost = Counter(
        (event.args["side"], event.args["unit"])
        for events in record.events
        for event in events
        if event.kind == "casualty"
    )
    rows = casualties(story.losses, list(seats))
    assert sum(lost.values()) == sum(
        count for row in rows for side, count in row.lost.items() if (side, row.unit) in lost
    )
    assert rows == sorted(rows, key=lambda row: -sum(row.lost.values()))


@pytest.mark.rule("UN-10.3")
def test_what_the_report_counts_as_lost_are_the_casualties_of_the_campaign() -> None:
    """Casualties are removed combat cards, without Fog of War."""
    counted = 0
    for file in (REPLAYS / "undaunted-normandy").glob("*.record"):
        record = recorded(file.stem)
        lost = Reader(record).story.losses
        for seat, side in enumerate(record.state.scenario.seats):
            number = sum(count for (whose, _), count in lost.items() if whose == side)
            assert number == record.state.scenario.facets.casualties(record.state, seat)
            counted += number
    assert counted > 20


def test_the_decisive_event_is_in_the_last_entry() -> None:
    decisive = {name: Reader(recorded(name)).story.decisive for name in RECORDS}
    assert decisive["la-raye-objectives"] is not None
    assert decisive["la-raye-objectives"].kind == "controlled"
    assert decisive["jebel-sherif-escaped"] is not None
    assert decisive["jebel-sherif-escaped"].kind == "escaped"
    # Points alone, or a resignation, decided these games.
    assert decisive["critical-intelligence-round_limit"] is None
    assert decisive["la-raye-resigned"] is None
