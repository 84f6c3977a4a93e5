"""Faults that the text of any scenario can have. Systems define further faults."""

from typing import Final

from sandtable.core.errors import Says

NOT_TOML: Final = Says("not-toml", "not valid TOML: {reason}")
TOO_LONG: Final = Says("too-long", "the text has {count} bytes; at most {most} are allowed")
TOO_DEEP: Final = Says("too-deep", "tables and lists are nested too deeply")
BROKEN_FILE: Final = Says("broken-file", "the file is damaged or is not a scenario")
NO_SCENARIO: Final = Says("no-scenario", "the file must contain exactly one {name}")
TOO_MANY_FILES: Final = Says(
    "too-many-files", "the file contains {count} files; at most {most} are allowed"
)
MISSING_KEY: Final = Says("missing-key", "missing key '{name}' (expected {expected})")
UNKNOWN_KEY: Final = Says("unknown-key", "unknown key")
WRONG_KIND: Final = Says("wrong-kind", "expected {expected}, got {value}")
NOT_AMONG: Final = Says("not-among", "invalid value {value}; expected one of: {known}")
OUT_OF_RANGE: Final = Says("out-of-range", "{value} is out of range ({low} to {high})")
NOT_PLAIN: Final = Says(
    "not-plain", "expected one line of plain text with at most {most} characters"
)
"""Text that is shown to other users must be one line without invisible characters."""
TOO_SLOW: Final = Says("too-slow", "checking took too long and was stopped")
NEVER_ENDS: Final = Says("never-ends", "a trial game did not end")
TOO_MANY_OPTIONS: Final = Says(
    "too-many-options", "a trial game led to a decision with more than {most} options"
)
TRIAL_FAILED: Final = Says("trial-failed", "a trial game could not be played")
MORE_FAULTS: Final = Says("more-faults", "there are more errors; fix these first")

EXPECTED: Final = {
    "text": "a string",
    "number": "an integer",
    "flag": "true or false",
    "texts": "a list of strings",
    "numbers-2": "a list of 2 integers",
    "numbers-3": "a list of 3 integers",
    "table": "a table",
    "tables": "a list of tables",
}
"""The English words for what a reader expected."""
