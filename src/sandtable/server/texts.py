"""Texts written by the server in each language: emails, previews, guests' names."""

from functools import cache
from pathlib import Path

from sandtable.words.bundle import Bundle
from sandtable.words.catalogue import page

LOCALES = Path(__file__).parent / "locales"


def words(language: str, key: str, **about: str) -> str:
    """Return the text of a key in a language."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, about)
    assert not errors, errors
    return str(text)


@cache
def _bundle(language: str) -> Bundle:
    return Bundle(language, page(LOCALES, language, "{}.ftl").read_text(encoding="utf-8"))
