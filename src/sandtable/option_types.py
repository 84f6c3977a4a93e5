"""Options of the command line: short forms, and types that refuse values out of range."""

import argparse
from collections.abc import Callable
from typing import Any, TypeAlias


class Command(argparse.ArgumentParser):
    """A command, with short forms for the usual kinds of options."""

    def flag(self, name: str, help: str) -> None:
        """Add an option without a value."""
        self.add_argument(name, action="store_true", help=help)

    def setting(
        self,
        name: str,
        default: float | str,
        help: str,
        type: Callable[[str], object] | None = None,
        **more: Any,
    ) -> None:
        """Add an option with a default, which the help states. The type is the default's unless
        another is given."""
        shown = f"{default:g}" if isinstance(default, float) else default
        kind = type or default.__class__
        help = f"{help} (default: {shown})"
        self.add_argument(name, type=kind, default=default, help=help, **more)

    def count(self, name: str, default: int | None, help: str) -> None:
        """Add an option for an integer from 1 on; without a default, the help says what holds."""
        if default is None:
            self.add_argument(name, type=at_least(1), help=help)
        else:
            self.setting(name, default, help, at_least(1))


Commands: TypeAlias = "argparse._SubParsersAction[Command]"


def at_least(least: int) -> Callable[[str], int]:
    """Return a type for integers from ``least`` on."""

    def number(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"must be at least {least}, not {value}")
        return value

    number.__name__ = "int"  # for argparse's message about other texts
    return number


def positive(text: str) -> float:
    """Return a number greater than 0."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"must be greater than 0, not {text}")
    return value


positive.__name__ = "float"
