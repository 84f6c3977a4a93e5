"""Regenerate the recorded games and counts in ``replays``, from random play with fixed seeds."""

from collections import Counter
from pathlib import Path

import golden_tracks

import sandtable
from sandtable import Rng
from sandtable.core import CHANCE, Record, State
from sandtable.testkit.strategies import walk

FOLDER = Path(__file__).parent / "replays"
TITLE = "heroes-of-normandie"
ENDINGS = ("objectives", "disorganised", "last_turn")
MOST_ENTRIES = 8_000
MOST_SEEDS = 3_000
MOST_LINES = 4_000
"""The count uses the greatest depth whose number of lines is at most this."""


def play(scenario: str, seed: int) -> Record:
    record = sandtable.load(TITLE).record(scenario)
    walk(record, Rng(seed), MOST_ENTRIES)
    return record


def games() -> dict[str, Record]:
    """Return a game for each scenario, and one for each way in which a game can end."""
    found: dict[str, Record] = {}
    listings = sandtable.load(TITLE).listings()
    for listing in listings:
        record = play(listing.id, listing.number)
        found[f"{listing.id}-{record.state.ending}"] = record
    for ending in ENDINGS:
        seed = 0
        while not any(name.endswith(ending) for name in found):
            record = play("heart-goes-boom" if seed % 2 else "godsend", seed)
            if record.state.ending == ending:
                found[f"{record.scenario}-{ending}"] = record
            seed += 1
            if seed > MOST_SEEDS:
                raise SystemExit(f"no random game ends by {ending}")
    for ending in ("resigned", "timed_out", "draw_agreed"):
        record = sandtable.load(TITLE).record("godsend")
        walk(record, Rng(7), 80)
        if ending == "resigned":
            record.resign(0)
        elif ending == "timed_out":
            record.time_out(1)
        else:
            record.agree_draw()
        found[f"godsend-{ending}"] = record
    return found


def perft(state: State, depth: int) -> int:
    """Count the lines of play to a depth, each outcome of chance by its distinct results."""
    if depth == 0 or state.over:
        return 1
    total = 0
    choices: list[object] = (
        [outcome for outcome, _ in state.odds()] if state.waits == CHANCE else [*state.options()]
    )
    for choice in choices:
        after = state.clone()
        if isinstance(choice, int):
            after.settle(choice)
        else:
            after.choose(choice)  # type: ignore[arg-type]
        total += perft(after, depth - 1)
    return total


def asked(state: State) -> str:
    if state.waits == CHANCE:
        return state.chance_text().split()[1]
    decision = state.decision(state.seat)
    return decision.prompt if decision else "nothing"


def case(name: str, entries: int, state: State) -> list[str]:
    counts = [perft(state, 1)]
    while len(counts) < 4 and counts[-1] ** 2 < MOST_LINES * (counts[-2] if counts[1:] else 1):
        counts.append(perft(state, len(counts) + 1))
    if state.waits == CHANCE:
        options = [state.outcome_text(outcome) for outcome, _ in state.odds()]
    else:
        options = [move.text for move in state.options()]
    return [
        f"position {name} {entries}",
        f"asked {asked(state)}",
        f"perft {' '.join(map(str, counts))}",
        *(f"option {option}" for option in options),
        "",
    ]


def perft_lines(records: dict[str, Record]) -> list[str]:
    lines: list[str] = []
    seen: Counter[str] = Counter()
    for name, record in records.items():
        walked = Record(record.at(0).state)
        here: set[str] = set()
        for number, entry in enumerate(record.entries):
            question = asked(walked.state)
            if number > 10 and question not in here and seen[question] < 2:
                here.add(question)
                seen[question] += 1
                lines += case(name, number, walked.state)
            walked.follow(entry)
    return lines


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    records = games()
    for name, record in records.items():
        (FOLDER / f"{name}.record").write_text(record.text())
    (FOLDER / "heroes.perft").write_text("\n".join(perft_lines(records)))
    (FOLDER / "heroes.tracks").write_text("\n".join(golden_tracks.lines()) + "\n")


if __name__ == "__main__":
    main()
