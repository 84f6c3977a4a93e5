"""Compiles the engine where there is a C compiler; everywhere else it runs as plain Python."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

# One list, compiled in one piece, so that calls between these modules are native calls.
COMPILED = [
    f"src/sandtable/{module}.py"
    for module in (
        "agents/chance",
        "agents/desert",
        "agents/footing",
        "agents/ground",
        "agents/judge",
        "agents/judgement",
        "agents/outlook",
        "agents/recruit",
        "agents/search",
        "agents/skirmish/attacks",
        "agents/skirmish/deployment",
        "agents/skirmish/footing",
        "agents/skirmish/goals",
        "agents/skirmish/ground",
        "agents/skirmish/hand",
        "agents/skirmish/judgement",
        "agents/skirmish/marching",
        "agents/skirmish/orders",
        "agents/skirmish/outlook",
        "agents/thumb",
        "core/journal",
        "core/moves",
        "core/playout",
        "core/rng",
        "core/scenario",
        "core/state",
        "grid/lines",
        "grid/squares",
        "heroes/ambush",
        "heroes/appraisal",
        "heroes/assault",
        "heroes/attack",
        "heroes/blast",
        "heroes/cards",
        "heroes/casualties",
        "heroes/chance",
        "heroes/choices",
        "heroes/demolition",
        "heroes/deployment",
        "heroes/effects",
        "heroes/explain",
        "heroes/features",
        "heroes/fire",
        "heroes/flow",
        "heroes/land",
        "heroes/menu",
        "heroes/movement",
        "heroes/opportunity",
        "heroes/options",
        "heroes/outlook",
        "heroes/paths",
        "heroes/playing",
        "heroes/prospects",
        "heroes/reasons",
        "heroes/rules",
        "heroes/seam",
        "heroes/shots",
        "heroes/sight",
        "heroes/state",
        "heroes/tell",
        "heroes/theatre",
        "heroes/turn",
        "heroes/victory",
        "heroes/view",
        "heroes/windows",
        "heroes/words",
        "undaunted/chance",
        "undaunted/dice",
        "undaunted/explain",
        "undaunted/features",
        "undaunted/field",
        "undaunted/hope",
        "undaunted/normandy/rules",
        "undaunted/north_africa/aims",
        "undaunted/north_africa/bearings",
        "undaunted/north_africa/boarding",
        "undaunted/north_africa/charting",
        "undaunted/north_africa/combat",
        "undaunted/north_africa/desert",
        "undaunted/north_africa/reports",
        "undaunted/north_africa/rules",
        "undaunted/north_africa/state",
        "undaunted/north_africa/vocabulary",
        "undaunted/prospects",
        "undaunted/reasons",
        "undaunted/rules",
        "undaunted/state",
        "undaunted/tell",
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
        # Lets the compiler inline calls between our own functions, although they are exported.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return list(built)


class BuildAllOrNothing(build_ext):
    """The compiled modules stand on one shared library: half of them would be worse than none."""

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as error:
            sys.stderr.write(f"the engine will run interpreted: {error}\n")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
