"""``sandtable doctor``, the extras of the package, and completions for the shell."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sandtable import doctor, extras
from sandtable.cli import main
from sandtable.core import SandtableError
from sandtable.server.ops import serve

ROOT = Path(__file__).parents[2]

ENGINE_ALONE = """
import sys
blocked = set(sys.argv[1:])

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocker())
import sandtable
from sandtable.agents.match import play_match
from sandtable.words import Words
for title in sandtable.TITLES:
    game = sandtable.load(title)
    assert Words(game, "pl").say("title")
play_match("undaunted-normandy", "la-raye", agents=("recruit", "random"), games=1)
from sandtable.cli import main
for command in (["list"], ["serve"], ["play"]):
    print(command, main(command), file=sys.stderr)
"""


def test_the_engine_its_texts_and_agents_need_no_extra() -> None:
    modules = ["starlette", "uvicorn", "msgspec", "sqlalchemy", "alembic", "textual", "rich"]
    modules += ["pyarrow", "gymnasium", "pettingzoo", "pyspiel", "argon2", "psycopg", "websockets"]
    run = subprocess.run(
        [sys.executable, "-c", ENGINE_ALONE, *modules], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "['list'] 0" in run.stderr
    assert "pip install 'sandtable[server]'" in run.stderr
    assert "pip install 'sandtable[tui]'" in run.stderr


def test_every_extra_is_read_from_the_metadata() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found = extras.requirements()
    assert set(project["optional-dependencies"]) | {extras.OWN} == set(found)
    assert "fluent.runtime" in found[extras.OWN]
    assert "sqlalchemy" in found["server"]


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("starlette.routing", "server"),
        ("prometheus_client", "server"),
        ("argon2", "server"),
        ("psycopg", "postgres"),
        ("textual", "tui"),
        ("pyarrow", "lab"),
        ("torch", "train"),
        ("numpy", None),
        ("nothing_of_ours", None),
    ],
)
def test_a_missing_module_leads_to_its_extra(module: str, extra: str | None) -> None:
    assert extras.extra_of(module) == extra


def test_doctor_reports_a_port_in_use_and_how_to_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serve.bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        taken.listen()
        assert main(["doctor", "--port", str(port), "--database", database]) == 1
    out = capsys.readouterr().out
    assert f"!!  port       cannot listen on 127.0.0.1:{port}" in out
    assert f"serve --port {port + 1}" in out
    assert "ok  title      heroes-of-normandie" in out
    assert "will be created" in out
    assert not (tmp_path / "tables.sqlite").exists()


@pytest.mark.parametrize("port", [-1, doctor.LAST_PORT, doctor.LAST_PORT + 1, 10**9])
def test_doctor_recommends_only_ports_that_exist(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(host: str, port: int) -> None:
        raise SandtableError(f"cannot listen on {host}:{port}")

    monkeypatch.setattr(serve, "bind", refuse)
    assert doctor._port(port).fix == "'sandtable serve --port 8000'"


def test_doctor_finds_that_the_folder_of_a_database_is_missing(tmp_path: Path) -> None:
    found = doctor._database(f"sqlite:///{tmp_path}/none/tables.sqlite")
    assert found.mark == doctor.WRONG
    assert found.fix == f"mkdir -p {tmp_path}/none"


def test_doctor_reports_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.mkdir()
    found = {one.subject: one for one in doctor.examine(0, f"sqlite:///{file}")}
    assert found["database"].mark == doctor.WRONG
    assert found["database"].fix
    named = {one.subject: one for one in doctor.examine(0, "oracle://somewhere/x")}
    assert named["database"].mark == doctor.WRONG


def test_doctor_hides_the_password_of_a_database() -> None:
    address = "postgresql://host:secret@127.0.0.1:1/none"
    text = "\n".join(str(one) for one in doctor.examine(0, address))
    assert "secret" not in text
    assert "!!  database" in text


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completion_is_printed_for_each_shell(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    out = capsys.readouterr().out
    assert "doctor" in out
    assert "match" in out
