"""Regenerate the recorded games and the perft counts in ``replays``.

The games are random play from fixed seeds. They change only when a rule or a scenario changes;
check the diff then. There is a game for each scenario, and one for each way in which a game can
end.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import sandtable
from sandtable import Rng
from sandtable.core import CHANCE, Game, Move, Record, State
from sandtable.testkit.strategies import walk
from sandtable.undaunted.north_africa.state import DesertBattle

REPLAYS = Path(__file__).parent / "replays"
MOST_SEEDS = 20_000
HEADLONG_SEEDS = 300
MOST_ENTRIES = 5_000
TOLD = ("la-raye-objectives", "streets-of-tessy-sur-vire-hopeless", "demolished", "escaped")
"""Games whose events are all written into a second file, by name or by ending."""
PERFT_DEPTH = 4
PERFT_POSITIONS = 5
"""Positions recorded for each kind of question."""


def play(game: Game, scenario: str, seed: int) -> Record:
    record = game.record(scenario)
    walk(record, Rng(seed), MOST_ENTRIES)
    return record


def find(game: Game, scenario: str, ending: str) -> Record:
    """Return the first random game of a scenario with this ending."""
    for seed in range(MOST_SEEDS):
        rng = Rng(seed)
        state = game.start(scenario)
        while not state.over:
            step(state, rng)
        if state.ending == ending:
            return play(game, scenario, seed)
    raise SystemExit(f"no random game of {scenario} ends by {ending}")


def find_with(game: Game, scenario: str, moves: tuple[str, ...]) -> Record:
    """Return the first random game of a scenario that contains all these moves."""
    for seed in range(MOST_SEEDS):
        record = play(game, scenario, seed)
        if set(moves) <= {entry.text for entry in record.entries}:
            return record
    raise SystemExit(f"no random game of {scenario} has {moves}")


def step(state: State, rng: Rng) -> None:
    """Make the same step as the testkit's walk, without recording it."""
    if state.waits == CHANCE:
        state.settle(state.sample(rng))
    else:
        owing = state.seats_owing
        seat = owing[rng.below(len(owing))]
        options = state.options(seat)
        state.choose(options[rng.below(len(options))], seat)


def normandy(game: Game) -> Iterator[tuple[str, Record]]:
    """Yield the golden games with their names."""
    wanted = {
        "la-raye": ["objectives"],
        "montmartin-en-graignes": ["pinned"],
        "streets-of-tessy-sur-vire": ["hopeless"],
        "mortain": ["both_pinned"],
        "critical-intelligence": ["round_limit"],
    }
    for listing in game.listings():
        for ending in wanted.get(listing.id, []):
            yield f"{listing.id}-{ending}", find(game, listing.id, ending)
        if listing.id not in wanted:
            if listing.id == "crossing-the-vire":
                record = find_with(game, listing.id, ("do guide", "do blast"))
            else:
                record = play(game, listing.id, listing.number)
            yield f"{listing.id}-{record.state.ending}", record
    for ending in ("resigned", "timed_out", "draw_agreed"):
        record = game.record("la-raye")
        walk(record, Rng(7), 80)
        record.hand_over(1, "recruit")
        walk(record, Rng(8), 20)
        if ending == "resigned":
            record.resign(0)
        elif ending == "timed_out":
            record.time_out(1)
        else:
            record.agree_draw()
        yield f"la-raye-{ending}", record


# In the desert, random play never escapes and rarely destroys a structure. These games do.


def headlong(state: DesertBattle, seat: int, options: list[Move], rng: Rng) -> Move:
    """Return a random move that prefers leaving, structures and the way to them, and is never
    idle."""
    for move in options:
        if move.kind in ("leave", "at_structure") or move.text == "do demolish":
            return move
    desert, field = state.desert, state.field
    mask = desert.exits if desert.fugitives[seat] else state.standing
    goals = [tile for tile in range(len(field.tiles)) if mask >> tile & 1]
    steps = [move for move in options if move.kind == "to"]
    if goals and steps:
        return min(
            steps,
            key=lambda move: min(
                int(field.distance[field.tile(move.arg) * len(field.tiles) + goal])
                for goal in goals
            ),
        )
    idle = ("end", "halt", "enough", "do hunker_down")
    busy = [move for move in options if move.text not in idle]
    return (busy or options)[rng.below(len(busy or options))]


