"""How many places must change to add something: it is added to a copy of the tree, and used.

The page with a new title and agent is opened in ``tests/web/test_browser_scaffold.py``.
"""

import subprocess
from pathlib import Path

import pytest
from scaffold import (
    EFFECTS,
    LANGUAGE,
    ROOT,
    Tree,
    new_agent,
    new_effect,
    new_language,
    new_moment,
    new_system,
    new_title,
)

PLAY = """
import sys
import sandtable
from sandtable.agents.match import play_game
from sandtable.testkit import conformance

game = sandtable.load("demo")
assert not sandtable.COMPILED
assert conformance(game, games=1) > 100
record = play_game(game, "first-battle", ("recruit", "random"), seed=3)
assert record.state.over
assert sandtable.replay(record.text()).state == record.state
print(record.state.ending)
"""
TERMINAL = """
import asyncio, sys
from pathlib import Path
import sandtable
from sandtable.tui.app import SandtableApp
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session

async def play(folder, other, title="demo", scenario="first-battle"):
    game = sandtable.load(title)
    players = dict(zip(game.seats, (HUMAN, other)))
    session = Session.new(game, scenario, players, Saves(folder), 1)
    app = SandtableApp(Saves(folder), "en", session, pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(12):
            while app.workers:
                await app.workers.wait_for_complete()
            await pilot.press("1")
        await pilot.pause()
    assert len(session.record.entries) > 12

asyncio.run(play(Path(sys.argv[1]), *sys.argv[2:]))
"""
SYSTEM = """
import asyncio, sys
import httpx2
import sandtable
from sandtable.agents.match import play_game
from sandtable.server.edge.app import make_app

game = sandtable.load("squares-of-normandie")
assert game.system == "squares"
record = play_game(game, "godsend", ("random", "random"), seed=3)
assert record.state.over
assert sandtable.replay(record.text()).state == record.state

async def ask():
    app = make_app("sqlite:///" + sys.argv[1], "secret")
    transport = httpx2.ASGITransport(app=app)
    async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        titles = (await http.get("/api/titles")).json()
        assert titles[-1]["system"] == "squares"
        for part in ("catalogue", "rules", "guide"):
            answer = await http.get(f"/api/{part}/squares-of-normandie/en")
            assert answer.status_code == 200, (part, answer.text)
asyncio.run(ask())
"""
AGENT = """
import sandtable
from sandtable.agents import playing
from sandtable.agents.match import play_game

for title in sandtable.TITLES:
    assert "parrot" in playing(title)
game = sandtable.load("undaunted-normandy")
assert play_game(game, "la-raye", ("parrot", "recruit"), seed=1).state.over
"""
SERVED = """
import asyncio, sys
import httpx2
import sandtable
from sandtable.server.edge.app import make_app
from sandtable.words import lessons, rulebook, examples, example

language = sys.argv[1]
for title in sandtable.TITLES:
    game = sandtable.load(title)
    assert lessons(game, language) == lessons(game, "en")
    assert rulebook(game, language) == rulebook(game, "en")
    for id in examples(game):
        assert example(game, id, language) == example(game, id, "en")

async def ask():
    app = make_app("sqlite:///" + sys.argv[2], "secret")
    transport = httpx2.ASGITransport(app=app)
    async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        for title in sandtable.TITLES:
            for part in ("catalogue", "rules", "guide"):
                answer = await http.get(f"/api/{part}/{title}/{language}")
                assert answer.status_code == 200, (title, part, answer.text)
                assert answer.json(), (title, part)
asyncio.run(ask())
"""
RULES = """
from sandtable import Rng
from sandtable.agents import make
from sandtable.core import CHANCE
from sandtable.heroes.model import codes
from sandtable.heroes.testkit import Table
from sandtable.words import Words

table = Table().put("fire_team", "c1").put("fire_group", "c5").hand("us", "high_command")
table.act("fire_team").choose("card high_command")
while table.prompt == "answer":
    table.choose("pass")
assert table.prompt == "toss", table.prompt
decision = table.state.view(0).decision()
assert Words(table.game, "pl").prompt(decision) == "Toss a coin?"
assert table.game.facets.rules().rule_at("toss", "") == "HN-3.1"
assert make("recruit", 1).decide(table.state.view(0), decision).text == "pass"
assert table.options() == ["pass"]
assert table.why("do fire") is not None
held = table.state.army(0).hand_size
table.choose("pass")
assert table.state.waits == CHANCE
table.roll(5)
while table.state.waits == CHANCE:
    table.state.settle(table.state.sample(Rng(1)))
assert table.state.army(0).hand_size == held + 1
assert table.prompt == "activate"

ordering = Table().put("fire_team", "c1").put("fire_group", "c5").hand("us", "tactician")
ordering.turn(phase=codes.ORDERS)
seat = ordering.theatre.seat("us")
lucky = ordering.theatre.card("tactician")
from sandtable.heroes.cards import effects
row = effects.TABLE[ordering.theatre.effect[lucky]]
assert row.name == "lucky_order"
assert row.helps(ordering.state, seat, lucky)
before = ordering.state.army(seat).numbers
row.resolve(ordering.state, seat, lucky, -1, -1)
assert ordering.state.army(seat).numbers == before + 1
"""

