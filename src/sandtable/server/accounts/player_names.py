"""Names people give themselves, and those of new guests."""

import secrets
import unicodedata

from sandtable.server.texts import words
from sandtable.words import LANGUAGES


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


def guest_name(language: str) -> str:
    """Return a random name for a new guest, in a language."""
    adjective, noun = (
        secrets.choice(words(language, f"guest-{kind}").split(", "))
        for kind in ("adjectives", "nouns")
    )
    return words(language, "guest-name", adjective=adjective, noun=noun)


def language_of(accepted: str) -> str:
    """Return the first known language of an Accept-Language header, English if there is none."""
    for wish in accepted.lower().split(","):
        code = wish.split(";")[0].strip().split("-")[0]
        for language in LANGUAGES:
            if language.split("-")[0] == code:
                return language
    return LANGUAGES[0]
