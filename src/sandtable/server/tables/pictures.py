"""Small pictures of maps, drawn here: nothing is needed for them but numbers."""

import struct
import zlib
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

WIDTH, HEIGHT = 1200, 630
"""What sites expect of the picture beside a link."""
MARGIN = 28

Colour = tuple[int, int, int]
TABLE: Colour = (168, 156, 124)
BRASS: Colour = (217, 166, 46)
OLIVE: Colour = (76, 90, 44)
SLATE: Colour = (52, 67, 78)
INK: Colour = (44, 38, 20)


class Patch(NamedTuple):
    """A square or a disc on a plan: its middle, how large it is across, its colour."""

    kind: Literal["square", "disc"]
    x: float
    y: float
    width: float
    height: float
    colour: Colour


class Plan(NamedTuple):
    """A map as patches, the later over the earlier; x goes to the east, y to the south."""

    width: float
    height: float
    patches: list[Patch]


def square(x: float, y: float, colour: Colour, width: float, height: float | None = None) -> Patch:
    return Patch("square", x, y, width, width if height is None else height, colour)


def disc(x: float, y: float, colour: Colour, width: float) -> Patch:
    return Patch("disc", x, y, width, width, colour)


def draw(plan: Plan) -> bytes:
    """A plan as a PNG file, as large as it fits."""
    canvas: npt.NDArray[np.uint8] = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    canvas[:] = TABLE
    scale = min((WIDTH - 2 * MARGIN) / plan.width, (HEIGHT - 2 * MARGIN) / plan.height)
    left = (WIDTH - scale * plan.width) / 2
    top = (HEIGHT - scale * plan.height) / 2
    for patch in plan.patches:
        x, y = left + scale * patch.x, top + scale * patch.y
        across, down = scale * patch.width / 2, scale * patch.height / 2
        x0, x1 = max(0, round(x - across)), min(WIDTH, round(x + across))
        y0, y1 = max(0, round(y - down)), min(HEIGHT, round(y + down))
        part = canvas[y0:y1, x0:x1]
        if patch.kind == "square":
            part[:] = patch.colour
        else:
            rows, columns = np.ogrid[y0:y1, x0:x1]
            part[(columns + 0.5 - x) ** 2 + (rows + 0.5 - y) ** 2 <= across**2] = patch.colour
    return png(canvas)


def png(canvas: npt.NDArray[np.uint8]) -> bytes:
    height, width, _ = canvas.shape
    # Each row says first how it is packed: as it is.
    rows = np.hstack([np.zeros((height, 1), np.uint8), canvas.reshape(height, -1)])
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )
