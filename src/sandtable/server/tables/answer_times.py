"""Pause before an automatic pass, modelled on how long the player takes to answer.

The server passes for a seat that has nothing to play. If it passed at once, a longer pause would
tell the other side that the seat has a card to think about.
"""

import secrets
from collections import deque

KEPT = 8
"""Answer times remembered per seat."""
USUAL = (1.0, 1.4, 1.9, 2.6)
"""Pauses in seconds for a player who has not answered yet."""
LONGEST = 6.0
"""Maximum answer time counted, in seconds, so that an absent player does not slow the game down."""
BLUR = 0.8, 1.25
"""Range of the random factor applied to each pause."""
STEPS = 1000


class AnswerTimes:
    def __init__(self) -> None:
        self._taken: dict[int, deque[float]] = {}

    def note(self, seat: int, seconds: float) -> None:
        """Record how long a seat took to answer when it could have passed."""
        taken = self._taken.setdefault(seat, deque(maxlen=KEPT))
        taken.append(min(seconds, LONGEST))

    def pause(self, seat: int, usual: tuple[float, ...]) -> float:
        """Return the pause in seconds before an automatic pass for this seat."""
        low, high = BLUR
        blur = low + (high - low) * secrets.randbelow(STEPS) / (STEPS - 1)
        return secrets.choice(self._taken.get(seat) or usual) * blur
