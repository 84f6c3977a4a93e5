"""Sandboxed processes for agents and other untrusted code.

A process started here has its standard streams, limited memory and processor time, and read access
to the files it needs: no other descriptors, no secrets, no network. It ends with its parent.
``launcher`` closes the sandbox from inside before the command starts. If the kernel lacks a layer,
the others still hold; ``protections`` lists those that do.
"""

import asyncio
import json
import logging
import os
import subprocess
import sys
import sysconfig
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import sandtable
from sandtable.packs import SURROUNDINGS as PACKS

logger = logging.getLogger(__name__)

MOST_SAID = 100
"""Maximum lines of a process's standard error that are logged."""
_heard: set[asyncio.Task[None]] = set()

LAUNCHER = Path(__file__).with_name("launcher.py")
KEPT = ("LANG", "LC_ALL", "LC_CTYPE", "PATH", "PYTHONPATH", "PYTHONHASHSEED", "TZ", PACKS)
"""Environment variables that a sandboxed process keeps; any other may hold a secret."""
SET = {
    "HOME": "/",
    "PYTHONDONTWRITEBYTECODE": "1",
    # A sandbox may start few threads, and a search uses one.
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
}
SYSTEM = ("/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/localtime")
DEVICES = ("/dev/null", "/dev/urandom")


@dataclass(frozen=True, slots=True)
class Limits:
    """Resource limits of a sandboxed process."""

    memory: int = 2 << 30
    """Address space in bytes."""
    processor_seconds: int = 3600
    """Processor time in seconds for the process's whole life. Callers have their own timeouts."""
    threads: int = 16
    """Maximum threads of the process's user. A filter of system calls forbids new processes
    anyway."""
    files: int = 64
    nice: int = 5
    """Nice value, so that the server's own work has priority."""


DEFAULT = Limits()


def readable() -> list[str]:
    """Return the folders that Python and this package need to start."""
    paths = {sys.prefix, sys.base_prefix, sys.exec_prefix, str(Path(sandtable.__file__).parents[1])}
    paths |= {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}
    paths |= set(filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)))
    given = json.loads(os.environ.get(PACKS) or "{}")
    paths |= {folder for folders in given.values() for folder in folders}
    return sorted({str(Path(path).resolve()) for path in (*paths, *SYSTEM) if path})


def environment() -> dict[str, str]:
    return {name: os.environ[name] for name in KEPT if name in os.environ} | SET


def command_in_box(command: Sequence[str], limits: Limits = DEFAULT) -> list[str]:
    """Return the command line that sets up the sandbox and then runs a command in it."""
    order = {
        "parent": os.getpid(),
        "readable": readable(),
        "devices": DEVICES,
        "limits": {
            "memory": limits.memory,
            "processor_seconds": limits.processor_seconds,
            "threads": limits.threads,
            "files": limits.files,
            "nice": limits.nice,
        },
    }
    # The launcher needs no site packages and starts faster without them.
    return [sys.executable, "-I", "-S", str(LAUNCHER), json.dumps(order), *command]


async def start(
    command: Sequence[str], limits: Limits = DEFAULT, longest: int = 1 << 16
) -> Process:
    """Start a process in a sandbox, with pipes to its standard input and from its standard output.

    ``longest`` is the maximum length of a line read from it.
    """
    process = await asyncio.create_subprocess_exec(
        *command_in_box(command, limits),
        stdin=PIPE,
        stdout=PIPE,
        stderr=PIPE,
        env=environment(),
        cwd="/",
        limit=longest,
    )
    assert process.stderr is not None
    task = asyncio.create_task(_hear(process.stderr))
    _heard.add(task)
    task.add_done_callback(_heard.discard)
    return process


async def _hear(errors: asyncio.StreamReader) -> None:
    """Log a process's standard error. The process does not inherit ours: if that is a file, the
    process could truncate it or fill the disk."""
    left = MOST_SAID
    while part := await errors.read(1 << 12):
        for line in part.decode(errors="replace").splitlines()[: max(0, left)]:
            logger.warning("sandboxed process: %s", line)
            left -= 1


def run(
    command: Sequence[str], limits: Limits = DEFAULT, seconds: float | None = None, given: str = ""
) -> "subprocess.CompletedProcess[str]":
    """Run a command in a sandbox and wait for it; raise TimeoutExpired after ``seconds``."""
    return subprocess.run(
        command_in_box(command, limits),
        input=given,
        capture_output=True,
        text=True,
        timeout=seconds,
        env=environment(),
        cwd="/",
        check=False,
    )


@cache
def protections() -> tuple[str, ...]:
    """Return the active layers of a sandbox here: ``network``, ``user``, ``files``, ``calls``.

    Each needs support by the kernel. ``user`` also needs root, and a Python that other users can
    read.
    """
    return tuple(run([]).stdout.split())
