"""Benchmarks of the engine and of other engines, measured in one interleaved run."""

import sandtable
from sandtable.bench.batched import batched
from sandtable.bench.measure import interleave
from sandtable.bench.own import SCENARIOS, own
from sandtable.bench.peers import BATCH_PEERS, PEERS, PeerMissingError

RATIOS: dict[str, dict[str, tuple[str, float]]] = {
    title: {
        peer: (promise["rate"], promise["least"])
        for peer, promise in sandtable.load(title).settings["bench"].get("ratios", {}).items()
    }
    for title in sandtable.TITLES
}
"""By title and peer: the rate of ours to compare, and the minimum ratio we guarantee."""

__all__ = [
    "BATCH_PEERS",
    "PEERS",
    "RATIOS",
    "SCENARIOS",
    "PeerMissingError",
    "batched",
    "interleave",
    "own",
]
