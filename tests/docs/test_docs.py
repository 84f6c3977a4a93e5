"""The documentation is correct."""

import argparse
import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

import sandtable
from sandtable import agents, core
from sandtable.cli import make_parser
from sandtable.core.campaign import Campaign
from sandtable.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
PAGES = [
    page
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    if ">>> " in page.read_text(encoding="utf-8")
]
MODULES = [
    ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    for file in sorted((ROOT / "src").rglob("*.py"))
    if re.search(r"^\s*>>> ", file.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    assert len(PAGES) >= 4
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    """Read from the source: doctest finds no docstrings in compiled functions."""
    loaded = importlib.import_module(module)
    file = Path(str(loaded.__file__))
    tree = ast.parse(file.with_name(file.name.split(".")[0] + ".py").read_text())
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    examples = 0
    for node in ast.walk(tree):
        docstring = ast.get_docstring(node) if isinstance(node, documented) else None
        test = doctest.DocTestParser().get_doctest(
            docstring or "", dict(vars(loaded)), module, None, 0
        )
        examples += len(test.examples)
        assert doctest.DocTestRunner().run(test).failed == 0
    assert examples > 0


def test_every_link_between_pages_leads_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(pages) > 10
    for page in pages:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text()):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page}: {target}"


def headings(page: Path) -> set[str]:
    """Return the anchors of a page's headings, generated from their texts."""
    found = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in found}


def test_every_link_into_a_page_leads_to_a_heading() -> None:
    linked = 0
    for page in (ROOT / "docs").rglob("*.md"):
        for target, anchor in re.findall(r"\]\(([^)#\s:]*)#([^)]+)\)", page.read_text()):
            linked += 1
            there = page.parent / target if target else page
            assert anchor in headings(there), f"{page}: {target}#{anchor}"
    assert linked > 50


def test_the_rules_are_the_english_pages_of_the_system_and_its_titles() -> None:
    pages = {page.resolve() for page in (ROOT / "docs" / "rules").glob("*.md")}
    assert pages == set((ROOT / "src").rglob("rulebook/en.md"))


def test_the_list_of_rulings_has_every_rule_with_a_ruling_and_no_other() -> None:
    pages = (ROOT / "docs" / "rules").glob("*.md")
    parts = [part for page in pages for part in page.read_text().split("\n### ")[1:]]
    ruled = {part.split()[0] for part in parts if "*Ruling.*" in part}
    lists = [page.read_text() for page in (ROOT / "docs").glob("rulings*.md")]
    listed = [rule for text in lists for rule in re.findall(r"^\| \[(.+?)\]", text, re.MULTILINE)]
    assert set(listed) == ruled


NUMBERS = {"eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15}


def test_the_readme_counts_the_scenarios() -> None:
    page = (ROOT / "README.md").read_text()
    for title in sandtable.TITLES:
        name = Words(sandtable.load(title), "en").say("title")
        said = re.search(rf"^- \*\*{name}\*\*: (?:all )?(\w+) scenarios", page, re.MULTILINE)
        assert said is not None, title
        assert NUMBERS[said[1]] == len(sandtable.load(title).listings()), title


def test_the_readme_has_a_screen_for_each_reader() -> None:
    """Play, host, build on it: each is at most a screen long, and every command exists."""
    page = (ROOT / "README.md").read_text()
    sections = dict(re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    for reader in ("Play", "Host", "Build on it"):
        assert 5 < len(sections[reader].splitlines()) <= 50, reader
    named = set(re.findall(r"`([a-z-]+)", sections["Command line"]))
    (commands,) = (
        action
        for action in make_parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    assert set(commands.choices) <= named
    (experiments,) = (
        action
        for action in commands.choices["lab"]._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    assert set(experiments.choices) == set(re.findall(r"`lab ([a-z-]+)`", page))


def test_a_decision_has_a_status_and_a_date_and_fits_a_page() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    assert len(pages) >= 14
    for page in pages:
        lines = page.read_text().splitlines()
        assert re.fullmatch(
            r"\*Status\.\* (Accepted|Superseded by \S+|Proposed), \d{4}-\d\d-\d\d\.", lines[2]
        ), page
        assert len(lines) <= 66, f"{page}: measurements belong into results.md"


def test_concepts_fit_a_page() -> None:
    assert len((ROOT / "docs" / "concepts.md").read_text().splitlines()) <= 200


ENGINE = {
    *("apply", "announce", "chance_text", "choose_code", "codes", "expect_chance", "finish"),
    *("first_owing", "forget_options", "list_options", "move_given", "outcome", "outcome_given"),
    *("own_move", "pop", "possible", "preview_code", "push", "read_cells", "refuse"),
    *("replace_top", "resolve", "seat_number", "seat_or_first", "settle_chance", "top", "viewer"),
    *("waiting_text", "offers", "carry_out"),
    # In compiled classes, attributes of a state are properties too.
    *("owing", "journal", "frames", "depth", "owner", "news", "code", "rules_version", "by_code"),
    # Names of other classes.
    *("add", "add_secret", "move_to", "intern", "new_state", "expect_scenario", "dress", "chain"),
    *("question", "settings", "sign", "tidy", "recall", "content_of"),
}
"""Methods outside the public API: internal ones of the engine, and those that titles implement."""
CLASSES = (
    *(core.State, core.View, core.Record, core.Game, core.Event, core.Decision, core.Move),
    *(core.Refusal, core.Scenario, core.Entry, core.Rng, core.Journal, Campaign),
)


def test_the_page_of_concepts_names_the_whole_public_api() -> None:
    """U4: the page names every public name, method and property except the engine's own."""
    words = set(re.findall(r"\w+", (ROOT / "docs" / "concepts.md").read_text()))
    assert {*sandtable.__all__, *core.__all__} <= words
    found: set[str] = set()
    for of in CLASSES:
        for name, value in vars(of).items():
            if not name.startswith("_") and (callable(value) or hasattr(value, "__get__")):
                found.add(name)
                assert name in words or name in ENGINE, f"{of.__name__}.{name}"
    assert found >= ENGINE, "what is excused exists"
    for name in ("preview", "position", "prompt", "listings", "whole", "play_game", "Campaign"):
        assert name in words


def test_the_page_about_agents_names_what_exists() -> None:
    """C8: functions, methods and files exist, and the words a reader would search for are used."""
    page = (ROOT / "docs" / "how-to" / "add-an-agent.md").read_text()
    assert "`play_out(state, rng)` from `sandtable.core.playout`" in " ".join(page.split())
    for name in re.findall(r"`state\.(\w+)", page):
        assert hasattr(core.State, name)
    for name in ("AGENTS", "YARDSTICKS", "playing", "Searching"):
        assert hasattr(agents, name)
        assert f"`{name}" in page or f".{name}`" in page
    assert callable(importlib.import_module("sandtable.core.playout").play_out)
    page_names = (ROOT / "web/src/lobby/agents.ts").read_text()
    assert not [name for name in agents.AGENTS if name in page_names], "names are words, not code"
    for language in LANGUAGES:
        web = (ROOT / "web" / "locales" / f"{language}.ftl").read_text()
        terminal = (ROOT / "src/sandtable/tui/locales" / f"{language}.ftl").read_text()
        for name in agents.AGENTS:
            assert f"\nweb-lobby-agent-{name} = " in web
            assert f"\nweb-lobby-agent-{name}-note = " in web
            assert f"\nui-player-{name} = " in terminal
