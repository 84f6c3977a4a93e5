"""Password resets by the operator of the server."""

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
    """An account that its owner changes at the same moment."""


@dataclass(frozen=True, slots=True)
class Reset:
    """What was done for the owner of an account."""

    name: str
    token: str
    """Of the link to a new password."""
    second_factor: bool
    """Whether a code is still asked for."""


async def reset_account(
    store: Store, name: str, remove_email: bool, remove_factor: bool = False
) -> Reset:
    """End the password, the sessions and the links of an account; make a new link.

    The second factor stays, unless the owner has lost that, too: a person who talks a host into a
    new password must not get around it.
    """
    accounts = AccountStore(store)
    account = await accounts.by_login(login_of(name))
    if account is None:
        raise UnknownName(f"no account has the name {name!r}")
    passwords = Passwords()
    try:
        # A password that no one knows, so that trying it takes as long as trying any other.
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
