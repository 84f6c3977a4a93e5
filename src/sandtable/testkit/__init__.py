"""What tests of any title need, shipped with the package.

- ``conformance(game)``: what every title must pass;
- ``strategies``: hypothesis strategies that walk games by their options;
- ``undaunted.Table``: a scripted table on which a rule test reads like the rulebook.
"""

from sandtable.testkit.conformance import conformance

__all__ = ["conformance"]
