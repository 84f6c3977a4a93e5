"""How fast the engine plays, beside other engines, measured in one interleaved run."""

from sandtable.bench.measure import interleave
from sandtable.bench.own import OWN
from sandtable.bench.peers import PEERS, PeerMissingError

RATIOS: dict[str, tuple[str, float]] = {
    "openspiel_hearts_python": ("from_python", 4),
    "openspiel_backgammon_python": ("from_python", 14),
    "python_chess": ("from_python", 37),
    "rlcard_gin_rummy": ("from_python", 80),
    "pettingzoo_connect_four": ("from_python", 80),
    "openspiel_hearts_cpp": ("inside", 1),
}
"""Each peer with the rate of ours it is compared with, and the ratio we promise at least."""

__all__ = ["OWN", "PEERS", "RATIOS", "PeerMissingError", "interleave"]
