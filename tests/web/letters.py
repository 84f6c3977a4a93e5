"""A mail server that stores every email, for tests without an event loop."""

import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

PATIENCE = 20.0


class Letterbox:
    """The emails that a mail server received."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.address = ""

    def wait(self, number: int) -> EmailMessage:
        """Return the email with this number, counted from 1."""
        deadline = time.monotonic() + PATIENCE
        while len(self.letters) < number:
            assert time.monotonic() < deadline, f"there is no letter {number}"
            time.sleep(0.05)
        return self.letters[number - 1]

    def path(self, number: int) -> str:
        """Return the path of the link in an email, without the server's name."""
        text = self.wait(number).get_content()
        assert isinstance(text, str)
        found = re.search(r"^https?://[^/]+(/\S+)$", text.replace("\r", ""), re.MULTILINE)
        assert found is not None, text
        return found[1]


@contextmanager
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()

    class Clerk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 a letterbox\r\n")
            while line := self.rfile.readline():
                command = line[:4].upper()
                if command == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    data = b""
                    while (line := self.rfile.readline()) != b".\r\n":
                        data += line
                    letter = message_from_bytes(data, policy=policy.default)
                    assert isinstance(letter, EmailMessage)
                    box.letters.append(letter)
                self.wfile.write(b"221 bye\r\n" if command == b"QUIT" else b"250 well\r\n")

    class Desk(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Desk(("127.0.0.1", 0), Clerk) as server:
        box.address = f"smtp://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield box
        server.shutdown()
        thread.join()
