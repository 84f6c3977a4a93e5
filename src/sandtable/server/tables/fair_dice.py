"""Verifiable dice.

A table's key is derived from a secret of the server and a nonce from each player, so that no one
alone decides it. The hash of the secret is shown at the start, the secret itself at the end. An
outcome is HMAC(key, number of the log entry): a crash cannot re-roll it, and nobody can choose it
afterwards.
"""

import hashlib
import hmac

WORD = 8
"""Bytes of the digest used at a time."""


def make_key(secret: str, nonces: dict[str, str]) -> str:
    """Return a table's key, derived from the server's secret and each side's nonce."""
    shares = ",".join(f"{side}={nonces[side]}" for side in sorted(nonces))
    return hmac.new(bytes.fromhex(secret), shares.encode(), hashlib.sha256).hexdigest()


def promise(secret: str) -> str:
    """Return the commit shown at the start: the hash of the server's secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def way(key: str, number: int, ways: int) -> int:
    """Return the index of a log entry's chance outcome, out of ``ways`` equally likely ones."""
    limit = (1 << 8 * WORD) // ways * ways
    for attempt in range(1000):
        message = f"{number}/{attempt}".encode()
        digest = hmac.new(bytes.fromhex(key), message, hashlib.sha256).digest()
        value = int.from_bytes(digest[:WORD], "big")
        # Values beyond the last whole multiple of ``ways`` would favour the lower indexes.
        if value < limit:
            return value % ways
    raise AssertionError("a thousand digests in a row beyond the limit")
