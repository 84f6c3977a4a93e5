"""Update the example rounds of all titles to the current rules.

The examples are not random games: their entries stay, and only what follows from them is computed
again. If an entry is no longer possible, the script stops and reports it; the example then needs a
new line there, with its notes in each language.
"""

from pathlib import Path

import sandtable
from sandtable.core import Game, Record, SandtableError
from sandtable.core.marks import split_mark
from sandtable.core.record import header, is_remark, parse_entry
from sandtable.words import examples


def played_again(game: Game, text: str) -> Record:
    """Return a record with the same entries under current rules; ignore its header and marks."""
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
