"""Writes the example rounds of all titles again, under today's rules.

They are no random games: their entries stay as they are, and only what follows from them is made
again. Where an entry is no longer possible, this stops and says which; then the example needs a
new line there, and its notes in each language with it.
"""

from pathlib import Path

import sandtable
from sandtable.core import Game, Record, SandtableError
from sandtable.core.marks import split_mark
from sandtable.core.record import header, is_remark, parse_entry
from sandtable.words import examples


def played_again(game: Game, text: str) -> Record:
    """The entries of a record under a game's rules, whatever its head and its marks say."""
    record = game.record(header(text)["scenario"])
    for number, line in enumerate(text.splitlines()[4:], 5):
        if is_remark(line) or line.startswith("="):
            continue
        try:
            record.follow(parse_entry(split_mark(line)[0], game.seats))
        except SandtableError as error:
            raise SystemExit(f"{game.id}, line {number}, {line!r}: {error}") from None
    return record


def main() -> None:
    for title in sandtable.TITLES:
        game = sandtable.load(title)
        for id in examples(game):
            file = Path(game.folder) / "examples" / f"{id}.record"
            file.write_text(played_again(game, file.read_text()).text())


if __name__ == "__main__":
    main()
