"""The how-to pages: their commands are run with small settings."""

import argparse
import inspect
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable import packs
from sandtable.cli import main, make_parser
from sandtable.server.ops import metrics

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "how-to"
AFRICA = "undaunted-north-africa"
COMMAND = re.compile(r"^ +(?:\$ )?sandtable ([^#\n]+)", re.MULTILINE)


def text_of(page: str) -> str:
    return (PAGES / f"{page}.md").read_text(encoding="utf-8")


def commands_of(page: str) -> list[list[str]]:
    """Return the commands of a page, without comments and output redirections."""
    return [shlex.split(line.partition(">")[0]) for line in COMMAND.findall(text_of(page))]


@pytest.mark.parametrize("page", [page.stem for page in PAGES.glob("*.md")])
def test_every_command_of_a_page_is_understood(page: str) -> None:
    for words in commands_of(page):
        known = [word for word in words if word != "..."]
        if known[-1] == "--database":
            known.append("sqlite:///x")
        assert make_parser().parse_args(known).run


OF_OTHER_PROGRAMS = {"--flood", "--no-deps", "--signal", "--ulimit"}


def flags_of(parser: argparse.ArgumentParser, name: str = "") -> dict[str, set[str]]:
    """Return the flags of each command, including commands of a command."""
    found = {name: {flag for action in parser._actions for flag in action.option_strings}}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command, sub in action.choices.items():
                found |= flags_of(sub, f"{name} {command}".strip())
    return found


@pytest.mark.parametrize("page", [page.stem for page in PAGES.glob("*.md")])
def test_every_flag_of_a_page_belongs_to_one_of_its_commands(page: str) -> None:
    text = text_of(page)
    commands = set(re.findall(r"sandtable ((?:lab )?[a-z-]+)", text))
    known = OF_OTHER_PROGRAMS.union(
        *(flags for name, flags in flags_of(make_parser()).items() if name in commands)
    )
    spans = re.findall(r"`([^`\n]*--[^`\n]*)`", text)
    named = {flag for span in spans for flag in re.findall(r"(?<![\w-])--[a-z][a-z-]+", span)}
    assert named <= known


# Add a scenario


@pytest.fixture
def no_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(packs.SURROUNDINGS, "{}")


def as_your_id(source: Path, old: str, number: int) -> str:
    """Copy a scenario with the page's id and a new number."""
    text = source.read_text(encoding="utf-8")
    text = text.replace(f'id = "{old}"', 'id = "your-id"')
    return re.sub(r"^number = \d+$", f"number = {number}", text, count=1, flags=re.MULTILINE)


@pytest.mark.usefixtures("no_packs")
def test_a_scenario_is_tried_without_touching_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    source = sandtable.load(AFRICA).folder / "data" / "scenarios" / "02_murzuk.toml"
    (tmp_path / "pack" / "scenarios").mkdir(parents=True)
    file = tmp_path / "pack" / "scenarios" / "40_your_id.toml"
    file.write_text(as_your_id(source, "murzuk", 40), encoding="utf-8")
    opened: list[str] = []

    def look(**_options: object) -> int:
        opened.append(sandtable.load(AFRICA).listings()[-1].id)
        return 0

    monkeypatch.setattr("sandtable.server.ops.serve.serve", look)
    monkeypatch.setattr("sandtable.tui.play", look)
    small = {
        "check": [],
        "play": [],
        "match": ["--games", "2", "--agents", "recruit", "random", "--json"],
        "lab": [
            "--games",
            "2",
            "--agent",
            "thumb",
            "--jobs",
            "1",
            "--output",
            str(tmp_path / "lab"),
        ],
        "serve": [],
    }
    ours = [words for words in commands_of("add-a-scenario") if "--publish" not in words]
    assert [words[0] for words in ours] == list(small)
    for words in ours:
        monkeypatch.setenv(packs.SURROUNDINGS, "{}")
        assert main([*words, *small[words[0]]]) == 0, words
    assert opened == ["your-id", "your-id"]
    assert '"games": 2' in capsys.readouterr().out


def link_code(source: str, target: str) -> None:
    """Link code, compiled or not; copy content, so that it can be changed."""
    if source.endswith((".py", ".so")):
        Path(target).symlink_to(source)
    else:
        shutil.copy(source, target)


def test_a_scenario_is_added_to_a_title(tmp_path: Path) -> None:
    """In a copy of the package: `sandtable check` asks for its texts, and accepts them."""
    copy = tmp_path / "copy"
    shutil.copytree(
        Path(sandtable.__file__).parents[1],
        copy,
        copy_function=link_code,
        ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"),
    )
    title = copy / "sandtable" / "undaunted" / "normandy"
    source = title / "data" / "scenarios" / "01_la_raye.toml"
    (source.parent / "13_your_id.toml").write_text(as_your_id(source, "la-raye", 13))

    def check() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "sandtable.cli", "check"],
            env={**os.environ, "PYTHONPATH": str(copy)},
            capture_output=True,
            text=True,
            check=False,
        )

    asked = check()
    assert asked.returncode == 1
    assert "scenario-your-id" in asked.stdout + asked.stderr
    for language in (title / "locales").glob("*.ftl"):
        with language.open("a", encoding="utf-8") as locale:
            locale.write(
                "\nscenario-your-id = Yours\n    .history = It was so.\n    .brief = Win it.\n"
            )
    done = check()
    assert done.returncode == 0, done.stdout + done.stderr


