"""Which email addresses the server writes to (S8)."""

import re

LONGEST = 254
LONGEST_LOCAL = 64

ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"({ATOM}(?:\.{ATOM})*)@((?:{LABEL}\.)+(?:[A-Za-z]{{2,63}}|xn--{LABEL}))")
ENCODED_WORD = "=?"
"""What mail programs read as something else in disguise: it could carry a second header."""


def normal_address(text: str) -> str | None:
    """An address as it goes into a header, in plain ASCII; None where it is not one.

    Quoted names, comments, routes and addresses with a display name are not taken, although the
    standard allows them: no one has such an address, and every mail program reads them differently.
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
