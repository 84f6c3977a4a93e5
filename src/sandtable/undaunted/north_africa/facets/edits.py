"""Small edits of this title's scenarios: those of the system, plus pieces and structures."""

from collections.abc import Iterator

from sandtable.core.edits import Data, Edit
from sandtable.undaunted.facets.edits import UndauntedEdits, step


class DesertEdits(UndauntedEdits):
    keys = (*UndauntedEdits.keys, "must-escape", "must-neutralise", "structure-worth")

    def aims(self, data: Data, side: str) -> Iterator[Edit]:
        yield from super().aims(data, side)
        for kind in ("escape", "neutralise"):
            yield from step(data, f"must-{kind}", {"side": side}, (side, "aim", kind, "number"))

    def points(self, data: Data) -> Iterator[Edit]:
        yield from super().points(data)
        for tile in data.get("structures", {}):
            path = ("structures", tile, "points")
            yield from step(data, "structure-worth", {"tile": tile}, path)
