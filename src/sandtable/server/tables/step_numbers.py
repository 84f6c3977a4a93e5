"""Step numbers: the numbers in frames, which count only what a seat or spectator has noticed.

The length of a table's log is never sent, because it also counts entries that only their owner can
notice: looking at a card and keeping it adds two. Each seat therefore has a number of its own. It
rises by one for each step (an entry with a key, and those that follow from it) that was the seat's
own or showed something.
"""

from array import array

from sandtable.server.store.log_entry import LogEntry

SPECTATOR = 2
ABOVE_ALL = 1_000_000
"""Added to step numbers on a change of rules.

It is larger than the number of steps of any game, so that no number is used twice.
"""
EVERYONE = (0, 1, SPECTATOR)


class Noticed:
    """The step numbers of one table."""

    def __init__(self) -> None:
        self._numbers = [0, 0, 0]
        self._counted = 0
        """The seats and spectators whose numbers have counted the current step, as a bit mask."""
        self.asked = [0, 0]
        """For each seat, its step number when its open decision opened; it names the decision."""
        self._shown = bytearray()
        """For each entry of the record, whether others than its owner could notice it."""
        self._after = array("i"), array("i")
        """For each seat, its step number after each entry of the record."""

    def fork(self) -> "Noticed":
        copy = Noticed.__new__(Noticed)
        copy._numbers = list(self._numbers)
        copy._counted = self._counted
        copy.asked = list(self.asked)
        copy._shown = bytearray(self._shown)
        copy._after = self._after[0][:], self._after[1][:]
        return copy

    def number(self, seat: int | None) -> int:
        """Return the step number of a seat, or of spectators."""
        return self._numbers[SPECTATOR if seat is None else seat]

    # Folding

    def count(self, entry: LogEntry, shown: bool) -> None:
        """Count a log entry; ``shown``: whether others than its owner can notice it."""
        if entry.key:
            self._counted = 0
        for one in EVERYONE:
            if (shown or one == entry.seat) and not self._counted >> one & 1:
                self._counted |= 1 << one
                self._numbers[one] += 1

    def write(self, shown: bool) -> None:
        """Note that an entry was added to the record."""
        self._shown.append(shown)
        for seat, numbers in enumerate(self._after):
            numbers.append(self._numbers[seat])

    def take_back(self, length: int) -> bool:
        """Shorten the record to a number of entries; return whether others can notice that."""
        shown = self.was_shown(length, len(self._shown))
        del self._shown[length:]
        for numbers in self._after:
            del numbers[length:]
        return shown

    def begin_anew(self) -> None:
        """Raise all numbers after a change of rules."""
        self._numbers = [number + ABOVE_ALL for number in self._numbers]

    def ask(self, seat: int) -> None:
        """Note that a seat may have a new decision."""
        self.asked[seat] = self._numbers[seat]

    # Reading

    def was_shown(self, first: int, end: int) -> bool:
        """Whether any of these record entries could be noticed by others."""
        return any(self._shown[first:end])

    def entries_at(self, seat: int, number: int) -> int:
        """Return the length of the record when a seat last had this number."""
        numbers = self._after[seat]
        return next((at for at, after in enumerate(numbers) if after > number), len(numbers))
