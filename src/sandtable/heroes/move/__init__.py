"""An activated unit: what it may do, its move, and opportunity fire (HN-6, HN-10)."""
