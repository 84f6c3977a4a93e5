"""A new title and a new system in the browser: they are added to a copy of the tree."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.guests import Guest
from web.served import ROOT, free_port, running

sys.path.append(str(ROOT / "tests" / "layout"))
from scaffold import Tree, new_agent, new_system, new_title


def test_a_new_title_and_agent_are_played_in_the_browser(tmp_path: Path, browser: Browser) -> None:
    tree = Tree(tmp_path / "copy", "src", "web/locales", "pyproject.toml")
    new_agent(tree)
    new_title(tree)
    shutil.copytree(ROOT / "web" / "dist", tree.folder / "web" / "dist")
    port = free_port()
    command = ["-m", "sandtable.cli", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    with running(command, port, tmp_path, PYTHONPATH=str(tree.folder / "src")) as address:
        guest = Guest(browser, address, {"speed": "instant", "theme": "light", "language": "en"})
        lobby = guest.lobby()
        lobby["title-demo"].click()
        expect(lobby["scenario-first-battle"]).to_be_visible()
        lobby.choose(scenario="first-battle", opponent="agent", agent="parrot", side="us")
        table = lobby.start()
        expect(table.counter("us", "rifleman_a")).to_be_visible()
        bid = table.hand()[0]
        table.card(bid).get_by_role("button").first.click()
        table["confirm"].click()
        expect(table.log).not_to_have_count(0)
        assert guest.complaints == []
        guest.leave()


@pytest.mark.soak
def test_a_new_system_is_played_in_the_browser(tmp_path: Path, browser: Browser) -> None:
    """The page is built again with a further folder."""
    tree = Tree(tmp_path / "copy", "src", "web", "pyproject.toml")
    new_system(tree)
    (tree.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run(["npx", "vite", "build"], cwd=tree.folder / "web", check=True)
    port = free_port()
    command = ["-m", "sandtable.cli", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    with running(command, port, tmp_path, PYTHONPATH=str(tree.folder / "src")) as address:
        guest = Guest(browser, address, {"speed": "instant", "theme": "light", "language": "en"})
        lobby = guest.lobby()
        lobby["title-squares-of-normandie"].click()
        lobby["scenario-godsend"].click()
        lobby["agent-random"].click()
        lobby["start"].click()
        expect(guest.page.locator(".map")).to_be_visible()
        assert guest.complaints == []
        guest.leave()
