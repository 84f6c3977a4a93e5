"""Checks of a history. They use the protocol and the content of the disk, but nothing of the
server's code."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from sim_history import Deed, History, Json
from sim_measuring import OTHERS, PAIRS, expected

SLACK = 20.0
"""Seconds of table time by which processes may differ, and which may pass after the last beat."""
SERVERS_OWN = ("idle-", "agent-", "time-")
"""Prefixes of the keys of entries that the server makes itself."""


def check(history: History) -> list[str]:
    """Return all errors in a history."""
    return [
        *history.faults,
        *_log_is_whole(history),
        *_acknowledged_once(history),
        *_in_order(history),
        *_nothing_invented(history),
        *_safe_before_shown(history),
        *_seats_agree(history),
        *_restart_shows_the_same(history),
        *_undo_keeps_to_its_horizon(history),
        *_no_time_charged_for_absence(history),
        *_told_once(history),
        *_all_over(history),
        *_lists_agree(history),
        *_measured_once(history),
    ]


def _log_is_whole(history: History) -> Iterator[str]:
    for table, entries in history.entries.items():
        numbers = [entry["number"] for entry in entries]
        if numbers != list(range(len(entries))):
            yield f"{table}: the numbers of the log are {numbers}"
        keys = Counter(entry["key"] for entry in entries if entry["key"])
        for key, times in keys.items():
            if times != 1:
                yield f"{table}: {key} is in the log {times} times"


def _acknowledged_once(history: History) -> Iterator[str]:
    """Every acknowledged line is in the log once, as it was sent; its first entry has its key."""
    for deed in history.acknowledged:
        entries = history.entries.get(deed.table, [])
        at = [entry["number"] for entry in entries if entry["key"] == deed.key]
        if len(at) != 1:
            yield f"{deed.table}: {deed.key} was acknowledged and is in the log {len(at)} times"
        elif said := _differs(deed, entries[at[0] :]):
            yield f"{deed.table}: {deed.key} {said}"


def _differs(deed: Deed, entries: list[Json]) -> str:
    """Return how the log differs from the request, or ""."""
    kind, first = deed.message["type"], entries[0]
    kinds = {"commit": "choice", "resign": "resigns"}
    if first["kind"] != kinds.get(kind, kind):
        return f"was {kind} and is {first['kind']}"
    if first["seat"] != deed.seat:
        return f"is of seat {first['seat']}"
    if kind == "commit":
        # New information may cut a line short. Check only the moves that are in the log.
        for move, entry in zip(deed.message["choose"], entries, strict=False):
            if entry["kind"] != "choice" or (entry["key"] not in (None, deed.key)):
                break
            if entry["text"] != move:
                return f"was {deed.message['choose']} and has {entry['text']}"
    return ""


def _in_order(history: History) -> Iterator[str]:
    """The lines of a player are in the log in the order in which they were acknowledged."""
    last: dict[tuple[str, int], int] = {}
    for deed in history.acknowledged:
        for entry in history.entries.get(deed.table, []):
            if entry["key"] == deed.key:
                before = last.get((deed.table, deed.seat), -1)
                if entry["number"] < before and deed.message["key"] > _key_at(
                    history, deed.table, before
                ):
                    yield f"{deed.table}: {deed.key} comes before {before}"
                last[deed.table, deed.seat] = max(before, entry["number"])


def _key_at(history: History, table: str, number: int) -> str:
    return str(history.entries[table][number]["key"]).partition("-")[2]


def _nothing_invented(history: History) -> Iterator[str]:
    """Every key in the log was sent by a player or belongs to the server."""
    for table, entries in history.entries.items():
        for entry in entries:
            key = entry["key"]
            if key and not key.startswith(SERVERS_OWN) and (table, key) not in history.sent:
                yield f"{table}: nobody has sent {key}"


def _safe_before_shown(history: History) -> Iterator[str]:
    """Everything that a browser shows would survive a loss of power."""
    for shown in history.shown:
        if shown.log > shown.safe:
            yield (
                f"{shown.table}: at {shown.at:.3f} a log of {shown.log} entries was shown, "
                f"and {shown.safe} were safe"
            )
            return


def _public(event: Json) -> Any:
    return event["n"], event["kind"]


def _seats_agree(history: History) -> Iterator[str]:
    """At the end all seats have received the same events."""
    events = defaultdict(list)
    for (table, side), frames in history.seen.items():
        if frames and frames[-1]:
            events[table].append((side, [_public(event) for event in frames[-1]["events"]]))
    for table, known in events.items():
        for side, mine in known[1:]:
            if mine != known[0][1]:
                yield f"{table}: {side} and {known[0][0]} were told different things"


def _restart_shows_the_same(history: History) -> Iterator[str]:
    """After the restart a finished game is shown as before."""
    for (table, side), frames in history.seen.items():
        over = [frame for frame in frames if frame and frame["view"]["waits"] == "over"]
        for frame in over[:-1]:
            for part in ("log", "view", "events"):
                # At the end of a game everything is revealed, so earlier frames may contain less.
                if not _is_part_of(frame[part], over[-1][part]):
                    yield f"{table}: after the restart {side} sees another {part}"
                    return


def _is_part_of(some: Any, all_: Any) -> bool:
    """Return whether all information in one value is in the other, too."""
    if isinstance(some, dict) and isinstance(all_, dict):
        return all(key in all_ and _is_part_of(value, all_[key]) for key, value in some.items())
    if isinstance(some, list) and isinstance(all_, list):
        return len(some) == len(all_) and all(map(_is_part_of, some, all_))
    # Hidden values are empty.
    return some in ("", None) or bool(some == all_)


def _undo_keeps_to_its_horizon(history: History) -> Iterator[str]:
    """An undo takes back an outcome of chance only with the other side's agreement."""
    for table, entries in history.entries.items():
        stands: list[Json] = []
        before: Json | None = None
        for entry in entries:
            if entry["kind"] == "undo":
                gone = stands[int(entry["text"]) :]
                agreed = before is not None and before["kind"] == "answer"
                bad = [one for one in gone if one["kind"] == "outcome"]
                if bad and not agreed:
                    yield f"{table}: entry {entry['number']} takes back {bad[0]['text']!r}"
                del stands[int(entry["text"]) :]
            elif entry["kind"] in ("choice", "outcome"):
                stands.append(entry)
            before = entry


