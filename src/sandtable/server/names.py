"""Names people give themselves."""

import unicodedata


class BadName(ValueError):
    """Something that cannot be a name."""


def tidy_name(name: str) -> str:
    """A name as it is shown."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable():
        raise BadName("a name has at least one visible letter")
    return tidy


def login_of(name: str) -> str:
    """What names have in common that look alike: no two of them belong to two people."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]
