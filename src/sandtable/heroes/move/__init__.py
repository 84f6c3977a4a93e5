"""An activated unit: its possible actions, and its move (HN-6)."""
