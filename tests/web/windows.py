"""Window sizes and themes of browser tests.

`make test` uses the narrow and dark ones, where more problems occur; `make soak` uses the wide and
light ones, too.
"""

from collections.abc import Sequence

import pytest

from web.guests import DESK, LAPTOP, PHONE

_WIDE = pytest.mark.soak
WINDOWS: dict[str, Sequence[tuple[int, int]]] = {"desk": (DESK, LAPTOP), "phone": (PHONE,)}

in_windows = pytest.mark.parametrize(
    "sizes", [pytest.param(WINDOWS["desk"], marks=_WIDE), WINDOWS["phone"]], ids=WINDOWS
)
both_ways = pytest.mark.parametrize(
    ("size", "theme"),
    [pytest.param(DESK, "light", marks=_WIDE), (PHONE, "dark")],
    ids=["desk-light", "phone-dark"],
)
both_sizes = pytest.mark.parametrize(
    "size", [pytest.param(DESK, marks=_WIDE), PHONE], ids=["desk", "phone"]
)
