"""Test an installed wheel: ``try_wheel.py compiled|pure [--serve | --pipx FOLDER]``.

Without ``--serve`` only the engine, its texts and its agents are installed: two agents play a game
of each title, its record replays, and a command that needs an extra names it. With ``--serve`` the
server starts, the page responds, and a table can be set up. ``--pipx`` tests the same with the
wheel in a folder, run by pipx.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import sandtable
from sandtable.agents.match import play_match

COMMAND = [sys.executable, "-m", "sandtable.cli"]


def play() -> None:
    for title in sandtable.TITLES:
        scenario = next(iter(sandtable.load(title).listings())).id
        with tempfile.TemporaryDirectory() as folder:
            records = Path(folder)
            play_match(title, scenario, agents=("recruit", "random"), games=2, records=records)
            files = list(records.iterdir())
            assert len(files) == 2, files
            for file in files:
                assert sandtable.replay(file.read_text()).state.over
        print(f"{title}: two games of {scenario} played, records replayed")
    refused = subprocess.run([*COMMAND, "serve"], capture_output=True, text=True, check=False)
    assert "pip install 'sandtable[server]'" in refused.stderr, refused.stderr


def serve(command: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [*command, "serve", "--port", "0"],
            env={**os.environ, "XDG_DATA_HOME": folder},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None, "the server did not start"
            address = found[0].rstrip("/")
            with urllib.request.urlopen(f"{address}/", timeout=60) as answer:
                assert b"<html" in answer.read()
            with urllib.request.urlopen(f"{address}/healthz", timeout=60) as answer:
                assert answer.status == 200
            with urllib.request.urlopen(f"{address}/api/titles", timeout=60) as answer:
                assert len(json.load(answer)) > 0
        finally:
            server.terminate()
            server.wait(timeout=30)
    print("the server responds and serves the page")


if __name__ == "__main__":
    assert (sys.argv[1] == "compiled") == sandtable.COMPILED, sandtable.COMPILED
    assert "site-packages" in sandtable.__file__, sandtable.__file__
    if "--pipx" in sys.argv:
        (wheel,) = Path(sys.argv[-1]).glob("*.whl")
        spec = f"sandtable[server] @ {wheel.as_uri()}"
        serve([sys.executable, "-m", "pipx", "run", "--spec", spec, "sandtable"])
    elif "--serve" in sys.argv:
        serve(COMMAND)
    else:
        play()
