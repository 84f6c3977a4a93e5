"""A copy of the source tree to which something is added, with a count of the files touched."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LANGUAGE = "cs"
"""A language that Sandtable does not support."""


class Tree:
    """A copy of the files under version control, with one commit."""

    def __init__(self, folder: Path, *parts: str) -> None:
        self.folder = folder
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard", *parts],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split("\n")
        for name in filter(None, listed):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, folder / name)
        (folder / ".gitignore").write_text("__pycache__/\nnode_modules\ndist\n")
        self.git("init", "--quiet")
        self.git("add", "--all")
        name = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
        self.git(*name, "commit", "--quiet", "--message", "as it is")

    def git(self, *words: str) -> str:
        command = ["git", "-C", str(self.folder), *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def new_files(self) -> set[str]:
        return set(self.git("ls-files", "--others", "--exclude-standard").split())

    def changed_lines(self) -> dict[str, list[str]]:
        """Return the added (+) and removed (-) lines of each existing file."""
        changed = {}
        for file in self.git("diff", "--name-only").split():
            diff = self.git("diff", "--unified=0", "--", file).split("\n")[4:]
            changed[file] = [line for line in diff if line and not line.startswith("@@")]
        return changed

    def add(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.folder / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} in {name}"
        (self.folder / name).write_text(text.replace(old, new), encoding="utf-8")

    def translate(self, *folders: str) -> None:
        """Add a file of the new language beside every English one in folders with these names."""
        for name in folders:
            for folder in [*self.folder.rglob(name)]:
                for file in [*folder.glob("en.*"), *folder.glob("*.en.md")]:
                    shutil.copy(file, folder / file.name.replace("en.", f"{LANGUAGE}."))

    def python(self, *words: str, status: int = 0) -> str:
        """Run a Python program with this tree's package, interpreted; return its output."""
        run = subprocess.run(
            [sys.executable, *words],
            env={**os.environ, "PYTHONPATH": str(self.folder / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == status, run.stdout + run.stderr
        return run.stdout


def new_title(tree: Tree, name: str = "demo") -> None:
    tree.python("-m", "sandtable.cli", "new-title", name)


def new_agent(tree: Tree) -> None:
    """Add an agent: one file, one line, and its texts."""
    tree.add(
        "src/sandtable/agents/parrot.py",
        '"""The agent that always chooses the first option."""\n\n'
        "from sandtable.core import Decision, Move, View\n\n\n"
        "class Parrot:\n"
        '    name = "parrot"\n\n'
        "    def __init__(self, seed: int) -> None:\n"
        "        pass\n\n"
        "    def decide(self, view: View, decision: Decision) -> Move:\n"
        "        return decision.options[0]\n",
    )
    line = '    "parrot": _of("parrot", "Parrot"),\n'
    tree.replace(
        "src/sandtable/agents/__init__.py",
        '    "random": RandomAgent,\n',
        f'    "random": RandomAgent,\n{line}',
    )
    for file in (tree.folder / "web" / "locales").glob("*.ftl"):
        words = "web-lobby-agent-parrot = Parrot\nweb-lobby-agent-parrot-note = Repeats itself.\n"
        file.write_text(file.read_text(encoding="utf-8").rstrip() + "\n" + words, encoding="utf-8")
    for file in (tree.folder / "src/sandtable/tui/locales").glob("*.ftl"):
        text = file.read_text(encoding="utf-8").rstrip() + "\nui-player-parrot = Parrot\n"
        file.write_text(text, encoding="utf-8")


def new_language(tree: Tree) -> None:
    """Add a language's line; ``Tree.translate`` adds the files."""
    tree.replace(
        "src/sandtable/words/catalogue.py",
        'LANGUAGES = ("en", ',
        f'LANGUAGES = ("en", "{LANGUAGE}", ',
    )


def new_system(tree: Tree) -> None:
    """Add a system: two folders and a line. It is a renamed copy of Heroes with one title."""
    own = {"sandtable.heroes": "sandtable.squares", 'system = "heroes"': 'system = "squares"'}
    own["heroes-of-normandie"] = "squares-of-normandie"
    for root in ("src/sandtable", "web/src"):
        for file in [*(tree.folder / root / "heroes").rglob("*")]:
            if not file.is_file() or "__pycache__" in file.parts:
                continue
            name = f"{root}/squares/{file.relative_to(tree.folder / root / 'heroes')}"
            if file.suffix == ".npz":
                (tree.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, tree.folder / name)
                continue
            text = file.read_text(encoding="utf-8")
            for word, other in own.items():
                text = text.replace(word, other)
            tree.add(name, text)
    tree.replace(
        "src/sandtable/__init__.py",
        '    "heroes-of-normandie": "sandtable.heroes.normandie",\n',
        '    "heroes-of-normandie": "sandtable.heroes.normandie",\n'
        '    "squares-of-normandie": "sandtable.squares.normandie",\n',
    )


EFFECTS = "src/sandtable/heroes/cards/effects.py"


def new_effect(tree: Tree) -> None:
    """Add an effect: a row of the table, and a card with it, which is data."""
    last = '    AirRaid("air", AT_CROSSING),\n]'
    row = '    OneMoreOrder("lucky_order"),\n]'
    tree.replace(EFFECTS, last, last.removesuffix("]") + row)
    cards = "src/sandtable/heroes/normandie/data/cards.toml"
    tree.replace(cards, 'effect = "one_more_order"', 'effect = "lucky_order"')


def new_moment(tree: Tree) -> None:
    """Add a moment: a class in the module of its rule, and the text of its question.

    A player may toss a coin, and draws a card if it shows heads. A card triggers it.
    """
    tree.replace(
        EFFECTS,
        "class DrawCards(Effect):\n",
        '''TOSSING: Final = 29


class Tossing(Moment):
    """Its frame holds the side that may toss, and whether it does."""

    def __init__(self) -> None:
        super().__init__("toss")
        self.rules = {"toss": ["HN-3.1"]}

    def advance(self, state: Skirmish, top: i64) -> bool:
        return roll(state) if field(top, SECOND) else ask(state, Tossing.seat(top))

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        state.set_top(with_field(top, SECOND, 1), 0)

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        state.pop2()
        if outcome > 3:
            state.push2(Drawing.frame(Tossing.seat(top), 1), 0)


KINDS[TOSSING] = Tossing()


class Toss(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return True

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.push2(frame(TOSSING, seat), 0)


class DrawCards(Effect):
''',
    )
    tree.replace(
        EFFECTS, "    is_active,\n    kind_of,\n", "    is_active,\n    kind_of,\n    roll,\n"
    )
    tree.replace(EFFECTS, '    DrawCards("draw_cards"),\n', '    Toss("draw_cards"),\n')
    for file in (tree.folder / "src/sandtable/heroes/locales").glob("*.ftl"):
        text = file.read_text(encoding="utf-8").rstrip() + "\nprompt-toss = Toss a coin?\n"
        file.write_text(text, encoding="utf-8")
