"""The list of options, numbered, followed by unavailable moves with reasons."""

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from sandtable.tui.widgets import hang

KEYED = 10
"""Number of options with a shortcut key: 1 to 9, and 0 for the tenth."""


class Choices(OptionList):
    """A list of numbered options. In long lists, numbers are typed digit by digit."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.offered = 0
        """Number of options that can be chosen; they come first."""
        self._typed = 0

    def offer(
        self, offered: Sequence[Content], withheld: Sequence[Content], width: int, first: int = 0
    ) -> None:
        """List the available options, then the withheld moves; ``first`` gets the cursor."""
        self.clear_options()
        self.offered = len(offered)
        self._typed = 0
        self.add_options(
            [
                *(Option(hang(f"{n:>2} ", text, width)) for n, text in enumerate(offered, 1)),
                *(Option(hang(" – ", text, width), disabled=True) for text in withheld),
            ]
        )
        self.highlighted = first if offered else None
        if first:
            # Scrolling only works after the layout.
            self.call_after_refresh(self.scroll_to_highlight)

    @property
    def chosen(self) -> int | None:
        """The index of the option under the cursor; None if it cannot be chosen."""
        return self.highlighted if self.highlighted in range(self.offered) else None

    def type_digit(self, digit: int) -> int | None:
        """Return the option chosen by the digits typed so far; None while another digit may
        follow."""
        number = 10 * self._typed + digit or KEYED
        self._typed = 0
        if number > self.offered:
            return None
        if self.offered > KEYED and 10 * number <= self.offered:
            self.highlighted = number - 1
            self._typed = number
            return None
        return number - 1

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Reset the typed digits when the cursor moves."""
        if highlighted != self._typed - 1:
            self._typed = 0
        super().watch_highlighted(highlighted)