# Make a scenario


def test_the_commands_about_own_scenarios_are_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    played: list[str] = []

    def look(**options: object) -> int:
        played.append(str(options["scenario"]))
        return 0

    monkeypatch.setattr("sandtable.tui.play", look)
    small = {
        "new": [],
        "check": [],
        "play": [],
        "match": ["--games", "2", "--agents", "random", "thumb", "--records", "games"],
        "lab": ["--games", "2", "--agent", "thumb", "--jobs", "1", "--output", "lab"],
        "print": [],
        "replay": [],
    }
    printed: list[Path] = []
    # Printing is done by a browser and tested in tests/web.
    monkeypatch.setattr(
        "sandtable.server.ops.sheet_pdf.print_sheet",
        lambda file, to, *_, **__: printed.append(to),
    )
    ours = commands_of("make-a-scenario")
    assert [words[0] for words in ours] == list(small)
    for words in ours:
        if words[0] == "replay":
            shutil.copy(tmp_path / "games" / "000000.record", "game.record")
        assert main([*words, *small[words[0]]]) == 0, words
    out = capsys.readouterr().out
    id = sandtable.load("undaunted-normandy").add(Path("mill.toml").read_text(encoding="utf-8"))
    assert played == [id]
    assert printed == [Path("mill.pdf")]
    assert f"no errors found: undaunted-normandy/{id}" in out
    assert f"undaunted-normandy/{id}: " in out, "the record was replayed"
    assert main(["new", "undaunted-normandy", "mill.toml"]) == 2, "nothing is written over"
    Path("mill.toml").write_text("map = 7\n", encoding="utf-8")
    assert main(["check", "mill.toml", "--title", "undaunted-normandy", "--language", "hu"]) == 1
    assert "mill.toml:1: map: Itt ez áll: 7. Ide ez kell: szöveg" in capsys.readouterr().out
    assert main(["match", "mill.toml", "--agents", "random", "random"]) == 2


# Change a rule


def test_the_page_about_rules_names_what_exists() -> None:
    """Where a rule and a version are stored: files, classes, tables and functions."""
    page = text_of("change-a-rule")
    sources = [file.read_text() for file in (ROOT / "src/sandtable/heroes").rglob("*.py")]
    for name, defined in (
        ("Effect", "class Effect:"),
        ("TABLE", "\nTABLE: "),
        ("Moment", "class Moment:"),
        ("KINDS", "\nKINDS: "),
    ):
        assert f"`{name}`" in page
        assert any(defined in source for source in sources), name
    assert "`sandtable.EDITIONS`" in page
    assert isinstance(sandtable.EDITIONS, dict)
    assert "`rules_version`" in page
    assert sandtable.load("undaunted-normandy").rules_version > 0
    for file in re.findall(r"`(tests/\S+?\.py)`", page):
        assert (ROOT / file).is_file(), file
    # test_server_rules.py compares the page's output with the command's, too.
    from sandtable.server.tables import recheck

    said = Path(str(recheck.__file__)).read_text(encoding="utf-8")
    assert "leads to a different position" in page
    assert "leads to a different position" in said


# Measure


def test_the_commands_about_measuring_are_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With few games. Training and clusters have `make test-train` and `make test-ray`.

    The training of predictions is tested in `tests/agents/test_prediction.py`; its evaluation plays
    many games and writes into the title's folder.
    """
    monkeypatch.chdir(tmp_path)
    assert main(["new", "undaunted-normandy", "mill.toml"]) == 0
    few = {
        "follies": ["--games", "2", "--jobs", "1", "--agent", "thumb"],
        "predict": [],
        "battles": ["--battles", "2", "--games", "2", "--jobs", "1"],
        "even": ["--games", "2", "--trial-games", "2", "--jobs", "1", "--agent", "thumb"],
        "handicaps": [
            *("--games", "2", "--scout-games", "2", "--climb-games", "2", "--trial-games", "2"),
            *("--agent", "random", "--scout", "random", "--jobs", "1", "--output", "found.json"),
        ],
    }
    ran = []
    for number, words in enumerate(commands_of("measure")):
        kind = words[1]
        if kind == "train" or {"--ray", "--train", "--evaluate"} & set(words):
            continue
        if kind in few:
            assert main([*words, *few[kind]]) == 0, words
            continue
        small = ["--games", "2", "--jobs", "1", "--output", str(tmp_path / str(number))]
        if kind == "rate":
            title = [] if len(words) > 2 and not words[2].startswith("-") else [AFRICA]
            words = [*words[:2], *title, *words[2:]]
            small += ["--agents", "random", "recruit"]
        if kind == "balance":
            scenario = [] if len(words) > 3 and not words[3].startswith("-") else ["barce"]
            words = [*words[:3], *scenario, *words[3:]]
            small += ["--agent", "thumb"]
        if kind == "unseen":
            small += ["--agents", "thumb", "random"]
        assert main([*words, *small]) == 0, words
        ran.append(kind)
        assert any((tmp_path / str(number)).rglob("*.json*")), words
    assert {*ran} == {"rate", "balance", "data", "unseen"}
    assert capsys.readouterr().out


# Host


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Visitor:
    """A browser that stores its cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        jar = urllib.request.HTTPCookieProcessor(CookieJar())
        self._opener = urllib.request.build_opener(jar)

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.address}
        request = urllib.request.Request(f"{self.address}{path}", data, headers)
        with self._opener.open(request, timeout=30) as answer:
            text = answer.read().decode()
        return json.loads(text) if text.startswith(("{", "[")) else text


