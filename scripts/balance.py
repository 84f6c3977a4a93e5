"""Measures how even the scenarios are, and how long, between two equal agents, for the lobby.

python scripts/balance.py --agent recruit --games 400
"""

import argparse
import json
from pathlib import Path
from statistics import fmean

import sandtable
from sandtable.agents.match import play_game, play_match, wilson
from sandtable.core import Game, Record
from sandtable.core.game import Listing
from sandtable.core.record import CHOICE
from sandtable.server.asking import is_complete

FILE = Path(__file__).parent.parent / "src" / "sandtable" / "server" / "balance.json"
GAMES_TO_READ = 50
"""In so many games of each match the actions are counted."""


def count_lines(game: Game, record: Record) -> int:
    """How many actions, all of their choices together, a game took."""
    past = game.record(record.scenario)
    lines = 0
    half_way = False
    for entry in record.entries:
        past.follow(entry)
        if entry.kind == CHOICE:
            lines += not half_way
            half_way = not is_complete(past.state, past.state.decision(entry.seat))
    return lines


def measure(game: Game, listing: Listing, agent: str, games: int, seed: int) -> dict[str, object]:
    scenario, agents = listing.id, (agent, agent)
    result = play_match(game.id, scenario, agents, games, seed=seed)
    won = result.side_wins[game.seats[0]] + result.draws / 2
    low, high = wilson(won, games)
    read = [
        count_lines(game, play_game(game, scenario, agents, seed, number))
        for number in range(min(games, GAMES_TO_READ))
    ]
    endings = ", ".join(f"{name} {n}" for name, n in sorted(result.endings.items()))
    print(
        f"| {listing.number} | {scenario} | {won / games:.1%} ({low:.1%} to {high:.1%}) "
        f"| {result.rounds:.1f} | {endings} |",
        flush=True,
    )
    return {
        "agent": agent,
        "games": games,
        "first_side": round(won / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "rounds": round(result.rounds, 2),
        "lines": round(fmean(read), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--agent", default="recruit")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1944)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="by default all")
    options = parser.parse_args()
    measured = json.loads(FILE.read_text()) if options.titles else {}
    for title in options.titles or sandtable.TITLES:
        game = sandtable.load(title)
        measured[title] = {
            listing.id: measure(game, listing, options.agent, options.games, options.seed)
            for listing in game.listings()
        }
    FILE.write_text(json.dumps(measured, indent=1) + "\n")


if __name__ == "__main__":
    main()
