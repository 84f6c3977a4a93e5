"""The rules all Undaunted titles share, a module for each chapter of the rulebook.

Each chapter is a class that stands on the one before it, in the order of who needs whom::

    setup (UN-2) < ending (UN-8) < movement (UN-5) < support (UN-6) < combat (UN-7)
                 < turn (UN-4) < round (UN-3) < engine

``engine`` has ``Rules``: what is asked, answered and resolved, frame by frame. A title derives its
own class from it and overrides what differs.

Every question "may this be done?" is answered by a method that returns a reason (0 when it may):
the same answer makes the list of options and explains why something is not on it.
"""
