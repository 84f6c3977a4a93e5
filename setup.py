"""Compiles the engine where there is a C compiler; everywhere else it runs as plain Python."""

import os

from setuptools import setup

# One list, compiled in one piece, so that calls between these modules are native calls.
COMPILED = [
    f"src/sandtable/{module}.py"
    for module in (
        "core/journal",
        "core/moves",
        "core/rng",
        "core/scenario",
        "core/state",
        "undaunted/dice",
        "undaunted/field",
        "undaunted/normandy/rules",
        "undaunted/reasons",
        "undaunted/rules",
        "undaunted/state",
        "undaunted/view",
        "undaunted/words",
    )
]


def extensions() -> list[object]:
    if os.environ.get("SANDTABLE_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    built = mypycify(COMPILED, opt_level="3", debug_level="0", group_name="sandtable")
    for extension in built:
        extension.optional = True  # no compiler: the install goes on, interpreted
    return list(built)


setup(ext_modules=extensions())
