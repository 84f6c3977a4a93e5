"""``sandtable verify``: an honest game passes, and every forgery is found at its line."""

import re
import secrets
from collections import Counter
from pathlib import Path

import pytest
from server_table import Serving, new_nonce, play_out

import sandtable
from sandtable.cli import main
from sandtable.core import BadRecord, Rng, SandtableError
from sandtable.core.record import Entry
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.server_clock import Moment
from sandtable.server.store.store import SeatRow, TableRow
from sandtable.server.tables.fair_dice import promise, way
from sandtable.server.tables.live_table import fold
from sandtable.server.tables.records import export_record, verify
from sandtable.server.tables.table_setup import given_entries, new_table

GAME = sandtable.load("undaunted-normandy")


def seated() -> list[SeatRow]:
    return [SeatRow(seat, "guest", f"guest-{seat}", "", "", new_nonce()) for seat in (0, 1)]


class Played:
    """A game at a table that is not stored, with undos and offers."""

    def __init__(self, seed: int, given: list[LogEntry] | None = None) -> None:
        self.rng = Rng(seed)
        self.row: TableRow
        moment = Moment(1.0, 1.0)
        self.row, self.entries = new_table(GAME, "la-raye", seated(), "", given or [], moment)
        self.log = fold(self.row, self.entries)
        number = 0
        while not self.log.state.over:
            number += 1
            owing = self.log.state.seats_owing
            seat = owing[self.rng.below(len(owing))]
            self._line(seat, f"{seat}-{number}")
            if number % 4 == 0 and not self.log.state.over:
                self._change_of_mind(seat, number)

    def _line(self, seat: int, key: str) -> None:
        state, line = self.log.state.clone(), list[str]()
        while not line or (state.decision(seat) and state.decision(seat).prompt != "turn"):  # type: ignore[union-attr]
            options = state.options(seat)
            move = options[self.rng.below(len(options))]
            state.choose(move, seat)
            line.append(move.text)
        self.entries += self.log.choose(seat, self.log.opened[seat], line, key)

    def _change_of_mind(self, seat: int, number: int) -> None:
        limit, _ = self.log.undo_limit(seat)
        if limit < len(self.log.record.entries):
            self.entries += self.log.take_back(seat, f"{seat}-undo-{number}")
        else:
            kind = "undo" if number % 8 else "draw"
            self.entries += self.log.make_offer(seat, kind, f"{seat}-offer-{number}")
            accepts = kind == "undo" and number % 3 == 0
            self.entries += self.log.answer(1 - seat, accepts, f"{1 - seat}-answer-{number}")

    @property
    def outcomes(self) -> list[Entry]:
        return [entry for entry in self.log.record.entries if entry.kind == "outcome"]

    @property
    def text(self) -> str:
        return export_record(self.row, self.log, self.entries)


@pytest.fixture(scope="module")
def played() -> Played:
    """A game with dice rolls. The key is new for each game, and some games end without a roll."""
    games = (Played(seed) for seed in range(5, 50))
    return next(game for game in games if any(e.text.startswith("roll") for e in game.outcomes))


def test_an_honest_game_passes(played: Played) -> None:
    verdict = verify(played.text)
    assert (verdict.checked, verdict.given) == (len(played.outcomes), 0)
    kinds = {entry.kind for entry in played.entries}
    assert {"undo", "offer", "answer"} <= kinds


@pytest.mark.parametrize("seed", range(6))
def test_every_honest_game_passes(seed: int) -> None:
    played = Played(seed + 100)
    assert verify(played.text).record.entries == played.log.record.entries


def test_the_exported_file_is_a_record_like_any_other(played: Played) -> None:
    assert sandtable.replay(played.text).entries == played.log.record.entries


def test_outcomes_from_an_earlier_game_are_reported_as_unproven() -> None:
    first = Played(7)
    entry = len(first.log.record.entries) // 2
    second = Played(8, given_entries(first.log, entry))
    verdict = verify(second.text)
    assert verdict.given == sum(e.kind == "outcome" for e in first.log.record.entries[:entry])
    assert verdict.checked > 0


def line_of(text: str, pattern: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if re.match(pattern, line))


def replaced(text: str, number: int, line: str | None) -> str:
    lines = text.splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def unmarked(text: str) -> str:
    """Return the file in the older format, without marks."""
    text = re.sub(r" ~[0-9a-f]{4}$", "", text, flags=re.M)
    return text.replace("sandtable record 2", "sandtable record 1", 1).replace(
        re.findall(r", chain [0-9a-f]{16}$", text, re.M)[0], ""
    )


