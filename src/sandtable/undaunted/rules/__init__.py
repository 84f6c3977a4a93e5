"""The rules that all Undaunted titles share, one module per chapter of the rulebook.

Each chapter is a class derived from the previous one, in order of dependency::

    setup (UN-2) < ending (UN-8) < movement (UN-5) < support (UN-6)
          < combat (UN-7) < turn (UN-4) < round (UN-3) < engine

``engine`` has ``Rules``, which asks, applies and resolves frame by frame. A title derives its own
class from it and overrides what differs.

Whether something is legal is always decided by a method that returns a reason (0 if legal). The
same result builds the list of options and explains why other moves are missing.
"""
