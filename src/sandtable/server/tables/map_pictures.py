"""Small map pictures, drawn without libraries."""

import struct
import zlib

import numpy as np
import numpy.typing as npt

from sandtable.core.map_patches import Colour, Plan

WIDTH, HEIGHT = 1200, 630
"""The size that sites expect for link previews."""
MARGIN = 28

TABLE: Colour = (168, 156, 124)


def draw(plan: Plan) -> bytes:
    """Draw a plan as a PNG file, scaled to fit."""
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
    # Each PNG row begins with its filter type; 0 means no filter.
    rows = np.hstack([np.zeros((height, 1), np.uint8), canvas.reshape(height, -1)])
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )
