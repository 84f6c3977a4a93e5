"""The Containerfile, checked instruction by instruction, as tests cannot fetch images."""

import fnmatch
import json
import re
import shlex
import subprocess
import tomllib
from pathlib import Path

from sandtable.cli import make_parser

ROOT = Path(__file__).parents[2]
FILE = ROOT / "Containerfile"


def instructions() -> list[tuple[str, str]]:
    """Return each instruction with its arguments, without comments; continued lines are joined."""
    lines = [line for line in FILE.read_text().splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    found = [line.split(maxsplit=1) for line in joined.splitlines() if line.strip()]
    return [(name, rest) for name, rest in found]


def stages() -> list[list[tuple[str, str]]]:
    parts: list[list[tuple[str, str]]] = []
    for name, rest in instructions():
        if name == "FROM":
            parts.append([])
        parts[-1].append((name, rest))
    return parts


def only(stage: list[tuple[str, str]], name: str) -> str:
    (found,) = (rest for one, rest in stage if one == name)
    return found


def test_it_knows_only_instructions_that_exist_and_pinned_images() -> None:
    known = {
        *("FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL"),
        *("HEALTHCHECK", "ENTRYPOINT", "CMD", "ARG", "LABEL"),
    }
    assert {name for name, _ in instructions()} <= known
    for stage in stages():
        image = stage[0][1].split()[0]
        assert re.fullmatch(r"docker\.io/library/\w+:\d+(\.\d+)?-slim", image), image


def test_all_that_is_copied_is_in_the_repository_and_not_ignored() -> None:
    ignored = (ROOT / ".containerignore").read_text().split()
    copied = 0
    for name, rest in instructions():
        if name != "COPY" or "--from" in rest:
            continue
        for source in rest.split()[:-1]:
            copied += 1
            listed = subprocess.run(
                ["git", "ls-files", "--", source], cwd=ROOT, capture_output=True, check=True
            ).stdout
            assert listed, source
            assert not any(fnmatch.fnmatch(source, pattern) for pattern in ignored), source
    assert copied > 5
    names = {Path(rest.split()[0]).name for name, rest in instructions() if name == "COPY"}
    assert "package.json" in names


def test_packages_come_with_a_fresh_list_and_without_suggestions() -> None:
    installs = [rest for name, rest in instructions() if name == "RUN" and "apt-get" in rest]
    assert installs
    for rest in installs:
        assert rest.startswith("apt-get update && apt-get install --yes --no-install-recommends ")


def test_the_extras_exist_and_the_locked_versions_are_constraints() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = set()
    for name, rest in instructions():
        if name == "RUN":
            for extras in re.findall(r"\[([\w,]+)\]", rest):
                asked |= set(extras.split(","))
    assert {"server", "postgres"} <= asked <= set(project["optional-dependencies"])
    (command,) = re.findall(
        r"(sed .+? requirements\.txt) >", next(r for n, r in instructions() if "sed" in r)
    )
    made = subprocess.run(
        shlex.split(command), cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    versions = [line for line in made.splitlines() if line and not line.lstrip().startswith("#")]
    assert len(versions) > 30
    assert [line for line in versions if not re.match(r"[\w.\-\[\]]+==\S+", line)] == []
    assert "hash" not in made


def test_it_runs_as_a_user_without_rights_and_is_watched() -> None:
    last = stages()[-1]
    order = [name for name, _ in last]
    user = only(last, "USER")
    assert user not in ("root", "0")
    assert any(f"useradd --uid 1000 --create-home {user}" in rest for _, rest in last)
    assert order.index("USER") < order.index("ENTRYPOINT")
    assert not any(name in ("RUN", "COPY") for name, _ in last[order.index("USER") :])
    assert only(last, "VOLUME") == "/data"
    assert only(last, "ENV") == "XDG_DATA_HOME=/data"
    health = only(last, "HEALTHCHECK")
    command = json.loads(health.partition("CMD ")[2])
    assert command[:2] == ["python", "-c"]
    compile(command[2], "healthcheck", "exec")
    port = only(last, "EXPOSE")
    assert f"http://127.0.0.1:{port}/healthz" in command[2]
    served = [*json.loads(only(last, "ENTRYPOINT")), *json.loads(only(last, "CMD"))]
    assert served[0] == "sandtable"
    options = make_parser().parse_args(served[1:])
    assert (options.port, options.host) == (int(port), "0.0.0.0")
