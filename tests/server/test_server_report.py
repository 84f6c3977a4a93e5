"""The after-action report: its statistics of a record, and who may read it."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from server_table import Serving, new_nonce, play_out

import sandtable
from sandtable.core import CHANCE, Record, Rng
from sandtable.heroes.model.codes import ASSAULTING
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.state import Skirmish
from sandtable.server.finished_games.report import MOST_MOMENTS, Reader, casualties, key_moments
from sandtable.undaunted import dice

REPLAYS = Path(__file__).parents[1] / "undaunted" / "replays"
RECORDS = {
    file.stem: file
    for title in ("undaunted-normandy", "undaunted-north-africa")
    for file in (REPLAYS / title).glob("*.record")
}
SKIRMISHES = [("godsend", 4), ("private-rex", 4), ("tempest-of-fire", 5)]


def recorded(name: str) -> Record:
    return sandtable.replay(RECORDS[name].read_text(encoding="utf-8"))


def skirmish(scenario: str, seed: int) -> Record:
    """Play a battle of Heroes at random to its end, with a preference for assaults."""
    rng = Rng(seed)
    record = sandtable.load("heroes-of-normandie").record(scenario)
    record.settle_all(rng)
    while not record.state.over:
        options = record.state.options()
        options = [move for move in options if move.text == "do assault"] or options
        record.play(options[rng.below(len(options))], rng)
    return record


@pytest.fixture(scope="module")
def skirmishes() -> list[Record]:
    return [skirmish(*one) for one in SKIRMISHES]


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


def test_every_roll_of_heroes_has_its_expected_mean_and_variance(
    skirmishes: list[Record],
) -> None:
    """Try all outcomes of the dice: the mean and variance of a roll are exact."""
    kinds: Counter[int] = Counter()
    for record in skirmishes:
        past = record.at(0)
        reader = Reader(record)
        for entry in record.entries:
            if past.state.waits == CHANCE:
                state = past.state
                assert isinstance(state, Skirmish)
                odds = state.odds()
                rolls = [reader.teller.roll(state, outcome) for outcome, _ in odds]
                found = [roll for roll in rolls if roll is not None]
                if found:
                    assert len(found) == len(odds)
                    ways = [ways / state.ways() for _, ways in odds]
                    mean = sum(w * roll.value for w, roll in zip(ways, found, strict=True))
                    spread = sum(
                        w * (roll.value - mean) ** 2 for w, roll in zip(ways, found, strict=True)
                    )
                    assert mean == pytest.approx(found[0].mean)
                    assert spread == pytest.approx(found[0].variance)
                    kinds[int(kind_of(state.top()))] += 1
            past.follow(entry)
    assert len(kinds) == 2
    assert kinds[ASSAULTING] > 0


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


def test_a_skirmish_is_reported_by_turns_and_kinds_of_counters(skirmishes: list[Record]) -> None:
    counters = sandtable.load("heroes-of-normandie").library.counters
    for record in skirmishes:
        story = Reader(record).story
        assert isinstance(record.state, Skirmish)
        assert [line[-1] for line in story.points] == [
            record.state.army(seat).points for seat in (0, 1)
        ]
        assert len(story.points[0]) == record.state.turn + 1
        assert {unit for _, unit in story.losses} <= set(counters)
    assert sum(sum(Reader(record).story.losses.values()) for record in skirmishes) > 0


@pytest.mark.parametrize("name", RECORDS)
def test_key_moments_are_few_and_point_to_their_events(name: str) -> None:
    record = recorded(name)
    moments = key_moments(Reader(record).story.moments)
    assert 1 <= len(moments) <= MOST_MOMENTS
    assert [moment.entry for moment in moments] == sorted(moment.entry for moment in moments)
    assert moments[-1].kind == "end"
    assert moments[-1].entry == len(record.entries)
    for moment in moments:
        kinds = {event.kind for event in record.events[moment.entry - 1]}
        told = msgspec.json.decode(moment.event)
        assert ("rolled" if moment.kind == "miss" else told["kind"]) in kinds
        if moment.chance is not None:
            assert 0 <= moment.chance <= 1
        if moment.kind == "miss":
            assert moment.chance is not None
            assert moment.chance >= 0.6


def test_the_decisive_event_is_in_the_last_entry() -> None:
    decisive = {name: Reader(recorded(name)).story.decisive for name in RECORDS}
    assert decisive["la-raye-objectives"] is not None
    assert decisive["la-raye-objectives"].kind == "controlled"
    assert decisive["jebel-sherif-escaped"] is not None
    assert decisive["jebel-sherif-escaped"].kind == "escaped"
    # Points alone, or a resignation, decided these games.
    assert decisive["critical-intelligence-round_limit"] is None
    assert decisive["la-raye-resigned"] is None


async def test_a_report_of_a_running_game_is_refused(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        answer = await guest.http.get(f"/api/tables/{made['table']}/report")
        assert answer.status_code == 409
        assert answer.json()["error"] == "not-over"
        again = await guest.http.post(
            f"/api/tables/{made['table']}/again", json={"nonce": new_nonce()}
        )
        assert again.status_code == 409


async def test_the_report_of_a_finished_game_is_public(server: Serving) -> None:
    async with server.guest() as guest, server.stranger() as third:
        made = await guest.open("here")
        table = made["table"]
        async with guest.sit(table, "us") as us, guest.sit(table, "de") as de:
            await play_out([us, de], Rng(5))
            shown = us.frame
        report = (await guest.http.get(f"/api/tables/{table}/report")).json()
        assert report["winner"] == shown["view"]["winner"]
        assert report["ending"] == shown["view"]["ending"]
        assert report["rounds"] == shown["view"]["round"]
        assert [line["side"] for line in report["points"]] == ["us", "de"]
        assert report["points"][0]["goal"] == shown["view"]["sides"]["us"]["points_to_win"]
        assert report["seconds"] > 0
        shares = {figure["key"]: figure for figure in report["figures"]}
        assert shares["initiatives"]["of"] == report["rounds"]
        assert shares["fog"]["of"] == 0
        assert all(player["you"] for player in report["players"])
        other = (await third.http.get(f"/api/tables/{table}/report")).json()
        assert not any(player.pop("you") for player in other["players"])
        for player in report["players"]:
            player.pop("you")
        assert other == report


async def test_a_rematch_from_the_report_exchanges_the_sides(server: Serving) -> None:
    async with server.guest() as guest, server.guest() as third:
        made = await guest.open("agent")
        table = made["table"]
        async with guest.sit(table, "us") as us:
            await us.ask("resign")
        path = f"/api/tables/{table}/again"
        seated = (await guest.http.post(path, json={"nonce": new_nonce()})).json()
        assert seated["seats"] == ["de"]
        # Every further request returns the same table.
        twice = (await guest.http.post(path, json={"nonce": new_nonce()})).json()
        assert twice["table"] == seated["table"]
        assert (await guest.http.get(f"/api/tables/{table}/report")).json()["rematch"] == (
            seated["table"]
        )
        refused = await third.http.post(path, json={"nonce": new_nonce()})
        assert refused.status_code == 403
