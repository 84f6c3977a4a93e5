"""A scenario with its texts and measurement in one ``.sandtable`` file, a zip of text files.

``scenario.toml`` is the scenario, ``texts/LANGUAGE.toml`` its texts, ``measurement.json`` its
measured balance, ``README.txt`` instructions. Files come from untrusted users: nothing is unpacked
to disk, only these names are read, and each only up to its size limit.
"""

import io
import re
import zipfile
import zlib
from dataclasses import dataclass, field

from sandtable.core import Fault, SandtableError, made_scenarios
from sandtable.core import faults as said
from sandtable.core.errors import Argument, Says
from sandtable.core.toml_lines import line_of_error
from sandtable.words import LANGUAGES

SUFFIX = ".sandtable"
TITLE = re.compile(r"""^[ \t]*(?:title|"title"|'title')[ \t]*=""", re.MULTILINE)
"""The line of a scenario's text that names its title."""
MOST_BYTES = 256 * 1024
"""Maximum size of a file."""
MOST_FILES = 64
"""Maximum number of entries in a zip, including those that are not read."""
SCENARIO, MEASUREMENT, README = "scenario.toml", "measurement.json", "README.txt"
LETTERS = {"name": 60, "brief": 200, "history": 1200, "notes": 600, "new": 300}
"""The texts of a scenario in each language, with their maximum lengths in characters."""
MOST_BYTES_OF_TEXTS = 16 * 1024
BROKEN = (
    zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError,
    # An undecodable name, or an offset before the start of the file.
    ValueError,
)  # fmt: skip
"""Exceptions that a damaged zip can cause."""
WHEN = (1980, 1, 1, 0, 0, 0)
"""Fixed timestamp, so that the same scenario always gives the same file."""

ABOUT = """This is a scenario for Sandtable.

Open it:   in the browser under Studio, Import a file
Check it:  sandtable check FILE
Play it:   sandtable play FILE
Print it:  sandtable print FILE

scenario.toml      the scenario; you can also use this file on its own
texts/             its descriptions, by language
measurement.json   its measured balance (ignored on import)
"""


class BadFile(SandtableError):
    """A file that is not a valid scenario; ``fault`` gives the reason."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Archive:
    """A scenario and its texts in each language."""

    text: str
    texts: dict[str, dict[str, str]] = field(default_factory=dict)
    measurement: str = ""
    """The measurement as JSON; empty if there is none."""


def pack(archive: Archive, title: str) -> bytes:
    """Return the ``.sandtable`` file of a scenario."""
    parts = {SCENARIO: with_title(archive.text, title)}
    for language in LANGUAGES:
        told = {key: text for key, text in archive.texts.get(language, {}).items() if text}
        if told:
            parts[f"texts/{language}.toml"] = made_scenarios.canonical(told)
    if archive.measurement:
        parts[MEASUREMENT] = archive.measurement
    parts[README] = ABOUT
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in parts.items():
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, text.encode())
    return file.getvalue()


def with_title(text: str, title: str) -> str:
    """Return a scenario's text with a line that names its title, which is not content."""
    return text if TITLE.search(text) else f'title = "{title}"\n{text}'


def unpack(data: bytes) -> Archive:
    """Read a ``.sandtable`` file or the text of a scenario; raise BadFile if it is neither.

    The scenario is not parsed here, because parsing a user's text may be slow.
    """
    if len(data) > MOST_BYTES:
        raise _bad(said.TOO_LONG, count=len(data), most=MOST_BYTES)
    return _unzip(data) if data.startswith(b"PK\x03\x04") else Archive(_decode(data, ""))


def _unzip(data: bytes) -> Archive:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            if len(packed.infolist()) > MOST_FILES:
                raise _bad(said.TOO_MANY_FILES, count=len(packed.infolist()), most=MOST_FILES)
            names = [entry.filename for entry in packed.infolist()]
            if names.count(SCENARIO) != 1:
                raise _bad(said.NO_SCENARIO, name=SCENARIO)
            texts = {}
            for language in LANGUAGES:
                file = f"texts/{language}.toml"
                if file in names:
                    texts[language] = _texts(_read(packed, file, MOST_BYTES_OF_TEXTS), file)
            return Archive(_read(packed, SCENARIO, made_scenarios.MOST_BYTES), texts)
    except BadFile:
        raise
    except BROKEN:
        raise _bad(said.BROKEN_FILE) from None


def _read(packed: zipfile.ZipFile, name: str, most: int) -> str:
    """Read an entry of a zip.

    The stated size may be wrong, so no more than the limit is read. Unusual compression methods are
    refused because they need much memory.
    """
    entry = packed.getinfo(name)
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise zipfile.BadZipFile("unsupported compression")
    with packed.open(entry) as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise _bad(said.TOO_LONG, name, count=len(data), most=most)
    return _decode(data, name)


def _decode(data: bytes, file: str) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadFile(_fault(said.NOT_TOML, file, line, reason="not UTF-8")) from None
    return text.replace("\r\n", "\n")


def _parse(text: str, file: str) -> dict[str, object]:
    try:
        return made_scenarios.parse(text)
    except RecursionError:
        raise _bad(said.TOO_DEEP, file) from None
    except ValueError as error:
        line = line_of_error(error, text)
        raise BadFile(_fault(said.NOT_TOML, file, line, reason=str(error))) from None


def _texts(text: str, file: str) -> dict[str, str]:
    told = {}
    for key, value in _parse(text, file).items():
        if key not in LETTERS or not isinstance(value, str):
            continue
        if len(value) > LETTERS[key]:
            raise BadFile(_fault(said.TOO_LONG, f"{file}: {key}", 1, count=len(value),
                                 most=LETTERS[key]))  # fmt: skip
        told[key] = value
    return told


def _bad(what: Says, file: str = "", **args: Argument) -> BadFile:
    return BadFile(_fault(what, file, 1, **args))


def _fault(what: Says, file: str, line: int, **args: Argument) -> Fault:
    return Fault("", line, file, what.english.format(**args), what.key, tuple(args.items()))
