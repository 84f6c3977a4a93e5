"""Types of command-line options, which refuse values out of range before a command starts."""

import argparse
from collections.abc import Callable


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
