"""The texts of the games, in each language.

>>> import sandtable
>>> words = Words(sandtable.load("undaunted-normandy"), "pl")
>>> words.option(sandtable.load("undaunted-normandy").scenario("la-raye").move("play scout_a"))
'Zagraj Zwiadowcę A'
"""

from sandtable.words.catalogue import LANGUAGES, TABLE, catalogue
from sandtable.words.check import check_words
from sandtable.words.examples import Example, example, examples
from sandtable.words.lessons import Guide, Lesson, guide, lessons
from sandtable.words.rulebook import Told, rulebook
from sandtable.words.words import Words, WordsError

__all__ = [
    "LANGUAGES",
    "TABLE",
    "Example",
    "Guide",
    "Lesson",
    "Told",
    "Words",
    "WordsError",
    "catalogue",
    "check_words",
    "example",
    "examples",
    "guide",
    "lessons",
    "rulebook",
]
