"""Validation of email addresses (S8)."""

import re

LONGEST = 254
LONGEST_LOCAL = 64

ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"({ATOM}(?:\.{ATOM})*)@((?:{LABEL}\.)+(?:[A-Za-z]{{2,63}}|xn--{LABEL}))")
ENCODED_WORD = "=?"
"""The start of an encoded word, which mail programs decode: it could smuggle in a second header."""


def normal_address(text: str) -> str | None:
    """Return an address in plain ASCII as used in headers; None if it is invalid.

    Quoted names, comments, routes and display names are refused, although the standard allows them:
    nobody has such an address, and mail programs interpret them differently.
    """
    local, at, domain = text.strip().rpartition("@")
    if not at or not domain.isascii():
        try:
            domain = domain.encode("idna").decode("ascii")
        except UnicodeError:
            return None
    address = f"{local}{at}{domain}"
    found = ADDRESS.fullmatch(address)
    if found is None or ENCODED_WORD in address:
        return None
    return address if len(address) <= LONGEST and len(found[1]) <= LONGEST_LOCAL else None
