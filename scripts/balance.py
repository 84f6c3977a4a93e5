"""Measures how even the scenarios are, between two equal agents, for the lobby.

python scripts/balance.py --agent recruit --games 400
"""

import argparse
import json
from pathlib import Path

import sandtable
from sandtable.agents.match import play_match, wilson

FILE = Path(__file__).parent.parent / "src" / "sandtable" / "server" / "balance.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--agent", default="recruit")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1944)
    options = parser.parse_args()
    measured: dict[str, dict[str, object]] = {}
    for title in sandtable.TITLES:
        game = sandtable.load(title)
        measured[title] = {}
        for listing in game.listings():
            result = play_match(
                title,
                listing.id,
                (options.agent, options.agent),
                options.games,
                seed=options.seed,
            )
            won = result.side_wins[game.seats[0]] + result.draws / 2
            low, high = wilson(won, options.games)
            measured[title][listing.id] = {
                "agent": options.agent,
                "games": options.games,
                "first_side": round(won / options.games, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "rounds": round(result.rounds, 2),
            }
            endings = ", ".join(f"{name} {n}" for name, n in sorted(result.endings.items()))
            print(
                f"| {listing.number} | {listing.id} | {won / options.games:.1%} "
                f"({low:.1%} to {high:.1%}) | {result.rounds:.1f} | {endings} |",
                flush=True,
            )
    FILE.write_text(json.dumps(measured, indent=1) + "\n")


if __name__ == "__main__":
    main()
