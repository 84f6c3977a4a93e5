"""What Undaunted: North Africa has that the system does not, a module for each chapter.

Each chapter is a class that stands on the one before it::

    the system's Rules < ending (UA-5) < combat (UA-4) < actions (UA-3) < seats (UA-2) < engine

- ``ending``: points of structures, escape, neutralise, and when all hope is gone;
- ``combat``: two kinds of defence, vehicles and structures as targets, damage; a fallen soldier
  takes his supply cards along;
- ``actions``: Drive, Navigate, Observe and Repair; Control is stopped only by a soldier of the side
  that controls the tile; Inspire takes no command cards;
- ``seats``: soldiers board, alight, change and swap seats, and a card may be played for the action
  of its soldier's seat;
- ``engine``: ``NorthAfricaRules``, frame by frame, and what is on the table.
"""
