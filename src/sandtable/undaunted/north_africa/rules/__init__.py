"""The rules that Undaunted: North Africa adds to the system, one module per chapter.

Each chapter is a class derived from the previous one::

    the system's Rules < ending (UA-5) < combat (UA-4) < actions (UA-3) < seats (UA-2) < engine

- ``ending``: points of structures, escape, neutralise, and when a side can no longer win;
- ``combat``: two kinds of defence, vehicles and structures as targets, damage; a fallen soldier's
  supply cards are lost too;
- ``actions``: Drive, Navigate, Observe and Repair; Control is prevented only by a soldier of the
  side that controls the tile; Inspire takes no command cards;
- ``seats``: soldiers board, alight, change and swap seats, and a card may be played for the action
  of its soldier's seat;
- ``engine``: ``NorthAfricaRules``, frame by frame, and the public data of the table.
"""
