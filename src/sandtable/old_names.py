"""Renamed commands and flags of the command line, and renamed environment variables.

The old spelling works for one more release and prints a warning. It is replaced before the
arguments are parsed, so that help and completions show the new names only.
"""

from collections.abc import MutableMapping, Sequence

COMMANDS = {"table": "inspect", "problems": "reports", "rules": "rule-coverage"}
"""New name of each old command."""
RUN = {"--to": "--output", "--fresh": "--restart", "--anyway": "--force"}
GAMES = {**RUN, "--fraction": "--budget-fraction"}
FLAGS = {
    "play": {"--against": "--opponent"},
    "serve": {
        "--secure": "--secure-cookies",
        "--logs": "--log-format",
        "--open": "--open-browser",
    },
    "inspect": {"--all": "--show-hidden"},
    "print": {"--to": "--output"},
    "lab rate": {
        **GAMES,
        "--claim": "--target-win-rate",
        "--top": "--top-target-win-rate",
        "--seconds": "--seconds-per-move",
        "--hours": "--max-hours",
    },
    "lab balance": {**GAMES, "--lobby": "--publish"},
    "lab data": GAMES,
    "lab predict": {
        "--teach": "--train",
        "--exam-battles": "--eval-battles",
        "--exam-games": "--eval-games",
    },
    "lab train": {
        **RUN,
        "--school": "--warmup-games",
        "--drills": "--fast-generations",
        "--drill-games": "--fast-games",
        "--exam": "--eval-games",
        "--rounds": "--search-iterations",
        "--keep": "--install",
        "--all": "--include-held-out",
    },
}
"""For each command, the new name of each old flag."""
VARIABLES = {
    "SANDTABLE_ADDRESS": "SANDTABLE_URL",
    "SANDTABLE_PRIVATE_WEBHOOKS": "SANDTABLE_ALLOW_PRIVATE_WEBHOOKS",
}
"""New name of each old environment variable."""


def current(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Replace old names. Return the arguments and a warning for each name that was replaced."""
    found = list(arguments)
    warnings: list[str] = []
    if not found:
        return found, warnings
    if (renamed := COMMANDS.get(found[0])) is not None:
        warnings.append(f"'{found[0]}' is now called '{renamed}'")
        found[0] = renamed
    flags = FLAGS.get(found[0], FLAGS.get(" ".join(found[:2]), {}))
    for place, argument in enumerate(found):
        name, equals, value = argument.partition("=")
        if (renamed := flags.get(name)) is not None:
            warnings.append(f"{name} is now called {renamed}")
            found[place] = f"{renamed}{equals}{value}"
    return found, warnings


def use_current_variables(environment: MutableMapping[str, str]) -> list[str]:
    """Set the new variables from the old ones. Return a warning for each that was used."""
    warnings: list[str] = []
    for old, new in VARIABLES.items():
        if environment.get(old) and not environment.get(new):
            environment[new] = environment[old]
            warnings.append(f"{old} is now called {new}")
    return warnings