def expect_bad(text: str, line: int, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as found:
        verify(text)
    assert found.value.line == line


def expect_other_key(text: str) -> None:
    """Check that an outcome does not match. The first ones may match another key by luck, but never
    all."""
    with pytest.raises(BadRecord, match="but the key gives") as found:
        verify(text)
    assert text.splitlines()[found.value.line - 1].startswith("chance: ")


def test_a_forged_outcome_is_found(played: Played) -> None:
    """Another roll in a game that is otherwise consistent: the record is written from the forged
    game."""
    record = played.log.record
    for index, entry in enumerate(record.entries):
        if entry.kind != "outcome" or not entry.text.startswith("roll"):
            continue
        past = record.at(index)
        other = next(
            text
            for text in (past.state.outcome_text(o) for o, _ in past.state.odds())
            if text != entry.text
        )
        past.settle(past.state.parse_outcome(other))
        past.resign(0)
        proof = [line for line in played.text.splitlines() if line.startswith("#")]
        stands = set(played.log.numbers[: index + 1])
        proof = [
            line
            for line in proof
            if not line.startswith("# aside") or int(line.split()[2]) < max(stands)
        ]
        text = past.text() + "\n".join(proof) + "\n"
        sandtable.replay(text)
        expect_bad(text, 5 + index + 1, "but the key gives")
        return
    raise AssertionError("no die was rolled")


def test_a_forged_promise_is_found(played: Played) -> None:
    number = line_of(played.text, "# promise")
    forged = promise(secrets.token_hex(32))
    expect_bad(
        replaced(played.text, number, f"# promise {forged}"),
        number,
        "does not match the commitment",
    )


def test_a_forged_secret_is_found(played: Played) -> None:
    number = line_of(played.text, "# secret")
    text = replaced(played.text, number, f"# secret {secrets.token_hex(32)}")
    expect_bad(text, line_of(text, "# promise"), "does not match the commitment")
    # With a matching commitment, the dice are different.
    secret = secrets.token_hex(32)
    text = replaced(played.text, number, f"# secret {secret}")
    expect_other_key(replaced(text, line_of(text, "# promise"), f"# promise {promise(secret)}"))


@pytest.mark.parametrize("side", ["us", "de"])
def test_a_forged_nonce_is_found(played: Played, side: str) -> None:
    number = line_of(played.text, f"# nonce {side}")
    expect_other_key(replaced(played.text, number, f"# nonce {side} {new_nonce()}"))


@pytest.mark.parametrize("part", ["promise", "secret", "given"])
def test_a_missing_line_is_found(played: Played, part: str) -> None:
    text = replaced(played.text, line_of(played.text, f"# {part}"), None)
    expect_bad(text, len(text.splitlines()), f"'# {part} ...' is missing")


def test_a_local_record_is_told_from_a_damaged_one() -> None:
    """The message said that a line was missing, as if the record had been changed."""
    record = sandtable.load("undaunted-normandy").record("la-raye")
    with pytest.raises(SandtableError, match="only records of a server's games"):
        verify(record.text())


def test_a_missing_nonce_is_found(played: Played) -> None:
    expect_other_key(replaced(played.text, line_of(played.text, "# nonce de"), None))


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ("secret", "# secret xyz"),
        ("secret", "# secret"),
        ("given", "# given many"),
        ("nonce", "# nonce fr 00"),
        ("nonce", "# nonce us"),
        ("aside", "# aside 4 us sings aloud"),
        ("aside", "# aside x us undo 3"),
        ("aside", "# aside"),
        ("odds", "# odds many scout_a*1"),
    ],
)
def test_a_damaged_line_is_found(played: Played, part: str, instead: str) -> None:
    number = line_of(played.text, f"# {part}")
    expect_bad(replaced(played.text, number, instead), number, "damaged")


def test_a_missing_entry_of_the_log_is_found(played: Played) -> None:
    """Without the entry, later outcomes have other numbers, for which the key gives other
    results."""
    number = line_of(played.text, "# aside")
    with pytest.raises(BadRecord):
        verify(replaced(played.text, number, None))


def test_an_undo_that_nobody_allowed_is_found() -> None:
    """A player cannot repeat chance by claiming an undo."""
    played = Played(5)
    log = fold(played.row, played.entries[:0])
    log.settle()
    drawn = len(log.record.entries)
    entries = [LogEntry(e.kind, e.seat, e.text) for e in log.record.entries]
    cheat = LogEntry("undo", 0, str(drawn - 1))
    log.apply(cheat)
    entries += [cheat, *log.settle(), *log.resign(0, "0-resigns")]
    text = export_record(played.row, log, entries)
    expect_bad(text, line_of(text, r"# aside \d+ us undo"), "cannot undo here")


