"""How long each seat takes to pass, so that an automatic pass takes as long.

The server passes for a seat that has nothing to play. If it did so at once, every longer pause
would tell the other side that there is a card to think about.
"""

import secrets
from collections import deque

KEPT = 8
"""How many answers of a seat are remembered."""
USUAL = (1.0, 1.4, 1.9, 2.6)
"""The seconds of a player who has not answered yet."""
LONGEST = 6.0
"""A longer answer counts as this: who is away keeps nobody waiting."""
BLUR = 0.8, 1.25
"""No pause is quite as long as another."""
STEPS = 1000


class AnswerTimes:
    def __init__(self) -> None:
        self._taken: dict[int, deque[float]] = {}

    def note(self, seat: int, seconds: float) -> None:
        """A seat that could have passed has answered."""
        taken = self._taken.setdefault(seat, deque(maxlen=KEPT))
        taken.append(min(seconds, LONGEST))

    def pause(self, seat: int, usual: tuple[float, ...]) -> float:
        """How long a pass for this seat takes."""
        low, high = BLUR
        blur = low + (high - low) * secrets.randbelow(STEPS) / (STEPS - 1)
        return secrets.choice(self._taken.get(seat) or usual) * blur
