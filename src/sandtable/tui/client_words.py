"""The client's own texts in each language; a title's texts come from its ``Words``."""

from functools import cache
from pathlib import Path

from sandtable.words.bundle import Bundle
from sandtable.words.catalogue import page

LOCALES = Path(__file__).parent / "locales"


class Speech:
    """The client's texts in one language, together with those of a system's painter."""

    def __init__(self, language: str, *more: Path) -> None:
        self.language = language
        # Without Unicode isolation marks, which terminals show as boxes.
        files = (page(folder, language, "{}.ftl") for folder in (LOCALES, *more))
        self._bundle = Bundle(language, *(file.read_text(encoding="utf-8") for file in files))

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, id: str, **args: str | int) -> str:
        """Return a text; its arguments are named in the locale files."""
        message = self._bundle.get_message(id)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise LookupError(f"{id} in {self.language}: {errors[0]}")
        return str(text)


@cache
def speech(language: str, *more: Path) -> Speech:
    return Speech(language, *more)