@pytest.fixture
def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """Start the server as the page does under systemd, on its own port."""
    (start,) = re.findall(
        r"^    ExecStart=\S*/sandtable (serve .+)$", text_of("host"), re.MULTILINE
    )
    monkeypatch.setenv("SANDTABLE_DATABASE", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    port = free_port()
    # Without TLS a cookie for HTTPS only would not be sent back.
    words = [word for word in shlex.split(start) if word != "--secure-cookies"]
    assert "--secure-cookies" in start
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "sandtable.cli", *words, "--port", str(port)],
            stdout=log,
            stderr=log,
        )
    visitor = Visitor(f"http://127.0.0.1:{port}")
    try:
        wait_for(visitor, server)
        yield visitor
        # Like `systemctl reload`: workers are replaced while the server responds.
        server.send_signal(signal.SIGHUP)
        wait_for(visitor, server)
    finally:
        server.terminate()
        assert server.wait(timeout=60) in (0, -signal.SIGTERM)


def wait_for(visitor: Visitor, server: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 120
    while True:
        try:
            visitor.ask("/healthz")
        except (urllib.error.URLError, ConnectionError):
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)
        else:
            return


def test_a_server_is_hosted_as_the_page_says(
    hosted: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = text_of("host")
    assert "<html" in hosted.ask("/")
    assert "# TYPE sandtable_sockets gauge" in hosted.ask("/metrics")
    named = {name.removesuffix("_total") for name in re.findall(r"`(sandtable_\w+)", page)}
    assert len(named) > 5
    assert [name for name in named if f'"{name}"' not in inspect.getsource(metrics)] == []
    table = {"title": "undaunted-normandy", "scenario": "la-raye", "side": "us"}
    made = hosted.ask("/api/tables", {**table, "opponent": "here", "nonce": "0" * 32})
    hosted.ask("/api/account", {"name": "Ann", "password": "correct horse battery"})
    hosted.ask(f"/api/tables/{made['table']}/problem", {"note": "why not?", "side": "us"})
    draft = hosted.ask("/api/studio/drafts", {"title": "undaunted-normandy"})["id"]
    link = {"name": "mill", "visibility": "link", "revision": 1, "nonce": "1" * 32}
    where = hosted.ask(f"/api/studio/drafts/{draft}/publish", link)["summary"]["address"]
    where = where.replace("/s/", "/api/studio/versions/")
    hosted.ask(f"{where}/report", {"reason": "broken"})
    backup, report = tmp_path / "monday.sqlite", tmp_path / "seven"
    typed = {
        "/backups/monday.sqlite": str(backup),
        "ID": made["table"],
        "NAME": "Ann",
        "7": "1",
        "seven": str(report),
        "...": f"sqlite:///{tmp_path / 'again.sqlite'}",
    }
    done = []
    for words in commands_of("host"):
        capsys.readouterr()
        given = typed | {"NAME": "mill"} if words[0] == "scenarios" else typed
        assert main([given.get(word, word) for word in words]) == 0, words
        shown = capsys.readouterr().out
        if words == ["reports", "7"]:
            report.write_text(shown, encoding="utf-8")
        elif words[0] == "account":
            assert "http" in shown, "a link to a new password"
        done.append(words[0])
    assert backup.stat().st_size > 0
    expected = ["backup", "restore", "inspect", "inspect", "reports", "reports", "replay"]
    assert done == [*expected, *["scenarios"] * 3, *["account"] * 3]
    assert main(["recheck"]) == 0


def test_the_tables_of_the_page_about_hosting_are_complete(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every option on the page exists, and every variable that the server reads is on the page."""
    page = text_of("host")
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    shown = capsys.readouterr().out
    options = re.findall(r"^\| `(--[\w-]+)", page, re.MULTILINE)
    assert len(options) >= 4
    assert [option for option in options if option not in shown] == []
    variables = set(re.findall(r"^\| `(SANDTABLE_\w+)`", page, re.MULTILINE))
    source = "".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "src/sandtable/server").rglob("*.py")
    )
    read = set(re.findall(r'"(SANDTABLE_[A-Z_]+)"', source))
    internal = {
        "SANDTABLE_BOUND", "SANDTABLE_SECURE", "SANDTABLE_PARENT", "SANDTABLE_WORKERS",
    }  # fmt: skip
    assert read - internal == variables
