"""Names of users, and random names for new guests."""

import secrets
import unicodedata

from sandtable.server.texts import words
from sandtable.words import LANGUAGES

INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5"
"""Invisible characters that Unicode counts as letters."""
ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Alphabets with letters that look alike."""

TWINS = (
    ("авеіјкмнорстухѕԁԛԝ", "abeijkmhopctyxsdqw"),
    ("αβεζηικμνορτυχ", "abezhikmnoptyx"),
)
"""Cyrillic and Greek letters that look like Latin ones, in upper or lower case."""


class BadName(ValueError):
    """A text that is not a valid name."""


def tidy_name(name: str) -> str:
    """Return a name with normal spaces; BadName if it is invalid."""
    tidy = " ".join(name.split())
    if not tidy.isprintable() or not any(map(_is_seen, tidy)):
        raise BadName("a name must contain at least one visible character")
    if any(letter in INVISIBLE or _is_selector(letter) for letter in tidy):
        raise BadName("a name must not contain invisible characters")
    if len({script for letter in tidy if (script := _script(letter)) in ALIKE}) > 1:
        raise BadName("a name must not mix alphabets with similar letters")
    return tidy


def _is_seen(letter: str) -> bool:
    return letter != " " and letter not in INVISIBLE and not unicodedata.combining(letter)


def _is_selector(letter: str) -> bool:
    return "VARIATION SELECTOR" in unicodedata.name(letter, "")


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0] if letter.isalpha() else ""


def login_of(name: str) -> str:
    """Return the login for a name; names that differ only in case or form have the same login."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]


def alike_logins(login: str) -> set[str]:
    """Return logins that look the same in another alphabet, such as Cyrillic "сосо" for "coco"."""
    letters = {letter for letter in login if letter.isalpha()}
    latin = login
    for twins, ours in TWINS:
        if letters and letters <= set(twins):
            latin = login.translate(str.maketrans(twins, ours))
    letters = {letter for letter in latin if letter.isalpha()}
    found = {latin}
    for twins, ours in TWINS:
        if letters <= set(ours):
            found.add(latin.translate(str.maketrans(ours, twins)))
    return found - {login}


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
