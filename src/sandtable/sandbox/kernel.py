"""Sandboxing features of Linux: namespaces, Landlock, system call filters.

The functions return whether they succeeded. None of them can be undone. Python's standard library
covers little of this, so the C library is called directly.
"""

import ctypes
import os
import platform
import signal
import struct
import sys
from pathlib import Path

CLONE_NEWUSER = 0x10000000
CLONE_NEWNET = 0x40000000
CLONE_NEWIPC = 0x08000000
CLONE_THREAD = 0x00010000

PR_SET_PDEATHSIG = 1
PR_SET_SECCOMP = 22
PR_CAPBSET_DROP = 24
PR_SET_SECUREBITS = 28
PR_SET_NO_NEW_PRIVS = 38
SECCOMP_MODE_FILTER = 2
NO_ROOT_LOCKED = 0b11
"""Secure bits: user 0 has no special privileges, and this is locked."""
MOST_CAPABILITIES = 64

libc = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


def call(name: str, *arguments: object) -> int:
    """Call a function of the C library; return -1 if it does not exist or fails."""
    function = getattr(libc, name, None)
    return -1 if function is None else int(function(*arguments))


def control(option: int, *arguments: int) -> int:
    padded = [*arguments, 0, 0, 0, 0][:4]
    return call("prctl", option, *(ctypes.c_ulong(one) for one in padded))


def leave_network() -> bool:
    """Enter a network namespace in which only a disabled loopback exists. Needs root."""
    return call("unshare", CLONE_NEWNET | CLONE_NEWIPC) == 0


def leave_users_and_network() -> bool:
    """Enter a new network namespace without root, inside a new user namespace."""
    return call("unshare", CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWIPC) == 0


def end_with_parent() -> bool:
    return control(PR_SET_PDEATHSIG, signal.SIGKILL) == 0


def no_new_privileges() -> bool:
    return control(PR_SET_NO_NEW_PRIVS, 1) == 0


def drop_capabilities() -> None:
    """Drop root's remaining privileges when the command starts."""
    control(PR_SET_SECUREBITS, NO_ROOT_LOCKED)
    for capability in range(MOST_CAPABILITIES):
        control(PR_CAPBSET_DROP, capability)


# Landlock: access to files

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
RULE_PATH_BENEATH = 1
VERSION = 1
READ_FOLDER = 1 << 3
READ = 1 << 0 | 1 << 2 | READ_FOLDER
"""Execute, read a file, read a folder."""
READ_AND_WRITE_FILE = 1 << 1 | 1 << 2
FILE_RIGHTS = (13, 14, 15, 15, 16)
"""Number of file access rights in each version of Landlock, from version 1."""
TCP = 0b11
"""Access rights to bind and connect."""
SIGNALS_AND_SOCKETS = 0b11


def hide_files(readable: list[str], devices: list[str]) -> bool:
    """Restrict file access to these folders, read-only, and these devices."""
    version = call("syscall", CREATE_RULESET, None, 0, VERSION)
    if version < 1:
        return False
    rights = (1 << FILE_RIGHTS[min(version, len(FILE_RIGHTS)) - 1]) - 1
    # Older kernels expect a shorter structure, and 0 for rights they do not know.
    form = struct.pack(
        "QQQ", rights, TCP if version >= 4 else 0, SIGNALS_AND_SOCKETS if version >= 6 else 0
    )
    form = form[: 24 if version >= 6 else 16 if version >= 4 else 8]
    ruleset = call("syscall", CREATE_RULESET, form, len(form), 0)
    if ruleset < 0:
        return False
    for paths, allowed in ((readable, READ), (devices, READ_AND_WRITE_FILE)):
        for path in paths:
            allow(ruleset, path, allowed)
    done = call("syscall", RESTRICT_SELF, ruleset, 0) == 0
    os.close(ruleset)
    return done


def allow(ruleset: int, path: str, allowed: int) -> None:
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return  # paths that do not exist need no rule
    if not Path(path).is_dir():
        allowed &= ~READ_FOLDER
    rule = struct.pack("=Qi", allowed, descriptor)
    call("syscall", ADD_RULE, ruleset, RULE_PATH_BENEATH, rule, 0)
    os.close(descriptor)


# Filters: allowed system calls

DENIED = {
    # name: x86-64, ARM 64
    "socket": (41, 198),
    "socketpair": (53, 199),
    "connect": (42, 203),
    "bind": (49, 200),
    "io_uring_setup": (425, 425),
    "fork": (57, None),
    "vfork": (58, None),
    "kill": (62, 129),
    "tkill": (200, 130),
    "pidfd_open": (434, 434),
    "pidfd_send_signal": (424, 424),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "mount": (165, 40),
    "unshare": (272, 97),
    "setns": (308, 268),
    "bpf": (321, 280),
    "keyctl": (250, 219),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "open_by_handle_at": (304, 265),
    "userfaultfd": (323, 282),
    "perf_event_open": (298, 241),
}
CLONE = (56, 220)
CLONE3 = (435, 435)
MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""By machine: the column of its numbers, and the kernel's identifier of the architecture."""
LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
ALLOW, KILL, REFUSE = 0x7FFF0000, 0x80000000, 0x00050000
EPERM, ENOSYS = 1, 38
OTHER_NUMBERS = 0x40000000
"""Numbers from here on are x32 calls on x86, which would bypass the filter."""


def program(column: int, machine: int) -> list[tuple[int, int, int, int]]:
    """Return the filter program: (operation, jump if true, jump if false, value)."""
    steps = [
        (LOAD, 0, 0, 4),  # architecture of the call
        (EQUAL, 1, 0, machine),
        (RETURN, 0, 0, KILL),
        (LOAD, 0, 0, 0),  # number of the call
        (AT_LEAST, 0, 1, OTHER_NUMBERS),
        (RETURN, 0, 0, KILL),
    ]
    for numbers in DENIED.values():
        if (number := numbers[column]) is not None:
            steps += [(EQUAL, 0, 1, number), (RETURN, 0, 0, REFUSE | EPERM)]
    return [
        *steps,
        # Refused, so that the C library uses clone, whose flags the filter can check.
        (EQUAL, 0, 1, CLONE3[column]),
        (RETURN, 0, 0, REFUSE | ENOSYS),
        (EQUAL, 0, 3, CLONE[column]),
        (LOAD, 0, 0, 16),  # flags of clone
        (ANY_BIT, 1, 0, CLONE_THREAD),
        (RETURN, 0, 0, REFUSE | EPERM),
        (RETURN, 0, 0, ALLOW),
    ]


def filter_calls() -> bool:
    """Refuse sockets, new processes, and access to other processes."""
    if platform.machine() not in MACHINES:
        return False
    steps = program(*MACHINES[platform.machine()])
    code = b"".join(struct.pack("HBBI", *step) for step in steps)
    kept = ctypes.create_string_buffer(code, len(code))
    form = struct.pack("HxxxxxxQ", len(steps), ctypes.addressof(kept))
    whole = ctypes.create_string_buffer(form, len(form))
    return control(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.addressof(whole)) == 0
