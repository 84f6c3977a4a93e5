"""Verifiable dice.

The key of a table is made of a secret of the server's and a nonce from each player, so that no one
alone decides it. Its hash is shown at the start and the key itself at the end. An outcome is
HMAC(key, number of the log entry): a crash cannot re-roll it, and it cannot be chosen afterwards.
"""

import hashlib
import hmac

WORD = 8
"""How many bytes of the digest are used at a time."""


def make_key(secret: str, nonces: dict[str, str]) -> str:
    """The key of a table, from the server's part and each player's, by side."""
    shares = ",".join(f"{side}={nonces[side]}" for side in sorted(nonces))
    return hmac.new(bytes.fromhex(secret), shares.encode(), hashlib.sha256).hexdigest()


def promise(secret: str) -> str:
    """What is shown at the start: the hash of the part the players do not know yet."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def way(key: str, number: int, ways: int) -> int:
    """Which of the equally likely ways chance goes in a log entry."""
    limit = (1 << 8 * WORD) // ways * ways
    for attempt in range(1000):
        message = f"{number}/{attempt}".encode()
        digest = hmac.new(bytes.fromhex(key), message, hashlib.sha256).digest()
        value = int.from_bytes(digest[:WORD], "big")
        # A value beyond the last whole multiple would favour the lower ways.
        if value < limit:
            return value % ways
    raise AssertionError("a thousand digests in a row beyond the limit")
