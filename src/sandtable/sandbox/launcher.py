"""Sandboxes itself and then becomes the command to run.

It is run by its path, without site packages, and imports only the standard library and ``kernel``
beside it: ``launcher.py ORDER COMMAND...``.
"""

import json
import os
import resource
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandtable.sandbox import kernel
else:
    # Importing the package itself would be slow.
    sys.path.insert(0, str(Path(__file__).parent))
    import kernel

FIRST_USER = 61184
USERS = 4336
"""Number of user ids, in a range that systemd also assigns to processes without an account. Each
process gets its own, so that none can stop another."""


def close_descriptors() -> None:
    """Close all inherited descriptors: a listening socket kept open would block its port."""
    os.closerange(3, max(os.sysconf("SC_OPEN_MAX"), 65536))


def limit(limits: dict[str, int], alone: bool) -> None:
    """Set resource limits. ``alone`` says whether the user id has no other threads."""
    most = {
        resource.RLIMIT_AS: limits["memory"],
        resource.RLIMIT_CPU: limits["processor_seconds"],
        resource.RLIMIT_NOFILE: limits["files"],
        resource.RLIMIT_CORE: 0,
    }
    if alone:
        most[resource.RLIMIT_NPROC] = limits["threads"]
    for kind, wanted in most.items():
        _, hard = resource.getrlimit(kind)
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(kind, (allowed, allowed))
    os.nice(limits["nice"])


def readable_by(user: int, paths: list[str]) -> bool:
    """Return whether another user could read these paths, if they exist. Needs root."""
    there = [path for path in paths if Path(path).exists()]
    os.setresgid(user, user, 0)
    os.setresuid(user, user, 0)
    try:
        return all(os.access(path, os.R_OK) for path in there)
    finally:
        os.setresuid(0, 0, 0)
        os.setresgid(0, 0, 0)


def change_user(needed: list[str]) -> bool:
    """Change to another user, if started by root and that user can read what is needed."""
    if os.geteuid() != 0:
        return False
    user = FIRST_USER + os.getpid() % USERS
    os.setgroups([])
    if not readable_by(user, needed):
        return False
    os.setresgid(user, user, user)
    os.setresuid(user, user, user)
    return True


def main() -> None:
    """Without a command, print the layers of the sandbox that are active."""
    order: dict[str, Any] = json.loads(sys.argv[1])
    command = sys.argv[2:]
    close_descriptors()
    held = []
    # Root needs no user namespace, and changes the user later.
    left = kernel.leave_network()
    alone = not left and kernel.leave_users_and_network()
    if left or alone:
        held.append("network")
    if change_user([*order["readable"], *command[:1]]):
        held.append("user")
        alone = True
    else:
        kernel.drop_capabilities()
    kernel.end_with_parent()
    if os.getppid() != order["parent"]:
        os.kill(os.getpid(), signal.SIGKILL)  # the parent ended before end_with_parent was called
    limit(order["limits"], alone)
    kernel.no_new_privileges()
    if kernel.hide_files(order["readable"], order["devices"]):
        held.append("files")
    if kernel.filter_calls():
        held.append("calls")
    if command:
        os.execv(command[0], command)
    sys.stdout.write(" ".join(held))


if __name__ == "__main__":
    main()
