"""The numbers in frames, which count only what a seat or spectator has noticed.

The length of a table's log is never sent. It counts entries that only their owner knows of: who
looks at a card and keeps it adds two. So everyone has a number of their own. It rises once for each
step (an entry with a key, and those that follow from it) that was their own or showed something.
"""

from array import array

from sandtable.server.store.log_entry import LogEntry

SPECTATOR = 2
ABOVE_ALL = 1_000_000
"""What a change of rules adds: more than any game has, so that no number comes twice although what
went before is counted by other rules."""
EVERYONE = (0, 1, SPECTATOR)


class Noticed:
    """The numbers of one table."""

    def __init__(self) -> None:
        self._numbers = [0, 0, 0]
        self._counted = 0
        """Those for whom the step that is under way has counted, as a bit mask."""
        self.asked = [0, 0]
        """For each seat its number when its open decision opened: how it is named."""
        self._shown = bytearray()
        """For each entry of the record whether it showed something to others than its owner."""
        self._after = array("i"), array("i")
        """For each entry of the record the numbers of both seats after it."""

    def fork(self) -> "Noticed":
        copy = Noticed.__new__(Noticed)
        copy._numbers = list(self._numbers)
        copy._counted = self._counted
        copy.asked = list(self.asked)
        copy._shown = bytearray(self._shown)
        copy._after = self._after[0][:], self._after[1][:]
        return copy

    def number(self, seat: int | None) -> int:
        """How much a seat, or a spectator, has noticed."""
        return self._numbers[SPECTATOR if seat is None else seat]

    # Folding

    def count(self, entry: LogEntry, shown: bool) -> None:
        """An entry of the log; ``shown``: whether others than its owner can notice it."""
        if entry.key:
            self._counted = 0
        for one in EVERYONE:
            if (shown or one == entry.seat) and not self._counted >> one & 1:
                self._counted |= 1 << one
                self._numbers[one] += 1

    def write(self, shown: bool) -> None:
        """The entry is in the record."""
        self._shown.append(shown)
        for seat, numbers in enumerate(self._after):
            numbers.append(self._numbers[seat])

    def take_back(self, length: int) -> bool:
        """The record goes back to a number of entries; whether others can notice that."""
        shown = self.was_shown(length, len(self._shown))
        del self._shown[length:]
        for numbers in self._after:
            del numbers[length:]
        return shown

    def begin_anew(self) -> None:
        """Other rules hold."""
        self._numbers = [number + ABOVE_ALL for number in self._numbers]

    def ask(self, seat: int) -> None:
        """Another decision of a seat may be open."""
        self.asked[seat] = self._numbers[seat]

    # Reading

    def was_shown(self, first: int, end: int) -> bool:
        """Whether any of these entries of the record showed something to others."""
        return any(self._shown[first:end])

    def entries_at(self, seat: int, number: int) -> int:
        """How many entries of the record there were when a seat last had this number."""
        numbers = self._after[seat]
        return next((at for at, after in enumerate(numbers) if after > number), len(numbers))
