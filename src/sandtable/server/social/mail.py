"""Outgoing email, if a mail server is configured."""

import asyncio
import logging
import os
import smtplib
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

from sandtable.core import SandtableError
from sandtable.server.social.delivery import Outcome
from sandtable.server.texts import words

logger = logging.getLogger(__name__)

SECONDS = 20
"""SMTP timeout in seconds."""
DEADLINE = 60.0
"""Timeout of one email in seconds."""
AT_ONCE = 8
"""Emails sent concurrently, in threads that nothing else waits for."""


_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="letter")


class MailConfigError(SandtableError):
    """The configuration of the mail server is incomplete or invalid."""


class Unreached(OSError):
    """The mail server could not be reached, so it did not get the email."""


@dataclass(frozen=True, slots=True)
class Mailer:
    """The mail server and the sender of emails."""

    server: SplitResult
    sender: str
    address: str
    """The server's public URL, for links in emails."""

    @classmethod
    def from_environment(cls) -> "Mailer | None":
        """Return the mailer configured by environment variables; None without a mail server."""
        server = os.environ.get("SANDTABLE_SMTP")
        if not server:
            return None
        sender = os.environ.get("SANDTABLE_MAIL_FROM", "")
        address = os.environ.get("SANDTABLE_URL", "").rstrip("/")
        parts = urlsplit(server)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            # The value is not shown, because it may contain a password.
            raise MailConfigError(
                "invalid SANDTABLE_SMTP; expected smtp://HOST or smtps://USER:PASSWORD@HOST:PORT"
            )
        if "@" not in sender:
            raise MailConfigError(
                "SANDTABLE_SMTP is set, but SANDTABLE_MAIL_FROM is missing or not an email address"
            )
        if not address.startswith(("https://", "http://")):
            raise MailConfigError(
                "SANDTABLE_SMTP is set, but SANDTABLE_URL is missing; set it to the "
                "public URL, such as https://table.example"
            )
        return cls(parts, sender, address)

    async def send(self, to: str, language: str, kind: str, **about: str) -> bool:
        """Send an email of a kind; return whether the mail server accepted it."""
        return await self.deliver(to, language, kind, **about) is Outcome.TAKEN

    async def deliver(self, to: str, language: str, kind: str, **about: str) -> Outcome:
        """Send an email of a kind; return the outcome."""
        letter = self.letter(to, language, kind, **about)
        try:
            async with asyncio.timeout(DEADLINE):
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(_threads, self._hand_in, letter)
        except (OSError, smtplib.SMTPException) as error:
            # Neither the recipient nor the mail server's message is logged.
            logger.warning("email (%s) could not be sent: %s", kind, type(error).__name__)
            if isinstance(error, TimeoutError):
                return Outcome.SLOW
            return Outcome.UNREACHED if isinstance(error, Unreached) else Outcome.REFUSED
        return Outcome.TAKEN

    def letter(self, to: str, language: str, kind: str, **about: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self.sender
        letter["To"] = Address(addr_spec=to)
        letter["Subject"] = words(language, f"letter-{kind}-subject", **about)
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words(language, f"letter-{kind}", **about) + "\n")
        return letter

    def link(self, path: str) -> str:
        return f"{self.address}{path}"

    def _hand_in(self, letter: EmailMessage) -> None:
        with ExitStack() as stack:
            try:
                line = stack.enter_context(self._line())
            except OSError as error:
                raise Unreached from error
            if self.server.username:
                line.login(unquote(self.server.username), unquote(self.server.password or ""))
            line.send_message(letter)

    @contextmanager
    def _line(self) -> Iterator[smtplib.SMTP]:
        host, port = str(self.server.hostname), self.server.port or 0
        if self.server.scheme == "smtps":
            context = ssl.create_default_context()
            with smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context) as line:
                yield line
        else:
            with smtplib.SMTP(host, port, timeout=SECONDS) as line:
                line.ehlo()
                # Passwords are only sent over TLS; emails use TLS if the server offers it.
                if self.server.username or line.has_extn("starttls"):
                    line.starttls(context=ssl.create_default_context())
                yield line
