"""One-time codes of authenticator apps (RFC 6238), and recovery codes for lost phones."""

import base64
import hashlib
import hmac
import secrets
import struct
from urllib.parse import quote, urlencode

import segno

STEP = 30
"""Length of a time step in seconds."""
DIGITS = 6
DRIFT = 1
"""Steps by which a phone's clock may be ahead or behind."""
ISSUER = "Sandtable"
SECRET_BYTES = 20

RECOVERY_CODES = 10
RECOVERY_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Letters and digits without i, l, o and u, which are easily misread."""
RECOVERY_LENGTH = 16
"""80 bits, which cannot be guessed, so a plain hash is safe to store."""
MISREAD = str.maketrans("oil", "011")


def new_secret() -> str:
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def code_at(secret: str, step: int) -> str:
    """Return the code of a time step."""
    mac = hmac.new(base64.b32decode(secret), struct.pack(">Q", step), hashlib.sha1).digest()
    offset = mac[-1] & 15
    (number,) = struct.unpack(">I", mac[offset : offset + 4])
    return str((number & 0x7FFFFFFF) % 10**DIGITS).zfill(DIGITS)


def step_of(secret: str, code: str, now: float) -> int | None:
    """Return the time step, close to now, that a code belongs to; None if the code is wrong."""
    said = "".join(code.split())
    found = None
    current = int(now) // STEP
    for step in range(max(0, current - DRIFT), current + DRIFT + 1):
        if hmac.compare_digest(code_at(secret, step).encode(), said.encode()):
            found = step
    return found


def uri(secret: str, name: str) -> str:
    """Return the URI that an authenticator app reads."""
    label = quote(f"{ISSUER}:{name}")
    return f"otpauth://totp/{label}?{urlencode({'secret': secret, 'issuer': ISSUER})}"


def picture(text: str) -> str:
    """Return a QR code as a data URI, dark on light in any theme."""
    return segno.make(text, error="m").svg_data_uri(scale=4, light="#fff", dark="#000")


def new_recovery_codes() -> list[str]:
    """Return new recovery codes, in the form shown to the user."""
    return [
        "-".join(
            "".join(secrets.choice(RECOVERY_LETTERS) for _ in range(4))
            for _ in range(RECOVERY_LENGTH // 4)
        )
        for _ in range(RECOVERY_CODES)
    ]


def is_recovery_code(code: str) -> bool:
    """Whether a code has the form of a recovery code."""
    return len(_plain(code)) == RECOVERY_LENGTH


def hash_recovery_code(code: str) -> str:
    """Return the stored hash of a recovery code, ignoring how it was typed."""
    return hashlib.sha256(_plain(code).encode()).hexdigest()


def _plain(code: str) -> str:
    return "".join(letter for letter in code.casefold() if letter.isalnum()).translate(MISREAD)
