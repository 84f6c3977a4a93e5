"""Every field of a Heroes position is copied, written into its cells and read back from them.

The fields are taken from the object itself, so that a new one cannot be forgotten.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from mypy_extensions import i64

import sandtable
from sandtable.core.vec import vec
from sandtable.heroes.engine import Engine
from sandtable.heroes.model.state import Army

SHARED = {"scenario", "theatre", "ground"}
"""What all positions of a scenario share."""
NOT_IN_CELLS = {"ending", "journal", "_listed", "_listed_for", "board", "depth"}
"""The board is made of everything else; the depth of the stack is told by what lies on it."""
ARMIES = {"one", "other"}
TOKEN = 3
"""The place of a unit's token: another square would be another position."""

Owner = Callable[[Engine], Engine | Army]


def fields(owner: object) -> set[str]:
    names = getattr(type(owner), "__mypyc_attrs__", None)
    return set(vars(owner) if names is None else names) - {"__dict__"}


def start() -> Engine:
    state = sandtable.load("heroes-of-normandie").start("godsend", sandtable.Rng(1))
    assert isinstance(state, Engine)
    return state


def cases() -> Iterator[Any]:
    owners: dict[str, Owner] = {
        "position": lambda state: state,
        "one": lambda state: state.one,
        "other": lambda state: state.other,
    }
    for name, owner in owners.items():
        for field in sorted(fields(owner(start())) - SHARED - NOT_IN_CELLS - ARMIES):
            yield pytest.param(owner, field, id=f"{name} {field}")


def value(owner: Engine | Army, field: str) -> object:
    found = getattr(owner, field)
    return found if isinstance(found, int) else list(found)


def alter(owner: Engine | Army, field: str) -> None:
    found = getattr(owner, field)
    if isinstance(found, int):
        setattr(owner, field, found + 1)
    elif len(found):
        found[TOKEN if field == "units" else 0] += 1
    else:
        setattr(owner, field, vec[i64]([5]))


@pytest.mark.parametrize(("of", "field"), list(cases()))
def test_no_field_of_a_position_is_forgotten(of: Owner, field: str) -> None:
    before = start()
    altered = before.clone()
    assert altered == before
    alter(of(altered), field)
    assert value(of(before), field) != value(of(altered), field), "a clone shares nothing"
    assert value(of(altered.clone()), field) == value(of(altered), field)
    assert altered.cells() != before.cells()
    restored = before.clone()
    restored.restore(altered.cells(), altered.ending)
    assert restored == altered
    if field != "frames":  # beside the stack lies what was on it before
        assert value(of(restored), field) == value(of(altered), field)
