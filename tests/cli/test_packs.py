"""Content packs made by players: played, matched, served and measured (C3)."""

import json
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable import packs
from sandtable.cli import main
from sandtable.core import ContentError, UnknownName
from sandtable.lab.game_log import fingerprint
from sandtable.server.agents.agent_pool import AgentProcess
from sandtable.server.tables.lobby import title_info
from sandtable.words import Words, catalogue

AFRICA = "undaunted-north-africa"
MURZUK = sandtable.load(AFRICA).folder / "data" / "scenarios" / "02_murzuk.toml"
NAMED = {"murzuk": "bir-zelten", "number = 2": "number = 40", '"Murzuk"': "'Bir \"Zelten\"'"}


@pytest.fixture(autouse=True)
def nothing_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(packs.SURROUNDINGS, "{}")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Make a pack with one scenario and without texts."""
    text = MURZUK.read_text(encoding="utf-8")
    for old, new in NAMED.items():
        text = text.replace(old, new)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "40_bir_zelten.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_match_of_a_packs_scenario(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ["match", f"{AFRICA}/bir-zelten", "--agents", "recruit", "random", "--games", "2"]
    assert main([*match, "--json"]) == 2
    assert "unknown scenario for" in capsys.readouterr().err
    assert main([*match, "--json", "--pack", str(pack)]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_it_is_measured_and_a_changed_pack_is_noticed(
    pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = fingerprint()
    balance = ["lab", "balance", AFRICA, "bir-zelten", "--agent", "thumb", "--games", "2"]
    where = ["--jobs", "1", "--output", str(tmp_path / "lab"), "--pack", str(pack)]
    assert main([*balance, *where]) == 0
    assert 'Bir "Zelten"' in capsys.readouterr().out
    before = fingerprint()
    assert before != ours
    file = pack / "scenarios" / "40_bir_zelten.toml"
    file.write_text(file.read_text().replace("points = 2", "points = 3", 1))
    assert fingerprint() != before


def test_play_and_serve_lay_it_before_they_begin(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[str] = []

    def look(**options: object) -> int:
        served.append(sandtable.load(AFRICA).listings()[-1].id)
        return 0

    monkeypatch.setattr("sandtable.server.ops.serve.serve", look)
    monkeypatch.setattr("sandtable.tui.play", look)
    assert main(["serve", "--pack", f"{AFRICA}={pack}"]) == 0
    monkeypatch.setenv(packs.SURROUNDINGS, "{}")
    assert main(["play", f"{AFRICA}/bir-zelten", "--pack", str(pack)]) == 0
    assert served == ["bir-zelten", "bir-zelten"]
    assert sandtable.load("undaunted-normandy").packs == ()


async def test_the_agents_of_a_server_know_it(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The agents get no other setting of ours in their environment."""
    monkeypatch.setenv("SANDTABLE_SECRET", "hush")
    sandtable.use_packs([f"{AFRICA}={pack}"])
    look = "import json, os; print(json.dumps(sorted(k for k in os.environ if 'SANDTABLE' in k)))"
    process = await AgentProcess([sys.executable, "-c", look])._running()
    assert process.stdout is not None
    assert json.loads(await process.stdout.readline()) == [packs.SURROUNDINGS]
    await process.wait()


def test_the_lobby_shows_it_under_the_name_of_its_place(pack: Path) -> None:
    sandtable.use_packs([f"{AFRICA}={pack}"])
    game = sandtable.load(AFRICA)
    for language in ("en", "pl"):
        words = Words(game, language)
        assert words.scenario("bir-zelten") == 'Bir "Zelten"'
        assert (words.history("bir-zelten"), words.brief("bir-zelten")) == ("", "")
    title_info.cache_clear()
    try:
        shown = title_info(AFRICA).scenarios[-1]
        assert (shown.id, shown.number, shown.balance) == ("bir-zelten", 40, None)
    finally:
        title_info.cache_clear()


def test_a_pack_may_bring_words_in_some_languages(pack: Path) -> None:
    (pack / "locales").mkdir()
    english = "scenario-bir-zelten = The Well\n    .history = A well.\n    .brief = Hold it.\n"
    (pack / "locales" / "en.ftl").write_text(english)
    (pack / "locales" / "pl.ftl").write_text(english.replace("The Well", "Studnia"))
    sandtable.use_packs([str(pack)], AFRICA)
    game = sandtable.load(AFRICA)
    names = {language: Words(game, language).scenario("bir-zelten") for language in ("pl", "hu")}
    assert names == {"pl": "Studnia", "hu": "The Well"}
    assert catalogue(game, "hu")[-1] == english


def test_what_is_wrong_is_told_and_nothing_is_laid(pack: Path, tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match=f"--pack undaunted-normandy={pack}"):
        sandtable.use_packs([str(pack)])
    with pytest.raises(UnknownName, match="folder not found"):
        sandtable.use_packs([f"{AFRICA}={pack}", f"{AFRICA}={tmp_path / 'nowhere'}"])
    with pytest.raises(ContentError, match="unknown tile 20A"):
        sandtable.use_packs([f"{AFRICA}={pack}", f"undaunted-normandy={pack}"])
    assert packs.laid(AFRICA) == packs.laid("undaunted-normandy") == ()
    assert sandtable.load("undaunted-normandy").check() == []