def _no_time_charged_for_absence(history: History) -> Iterator[str]:
    """A live clock is charged at most for the time in which a server was up since the table was
    opened."""
    for shown in history.shown:
        table = history.tables.get(shown.table)
        if table is None or not table["clock"] or table["clock"]["kind"] != "live":
            continue
        for side, left in shown.left.items():
            charged = 60.0 * table["clock"]["minutes"] - (left or 0.0)
            if left is not None and charged > shown.uptime - table["uptime"] + SLACK:
                yield (
                    f"{shown.table}: at {shown.at:.3f} {side} was charged {charged:.1f} s, "
                    f"and there was a server for {shown.uptime - table['uptime']:.1f} s"
                )
                return


def _told_once(history: History) -> Iterator[str]:
    """Something happened at the table between two notifications of one seat."""
    last: dict[tuple[str, str], int] = {}
    for told in history.told:
        if last.get((told.table, told.side), -1) >= told.length:
            yield f"{told.table}: {told.side} was told twice at {told.length}"
        last[told.table, told.side] = told.length


def _all_over(history: History) -> Iterator[str]:
    for table in history.tables:
        if not history.over.get(table):
            yield f"{table}: the game neither ended nor goes on"


def _lists_agree(history: History) -> Iterator[str]:
    """At the end lists show of a finished game what its players see."""
    for row in history.rows:
        last = [frames[-1] for (table, _), frames in history.seen.items() if table == row["id"]]
        for frame in last[-1:]:
            view = frame["view"] if frame else {"waits": ""}
            if view["waits"] != "over":
                continue
            winner = ""
            if row["winner"] >= 0:
                winner = frame["players"][row["winner"]]["seat"]
            shown = ("over", view["ending"], view["winner"] or "", 0, None)
            listed = (row["status"], row["ending"], winner, row["owing"], row["deadline"])
            if listed != shown:
                yield f"{row['id']}: lists show {listed}, and players see {shown}"


def _measured_once(history: History) -> Iterator[str]:
    """An order was measured completely: each pair of games was counted exactly once."""
    if len(history.measured) > 1 or (history.ordered and not history.measured):
        yield f"one measurement was ordered, and there are {len(history.measured)}"
    for row in history.measured:
        progress = json.loads(row["progress"])
        for name, pairs in (("scores", PAIRS), ("other_scores", OTHERS)):
            wanted = expected(name == "other_scores", pairs)
            if progress[name] != wanted:
                yield f"measured: the {name} are {progress[name]}, and should be {wanted}"
        if row["state"] != "finished":
            yield f"the measurement is {row['state']} in the end"
        if row["charged"] != 2 * PAIRS:
            yield f"{row['charged']} games were charged for {2 * PAIRS}"
    for measurement, times in Counter(history.told_of_measured).items():
        if times > 1:
            yield f"{measurement}: its owner was told {times} times that it has ended"
