"""Guests with a browser. All errors that their pages log are recorded."""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypedDict

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    WebSocket,
    WebSocketRoute,
)

from web.screens import Lobby, ReplayScreen, ReportScreen, RulesScreen, TableScreen
from web.wire_player import WirePlayer

DESK = (1440, 900)
NOTEBOOK = (1280, 800)
LAPTOP = (1024, 768)
PHONE = (390, 844)

NO_WORKER = "Service Worker registration blocked by Playwright"
"""Message of the browser when a test blocks service workers."""

BROKEN_LINE = (
    r"WebSocket connection to .* failed|Failed to load resource|net::ERR_"
    r"|Unable to preload|Failed to fetch dynamically imported module"
)
"""Messages of the browser when a test cuts the connection. Files being loaded fail, too."""

TELL_OF_VIOLATIONS = """
  document.addEventListener("securitypolicyviolation", (event) => {
    noteViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
  });
"""


class Settings(TypedDict, total=False):
    """Settings that a guest's browser stores before the page opens."""

    language: str
    theme: str
    speed: str
    letters: bool
    asking: str
    """The windows of a card game in which the player is asked."""


class Guest:
    """A guest with one browser and one or more tabs."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        settings: Settings,
        *,
        size: tuple[int, int] = DESK,
        touch: bool = False,
        like: WirePlayer | None = None,
        bypass_csp: bool = False,
        worker: bool = False,
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[Mapping[str, Any]] = []
        """All messages received through WebSockets."""
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            color_scheme="light",
            # With instant display, tests need not wait for CSS transitions either.
            reduced_motion="reduce" if settings.get("speed") == "instant" else "no-preference",
            bypass_csp=bypass_csp,
            # A test cannot intercept what a service worker fetches.
            service_workers="allow" if worker else "block",
        )
        if like is not None:
            self.context.add_cookies([{**cookie} for cookie in like.cookies])  # type: ignore[typeddict-item]
        self.context.expose_function("noteViolation", lambda text: self.complaints.append(text))
        self.context.add_init_script(TELL_OF_VIOLATIONS)
        self.context.add_init_script(stored(address, settings))
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def tab(self) -> Page:
        """Open another tab of the same browser."""
        return self.context.new_page()

    def lobby(self) -> Lobby:
        self.page.goto("/")
        return Lobby(self.page).ready()

    def table(self, table: str, page: Page | None = None, address: str = "") -> TableScreen:
        page = page or self.page
        page.goto(f"{address}/table/{table}")
        return TableScreen(page)

    def replay(self, table: str, query: str = "") -> ReplayScreen:
        self.page.goto(f"/replay/{table}{query}")
        return ReplayScreen(self.page).ready()

    def report(self, table: str) -> ReportScreen:
        self.page.goto(f"/report/{table}")
        return ReportScreen(self.page).ready()

    def rules(self, rule: str = "", title: str = "undaunted-normandy") -> RulesScreen:
        self.page.goto(f"/rules/{title}{rule}")
        return RulesScreen(self.page).ready()

    def forgive(self, pattern: str) -> None:
        """Remove expected errors from the list."""
        self.complaints[:] = [text for text in self.complaints if not re.search(pattern, text)]

    def photograph(self, folder: Path, name: str) -> None:
        """Save screenshots of all tabs and the last messages, to explain a failed test."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            page.screenshot(path=folder / f"{name}-{number}.png")
        frames = [message for message in self.frames if message["type"] != "pong"]
        (folder / f"{name}.json").write_text(json.dumps(frames[-3:], indent=1), encoding="utf-8")

    def leave(self) -> None:
        self.context.close()

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and NO_WORKER not in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, data: str | bytes) -> None:
        self.frames.append(json.loads(data))

    def battle_frames(self) -> Iterable[Mapping[str, Any]]:
        return [message for message in self.frames if message["type"] == "frame"]


class Gate:
    """Blocks all messages after the one that says that the computer is thinking."""

    def __init__(self, page: Page) -> None:
        self.watching = False
        self.shut = False
        page.route_web_socket("**/socket", self._handle)

    def _handle(self, browser: WebSocketRoute) -> None:
        def forward(message: str | bytes) -> None:
            if not self.shut:
                browser.send(message)
                self.shut = self.watching and json.loads(message).get("thinking") is not None

        browser.connect_to_server().on_message(forward)


def stored(address: str, settings: Settings) -> str:
    """Return a script that stores the settings as the page does, unless the page has stored its
    own."""
    about = json.dumps([address, "sandtable.settings", json.dumps(settings)])
    return f"""(([address, key, settings]) => {{
      if (location.origin !== address) return;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, settings);
    }})({about})"""
