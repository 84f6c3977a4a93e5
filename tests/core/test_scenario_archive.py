"""Scenario files: packing and unpacking, and invalid files."""

import io
import random
import struct
import zipfile
from collections import Counter
from pathlib import Path

import pytest

import sandtable
from sandtable import scenario_archive, scenario_files
from sandtable.core import made_scenarios
from sandtable.scenario_archive import Archive, BadFile, pack, unpack
from sandtable.scenario_files import starter

TITLE = "undaunted-normandy"
TEXTS = {
    "en": {"name": "Mill", "brief": "Hold it."},
    "pl": {"name": "Młyn", "history": "Żółw.\nI jaźń."},
}


def zipped(*parts: tuple[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in parts:
            packed.writestr(name, data)
    return file.getvalue()


def fault_of(data: bytes) -> tuple[str, int]:
    with pytest.raises(BadFile) as refused:
        unpack(data)
    return refused.value.fault.key, refused.value.fault.line


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_import_of_an_export_gives_the_same_content(title: str, tmp_path: Path) -> None:
    text = starter(title).replace(f'title = "{title}"\n', "")
    data = pack(Archive(text, TEXTS, '{"games": 400}\n'), title)
    assert pack(Archive(text, TEXTS, '{"games": 400}\n'), title) == data, "the same file each time"
    again = unpack(data)
    assert again.texts == TEXTS
    game = sandtable.load(title)
    assert game.add(again.text) == game.add(text)
    # The command line does the same, and detects the title.
    file = tmp_path / "mill.sandtable"
    file.write_bytes(data)
    assert scenario_files.add_file(file) == (title, game.add(text))


def test_a_text_by_itself_is_a_file_too() -> None:
    text = starter(TITLE)
    assert unpack(text.encode()) == Archive(text)
    assert unpack(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()) == Archive(text)
    assert unpack(b"round_limit = 300\n").text == "round_limit = 300\n", "faults do not matter"


def test_the_title_is_told_once() -> None:
    for title in ('title = "x"\n', '"title"="x"\n', " 'title' = 'x'\n"):
        text = f"# title = 1\nrows = [\n[1],\n]\n{title}"
        assert scenario_archive.with_title(text, TITLE) == text
    text = 'name = "the title = x"\nsubtitle = 1\n'
    assert scenario_archive.with_title(text, TITLE) == f'title = "{TITLE}"\n{text}'


def test_a_file_that_is_no_text_is_refused_with_its_line() -> None:
    assert fault_of(b"a = 1\nb = '\xff'\n") == ("not-toml", 2)
    scenario = ("scenario.toml", b"a = 1")
    assert fault_of(zipped(scenario, ("texts/en.toml", b"a = 1\n\nb"))) == ("not-toml", 3)
    assert fault_of(zipped(scenario, ("texts/en.toml", b"a = " + b"[" * 5000))) == ("too-deep", 1)
    assert fault_of(b"x" * (scenario_archive.MOST_BYTES + 1)) == ("too-long", 1)


def test_no_zip_does_harm() -> None:
    text = starter(TITLE).encode()
    # A zip bomb that unpacks to a thousand times its size, and one with a false size.
    bomb = zipped(("scenario.toml", b"#" * 50_000_000))
    assert len(bomb) < scenario_archive.MOST_BYTES
    assert fault_of(bomb) == ("too-long", 1)
    honest = bytearray(zipped(("scenario.toml", b"#" * 200_000)))
    for at in (honest.find(b"PK\x03\x04") + 22, honest.find(b"PK\x01\x02") + 24):
        honest[at : at + 4] = struct.pack("<I", 100)
    assert fault_of(bytes(honest))[0] in ("too-long", "broken-file", "not-toml")
    # Paths outside the archive are ignored.
    unpack(zipped(("scenario.toml", text), ("../../evil.toml", b"x"), ("/etc/passwd", b"x")))
    assert fault_of(zipped(("../scenario.toml", text))) == ("no-scenario", 1)
    with pytest.warns(UserWarning, match="Duplicate"):
        assert fault_of(zipped(*[("scenario.toml", text)] * 2)) == ("no-scenario", 1)
    many = [(f"{number}.txt", b"") for number in range(100)]
    assert fault_of(zipped(("scenario.toml", text), *many)) == ("too-many-files", 1)
    whole = zipped(("scenario.toml", text))
    for broken in (whole[:40], whole[:-10], b"PK\x03\x04" + b"\xff" * 200):
        assert fault_of(broken) == ("broken-file", 1)
    lzma = io.BytesIO()
    with zipfile.ZipFile(lzma, "w", zipfile.ZIP_LZMA) as packed:
        packed.writestr("scenario.toml", text)
    assert fault_of(lzma.getvalue()) == ("broken-file", 1)


def test_a_zip_that_was_damaged_is_refused_whatever_the_damage() -> None:
    """Names that are not valid text, and negative offsets, once caused a server error."""
    scenario = ("scenario.toml", starter(TITLE).encode())
    whole = zipped(scenario, ("młyn.txt", b"x"), ("texts/en.toml", b'name = "Mill"'))
    marks = [at for at in range(len(whole)) if whole.startswith(b"PK", at)]
    rng = random.Random(7)
    found = Counter[str]()
    for _ in range(1500):
        data = bytearray(whole)
        for _ in range(rng.choice((1, 1, 2, 4))):
            at = rng.choice(marks) + rng.randrange(2, 60)
            data[at : at + 1] = bytes([rng.choice((0, 1, 127, 128, 255, rng.randrange(256)))])
        try:
            unpack(bytes(data))
            found["whole"] += 1
        except BadFile as refused:
            found[refused.fault.key] += 1
    assert found["broken-file"] > 500
    assert found["whole"] > 100


def test_what_is_told_has_its_limits() -> None:
    scenario = ("scenario.toml", starter(TITLE).encode())
    long = made_scenarios.canonical({"name": "x" * 61}).encode()
    assert fault_of(zipped(scenario, ("texts/en.toml", long))) == ("too-long", 1)
    strange = b'name = 3\nscript = "x"\nbrief = "Hold."\n'
    told = unpack(zipped(scenario, ("texts/en.toml", strange), ("texts/xx.toml", b"name = 'x'")))
    assert told.texts == {"en": {"brief": "Hold."}}
