"""Password resets by the host of the server."""

import secrets
import time
from dataclasses import dataclass, replace

from sandtable.core import SandtableError, UnknownName
from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.accounts.email_links import RESET, Link
from sandtable.server.accounts.factor_store import FactorStore
from sandtable.server.accounts.identity import hash_token
from sandtable.server.accounts.passwords import Passwords
from sandtable.server.accounts.player_names import login_of
from sandtable.server.store.store import Store

HOURS = 24


class JustChanged(SandtableError):
    """The owner is changing the account at the same moment."""


@dataclass(frozen=True, slots=True)
class Reset:
    """The result of a reset."""

    name: str
    token: str
    """The token of the link for setting a new password."""
    second_factor: bool
    """Whether the second factor is still on."""


async def reset_account(
    store: Store, name: str, remove_email: bool, remove_factor: bool = False
) -> Reset:
    """End an account's password, sessions and links, and create a reset link.

    The second factor stays on, unless the owner has lost that too: talking the host into a reset
    must not bypass it.
    """
    accounts = AccountStore(store)
    account = await accounts.by_login(login_of(name))
    if account is None:
        raise UnknownName(f"no account has the name {name!r}")
    passwords = Passwords()
    try:
        # A random password that nobody knows, so that checking a guess takes as long as usual.
        hashed = await passwords.hash(secrets.token_urlsafe(32))
    finally:
        passwords.close()
    email = "" if remove_email else account.email
    token = secrets.token_urlsafe(32)
    link = Link(hash_token(token), RESET, email, time.time() + HOURS * 3600)
    ended = await accounts.secure(account, password=hashed, email=email)
    after = replace(account, password=hashed, email=email)
    if not ended or not await accounts.add_link(link, after):
        raise JustChanged(f"the account {name!r} is being changed by its owner; try again")
    factors = FactorStore(store)
    if remove_factor:
        await factors.remove(account.id)
    return Reset(account.name, token, (await factors.of(account.id)).on)
