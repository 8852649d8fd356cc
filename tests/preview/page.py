"""The preview's page, as a person uses it."""

import os
import re
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, Playwright, ViewportSize
from playwright.sync_api import TimeoutError as PlaywrightTimeout

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
READY = "() => window.simcordPreview?.ready && !window.simcordPreview.pendingAction"
PRIVATE = ".message-ephemeral-note"
OPTION = re.compile(r"^\d+\. ")
"""The beginning of the custom id of an option's button, if one press is the answer."""
SIZE: ViewportSize = {"width": 1280, "height": 1180}
STARTING_SECONDS = 60


@contextmanager
def plaza_play() -> Generator[str]:
    """Run `plaza play` as a program of its own; give its address, and stop it as Ctrl-C does."""
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "bot", "play", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield _address(process.stdout)
        finally:
            process.send_signal(2)
            try:
                rest, _ = process.communicate(timeout=30)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
        assert process.returncode == 0, rest
        assert "Stopped." in rest


def _address(lines) -> str:
    for line in lines:
        if found := re.search(r"http://127\.0\.0\.1:\d+/#\S+", line):
            return found[0]
    raise AssertionError("plaza play ended before it served a page")


def browser(playwright: Playwright) -> Browser:
    """Start Debian's Chromium."""
    return playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)


class Client:
    """Discord's client, as far as a player needs it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        page.goto(url)
        self.settle()

    def settle(self) -> None:
        """Wait until the page shows the result of the last action."""
        self.page.wait_for_function(READY, timeout=60_000)

    @property
    def messages(self) -> Locator:
        return self.page.locator("#channel-message-list article.channel-message")

    @property
    def board(self) -> Locator:
        """The newest public post that leads to the viewer's move."""
        public = self.messages.filter(has_not=self.page.locator(PRIVATE))
        return public.filter(has=self.page.get_by_role("button", name="Your move")).last

    @property
    def panel(self) -> Locator:
        """The newest message that only this viewer sees."""
        return self.messages.filter(has=self.page.locator(PRIVATE)).last

    @property
    def options(self) -> Locator:
        """The panel's buttons that answer its question at once."""
        return self.panel.get_by_role("button", name=OPTION).and_(
            self.panel.locator("button:enabled")
        )

    def press(self, message: Locator, label: str) -> None:
        message.get_by_role("button", name=label, exact=True).click()
        self.settle()

    def select(self, message: Locator, positions: list[int]) -> None:
        """Choose entries of the message's menu, by their place in it.

        While pictures arrive, the page redraws and closes the menu: then it begins again.
        """
        menu = message.locator(".preview-select")
        for _ in range(10):
            with suppress(PlaywrightTimeout):
                _pick(menu, positions)
                self.settle()
                return
        raise AssertionError("the menu closes again and again")

    def view_as(self, name: str) -> None:
        self.page.locator("#viewer-picker").select_option(label=name)
        self.settle()

    def pictures_loaded(self) -> None:
        """Wait until all pictures that can be seen are there."""
        self.page.wait_for_function(
            "() => [...document.querySelectorAll('#channel-message-list img')]"
            ".every(image => image.complete)"
        )


def _pick(menu: Locator, positions: list[int]) -> None:
    """Open a menu and choose from it. Raises TimeoutError where it closes meanwhile."""
    menu.locator(".select-trigger").click()
    options = menu.locator(".select-option")
    options.first.wait_for(timeout=500)
    several = int(menu.get_attribute("data-maximum") or 1) > 1
    for position in positions:
        option = options.nth(position)
        if not several or option.get_attribute("aria-selected", timeout=1000) != "true":
            option.click(timeout=1000)
    if several:
        menu.get_by_role("button", name="Apply").click(timeout=1000)
