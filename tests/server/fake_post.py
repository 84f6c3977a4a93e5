"""A mail server for tests that stores every email."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from urllib.parse import urlsplit

from sandtable.server.social.mail import Mailer

ADDRESS = "https://table.example"


class FakePost:
    """The emails that a mail server received."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self._arrived = asyncio.Condition()
        self.refuses = False

    async def next(self, number: int = 1) -> EmailMessage:
        """Return the email with this number, counted from 1."""
        async with asyncio.timeout(90), self._arrived:
            await self._arrived.wait_for(lambda: len(self.letters) >= number)
        return self.letters[number - 1]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        await say("220 a fake")
        while line := (await reader.readline()).decode().strip():
            command = line.split(":")[0].split()[0].upper()
            if command == "DATA":
                await say("354 go on")
                data = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(data[:-3], policy=policy.default)
                assert isinstance(letter, EmailMessage)
                async with self._arrived:
                    self.letters.append(letter)
                    self._arrived.notify_all()
                await say("250 kept")
            elif command == "QUIT":
                await say("221 bye")
                break
            elif command == "RCPT" and self.refuses:
                await say("550 nobody here")
            else:
                await say("250 well")
        writer.close()


@asynccontextmanager
async def fake_post() -> AsyncIterator[tuple[FakePost, Mailer]]:
    """Run a mail server in this loop; yield it and a mailer that uses it."""
    fake = FakePost()
    server = await asyncio.start_server(fake.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        yield fake, Mailer(urlsplit(f"smtp://127.0.0.1:{port}"), "table@table.example", ADDRESS)


def token_in(letter: EmailMessage, purpose: str) -> str:
    """Return the token of the link in an email."""
    text = letter.get_content()
    assert isinstance(text, str)
    found = re.search(rf"^{ADDRESS}/{purpose}#([\w-]+)\r?$", text, re.MULTILINE)
    assert found is not None, text
    return found[1]
