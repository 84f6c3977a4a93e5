"""Every field of a Heroes position is copied, written into its cells and read back from them.

The test takes the fields from the object, so that it covers new ones.
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
"""Fields that all positions of a scenario share."""
NOT_IN_CELLS = {"ending", "journal", "_listed", "_listed_for", "board", "depth"}
"""Fields not in the cells. The board is computed from the others, and the stack's depth from its
frames."""
ARMIES = {"one", "other"}
TOKEN = 3
"""Index of a unit's token. Changing its square would also change the board."""

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
    assert value(of(before), field) != value(of(altered), field), "a clone shares no data"
    assert value(of(altered.clone()), field) == value(of(altered), field)
    assert altered.cells() != before.cells()
    restored = before.clone()
    restored.restore(altered.cells(), altered.ending)
    assert restored == altered
    if field != "frames":  # unused places of the stack may keep older values
        assert value(of(restored), field) == value(of(altered), field)
