"""The folder of a training run: its plan, games, weights and log.

Whatever is there is whole: files are written beside their place and then put there. So a run that
was killed goes on where it was, if it is the same run.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import sandtable
from sandtable.core import SandtableError
from sandtable.lab.game_log import what_plays

FORMAT = "sandtable training 1"
TEACHING = ("selfplay.py", "fit.py", "training.py")
"""The modules of the lab that decide what is learned."""
ELSE = "choose another folder with --output, or discard this run with --restart"


def fingerprint() -> str:
    """The state of the code and content that decide what is learned.

    The weights the agents play by are not among them: nothing is learned from those, and they
    change when a run has ended well.
    """
    root = Path(sandtable.__file__).parent
    playing = (file for file in what_plays(root) if file.suffix != ".npz")
    digest = hashlib.blake2b(digest_size=8)
    for file in (*playing, *(root / "lab" / "train" / name for name in TEACHING)):
        digest.update(str(file.relative_to(root.parent)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


class RunFolder:
    """Where a training run lives."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._plan = path / "plan.json"
        self._log = path / "log.jsonl"

    def take_up(self, plan: dict[str, Any], fresh: bool = False, anyway: bool = False) -> None:
        """Begin a run here, or go on with it. A run of another plan is not gone on with.

        ``fresh`` forgets what is there; ``anyway`` goes on though the code has changed.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        if fresh:
            self._forget()
        if self._plan.exists() or self._results():
            self._compare(plan, anyway)
        else:
            self._begin({"format": FORMAT, "code": [fingerprint()], "plan": plan})

    def weights(self, generation: int) -> Path:
        return self.path / f"weights-{generation:03}.npz"

    def games(self, generation: int, scenario: str, first: int) -> Path:
        """The games of a generation on a scenario from the first of a lot on."""
        return self.path / f"games-{generation:03}-{scenario}-{first:05}.npz"

    def log(self) -> dict[int, dict[str, Any]]:
        """What was noted of each generation."""
        if not self._log.exists():
            return {}
        entries = map(json.loads, self._log.read_text(encoding="utf-8").splitlines())
        return {entry["generation"]: entry for entry in entries}

    def note(self, entry: dict[str, Any]) -> None:
        """Note a generation, in place of what was noted of it before."""
        entries = self.log() | {entry["generation"]: entry}
        lines = [json.dumps(entries[generation]) + "\n" for generation in sorted(entries)]
        _put(self._log, "".join(lines))

    def _results(self) -> list[Path]:
        """What runs leave here; other files are not ours."""
        return [*self.path.glob("weights-*.npz"), *self.path.glob("games-*.npz")]

    def _forget(self) -> None:
        # The plan first: what is left, should we be killed meanwhile, is then nobody's.
        for file in (self._plan, self._log, *self._results()):
            file.unlink(missing_ok=True)

    def _compare(self, plan: dict[str, Any], anyway: bool) -> None:
        begun = self._begun()
        if begun.get("format") != FORMAT:
            raise SandtableError(f"{self.path} contains a training run without a plan file: {ELSE}")
        others = [
            f"{name.replace('_', ' ')} {_said(begun['plan'].get(name))}, not {_said(value)}"
            for name, value in plan.items()
            if begun["plan"].get(name) != value
        ]
        if others:
            raise SandtableError(
                f"{self.path} contains another training run ({'; '.join(others)}): {ELSE}"
            )
        code = fingerprint()
        if begun["code"][-1] == code:
            return
        if not anyway:
            raise SandtableError(
                f"{self.path} contains a training run with other rules or training code; "
                "use --restart to discard it or --force to continue it"
            )
        self._begin({**begun, "code": [*begun["code"], code]})

    def _begin(self, begun: dict[str, Any]) -> None:
        """Write down what is being done here, and with what code, the last one last."""
        _put(self._plan, json.dumps(begun, indent=1) + "\n")

    def _begun(self) -> dict[str, Any]:
        try:
            begun = json.loads(self._plan.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return begun if isinstance(begun, dict) else {}


def _said(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _put(file: Path, text: str) -> None:
    part = file.with_name(f"{file.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
