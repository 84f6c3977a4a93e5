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
"""Lines of its standard error that are logged of a process."""
_heard: set[asyncio.Task[None]] = set()

LAUNCHER = Path(__file__).with_name("launcher.py")
KEPT = ("LANG", "LC_ALL", "LC_CTYPE", "PATH", "PYTHONPATH", "PYTHONHASHSEED", "TZ", PACKS)
"""The variables a process in a box keeps. All others may hold a secret."""
SET = {
    "HOME": "/",
    "PYTHONDONTWRITEBYTECODE": "1",
    # A box has few threads, and a search uses one.
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
}
SYSTEM = ("/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/localtime")
DEVICES = ("/dev/null", "/dev/urandom")


@dataclass(frozen=True, slots=True)
class Limits:
    """What a process in a box may use."""

    memory: int = 2 << 30
    """Bytes of address space."""
    processor_seconds: int = 3600
    """Of its whole life. Callers have their own clock."""
    threads: int = 16
    """Threads of all processes of its user; it cannot start processes at all where the kernel has
    filters for system calls."""
    files: int = 64
    nice: int = 5
    """People come first."""


DEFAULT = Limits()


def readable() -> list[str]:
    """The folders without which Python and this package do not start."""
    paths = {sys.prefix, sys.base_prefix, sys.exec_prefix, str(Path(sandtable.__file__).parents[1])}
    paths |= {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}
    paths |= set(filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)))
    given = json.loads(os.environ.get(PACKS) or "{}")
    paths |= {folder for folders in given.values() for folder in folders}
    return sorted({str(Path(path).resolve()) for path in (*paths, *SYSTEM) if path})


def environment() -> dict[str, str]:
    return {name: os.environ[name] for name in KEPT if name in os.environ} | SET


def command_in_box(command: Sequence[str], limits: Limits = DEFAULT) -> list[str]:
    """The command line that shuts the box and then runs a command in it."""
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
    # Without site packages, which it does not need, the launcher is ready at once.
    return [sys.executable, "-I", "-S", str(LAUNCHER), json.dumps(order), *command]


async def start(
    command: Sequence[str], limits: Limits = DEFAULT, longest: int = 1 << 16
) -> Process:
    """Start a process in a box, with pipes to its standard input and from its standard output.

    ``longest``: the longest line that can be read from it.
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
    """Log what a process says on its standard error. It does not get ours: that may be a file,
    which it could empty, or fill the disk with."""
    left = MOST_SAID
    while part := await errors.read(1 << 12):
        for line in part.decode(errors="replace").splitlines()[: max(0, left)]:
            logger.warning("from a box: %s", line)
            left -= 1


def run(
    command: Sequence[str], limits: Limits = DEFAULT, seconds: float | None = None, given: str = ""
) -> "subprocess.CompletedProcess[str]":
    """The same for a caller that waits until it ends; TimeoutExpired when it takes longer."""
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
    """What a box is made of here: ``network``, ``user``, ``files`` and ``calls``, as far as the
    kernel has them and, for ``user``, root starts it and others can read Python."""
    return tuple(run([]).stdout.split())
