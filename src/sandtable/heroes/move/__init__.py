"""An activated unit: what it may do, and its move (HN-6)."""
