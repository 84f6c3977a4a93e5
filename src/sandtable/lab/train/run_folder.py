"""The folder of a training run: its plan, games, weights and log.

Files are written under another name and then renamed, so that every file in the folder is complete.
A run that was killed therefore continues where it stopped, if its plan is the same.
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
"""Modules of the lab that affect the training result."""
ELSE = "choose another folder with --output, or discard this run with --restart"


def fingerprint() -> str:
    """Return a hash of the code and content that affect the training result.

    The agents' weights are not included: they do not affect the result, and they change after a
    successful run.
    """
    root = Path(sandtable.__file__).parent
    playing = (file for file in what_plays(root) if file.suffix != ".npz")
    digest = hashlib.blake2b(digest_size=8)
    for file in (*playing, *(root / "lab" / "train" / name for name in TEACHING)):
        digest.update(str(file.relative_to(root.parent)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


class RunFolder:
    """The folder of a training run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._plan = path / "plan.json"
        self._log = path / "log.jsonl"

    def take_up(self, plan: dict[str, Any], fresh: bool = False, anyway: bool = False) -> None:
        """Start a run here, or continue it if its plan is the same; otherwise raise an error.

        ``fresh`` discards the existing run; ``anyway`` continues even if the code has changed.
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
        """Return the file of a lot: a generation's games on a scenario, from the number
        ``first``."""
        return self.path / f"games-{generation:03}-{scenario}-{first:05}.npz"

    def log(self) -> dict[int, dict[str, Any]]:
        """Return the log entries by generation."""
        if not self._log.exists():
            return {}
        entries = map(json.loads, self._log.read_text(encoding="utf-8").splitlines())
        return {entry["generation"]: entry for entry in entries}

    def note(self, entry: dict[str, Any]) -> None:
        """Write a generation's log entry, replacing an earlier one."""
        entries = self.log() | {entry["generation"]: entry}
        lines = [json.dumps(entries[generation]) + "\n" for generation in sorted(entries)]
        _put(self._log, "".join(lines))

    def _results(self) -> list[Path]:
        """Return the files that runs create; other files in the folder are left alone."""
        return [*self.path.glob("weights-*.npz"), *self.path.glob("games-*.npz")]

    def _forget(self) -> None:
        # Delete the plan first: if the process is killed then, the other files belong to no run.
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
        """Write the plan, with the versions of the code that ran it, latest last."""
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