def test_a_claim_that_all_outcomes_are_from_an_earlier_game_is_reported(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = replaced(unmarked(played.text), line_of(played.text, "# given"), "# given 100000")
    file = tmp_path / "game.record"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("0 outcomes verified")


def test_a_file_without_marks_is_checked_too(played: Played) -> None:
    assert verify(unmarked(played.text)).checked == len(played.outcomes)


def test_a_changed_line_of_the_proof_is_found(played: Played) -> None:
    """U1: this includes changes without influence on outcomes, such as the author or time of an
    offer."""
    text = played.text
    lines = text.splitlines()
    kinds: Counter[str] = Counter()
    for number, line in enumerate(lines, 1):
        if line.startswith("# "):
            kind = line.split()[1]
            kinds[kind] += 1
            if kinds[kind] not in (1, 20):  # each check replays a game
                continue
            cut = replaced(text, number, line[:-5])
            expect_bad(cut, number, "damaged|was changed")
            turned = line[:-1] + ("1" if line.endswith("0") else "0")
            expect_bad(replaced(text, number, turned), number, "was changed")
    number = line_of(text, r"# aside \d+ us offer draw")
    expect_bad(
        replaced(text, number, lines[number - 1].replace("draw", "undo")),
        number,
        "checksum at its end",
    )
    number = line_of(text, "# given")
    expect_bad(replaced(text, number, "# given 100000"), number, "was changed")


def test_every_draw_has_its_odds(played: Played) -> None:
    draws = [e for e in played.entries if e.kind == "outcome" and e.text.startswith("draw")]
    assert len(re.findall(r"^# odds \d+ (?:\w+\*[1-9]\d* )+~\w{4}$", played.text, re.M)) == len(
        draws
    )


def test_false_odds_are_found(played: Played) -> None:
    """The browser believes the odds in the file, but the rules determine the true ones."""
    number = line_of(played.text, "# odds")
    line = played.text.splitlines()[number - 1]
    forged = replaced(played.text, number, line.replace("*", "*1", 1))
    expect_bad(forged, number, "do not match the position")
    choice = next(n for n, entry in enumerate(played.entries) if entry.kind == "choice")
    forged = played.text + f"# odds {choice} scout_a*1\n"
    expect_bad(forged, len(forged.splitlines()), "no outcome was due")
    forged = played.text + "# odds 100000 scout_a*1\n"
    expect_bad(forged, len(forged.splitlines()), "no outcome was due")


def test_a_file_without_odds_is_checked_too(played: Played) -> None:
    text = re.sub(r"^# odds .*\n", "", played.text, flags=re.M)
    assert verify(text).checked == len(played.outcomes)


RECORDS = sorted((Path(__file__).parents[2] / "web" / "tests" / "dice").glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_records_for_tests_of_the_browser_are_honest(file: Path) -> None:
    assert verify(file.read_text(encoding="utf-8")).checked > 40


def test_a_record_cut_short_is_found(played: Played) -> None:
    text = "\n".join(played.text.splitlines()[:20])
    with pytest.raises(BadRecord, match="truncated"):
        verify(text)


async def test_the_command_checks_a_game_from_the_server(
    server: Serving, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as us, guest.sit(made["table"], "de") as de:
            shown = us.frame["dice"]["promise"]
            await us.play([us.frame["ask"]["options"][0]["move"]])
            await us.ask("undo")
            await us.until(lambda frame: frame["ask"] is not None)
            await play_out([us, de], Rng(4), most=20)
            await de.ask("resign")
        text = (await guest.http.get(f"/api/tables/{made['table']}/record")).text
    assert f"# promise {shown} ~" in text
    file = tmp_path / "game.record"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    assert "verified against the committed key" in capsys.readouterr().out
    number = line_of(text, "# promise")
    file.write_text(replaced(text, number, f"# promise {'0' * 64}"))
    assert main(["verify", str(file)]) == 1
    assert f"line {number}:" in capsys.readouterr().err


@pytest.mark.parametrize("ways", [1, 2, 6, 10, 1000, 54])
def test_dice_are_fair(ways: int) -> None:
    key, rolls = "ab" * 32, 4000
    counts = [0] * ways
    for number in range(rolls):
        counts[way(key, number, ways)] += 1
    if ways <= 54:
        expected = rolls / ways
        assert all(abs(count - expected) < 6 * expected**0.5 for count in counts)
    assert sum(counts) == rolls
