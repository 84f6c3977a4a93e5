"""How fast the engine plays, beside other engines, measured in one interleaved run."""

from sandtable.bench.measure import interleave
from sandtable.bench.own import SCENARIOS, own
from sandtable.bench.peers import PEERS, PeerMissingError

RATIOS: dict[str, dict[str, tuple[str, float]]] = {
    "undaunted-normandy": {
        "openspiel_hearts_python": ("from_python", 4),
        "openspiel_backgammon_python": ("from_python", 14),
        "python_chess": ("from_python", 37),
        "rlcard_gin_rummy": ("from_python", 80),
        "pettingzoo_connect_four": ("from_python", 80),
        "openspiel_hearts_cpp": ("inside", 1),
    },
    "undaunted-north-africa": {},
    "heroes-of-normandie": {
        "openspiel_hearts_python": ("from_python", 1.5),
        "openspiel_backgammon_python": ("from_python", 5),
    },
}
"""For each title the peers it is measured beside, with the rate of ours that is compared, and the
ratio we promise at least."""

__all__ = ["PEERS", "RATIOS", "SCENARIOS", "PeerMissingError", "interleave", "own"]