def rush(game: Game, scenario: str, seed: int) -> Record:
    """Play a game with ``headlong``."""
    record = game.record(scenario)
    rng = Rng(seed)
    state = cast(DesertBattle, record.state)
    while not state.over:
        if state.waits == CHANCE:
            record.settle(state.sample(rng))
        else:
            seat = state.seats_owing[rng.below(len(state.seats_owing))]
            record.choose(headlong(state, seat, state.options(seat), rng), seat)
    return record


def how_it_ended(record: Record) -> str:
    """Return the ending. A win of the LRDG by demolition alone is a separate kind."""
    state = cast(DesertBattle, record.state)
    if state.ending == "objectives" and state.winner == 0 and not state.one.controlled:
        return "demolished"
    return state.ending


def find_rush(game: Game, scenarios: list[str], ending: str) -> Record:
    """Return the first headlong game of these scenarios with this ending."""
    for scenario in scenarios:
        for seed in range(HEADLONG_SEEDS):
            record = rush(game, scenario, seed)
            if how_it_ended(record) == ending:
                return record
    raise SystemExit(f"no headlong game ends by {ending}")


def north_africa(game: Game) -> Iterator[tuple[str, Record]]:
    """Yield one game for each ending, each in a different scenario, and one for each remaining
    scenario."""
    left = [listing.id for listing in game.listings()]
    for ending in (
        *("escaped", "neutralised", "demolished", "objectives"),
        *("both_hopeless", "hopeless", "round_limit"),
    ):
        record = find_rush(game, left, ending)
        left.remove(record.scenario)
        yield f"{record.scenario}-{record.state.ending}", record
    for scenario in left:
        record = rush(game, scenario, len(scenario))
        yield f"{scenario}-{record.state.ending}", record


def told(record: Record) -> str:
    """Return all events of a game, entry by entry."""
    lines = []
    seats = record.state.scenario.seats
    for entry, events in zip(record.entries, record.events, strict=True):
        lines.append(entry.line(seats))
        lines += [f"    {event.whole()}" for event in events]
    return "\n".join(lines) + "\n"


def perft(state: State, depth: int) -> int:
    """Count the lines of play to a depth, each outcome of chance by its distinct results."""
    if depth == 0 or state.over:
        return 1
    total = 0
    if state.waits == CHANCE:
        for outcome, _ in state.odds():
            after = state.clone()
            after.settle(outcome)
            total += perft(after, depth - 1)
    else:
        seat = state.seat
        for move in state.options(seat):
            after = state.clone()
            after.choose(move, seat)
            total += perft(after, depth - 1)
    return total


def asked(state: State) -> str:
    """Return the kind of question or chance that the state waits for."""
    if state.waits == CHANCE:
        return state.outcome_text(state.odds()[0][0]).split()[0]
    decision = state.decision(state.seat)
    return decision.prompt if decision else "nothing"


def perft_case(name: str, entries: int, state: State) -> list[str]:
    counts = [str(perft(state, depth)) for depth in range(1, PERFT_DEPTH + 1)]
    if state.waits == CHANCE:
        options = [state.outcome_text(outcome) for outcome, _ in state.odds()]
    else:
        options = [move.text for move in state.options(state.seat)]
    return [
        f"position {name} {entries}",
        f"asked {asked(state)}",
        f"perft {' '.join(counts)}",
        *(f"option {option}" for option in options),
        "",
    ]


def perft_lines(records: dict[str, Record]) -> list[str]:
    """Return positions of every kind, with their counts and their options in order."""
    lines = []
    seen: Counter[str] = Counter()
    for name, record in records.items():
        walked = Record(record.at(0).state)
        here: set[str] = set()
        for number, entry in enumerate(record.entries):
            question = asked(walked.state)
            # Take one position of each kind per game, and none from its start.
            if number > 20 and question not in here and seen[question] < PERFT_POSITIONS:
                here.add(question)
                seen[question] += 1
                lines += perft_case(name, number, walked.state)
            walked.follow(entry)
    return lines


GAMES = {"undaunted-normandy": normandy, "undaunted-north-africa": north_africa}


def main() -> None:
    for title, games in GAMES.items():
        folder = REPLAYS / title
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        records = dict(games(sandtable.load(title)))
        for name, record in records.items():
            (folder / f"{name}.record").write_text(record.text())
            if name in TOLD or how_it_ended(record) in TOLD:
                (folder / f"{name}.events").write_text(told(record))
        lines = perft_lines(records)
        (REPLAYS / f"{title}.perft").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
