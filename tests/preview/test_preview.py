"""A game in the browser: one person at the page of `plaza play`, three computers.

Whole games are clicked in tests/discord; here the beginning of one, and a whole one in the soak.
"""

import os
import re
from pathlib import Path

import pytest

playwright_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from tests.preview.page import CHROMIUM, SIZE, Client, browser, plaza_play  # noqa: E402 - it needs playwright

if not CHROMIUM.exists():
    pytest.skip("no Chromium here: apt-get install chromium", allow_module_level=True)

MOST_DECISIONS = 200
BEGINNING = 4
SCORING = re.compile(r"1\. .*: \d+ points")
ENDED = "This game was ended early."
MIDDLE = 40


WHOLE = pytest.param(
    MOST_DECISIONS, id="whole", marks=[] if "PLAZA_GALLERY" in os.environ else pytest.mark.soak
)
"""A whole game, which is also played where pictures of it are kept."""


@pytest.mark.proof
@pytest.mark.timeout(420)
@pytest.mark.parametrize("most", [BEGINNING, WHOLE])
def test_a_game_against_three_computers_ends_with_the_scoring_or_early(most: int):
    """After this many decisions the person ends it."""
    gallery = os.environ.get("PLAZA_GALLERY") if most == MOST_DECISIONS else None
    with plaza_play() as url, playwright_api.sync_playwright() as playwright:
        chromium = browser(playwright)
        page = chromium.new_page(viewport=SIZE)
        client = Client(page, url)
        assert "simulation" in client.messages.last.inner_text()
        _keep(client, gallery, "first-table")

        client.press(client.board, "Your move")
        decisions = _play(client, gallery, most)
        early = decisions == most
        if early:
            _end(client)

        assert decisions >= min(most, 20)
        final = client.messages.filter(has_text=ENDED if early else SCORING).last
        final.wait_for(timeout=60_000)
        playwright_api.expect(client.board, "nothing is left to click on").to_have_count(0)
        _keep(client, gallery, "final-scoring", final)

        client.view_as("Robin")
        assert client.messages.filter(has=page.locator(".message-ephemeral-note")).count() == 0
        chromium.close()


def _play(client: Client, gallery: str | None, decisions: int) -> int:
    """Answer this many questions, or until there are no more; return their number."""
    kept = False
    for decision in range(decisions):
        if not _asked(client):
            return decision
        panel = client.panel
        if decision >= MIDDLE and not kept and "Build" in panel.inner_text():
            _keep(client, gallery, "own-panel", panel)
            kept = True
        _answer(client, decision)
    assert decisions < MOST_DECISIONS, f"no end after that many: {client.panel.inner_text()}"
    return decisions


def _answer(client: Client, decision: int) -> None:
    """Press an option, or choose as many as possible; confirm if that is not yet the answer."""
    panel, options = client.panel, client.options
    role = "role" in panel.inner_text()
    if count := options.count():
        options.nth(decision % count if role else 0).click()
        client.settle()
    else:
        menu = panel.locator(".preview-select")
        most = int(menu.get_attribute("data-maximum") or 1)
        count = menu.locator(".select-option").count()
        first = decision % count if role else 0
        client.select(panel, [(first + place) % count for place in range(most)])
    if client.panel.get_by_role("button", name="Confirm", exact=True, disabled=False).count():
        client.press(client.panel, "Confirm")


def _asked(client: Client) -> bool:
    """Look again while computers think; return whether there is a question, or the game is over."""
    for _ in range(120):
        if client.panel.locator(".preview-select").or_(client.options).count():
            return True
        if client.messages.filter(has_text=SCORING).count():
            return False
        if client.board.count():
            client.press(client.board, "Your move")
        client.page.wait_for_timeout(500)
    raise AssertionError(f"nothing is asked: {client.panel.inner_text()}")


def _end(client: Client) -> None:
    client.press(client.board, "More")
    client.press(client.panel, "End")
    client.press(client.panel, "End")


def _keep(client: Client, gallery: str | None, name: str, message=None) -> None:
    """Keep a picture of the page, if requested."""
    if gallery is None:
        return
    if message is not None:
        message.scroll_into_view_if_needed()
    client.pictures_loaded()
    client.page.wait_for_timeout(500)
    client.page.screenshot(path=str(Path(gallery) / f"{name}.png"))