PAGE = """
import { build } from "vite";
const [root, language] = process.argv.slice(-2);
const lib = { entry: "src/lib/languages.ts", formats: ["es"], fileName: "languages" };
const quiet = { configFile: false, logLevel: "silent" };
const [{ output }] = await build({ root, ...quiet, build: { write: false, lib } });
const page = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
const named = page.languageName(language);
console.log(page.LANGUAGES.join(), named, page.addressOf(language).startsWith("data:"));
"""
"""A build of the page's list of languages, from a folder ``web``."""


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    parts = ("src", "web/locales", "web/src/lib/languages.ts", "pyproject.toml")
    return Tree(tmp_path / "copy", *parts)


def test_a_title_is_its_folder_and_a_line(tree: Tree, tmp_path: Path) -> None:
    new_title(tree)
    assert all(file.startswith("src/sandtable/undaunted/demo/") for file in tree.new_files())
    assert tree.changed_lines() == {
        "src/sandtable/__init__.py": ['+    "demo": "sandtable.undaunted.demo",']
    }
    assert tree.python("-c", PLAY).strip()
    tree.python("-c", TERMINAL, str(tmp_path / "saves"), "recruit")
    assert tree.python("-m", "sandtable.cli", "check") == "no errors found\n"
    tree.python("-m", "sandtable.cli", "new-title", "demo", status=2)
    tree.python("-m", "sandtable.cli", "new-title", "Not an id", status=2)
    tree.python("-m", "sandtable.cli", "new-title", "other", "--system", "chess", status=2)


def test_a_system_is_its_two_folders_and_a_line(tmp_path: Path) -> None:
    """The page with it is built and opened in ``tests/web/test_browser_scaffold.py``."""
    tree = Tree(tmp_path / "copy", "src", "web/src/heroes", "web/locales", "pyproject.toml")
    new_system(tree)
    folders = ("src/sandtable/squares/", "web/src/squares/")
    assert all(file.startswith(folders) for file in tree.new_files())
    assert tree.changed_lines() == {
        "src/sandtable/__init__.py": ['+    "squares-of-normandie": "sandtable.squares.normandie",']
    }
    tree.python("-c", SYSTEM, str(tmp_path / "tables.sqlite"))
    tree.python(
        "-c", TERMINAL, str(tmp_path / "saves"), "recruit", "squares-of-normandie", "godsend"
    )
    assert tree.python("-m", "sandtable.cli", "check") == "no errors found\n"


def test_a_card_effect_is_a_row_and_a_moment_a_class(tree: Tree) -> None:
    new_effect(tree)
    lines = tree.changed_lines()
    assert lines.pop(EFFECTS) == ['+    OneMoreOrder("lucky_order"),']
    assert [len(changed) for changed in lines.values()] == [2], "the card that has it"
    new_moment(tree)
    assert not tree.new_files()
    changed = tree.changed_lines()
    code = [file for file in changed if file.endswith(".py")]
    assert code == [EFFECTS]
    assert sum(line.startswith("+class") and "(Moment)" in line for line in changed[EFFECTS]) == 1
    tree.python("-c", RULES)
    assert tree.python("-m", "sandtable.cli", "check") == "no errors found\n"


def test_an_agent_is_a_file_a_line_and_its_words(tree: Tree, tmp_path: Path) -> None:
    new_agent(tree)
    assert tree.new_files() == {"src/sandtable/agents/parrot.py"}
    changed = tree.changed_lines()
    assert len(changed.pop("src/sandtable/agents/__init__.py")) == 1
    assert all(file.endswith(".ftl") for file in changed)
    tree.python("-c", AGENT)
    new_title(tree)
    tree.python("-c", TERMINAL, str(tmp_path / "saves"), "parrot")
    assert tree.python("-m", "sandtable.cli", "check") == "no errors found\n"
    tree.replace("src/sandtable/tui/locales/hu.ftl", "ui-player-parrot = Parrot\n", "")
    assert "ui-player-parrot" in tree.python("-m", "sandtable.cli", "check", status=1)


def test_a_language_is_its_files_and_a_line(tree: Tree, tmp_path: Path) -> None:
    """C4: a partly translated language breaks nothing, and ``check`` names what is missing."""
    new_language(tree)
    assert [len(lines) for lines in tree.changed_lines().values()] == [2]
    tree.translate("locales")
    tree.python("-c", SERVED, LANGUAGE, str(tmp_path / "tables.sqlite"))
    assert page_of(tree) == "en,cs,hu,pl,pt-BR Čeština true"
    missing = tree.python("-m", "sandtable.cli", "check", status=1)
    for part in ("rulebook/cs.md", "lessons/cs.md", "examples/example-round.cs.md"):
        assert f"{part}:1: file not found" in missing.replace("\\", "/")
    assert "locales" not in missing
    tree.translate("rulebook", "lessons", "examples")
    assert tree.python("-m", "sandtable.cli", "check") == "no errors found\n"
    (tree.folder / "src/sandtable/server/locales/cs.ftl").unlink()
    assert "server/locales/cs.ftl" in tree.python("-m", "sandtable.cli", "check", status=1)


def page_of(tree: Tree) -> str:
    """Return the languages offered by a page built from this tree."""
    command = ["node", "--input-type=module", "-e", PAGE, "--", str(tree.folder / "web"), LANGUAGE]
    return subprocess.run(
        command, cwd=ROOT / "web", check=True, capture_output=True, text=True
    ).stdout.strip()
