"""Every field of a position is copied, written into its cells and read back from them.

Review, section 3: ``clone``, ``cells`` and ``read_cells`` name the fields one by one. The test
takes them from the object, so that it covers new ones.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from mypy_extensions import i64

import sandtable
from sandtable.core.vec import vec
from sandtable.undaunted.state import Battle, Side

TITLES = {"undaunted-normandy": "la-raye", "undaunted-north-africa": "barce"}
SHARED = {"scenario", "field", "rules", "desert"}
"""Fields that all positions of a scenario share."""
NOT_IN_CELLS = {"ending", "journal", "_listed", "_listed_for"}
"""Fields not in the cells. The ending is restored separately, a clone has no journal, and options
are computed again."""
SIDES = {"one", "other"}

Owner = Callable[[Battle], Battle | Side]


def fields(owner: object) -> set[str]:
    names = getattr(type(owner), "__mypyc_attrs__", None)
    return set(vars(owner) if names is None else names) - {"__dict__"}


def owners() -> Iterator[tuple[str, Owner]]:
    yield "battle", lambda battle: battle
    yield "one", lambda battle: battle.one
    yield "other", lambda battle: battle.other


def cases() -> Iterator[Any]:
    for title, scenario in TITLES.items():
        start = sandtable.start(title, scenario)
        assert isinstance(start, Battle)
        for name, owner in owners():
            for field in sorted(fields(owner(start)) - SHARED - NOT_IN_CELLS - SIDES):
                yield pytest.param(start, owner, field, id=f"{title} {name} {field}")


def value(owner: Battle | Side, field: str) -> object:
    found = getattr(owner, field)
    return found if isinstance(found, int) else list(found)


def alter(owner: Battle | Side, field: str) -> None:
    found = getattr(owner, field)
    if isinstance(found, int):
        setattr(owner, field, found + 1)
    elif len(found):
        found[0] += 1
    else:
        setattr(owner, field, vec[i64]([5]))


@pytest.mark.parametrize(("start", "of", "field"), list(cases()))
def test_no_field_of_a_position_is_forgotten(start: Battle, of: Owner, field: str) -> None:
    altered = start.clone()
    assert altered == start
    alter(of(altered), field)
    assert value(of(start), field) != value(of(altered), field), "a clone shares no data"
    assert value(of(altered.clone()), field) == value(of(altered), field)
    assert altered.cells() != start.cells()
    restored = start.clone()
    restored.restore(altered.cells(), altered.ending)
    assert restored == altered
    assert value(of(restored), field) == value(of(altered), field)


@pytest.mark.parametrize(("title", "scenario"), list(TITLES.items()))
def test_what_is_not_in_the_cells_is_copied_or_shared(title: str, scenario: str) -> None:
    start = sandtable.start(title, scenario)
    assert isinstance(start, Battle)
    start.settle_all(sandtable.Rng(1))
    start.options("us" if title == "undaunted-normandy" else "lrdg")
    start.ending = "resigned"
    copy = start.clone()
    names = fields(start)
    assert names >= NOT_IN_CELLS | SIDES | (SHARED & names)
    for name in SHARED & names:
        assert getattr(copy, name) is getattr(start, name)
    assert copy.ending == "resigned"
    assert copy.journal is None
    assert copy.one is not start.one
    assert copy.other is not start.other
